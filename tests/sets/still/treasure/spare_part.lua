return treasure {
  name = "Spare Part",
  tap { text = "Put a counter on an item you control.", target = an_item { yours = true },
        effect = function(target) add_counters(target, 1) end },
}
