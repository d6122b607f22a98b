return treasure {
  name = "Rust",
  cant { recharge = an_item { other = true }, text = "Other items can't recharge." },
}
