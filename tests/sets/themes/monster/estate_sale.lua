return monster {
  name = "Estate Sale",
  revealed {
    text = "Each player who has 4¢ may lose 4¢ to gain 1 treasure.",
    effect = function()
      for _, buyer in ipairs(all(a_player)) do
        if buyer.coins >= 4 and confirm(buyer) and lose_coins(buyer, 4) == 4 then gain_treasure(buyer, 1) end
      end
    end,
  },
}
