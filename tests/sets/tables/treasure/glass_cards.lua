return treasure {
  name = "Glass Cards",
  can { see_hand = a_player { other = true }, who = you, text = "You see the hands of the other players." },
}
