return treasure {
  name = "Silver Wheel",
  tap {
    text = "Roll. 1-2: gain 1¢. 3-4: loot 1. 5-6: heal 1.",
    roll = {
      each = function(you, roll)
        if roll <= 2 then
          gain_coins(you, 1)
        elseif roll <= 4 then
          draw_loot(you, 1)
        else
          heal(you, 1)
        end
      end,
    },
  },
}
