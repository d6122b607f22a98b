return word {
  takes = { "player" },
  text = "How much damage a player took this turn.",
  run = function(who) return total { event = damage_taken, of = who, within = turn } end,
}
