return monster {
  name = "Curse of the Locked Purse", curse = true,
  cant { who = you, purchase = true, text = "You can't buy items." },
}
