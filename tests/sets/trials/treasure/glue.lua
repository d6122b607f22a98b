return treasure {
  name = "Glue",
  cant { event = item_given, object = an_item { yours = true }, text = "Your items can't be stolen, given or swapped." },
}
