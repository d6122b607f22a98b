return treasure {
  name = "Pandora's Box", souls = 1,
  tap {
    text = "Destroy this. If you do, roll. 1: 1¢. 2: 6¢. 3: kill a monster. 4: loot 3. 5: 9¢. 6: this becomes a soul.",
    effect = function(this) if destroy(this) then roll_die() end end,
    roll = {
      ["1"] = function(you) gain_coins(you, 1) end,
      ["2"] = function(you) gain_coins(you, 6) end,
      ["3"] = { target = a_monster, effect = function(target) kill(target) end },
      ["4"] = function(you) draw_loot(you, 3) end,
      ["5"] = function(you) gain_coins(you, 9) end,
      ["6"] = function(this) become_soul(this) end,
    },
  },
}
