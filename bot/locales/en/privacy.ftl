### What the bot keeps of people, a copy of it, and how it is deleted. It is a promise: translate it exactly.

privacy-title = Your data
privacy-what = What I keep
privacy-what-text =
    • Your Discord id and name, in games you play, follow, end or put on show.
    • Where each game is played, its moves, who used hints and how it ended.
    • What comes of the games: ratings, tournaments, puzzle answers, votes, which server made you champion of the month.
    • What you set with `/preferences`, and how far you are in `/learn`.
    I keep nothing else you write.
privacy-why = Why
privacy-why-text =
    So that games survive a restart, boards stay up to date, and there's a history, statistics and a leaderboard. I show games to those who can see their channel, and give nothing to anybody else.
privacy-long = How long
# $days: after how many days; 0 is never.
privacy-long-games =
    { $days ->
        [0] Finished games stay; /forget takes your name and id out of them.
        [one] Finished games go after 1 day.
       *[other] Finished games go after { $days } days.
    }
privacy-long-servers =
    { $days ->
        [one] What belongs to a server goes 1 day after I leave it.
       *[other] What belongs to a server goes { $days } days after I leave it.
    }
privacy-yours = Your choices
privacy-yours-text =
    • `/export` gives you a copy of it all.
    • `/forget` takes your name and id out of everything.
    • `/preferences` with leaderboards decides where you may be listed.
privacy-host = Who runs me
# $name, $contact: as the person who runs this bot gave them.
privacy-host-contact = { $name }: { $contact }
# If the host has set no name.
privacy-somebody = Whoever hosts me; they haven't given a name

# The question before somebody is forgotten, and what becomes of it.
privacy-forget-sure =
    Erase your name and id from everything I keep, in all servers? That can't be undone.
    Games you're playing end as resigned. If you want a copy first, use `/export`.
privacy-button-keep = Keep
privacy-button-erase = Erase everything
privacy-forget-kept = I've kept everything as it was.
privacy-forget-nothing = I keep nothing under your name or id.
privacy-forget-done =
    Done. Your name and id are gone from everything I keep, with your preferences, votes, place in the course and older puzzle answers.
    The moves of your games stay, without your name. So do your ratings, your practice puzzle and your newest puzzle answers, under a code instead of your id; if you play again, they're yours again. If somebody has blocked you, that stays too, under the same code.
    Messages I've already posted stay until somebody deletes them.

# $games: how many are in the file.
privacy-copy =
    { $games ->
        [0] Here's everything I keep about you.
        [one] Here's everything I keep about you, with 1 game.
       *[other] Here's everything I keep about you, with { $games } games.
    }

## A topic of help.

topic-privacy = Your data
topic-privacy-text =
    `/privacy` shows what I keep, why and how long.
    `/export` sends you a copy of everything I keep about you.
    `/forget` takes your name and id out of everything, in all servers. I ask before I do it.
    `/preferences` with leaderboards decides where you may be listed.

## Why it can't be done.

privacy-not-yours-to-forget = Somebody else was asked that. Use /forget to be forgotten yourself.
privacy-question-too-old = That question is too old to answer. Use /forget again.
# $until: seconds since 1970; Discord shows "in a minute".
privacy-copied-just-now = You just got a copy. You can get another <t:{ $until }:R>.

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-privacy = See what I keep about you, why and for how long
command-forget = Have your name and id erased from everything I keep
command-export = Get a copy of everything I keep about you (only you see this)
