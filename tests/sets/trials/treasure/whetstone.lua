return treasure {
  name = "Whetstone", tags = { "tool" },
  when { event = item_activated, of = an_item { tag = "tool" }, by = you,
         text = "When you activate a tool, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
