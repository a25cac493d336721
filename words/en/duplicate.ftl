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
duplicate-none = You haven't played a deal by its code yet. Choose Game > Deal of the Day, or by Code, and your results will appear here.
duplicate-deal = Deal { $code } with the tiles of { $wind }. { $fair ->
    [yes] Average luck is what these tiles usually bring, the same for everyone. Choices and luck add to it, as in the review.
   *[no] Not everyone played it against the same opponents.
}
duplicate-totals = All deals that someone else has played too
duplicate-no-totals = None yet.
duplicate-total = { $who }: { $points } points in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} (choices { $choice }, luck { $luck })
duplicate-with-error = { $points } ± { $error }
duplicate-paste = Paste a result that someone sent you.
duplicate-result = Result of someone else
duplicate-whole = This result is complete. Press Add.
duplicate-plays = Playing the deal as the review would...
duplicate-no-deal = This hand is not over, or its deal has no code.
duplicate-unreadable = Your file of results cannot be read.
duplicate-unwritable = The result cannot be saved. { $error }
