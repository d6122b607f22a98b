return treasure {
  name = "Zealot",
  change { event = damage, by = you, text = "Damage that you deal can't be prevented.",
           effect = function(event) event.preventable = false end },
}
