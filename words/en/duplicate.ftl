# Duplicate: the same deal, played from the same seat by several people.

duplicate-title = Compare Deals
duplicate-who = Player
duplicate-points = Points
duplicate-average = Average luck
duplicate-choices = Choices
duplicate-luck = Luck
duplicate-earlier = &Earlier Deal
duplicate-later = &Later Deal
duplicate-reviewers-line = &Reviewer's Line
duplicate-copy = Cop&y Result
duplicate-add = &Add
duplicate-reviewer = Reviewer
duplicate-none = No deal was played by its code yet. Game > Deal of the Day, or by Code begins one; what came of it is kept here.
duplicate-deal = Deal { $code } with the tiles of { $wind }. { $fair ->
    [yes] Points are what these tiles bring with average luck, the same for all, and what choices and luck add to that, as in the review of the hand.
   *[no] Not all have played it against the same opponents.
}
duplicate-totals = All deals that another has played as well
duplicate-no-totals = None yet.
duplicate-total = { $who }: { $points } points in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}; choices { $choice }, luck { $luck }
duplicate-with-error = { $points } ± { $error }
duplicate-paste = Paste the result that somebody has sent.
duplicate-whole = The line is whole: add it.
duplicate-plays = The deal is being played as the review would...
duplicate-no-deal = That hand is not over, or its deal has no code.
duplicate-unreadable = The file with the results cannot be read.
duplicate-unwritable = The result cannot be kept: { $error }
