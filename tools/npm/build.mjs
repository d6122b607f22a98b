// Assembles the npm package in a folder and packs it: node build.mjs ENGINE.wasm OUT. The types of the messages must be
// in tools/page/src/engine/wire.ts. OUT then has the folder package and soulstack-VERSION.tgz.
// `tools/dev npm` runs this. The version is that of the project in CMakeLists.txt.
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../..");
if (process.argv.length !== 4) {
  console.error("Usage: node build.mjs ENGINE.wasm OUT");
  process.exit(2);
}
const [wasm, out] = process.argv.slice(2).map((path) => resolve(path));
const staged = join(out, "package");

function version() {
  const found = /project\(soulstack VERSION ([0-9.]+)/.exec(readFileSync(join(root, "CMakeLists.txt"), "utf8"));
  if (found === null)
    throw new Error("CMakeLists.txt has no version");
  return found[1];
}

// The modules with their types, from the sources of this folder and those that the page has too.
function compile() {
  const sources = join(out, "src");
  cpSync(join(here, "src"), sources, { recursive: true });
  for (const name of ["connection.ts", "worker_transport.ts", "wire.ts"])
    copyFileSync(join(root, "tools/page/src/engine", name), join(sources, name));
  copyFileSync(join(here, "tsconfig.json"), join(out, "tsconfig.json"));
  writeFileSync(join(out, "package.json"), `{ "type": "module" }\n`);
  const modules = join(root, "tools/page/node_modules");
  const typesOfNode = ["--types", "node", "--typeRoots", join(modules, "@types")];
  const tsc = [join(modules, ".bin/tsc"), "-p", out, "--rootDir", sources, "--outDir", staged, ...typesOfNode];
  execFileSync(tsc[0], tsc.slice(1), { stdio: "inherit" });
}

// engine.js is a script for Workers and for require(), so its folder has a package.json of its own.
function copyEngine() {
  mkdirSync(join(staged, "engine"));
  copyFileSync(wasm, join(staged, "engine/engine.wasm"));
  for (const name of ["engine.js", "worker.js"])
    copyFileSync(join(root, "tools/web", name), join(staged, "engine", name));
  writeFileSync(join(staged, "engine/package.json"), `{ "type": "commonjs" }\n`);
}

function copyTexts() {
  const about = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
  const { name, ...others } = about;
  writeFileSync(join(staged, "package.json"), JSON.stringify({ name, version: version(), ...others }, null, 2) + "\n");
  cpSync(join(here, "examples"), join(staged, "examples"), { recursive: true });
  copyFileSync(join(here, "README.md"), join(staged, "README.md"));
  copyFileSync(join(root, "LICENSE"), join(staged, "LICENSE"));
  writeFileSync(join(staged, "licences.txt"), execFileSync(join(root, "tools/web/licences")));
}

rmSync(out, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });
compile();
copyEngine();
copyTexts();
const packing = ["pack", "--silent", "--ignore-scripts", "--offline", "--pack-destination", out];
const tarball = execFileSync("npm", packing, { cwd: staged, encoding: "utf8" }).trim();
console.log(join(out, tarball));
