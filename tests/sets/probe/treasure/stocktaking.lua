return treasure {
  name = "Stocktaking",
  when {
    event = entered_play, of = this,
    text = "When this enters play, gain 1¢ for each item you control, the active player gains 2¢ for each of those, " ..
           "and each player but you gains 1¢. If somebody controls this, the active player also gains 7¢.",
    effect = function(you, active)
      local items = count(an_item { of = you })
      gain_coins(you, items)
      gain_coins(active, 2 * items)
      for _, who in ipairs(all(a_player)) do
        if who ~= you then gain_coins(who, 1) end
      end
      if you.coins ~= nil then gain_coins(active, 7) end
    end,
  },
}
