// The name of a card where it is written: in its own file, and in the titles of its tests.

// Between quotes in Lua.
function escaped(text: string): string {
  return text.replace(/[\\"]/g, "\\$&");
}

const nameField = /\bname\s*=\s*"((?:[^"\\]|\\.)*)"/;
const titleOfTest = /(\bscenario\s*\(?\s*")((?:[^"\\]|\\.)*)"/g;

// What the letters U+00C0 to U+017F look like, and Greek and Cyrillic ones; as in scripting/findings/visible_text.cpp.
const looksOfLatin =
  "aaaaaaaceeeeiiiidnooooo ouuuuyts" +
  "aaaaaaaceeeeiiiidnooooo ouuuuyty" +
  "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuu" +
  "uuwwyyyzzzzzzs";
const alike = "αικνορυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧЅІЈАВЕКМНОРСТУХаеорсухѕіјԁԛԝıɑɡ";
const looksOfAlike = "aikvopuxabezhikmnoptyxsijabekmhopctyxaeopcyxsijdqwiag";

// In lower case, without an accent; "" if it looks like no letter.
function lookOf(letter: string): string {
  const written = letter.codePointAt(0)!;
  const code = written >= 0xff01 && written <= 0xff5e ? written - 0xfee0 : written; // wide forms
  if (code < 0x80)
    return String.fromCharCode(code).toLowerCase();
  return looksOfLatin[code - 0xc0] ?? looksOfAlike[alike.indexOf(letter)] ?? "";
}

function idOfWord(word: string): string {
  return Array.from(word, lookOf).join("").replaceAll(/[^a-z0-9]/g, "");
}

// "Mom's Knife" gives moms_knife, as the engine does (tools/authoring/card_names.cpp).
export function idOf(name: string): string {
  const words = name.split(/[ _\-/.:]/).map(idOfWord);
  return words.filter((word) => word !== "").join("_").slice(0, 60);
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
