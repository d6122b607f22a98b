-- A monster that can be caught says for which number: see Runaway Piglet.
return word {
  takes = { "object", "player" },
  text = "The player puts the monster under their character and gains 2¢. It has not died, and gives no rewards.",
  run = function(monster, who)
    if put_under(monster, who.character) then gain_coins(who, 2) end
  end,
}
