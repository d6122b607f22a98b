-- A copy of another card with other fields.
return monster {
  based_on = "lamp_moth", name = "Moth Queen", copies = 1, hp = 3, rewards = { treasure = 1 }, souls = 1,
}
