return treasure {
  name = "Market Stall",
  tap {
    text = "Put each shop item with a soul value on the bottom of its deck. Gain 1¢ for each.",
    effect = function(you)
      local moved = {}
      for _, item in ipairs(in_order(an_item { shop = true })) do
        if item.souls ~= 0 then moved[#moved + 1] = item end
      end
      for _, item in ipairs(moved) do put_on_bottom(item) end
      if #moved > 0 then gain_coins(you, #moved) end
    end,
  },
}
