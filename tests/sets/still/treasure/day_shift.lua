return treasure {
  name = "Day Shift",
  always { hp = -2, during = others_turns, text = "You have -2 HP on other players' turns." },
}
