// The name of a card where it is written: in its own file, and in the titles of its tests.

// Between quotes in Lua.
function escaped(text: string): string {
  return text.replace(/[\\"]/g, "\\$&");
}

const nameField = /\bname\s*=\s*"((?:[^"\\]|\\.)*)"/;
const titleOfTest = /(\bscenario\s*\(?\s*")((?:[^"\\]|\\.)*)"/g;

// "Mom's Knife" gives moms_knife, as the engine does.
export function idOf(name: string): string {
  return name.toLowerCase().replaceAll("'", "").replaceAll(/[^a-z0-9]+/g, "_").replaceAll(/^_|_$/g, "");
}

// The first field `name` is that of the card.
export function withName(card: string, name: string): string {
  return card.replace(nameField, (field, was: string) => field.replace(`"${was}"`, () => `"${escaped(name)}"`));
}

export function nameIn(card: string): string {
  return (nameField.exec(card)?.[1] ?? "").replace(/\\(.)/g, "$1");
}

export function titlesWith(tests: string, name: string): number {
  const wanted = escaped(name);
  return name === "" ? 0 : [...tests.matchAll(titleOfTest)].filter(([, , title]) => title.includes(wanted)).length;
}

// The test that has this title, "" if there is none, and the others.
export function testAndOthers(tests: string, title: string): { test: string; others: string } {
  const begins = `scenario "${escaped(title)}" {`;
  const lines = tests.split("\n");
  const from = lines.findIndex((line) => line.startsWith(begins));
  const to = lines.findIndex((line, i) => i > from && line === "}");
  if (from < 0 || to < 0)
    return { test: "", others: tests };
  const isGap = lines[to + 1] === "";
  const others = [...lines.slice(0, from), ...lines.slice(to + (isGap ? 2 : 1))];
  return { test: `${lines.slice(from, to + 1).join("\n")}\n`, others: others.join("\n") };
}

export function withoutTest(tests: string, title: string): string {
  return testAndOthers(tests, title).others;
}

export function withTitlesOf(tests: string, was: string, now: string): string {
  if (was === "" || was === now)
    return tests;
  const replace = (title: string) => title.replaceAll(escaped(was), () => escaped(now));
  return tests.replace(titleOfTest, (_, before: string, title: string) => `${before}${replace(title)}"`);
}
