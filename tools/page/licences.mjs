// Appends the licences of the npm packages that the page contains to a file: node licences.mjs FILE.
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

// The packages that package.json depends on, with those that they need; not those of the development.
function packages() {
  const lock = JSON.parse(readFileSync(join(here, "package-lock.json"), "utf8"));
  return Object.entries(lock.packages)
    .filter(([path, about]) => path !== "" && !about.dev && !about.devOptional && !about.optional && !about.peer)
    .map(([path, { version, license }]) => ({ path, name: path.replace(/^.*node_modules\//, ""), version, license }));
}

function licenceText({ path, name }) {
  const file = readdirSync(join(here, path)).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined)
    throw new Error(`The package ${name} has no file with its licence`);
  return readFileSync(join(here, path, file), "utf8").trim();
}

const file = process.argv[2];
if (file === undefined) {
  console.error("Usage: node licences.mjs FILE");
  process.exit(2);
}
for (const one of packages())
  appendFileSync(file, `\n==== ${one.name} ${one.version} (${one.license})\n\n${licenceText(one)}\n`);
