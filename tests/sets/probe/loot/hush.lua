return loot {
  name = "Hush",
  play { text = "Put an event into discard.", target = an_event,
         effect = function(target) put_into_discard(target) end },
}
