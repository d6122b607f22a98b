// Games that must be the same wherever the engine runs: of all rulesets, with 1 to 4 seats and three bots. Also for browsers.

const bots = ["random", "eager", "greedy"];

// The players that a ruleset is for.
function seatsFor(ruleset, index) {
  if (ruleset.startsWith("solo")) return 1;
  if (ruleset === "two_player") return 2;
  return 2 + (index % 3);
}

// `count` games, divided evenly among the rulesets of the base set.
export async function listGames(call, count) {
  const { rulesets } = await call("rules.list");
  return Array.from({ length: count }, (_, i) => {
    const rules = rulesets[i % rulesets.length].name;
    const round = Math.floor(i / rulesets.length);
    const seats = Array.from({ length: seatsFor(rules, round) }, (_, seat) => bots[(seat + i) % bots.length]);
    return { rules, seats, seed: 1000 + i };
  });
}

// Plays a game to its end. Returns its record, which has the hash of the state after each answer.
export async function playGame(call, game) {
  const { game: number } = await call("game.new", { ...game, events: "nobody", options: false });
  await call("game.run", { game: number, options: false });
  const { record, decisions, state_hash } = await call("game.save", { game: number });
  await call("game.drop", { game: number });
  return { record, decisions, state_hash };
}

// A record without what depends on where it was written: the folders of sets, and the checksums that follow from them.
function steps(record) {
  return record.replace(/"folder":"[^"]*"/g, "").replace(/"check":"[0-9a-f]*"/g, "").split("\n");
}

// The first line in which two records differ; "" if they are equal.
export function firstDifference(one, other) {
  const a = steps(one), b = steps(other);
  const at = a.findIndex((line, i) => line !== b[i]);
  if (at < 0) return a.length === b.length ? "" : `${a.length} and ${b.length} lines`;
  return `line ${at + 1}:\n  ${a[at]}\n  ${b[at]}`;
}
