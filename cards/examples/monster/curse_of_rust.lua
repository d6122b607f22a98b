return monster {
  name = "Curse of Rust", curse = true,
  cant { recharge = an_item { of = you }, text = "Your items can't recharge." },
}
