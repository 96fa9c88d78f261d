### ข้อความถึงคนที่ถึงตาเดิน

notices-accepted =
    { $where ->
        [dm] { $other } ยอมรับแล้ว ถึงตาของคุณในเกม { $game } { $link }
       *[channel] { $user }: { $other } ยอมรับแล้ว ถึงตาของคุณในเกม { $game } { $link }
    }
notices-turn =
    { $where ->
        [dm] ถึงตาของคุณในเกม { $game } กับ { $other } { $link }
       *[channel] { $user } ถึงตาของคุณในเกม { $game } { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } อยากแข่งเกม { $game } อีกครั้ง กด “แข่งอีกครั้ง” เพื่อเล่น { $link }
       *[channel] { $user }: { $other } อยากแข่งเกม { $game } อีกครั้ง กด “แข่งอีกครั้ง” เพื่อเล่น { $link }
    }
notices-link-board = ไปที่กระดาน
