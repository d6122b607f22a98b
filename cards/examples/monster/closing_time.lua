return monster {
  name = "Closing Time",
  revealed { text = "End the turn.", effect = function() end_turn() end },
}
