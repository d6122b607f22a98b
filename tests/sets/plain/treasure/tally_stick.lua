local function each_player(act)
  for _, player in ipairs(all(a_player)) do act(player) end
end

return treasure {
  name = "Tally Stick",
  tap {
    text = "Each player gains 1¢.",
    effect = function() each_player(function(player) gain_coins(player, 1) end) end,
  },
}
