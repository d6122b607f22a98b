return loot {
  name = "Lost Soul", souls = 1, trinket = true,
  when {
    event = entered_play, of = this,
    text = "When this enters play, it becomes a soul.",
    effect = function(this) become_soul(this) end,
  },
}
