-- Two more items each, drafted before the first turn.
return rules {
  name = "mini_draft", extends = "extended",
  title = "Mini-draft",
  procedures = { setup = insert_after("starting_player", "mini_draft") },
}
