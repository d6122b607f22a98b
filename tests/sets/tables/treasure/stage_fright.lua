return treasure {
  name = "Stage Fright",
  always {
    text = "You have +2 attack for each loot card you played this turn.",
    attack = function(you) return 2 * happened { event = loot_played, by = you, within = turn } end,
  },
}
