return rules {
  name = "earlier_attacks", extends = "extended", title = "Earlier attacks count",
  options = { demanded_attacks = "earlier_too" },
}
