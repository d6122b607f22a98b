-- It does not matter which card lets the music play. Events of a set are counted, too.
return treasure {
  name = "Dancing Shoes",
  when {
    event = music_played,
    text = "When the music plays, loot 1.",
    effect = function(you) draw_loot(you, 1) end,
  },
  always {
    text = "You have +1 attack for each time the music played this turn.",
    attack = happened { event = music_played, within = turn },
  },
}
