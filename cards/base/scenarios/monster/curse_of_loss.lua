scenario "Curse of Loss: its player dies and destroys a soul of theirs before the penalty, and the curse is gone" {
  cites = { "17.2", "17.3", "13.4.4", "15.1.6" },
  players = {
    { name = "P1", hand = { "tarot_death" }, souls = { "pin" } },
    { name = "P2", coins = 3, curses = { "curse_of_loss" }, souls = { "monstro", "gurdy" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t.asked == "P2")  check(#t.options == 2)  check(t.P2.coins == 3)
    t.P2:choose "gurdy"
    t:resolve()
    check(t:discarded "gurdy")  check(t.P2.coins == 3)
    t:settle()
  end,
  expect = function(t)
    check(t.P2:has_soul "monstro")  check(t.P2.souls == 1)  check(t.P1.souls == 1)  check(t.P2.coins == 2)
    check(#t.P2.curses == 0)  check(t:discard "monster" == "curse_of_loss")
  end,
}

scenario "Curse of Loss does nothing when another player dies" {
  cites = { "17.2" },
  players = {
    { name = "P1", hand = { "tarot_death" }, souls = { "pin" }, curses = { "curse_of_loss" } },
    { name = "P2", souls = { "gurdy" } },
  },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t)
    check(not t.P2.alive)  check(t.P1.souls == 1)  check(t.P2.souls == 1)  check(t.P1:has "curse_of_loss")
  end,
}

scenario "Curse of Loss: a player with no soul loses none" {
  cites = { "7.12", "17.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", curses = { "curse_of_loss" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(#t.P2.curses == 0)  check(t:discarded "curse_of_loss") end,
}

scenario "Curse of Loss: a prevented death destroys no soul and leaves the curse" {
  cites = { "17.4", "10.4.6" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", curses = { "curse_of_loss" }, souls = { "gurdy" }, items = { "guppys_collar" } },
  },
  dice = { 3 },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P2.alive)  check(t.P2:has_soul "gurdy")  check(t.P2:has "curse_of_loss") end,
}

scenario "F109 Curse of Loss revealed is given to a player by the active player" {
  cites = { "17.1", "6.8.5", "14.4.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "curse_of_loss", "dip" } },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t) check(t.P1.curses[1] == "curse_of_loss")  check(t:slot(1) == "dip") end,
}

scenario "Curse of Loss: the soul is a target, and may be gone by the time its ability resolves" {
  cites = { "7.3", "7.5" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", curses = { "curse_of_loss" }, souls = { "pin" }, hand = { "tarot_judgement" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")
    t:resolve()  t:pass_all()
    t.P2:play "tarot_judgement"  t:settle()
  end,
  expect = function(t) check(t.P2.souls == 0)  check(t:events "fizzled" == 1)  check(t:discarded "curse_of_loss") end,
}
