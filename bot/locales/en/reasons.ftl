### For hosts. What went wrong. Each follows a colon, and a full stop follows it.

no-answer = there was no answer in time
discord-page = something in between answered with a web page (status { $status })
discord-unwell = Discord is having trouble (status { $status })
discord-limited = Discord wants fewer requests from this address (status 429); try again in an hour
# $time: time-seconds or time-minutes.
discord-limited-for = Discord wants fewer requests from this address (status 429); try again in { $time }
time-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
