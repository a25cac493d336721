character-lin-manner = 攻守平衡
character-lin-line = 在奶奶的牌桌上学会打牌，那张桌上第二圈之前谁也不开口。
character-ada-manner = 爱做稀罕牌
character-ada-line = 有个本子记着她和过的每一副特殊牌型，差一点和成的记得更长。
character-tomas-manner = 小牌快和
character-tomas-line = 开夜班公交。只要赶在下一站之前，和什么都是好牌。
character-mei-manner = 专收一门
character-mei-line = 在瓷器上只画一种颜色，理牌也一样。
character-oskar-manner = 爱碰爱杠
character-oskar-line = 退休的铁匠：三张一样成一组，四张一样响当当，顺子是小孩子玩的。
character-ruth-manner = 谨慎
character-ruth-line = 在银行干了四十年。她很少打您要的牌，谁打过她都记得。
character-kenji-manner = 爱做门清
character-kenji-line = 修表的。没做完之前，谁也不知道他在做什么。
character-nora-manner = 专做大牌
character-nora-line = 秋天独自出海。宁可输九局，也不和一把小的。
character-samir-manner = 能要就要
character-samir-line = 卖香料的，看见牌躺在桌上就忍不住要还个价。
character-ines-manner = 顺子连顺子
character-ines-line = 跳舞的：每一步都得接着前一步。
character-jonas-manner = 先静后狠
character-jonas-line = 养蜂人。牌慢话少，时不时来一把扫光全桌的。
character-zoe-manner = 风牌、箭牌和梦
character-zoe-line = 看夜空的人，总相信今晚四面来风会吹进同一副牌。

# What they say about a Mah Jongg: one of the sentences after losing, after winning, and when somebody else has a special hand.

