// The blocks of the page in Node, and the words of a set.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = resolve(fileURLToPath(import.meta.url), "../../..");

async function bundled() {
  const { build } = createRequire(join(root, "tools/page/package.json"))("esbuild");
  const folder = mkdtempSync(join(tmpdir(), "soulstack-blocks-"));
  const outfile = join(folder, "model.mjs");
  try {
    await build({ entryPoints: [join(root, "tools/page/src/blocks/model.ts")], outfile, bundle: true, format: "esm" });
    return await import(pathToFileURL(outfile));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const model = await bundled();

// Those of the language and of the set in a folder.
export function wordsOf(program, folder) {
  const text = execFileSync(program, ["words", "--json", "--set", folder], { encoding: "utf8", maxBuffer: 1 << 28 });
  return new model.Words(JSON.parse(text).entries);
}
