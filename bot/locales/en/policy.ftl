### For hosts. What is put into the privacy policy and the terms, which stand in bot/policies as Markdown.

policy-no-name = [your name: set HOST_NAME]
policy-no-contact = [how to reach you: set HOST_CONTACT]
policy-games =
    { $days ->
        [0] Games that have ended are kept; /forget takes your name and id out of them.
        [one] Games that have ended are deleted after 1 day, and so are answers to puzzles and tournaments of that age.
       *[other] Games that have ended are deleted after { $days } days, and so are answers to puzzles and tournaments of that age.
    }
policy-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
