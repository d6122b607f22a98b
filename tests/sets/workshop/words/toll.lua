return word {
  takes = { "number", "player" },
  text = "The player may pay n¢. If they do not, they take 1 damage. Returns whether they paid.",
  run = function(n, who)
    if who.coins >= n and confirm(who) then
      lose_coins(who, n)
      return true
    end
    take_damage(who, 1)
    return false
  end,
}
