return treasure {
  name = "Restock",
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, you may put any number of shop items into discard, to be replaced.",
    effect = function(you)
      for _, item in ipairs(choose_some(you, an_item { shop = true })) do put_into_discard(item) end
    end,
  },
}
