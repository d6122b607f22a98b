return treasure {
  name = "Doorman",
  change {
    event = purchase_declared_on, by = others, of = an_item,
    text = "If another player would buy an item, they buy one in the shop of your choice instead.",
    effect = function(event, you)
      local items = {}
      for _, slot in ipairs(all(a_slot { slots = shop_slots })) do
        if slot.top then items[#items + 1] = slot.top end
      end
      local item = choose(you, items)
      if item then event.of = item end
    end,
  },
}
