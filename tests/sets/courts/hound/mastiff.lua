return hound {
  name = "Mastiff", copies = 3,
  always { attack = 1, text = "You have +1 attack." },
}
