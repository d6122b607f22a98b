return word {
  takes = { "player" },
  text = "The player rolls a die. On 4 or more, they gain that many ¢.",
  run = function(who)
    local n = roll_number(who)
    if n >= 4 then gain_coins(who, n) end
  end,
}
