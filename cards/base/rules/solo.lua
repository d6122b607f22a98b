-- Two characters against the timer: they win together, with four souls.
return rules {
  name = "solo", extends = "extended",
  title = "Solitaire",
  numbers = { timer = 8 },
  options = { winning = "together", hands = "open" },
  procedures = {
    setup = { remove("lay_bonus_souls"), insert_after("starting_player", "set_timer") },
    end_phase = insert_after("discard_room", "discard_stale_rooms"),
  },
}
