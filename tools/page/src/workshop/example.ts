// The set that a visitor sees first: a card that works, with its scenarios.
import { computed } from "@preact/signals";
import { type Files, files } from "../state/bench.ts";

const set = `return set {
  id = "mine", title = "My cards", version = "0.1", api = 1,
  authors = { "me" }, license = "CC0-1.0", requires = { "base" },
}
`;

// The number stands in one place, so that text and effect agree when a visitor changes it.
const card = `local damage = 2

return loot {
  name = "Penny Rocket", copies = 2,
  play {
    text = "Deal " .. damage .. " damage to a monster. Gain 1¢.",
    target = a_monster,
    effect = function(target, you)
      deal(damage, target)
      gain_coins(you, 1)
    end,
  },
}
`;

const scenarios = `scenario "Penny Rocket burns a Fly and pays" {
  players = { { name = "P1", hand = { "penny_rocket" } }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("penny_rocket", "fly")
    t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")
    check(t.P1.coins == 2)  -- one of the card, one for the Fly
  end,
}

scenario "Penny Rocket deals 2 damage" {
  players = { { name = "P1", hand = { "penny_rocket" } }, { name = "P2" } },
  monsters = { "fatty" },  -- 4 HP
  play = function(t)
    t.P1:play("penny_rocket", "fatty")
    t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 2) end,
}
`;

export const example: { name: string; files: Files; open: string } = {
  name: "mine",
  files: { "set.lua": set, "loot/penny_rocket.lua": card, "scenarios/loot/penny_rocket.lua": scenarios },
  open: "loot/penny_rocket.lua",
};

// The set on the bench is another one, or was changed.
export const isOwnSet = computed(() => {
  const names = Object.keys(files.value);
  return names.length !== Object.keys(example.files).length || names.some((name) => files.value[name] !== example.files[name]);
});

export const hints = {
  first: "Change the 2 in the first line to a 3: the card, its test and the table follow.",
  changed: "Play Penny Rocket at the table, then change the number again: the game goes on with the new card.",
};
