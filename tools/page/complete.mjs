// Completes a folder that has the page, the engine and the contents: node complete.mjs OUT. It adds the licences of the
// npm packages, the list of files for the page saved as one file, that file without a set (soulstack.html), and the
// hashes of all files to the service worker. Prints the compressed sizes.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2];
if (out === undefined) {
  console.error("Usage: node complete.mjs OUT");
  process.exit(2);
}

const read = (name) => readFileSync(join(out, name));
const sha256 = (bytes, encoding) => createHash("sha256").update(bytes).digest(encoding);

// Those whose code is in page.js, as package-lock.json has them.
function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(here, "package-lock.json"), "utf8"));
  return Object.entries(packages).filter(([path, about]) => path !== "" && about.dev !== true);
}

function licenceOf(path) {
  const folder = join(here, path);
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined)
    throw new Error(`${path} has no licence file`);
  return readFileSync(join(folder, file), "utf8").trim();
}

// Behind those of the engine, which are in licences.txt already.
function addLicences() {
  const heading = "==== npm packages of the page\n";
  const ofEngine = read("licences.txt").toString().split(heading)[0].trimEnd();
  const ofPackages = shippedPackages().map(([path, { version, license }]) => {
    const name = path.slice("node_modules/".length);
    return `==== ${name} ${version} (${license})\n\n${licenceOf(path)}\n`;
  });
  writeFileSync(join(out, "licences.txt"), [ofEngine, heading, ...ofPackages].join("\n\n"));
}

// Names of files in the folder, also in folders of it.
function filesIn(folder) {
  return readdirSync(join(out, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(name) : [name];
  });
}

function carriedNames() {
  const contents = filesIn("contents").sort();
  return ["engine.js", "engine.wasm", "worker.js", "licences.txt", ...filesIn("font").sort(), ...contents];
}

// The functions that the page itself uses to save one file.
async function pageFunctions() {
  const folder = mkdtempSync(join(tmpdir(), "soulstack-build-"));
  const outfile = join(folder, "one_file_text.mjs");
  await build({ entryPoints: [join(here, "src/state/one_file_text.ts")], outfile, bundle: true, format: "esm" });
  const functions = await import(pathToFileURL(outfile));
  rmSync(folder, { recursive: true });
  return functions;
}

async function writeOneFile(names) {
  const { oneFileText } = await pageFunctions();
  const [script, style] = ["page.js", "page.css"].map((name) => read(name).toString());
  const files = Object.fromEntries(names.map((name) => [name, gzipSync(read(name), { level: 9 }).toString("base64")]));
  const hashes = { script: sha256(script, "base64"), style: sha256(style, "base64") };
  const id = `soulstack-${hashes.script.slice(0, 12)}`;
  writeFileSync(join(out, "soulstack.html"), oneFileText({ script, style }, hashes, { id, files, work: null }));
}

// Files that a visit needs; the one file is for taking away.
function writeServiceWorker() {
  const names = filesIn("").filter((name) => !["service_worker.js", "soulstack.html"].includes(name));
  const files = Object.fromEntries(names.sort().map((name) => [name, sha256(read(name), "hex")]));
  const hash = sha256(JSON.stringify(files), "hex").slice(0, 16);
  const template = readFileSync(join(here, "static/service_worker.js"), "utf8");
  const empty = 'const build = { hash: "", files: {} };';
  if (!template.includes(empty))
    throw new Error("static/service_worker.js has no place for the files of the build");
  const filled = `const build = ${JSON.stringify({ hash, files }, null, 1)};`;
  writeFileSync(join(out, "service_worker.js"), template.replace(empty, filled));
}

function printSizes() {
  const size = (names) => names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);
  const kilobytes = (bytes) => `${Math.round(bytes / 1024)} KB`;
  const page = size(["index.html", "page.js", "page.css", "icon.svg", "page.webmanifest", "service_worker.js"]);
  const engine = size(["engine.js", "engine.wasm", "worker.js", "contents/base.json", "contents/examples.json"]);
  console.error(`Page ${kilobytes(page)}, engine with base cards and examples ${kilobytes(engine)} (gzip -9); ` +
    `soulstack.html ${kilobytes(statSync(join(out, "soulstack.html")).size)}`);
}

for (const name of ["page.js", "engine.js", "engine.wasm", "worker.js", "licences.txt", "contents", "font"])
  if (!existsSync(join(out, name))) {
    console.error(`${out} has no ${name}`);
    process.exit(1);
  }
addLicences();
const names = carriedNames();
writeFileSync(join(out, "carried.json"), JSON.stringify(names));
await writeOneFile(names);
writeServiceWorker();
printSizes();
