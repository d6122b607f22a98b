return treasure {
  name = "Empty Plate",
  cant { event = rewards, of = a_monster, text = "Players can't gain rewards of monsters." },
}
