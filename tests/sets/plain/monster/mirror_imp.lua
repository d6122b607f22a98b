return monster {
  name = "Mirror Imp", hp = 2, evasion = 4, attack = 1, rewards = { coins = 2 },
  always { of = this, text = "This has +1 attack while the active player has 2 or more souls.",
           attack = function(active)
             if active.souls >= 2 then
               return 1
             else
               return 0
             end
           end },
}
