-- Why an action is refused, and why an event happened.
scenario "a refused attack names the rule: another player's turn, a used attack, the stack" {
  cites = { "4.3.2", "4.3.3", "11.1.1" },
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 6 },
  play = function(t)
    check(t:why_not("P1", "attack") == nil)  check(t:why_not("P2", "attack") == "4.3.2")
    t.P1:play "a_penny"
    check(t:why_not("P1", "attack") == "4.3.2")
    t:settle()
    t.P1:attack "fly"  t:settle()
    check(t:why_not("P1", "attack") == "4.3.3")
  end,
}

scenario "a refused card names the reason: no loot play, no target, not in the player's hand" {
  cites = { "8.2", "5.1.7", "7.12", "8.1" },
  players = { { name = "P1", hand = { "a_penny", "butter_bean" } }, { name = "P2", hand = { "a_dime" } } },
  monsters = { "fly" },
  play = function(t)
    check(t:why_not("P1", "play", "butter_bean") == "7.12")
    check(t:why_not("P2", "play", "a_dime") == "5.1.7")
    t.P1:play "a_penny"  t:settle()
    check(t:why_not("P1", "play", "butter_bean") == "8.2")
    check(t:why_not("P1", "play", "fly") == "8.1")
  end,
}

scenario "a refused ability names the reason: its cost, its controller, the shop, or no such ability" {
  cites = { "6.3.2", "6.3.1", "3.1.5", "6.2.2" },
  players = {
    { name = "P1", items = { { "mr_boom", charged = false }, "portable_slot_machine" } },
    { name = "P2", items = { "the_d6" } },
  },
  shop = { "the_battery" },
  play = function(t)
    check(t:why_not("P1", "activate", "mr_boom") == "6.3.2")
    check(t:why_not("P1", "activate", "the_d6") == "6.3.1")
    check(t:why_not("P1", "activate", "the_battery") == "3.1.5")
    check(t:why_not("P1", "activate", "portable_slot_machine") == "6.2.2")
  end,
}

scenario "a refusal caused by a card names the card and its line" {
  cites = { "1.2", "11.1.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "stoney", "fly" },
  dice = { 6 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    local rule, sentence, card = t:why_not("P1", "choose", "stoney")
    check(rule == "1.2")  check(card == "stoney")
    t.P1:choose "fly"  t:settle()
  end,
}

scenario "damage is traced back to the played loot" {
  cites = { "10.2.1", "8.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fatty" },
  play = function(t) t.P1:play("bomb", "fatty")  t:settle() end,
  expect = function(t) check(t:because "damage_taken" == "damage_taken < put_on_stack < loot_played") end,
}

scenario "a reward is traced back through the death, the damage and the roll to the declared attack" {
  cites = { "13.2.3", "11.3.3", "11.1.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t)
    check(t:because "coins_gained" ==
          "coins_gained < put_on_stack < damage_taken < put_on_stack < die_cast < attack_declared")
  end,
}
