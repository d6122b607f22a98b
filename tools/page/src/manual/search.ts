// Finds entries of the manual. The ranking is that of the site which `soulstack docs` writes (tools/docs/site/search.js).
import type { ManualContents } from "./manual_contents.ts";

export interface Entry {
  title: string;
  kind: string;
  address: string;
  text: string;
}

interface Indexed extends Entry {
  name: string;
  phrases: string[]; // what people call it
  all: string;
}

const most = 30;
const little = ["a", "an", "the", "is", "are", "of", "to", "my", "your", "for", "with"];

// The words of a query without those that say little, unless there are no others; "charges" is as good as "charge".
function important(text: string): string[] {
  const words = text.toLowerCase().replaceAll("_", " ").split(/[^\p{L}\p{N}']+/u).filter((word) => word !== "");
  const rest = words.filter((word) => !little.includes(word));
  return (rest.length === 0 ? words : rest)
    .map((word) => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word));
}

// Smaller is better. A name that is the query, a phrase for it that is the query, a name that begins with it, that has
// it, and then other texts. Steps of the rules come after what cards use.
function rank(entry: Indexed, query: string): number {
  if (entry.name === query)
    return 0;
  if (entry.phrases.includes(important(query).join(" ")))
    return 0.5;
  const step = entry.kind.startsWith("step") ? 3 : 0;
  if (entry.name.startsWith(query))
    return 1 + step;
  return (entry.name.includes(query) ? 2 : 3) + step;
}

export class Search {
  private readonly entries: Indexed[];

  constructor(contents: ManualContents) {
    this.entries = contents.search.map(([title, kind, address, text, phrases]) => ({
      title, kind, address, text,
      name: title.toLowerCase(),
      phrases: phrases === "" ? [] : phrases.split("; ").map((phrase) => important(phrase).join(" ")),
      all: [title, kind, text, phrases].join(" ").toLowerCase().replaceAll("_", " "),
    }));
  }

  // The entries that have all words of the text, the best first.
  find(text: string): Entry[] {
    const query = text.trim().toLowerCase();
    if (query === "")
      return [];
    const words = important(query);
    return this.entries
      .filter((entry) => words.every((word) => entry.all.includes(word)))
      .map((entry, at) => ({ entry, at, rank: rank(entry, query) }))
      .sort((a, b) => a.rank - b.rank || a.entry.name.length - b.entry.name.length || a.at - b.at)
      .slice(0, most)
      .map((one) => one.entry);
  }
}