character-lin-lost = { $variant ->
    [0] 打得好。奶奶在的话会点头。
    [1] 不声不响的牌最会和。我看出来晚了。
   *[other] 这副牌早知道自己要去哪儿。
}
character-lin-won = { $variant ->
    [0] 和了。多谢各位。
    [1] 沉住气，总有回报的时候。
   *[other] 奶奶也和过这么一副。
}
character-lin-astonished = { $variant ->
    [0] 坐了四十年牌桌，这种牌我只见过三回。
   *[other] 都别说话，让我再看一眼。
}
character-ada-lost = { $variant ->
    [0] 真漂亮！这副我得记下来。
    [1] 我这副牌本来还有大计划呢。
   *[other] 恭喜！不过我那副会更好看。
}
character-ada-won = { $variant ->
    [0] 这副我要记两遍！
    [1] 不稀罕，我也收下了。
   *[other] 瞧，我有时候也做得成。
}
character-ada-astonished = { $variant ->
    [0] 等等！我的本子呢？还得削支铅笔。
   *[other] 这副牌我试了十一年！
}
character-tomas-lost = { $variant ->
    [0] 您先到了，我还在等红灯。
    [1] 行，这一站是您的。
   *[other] 好牌。下一局，快！
}
character-tomas-won = { $variant ->
    [0] 叮！各位请下车。
    [1] 准点到站，一如既往。
   *[other] 这趟是快车。
}
character-tomas-astonished = { $variant ->
    [0] 为这样一副牌，末班车误了也值。
   *[other] 我偏偏从这些牌旁边赶过去了。不可思议。
}
character-mei-lost = { $variant ->
    [0] 配得好。我喜欢您的颜色。
    [1] 我还在配颜色呢。
   *[other] 做得漂亮，一笔也不多。
}
character-mei-won = { $variant ->
    [0] 理得整整齐齐，成了。
    [1] 这层釉挂住了！
   *[other] 我就这么理着理着，它就出来了。
}
character-mei-astonished = { $variant ->
    [0] 我要把它画在最好的碗上。
   *[other] 谁也别碰，让我先画下来。
}
character-oskar-lost = { $variant ->
    [0] 好铁，这副牌。
    [1] 打得准！我还差一锤。
   *[other] 嗯！您趁热打铁了。
}
character-oskar-won = { $variant ->
    [0] 听见没有？响当当！
    [1] 铁热锤快。
   *[other] 就得这么打。
}
character-oskar-astonished = { $variant ->
    [0] 凭我的铁砧说，这是锻出来的，不是摸出来的。
   *[other] 我在火边四十年，也没打出过这么一副。
}
character-ruth-lost = { $variant ->
    [0] 该您得的，我已经入账了。
    [1] 每张牌我都数着，您还是更快。
   *[other] 稳妥的投资。恭喜。
}
character-ruth-won = { $variant ->
    [0] 一点小利，我从来不嫌少。
    [1] 小心，还是第一。
   *[other] 您看，积少成多。
}
character-ruth-astonished = { $variant ->
    [0] 我得换一本大账簿了。
   *[other] 这要是在银行，得请行长来看。
}
character-kenji-lost = { $variant ->
    [0] 您这副牌走得很准。
    [1] 原来您在做这个。真精致。
   *[other] 做得好。我的还拆在桌上。
}
character-kenji-won = { $variant ->
    [0] 走起来了。
    [1] 最后一个齿轮，早就装好了。
   *[other] 谁也没往我的作坊里看。
}
character-kenji-astonished = { $variant ->
    [0] 这样的机芯，我只在书里读过。
   *[other] 能让我用放大镜看看吗？
}
character-nora-lost = { $variant ->
    [0] 您一帆风顺！我追的是更大的。
    [1] 驶得好。
   *[other] 比这小的我都扔了。打得好。
}
character-nora-won = { $variant ->
    [0] 输掉的九局，全忘了！
    [1] 这就是我等的浪。
   *[other] 总算看见陆地了。
}
character-nora-astonished = { $variant ->
    [0] 我出海就为这副牌，倒让您靠岸了！
   *[other] 全体上甲板，快来看！
}
character-samir-lost = { $variant ->
    [0] 好买卖。我该多出点价。
    [1] 您先成交了！会做生意。
   *[other] 那张牌，什么价我都肯买。
}
character-samir-won = { $variant ->
    [0] 买定，卖出！
    [1] 瞧，开口要就有。
   *[other] 各位朋友，今天生意不错。
}
character-samir-astonished = { $variant ->
    [0] 朋友，这副牌是无价的。
   *[other] 为了看它一眼，我情愿关店。
}
character-ines-lost = { $variant ->
    [0] 真美，一步也没踏错。
    [1] 您跳到我前头去了。
   *[other] 我丢了拍子。打得好！
}
character-ines-won = { $variant ->
    [0] 一、二、三，谢幕。
    [1] 步步都接上了。
   *[other] 我就知道音乐会再响起来。
}
character-ines-astonished = { $variant ->
    [0] 请全体起立鼓掌！
   *[other] 我还以为那一跳没人做得到。
}
character-jonas-lost = { $variant ->
    [0] 嗯，好。
    [1] 蜜蜂会喜欢您，活儿稳当。
   *[other] 采得不错。
}
character-jonas-won = { $variant ->
    [0] 有蜜了。
    [1] 够安静的了。
   *[other] 慢也不坏。
}
character-jonas-astonished = { $variant ->
    [0] 好，这下全桌扫光。
   *[other] 今晚我讲给蜜蜂听。
}
character-zoe-lost = { $variant ->
    [0] 星星早说会是您。
    [1] 我的风吹到别处去了。打得好！
   *[other] 您这副牌，是颗亮亮的小彗星。
}
character-zoe-won = { $variant ->
    [0] 今晚天空站在我这边！
    [1] 我早看到了。好吧，是早盼着了。
   *[other] 大家快许个愿。
}
character-zoe-astonished = { $variant ->
    [0] 这种牌，要九星连珠才有！
   *[other] 我要拿这副牌给一颗星起名。
}

level-learner = 新手
level-beginner = 初学者
level-club = 熟手
level-expert = 高手
level-master = 大师
