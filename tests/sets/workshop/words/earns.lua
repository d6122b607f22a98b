return word {
  takes = { "number" },
  text = "The text of an ability that gives n¢.",
  run = function(n) return "Gain " .. n .. "¢." end,
}
