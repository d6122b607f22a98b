// Bundles the page into a folder, with the font of the faces: node build.mjs OUT [--watch]. The folder then needs the
// engine (tools/web) and the contents (contents.mjs); complete.mjs adds what depends on all of them. `tools/dev web` runs
// these in order.
import { build, context } from "esbuild";
import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2];
if (out === undefined) {
  console.error("Usage: node build.mjs OUT [--watch]");
  process.exit(2);
}

const options = {
  entryPoints: { page: join(here, "src/main.tsx") },
  outdir: out,
  bundle: true,
  minify: true,
  format: "iife", // a classic script, so that the page also works from a file
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none", // licences.txt has them
  logLevel: "warning",
};

mkdirSync(out, { recursive: true });
for (const name of readdirSync(join(here, "static")))
  copyFileSync(join(here, "static", name), join(out, name));
const fonts = join(here, "../faces/font");
mkdirSync(join(out, "font"), { recursive: true });
for (const name of readdirSync(fonts).filter((file) => file.endsWith(".otf")))
  copyFileSync(join(fonts, name), join(out, "font", name));
if (process.argv.includes("--watch"))
  await (await context(options)).watch();
else
  await build(options);
