return treasure {
  name = "Safe Conduct",
  cant { event = killing, of = a_monster, by = others, text = "Other players' effects can't destroy monsters." },
}
