return treasure {
  name = "Glue Pot",
  cant { event = discarded, of = an_item { named = "Breakfast" }, text = "Breakfast can't be put into discard." },
}
