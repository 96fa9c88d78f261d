### 멤버의 개인 설정, 문장과 양식으로.

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = 저장했어요.
preferences-language =
    { $language_by ->
        [discord] 내 Discord의 언어로 답해 드려요 (discord).
       *[other] 답하는 언어: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } 서버마다 정한 대로예요.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } 서버마다 정한 대로예요.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] 도전을 받지 않아요 (nobody). 다른 멤버에게 도전할 수는 있어요.
       *[anyone] 누구나 도전할 수 있어요 (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] 차단한 멤버가 없어요.
       *[other] 차단: { $members }. 도전해 올 수 없고, 차단됐다는 사실도 알리지 않아요.
    }
preferences-voice =
    { $voice ->
        [quiet] 게임 중에 말을 걸지 않아요 (quiet).
       *[chatty] 게임 중에 가끔 한마디 해요 (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] 어느 순위표에도 나오지 않아요 (hidden).
        [everywhere] 내가 두는 서버와 그 밖의 모든 순위표에 나올 수 있어요 (everywhere).
       *[server] 내가 두는 서버의 순위표에만 나와요 (server).
    }
preferences-look =
    { $look ->
        [bold] 내가 시작한 게임은 ❌ 🔵 표시로 보여요 (bold).
        [classic] 내가 시작한 게임은 ❌ ⭕ 표시로 보여요 (classic).
        [letters] 내가 시작한 게임은 글자 X와 O로 보여요 (letters).
        [contrast] 내가 시작한 게임은 흑백 고대비 표시로 보여요 (contrast).
        [words] 내가 시작한 게임과 나만 보는 답은 화면 낭독기에 맞게 말로 나와요 (words).
       *[crisp] 내가 시작한 게임은 봇만의 표시로 보여요 (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] 차례가 돼도 알리지 않아요 (off).
           *[other] 차례가 돼도 알리지 않아요 (off). { $minutes }분은 channel 또는 dm 설정에서만 쓰여요.
        }
        [channel] { $minutes ->
            [0] 차례가 되면 바로 채널에서 멘션해요 (channel).
           *[other] 차례가 되고 { $minutes }분이 지나면 채널에서 멘션해요 (channel).
        }
        [dm] { $minutes ->
            [0] 차례가 되면 바로 DM을 보내요. DM이 닫혀 있으면 채널에서 멘션해요 (dm).
           *[other] 차례가 되고 { $minutes }분이 지나면 DM을 보내요. DM이 닫혀 있으면 채널에서 멘션해요 (dm).
        }
       *[accepted] { $minutes ->
            [0] 알림: 누가 도전을 수락하거나 재대결을 원할 때만 (accepted).
           *[other] 알림: 누가 도전을 수락하거나 재대결을 원할 때만 (accepted). { $minutes }분은 channel 또는 dm 설정에서만 쓰여요.
        }
    }

preferences-unknown = 모르는 말이에요: "{ $word }". `classic`, `dm`, `15 minutes`, `hidden`, `quiet` 같은 말을 쓰거나, /preferences 명령어만 써 보세요.
preferences-no-such = 같은 종류가 두 개예요. 모양 하나, 알림 하나처럼 하나씩만 고르세요. /preferences 명령어로 무엇이 있는지 볼 수 있어요.
preferences-block-whom = `/preferences block:@Bob` 또는 `/preferences unblock:@Bob` 명령어를 쓰면 본인에게만 보여요. 여기에 입력하려면 낱말 뒤에 멤버를 멘션하세요. 그러면 그 멤버에게 알림이 가요.
preferences-yourself = 자기 자신은 차단할 수 없어요. 다른 멤버를 고르세요.

preferences-form = 개인 설정
preferences-title-look = 모양과 언어
preferences-title-notices = 알림과 순위표
preferences-title-challenges = 도전
preferences-form-language = 답을 받을 언어
preferences-language-discord = 내 Discord의 언어
preferences-form-look = 내가 시작한 게임의 모양
preferences-look-server = 서버가 정한 대로
preferences-look-crisp = 또렷한 표시: 봇만의 표시
preferences-look-bold = 굵은 표시: ❌ 🔵
preferences-look-classic = 클래식: ❌ ⭕
preferences-look-letters = 글자: X와 O
preferences-look-contrast = 고대비: 검정, 하양, 노랑
preferences-look-words = 말로: 화면 낭독기용, 이모지 없음
preferences-form-notices = 알림
preferences-notices-server = 서버가 정한 대로
preferences-notices-accepted = 누가 수락하거나 재대결을 원할 때만
preferences-notices-off = 받지 않기
preferences-notices-channel = 내 차례에 채널에서
preferences-notices-dm = 내 차례에 DM으로
preferences-form-after = 내 차례를 알릴 때까지
preferences-after-0 = 바로
preferences-after-5 = 5분 뒤
preferences-after-15 = 15분 뒤
preferences-after-60 = 1시간 뒤
preferences-form-leaderboards = 내가 나올 순위표
preferences-leaderboards-server = 내가 두는 서버
preferences-leaderboards-everywhere = 모든 곳
preferences-leaderboards-hidden = 나오지 않기
preferences-form-remarks = 게임 중의 한마디
preferences-remarks-chatty = 가끔
preferences-remarks-quiet = 없음
preferences-form-challenges = 나에게 도전할 수 있는 사람
preferences-challenges-anyone = 누구나
preferences-challenges-nobody = 아무도 못 하게
preferences-form-blocked =
    { $left ->
        [0] 차단: 나에게 도전할 수 없어요
       *[other] 차단한 멤버 ({ $count }명 중 { $shown }명)
    }

command-preferences = 내 모양, 언어, 알림, 도전 설정을 보거나 바꾸기
command-preferences-language = 제가 답할 언어 (discord: 내 Discord의 언어)
command-preferences-look = 내가 시작한 게임의 모양. words는 화면 낭독기용
command-preferences-notices = 내 차례를 알릴지, 어디서 알릴지
command-preferences-leaderboards = 내가 나올 순위표: 내가 두는 서버, 모든 곳, 또는 나오지 않기
command-preferences-after = 내 차례가 되고 얼마 뒤에 알릴지. channel과 dm에서만 쓰여요
command-preferences-remarks = 게임 중에 제가 가끔 한마디 할지
command-preferences-challenges = 나에게 도전할 수 있는 사람: 차단하지 않은 누구나, 또는 아무도 못 하게
command-preferences-block = 이제 나에게 도전할 수 없는 멤버. 본인에게는 알리지 않아요
command-preferences-unblock = 다시 나에게 도전할 수 있는 멤버
