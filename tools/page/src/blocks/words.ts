// The words that blocks are made of: the rows of the language, as `soulstack words --json` writes them.

export interface Part {
  name: string;
  kind: string;
  type: string;
  optional: boolean;
  sentence?: string;
  unit?: string;
  takes?: string[]; // of players and objects: the words that may stand there, besides parameters
  needs?: string[]; // other parts of which one must be there, too
}

export interface Row {
  category: string;
  name: string;
  shape: string;
  sentence: string;
  type?: string;
  owner?: string;
  result?: string;
  rule?: string;
  required?: boolean;
  writable?: boolean;
  parts: Part[];
  where?: string[];
}

const pileTables = ["deck", "discard"];
// Categories whose rows can be written by their names alone.
const named = new Set([
  "ability", "deck", "verb", "event", "noun", "word", "lua function", "parameter", "set word", "set keyword", "form",
]);
const literals = ["true", "false", "nil"];
const mathFunctions = ["max", "min", "abs"];

export class Words {
  private readonly byName = new Map<string, Row[]>();
  private readonly properties = new Map<string, Row[]>();

  // Words that say of themselves what they name, such as `you` and `a_player`.
  private readonly telling: Set<string>;

  constructor(readonly rows: Row[]) {
    this.telling = new Set(rows.flatMap(({ parts }) => parts.flatMap(({ takes = [] }) => takes)));
    for (const row of rows)
      if (row.category === "property")
        this.properties.set(row.name, [...(this.properties.get(row.name) ?? []), row]);
      else if (named.has(row.category))
        this.byName.set(row.name, [...(this.byName.get(row.name) ?? []), row]);
  }

  has(name: string): boolean {
    return this.byName.has(name) || literals.includes(name);
  }

  hasProperty(name: string): boolean {
    return this.properties.has(name);
  }

  // The rows of a word, of these categories if some are given.
  rowsOf(name: string, ...categories: string[]): Row[] {
    const rows = this.byName.get(name) ?? [];
    return categories.length === 0 ? rows : rows.filter(({ category }) => categories.includes(category));
  }

  rowsOfProperty(name: string): Row[] {
    return this.properties.get(name) ?? [];
  }

  ofCategory(...categories: string[]): Row[] {
    return this.rows.filter(({ category }) => categories.includes(category));
  }

  // Can the word stand where only `takes` may? Without them, any word can that says what it names.
  canStand(name: string, takes?: string[]): boolean {
    return this.telling.has(name) && (takes === undefined || takes.includes(name));
  }

  isPileTable(name: string): boolean {
    return pileTables.includes(name);
  }

  // math.max
  isOfLibrary(library: unknown, name: string): boolean {
    return library === "math" && mathFunctions.includes(name);
  }
}
