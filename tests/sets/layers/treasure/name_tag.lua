return treasure {
  name = "Name Tag",
  always { of = an_item { yours = true, other = true }, also_named = "Breakfast",
           text = "Your other items are also named Breakfast." },
}
