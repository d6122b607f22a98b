return rules {
  name = "with_isaac", extends = "extended",
  title = "Everybody is Isaac or Maggy",
  characters = { "base:isaac", "maggy" },
}
