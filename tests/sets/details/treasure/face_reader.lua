return treasure {
  name = "Face Reader",
  tap { text = "If a player rolled anything but the highest number this turn, gain 3¢.",
        effect = function(you)
          if happened { event = rolled, value = { 1, 2, 3, 4, 5 }, within = turn } > 0 then gain_coins(you, 3) end
        end },
}
