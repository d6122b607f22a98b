return treasure {
  name = "Soul Jar",
  tap { text = "This becomes a soul.", effect = function(this, you) become_soul(this, you) end },
  when { event = soul_gained, object = this, text = "When this becomes a soul, loot 1.",
         effect = function(you) draw_loot(you, 1) end },
}
