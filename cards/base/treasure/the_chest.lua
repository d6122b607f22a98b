return treasure {
  name = "The Chest", souls = 1,
  instead {
    event = destroyed, of = this,
    text = "When this would be destroyed, it becomes a soul instead.",
    effect = function(this) become_soul(this) end,
  },
}
