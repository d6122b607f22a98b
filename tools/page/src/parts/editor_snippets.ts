// What is inserted for a word of the language: also its brackets, with its arguments to be filled in.

// `deal(n, to, by?, { options }?)` has the arguments n and to. Those that may be left out are left out.
function argumentsOf(list: string): string[] {
  const all = list.split(",").map((one) => one.trim());
  return all.filter((one) => one !== "" && !one.endsWith("?") && !one.endsWith("..."));
}

function isCalled(shape: string, name: string): boolean {
  return new RegExp(`(^|[.:])${name}\\(.*\\)$`).test(shape);
}

// As CodeMirror's `snippet` takes it; null: only the name is inserted. `after`: the rest of the line.
export function templateOf(word: { name: string; shape: string; category: string }, after: string): string | null {
  const { name, shape, category } = word;
  if (!/^\w+$/.test(name) || /^\s*[=({"]/.test(after))
    return null;
  if (isCalled(shape, name)) {
    const list = shape.slice(shape.indexOf(`${name}(`) + name.length + 1, -1);
    const given = argumentsOf(list);
    const fields = given.map((one) => `\${${one.replace(/\W+/g, " ").trim()}}`).join(", ");
    return `${name}(${list.includes("...") && given.length === 0 ? "${}" : fields})${given.length > 0 ? "${}" : ""}`;
  }
  if (shape.startsWith(`${name} {`))
    return `${name} { \${} }`;
  if (category.endsWith("field"))
    return shape === "a text in quotes" ? `${name} = "\${}"` : `${name} = \${}`;
  return null;
}
