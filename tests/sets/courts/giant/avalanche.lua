return giant {
  name = "Avalanche",
  revealed { text = "Each player takes 1 damage.", effect = function() deal(1, players) end },
}
