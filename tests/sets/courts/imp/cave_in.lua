return imp {
  name = "Cave-in",
  revealed { text = "Each player takes 1 damage.", effect = function() deal(1, players) end },
}
