// The manifest of a set that travels: its name, its version, and a checksum of each file. `soulstack pack` writes the same,
// and `soulstack install` reads it.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { listInSet, nameOfSet, quoted, Refusal, textInSet } from "./set_files.ts";

export const manifestName = "manifest.json";
const format = 1;

interface Listed {
  name: string; // in the folder of the set
  bytes: number;
  sha256: string;
}

type Contents = Record<string, Uint8Array>;

const sumOf = (contents: Uint8Array) => bytesToHex(sha256(contents));

// The text of the manifest for a set with this set.lua and these files.
export function manifestText(setFile: string, contents: Contents): string {
  const files = Object.keys(contents)
    .sort()
    .map((name) => ({ name, bytes: contents[name]!.length, sha256: sumOf(contents[name]!) }));
  const about = { id: nameOfSet({ "set.lua": setFile }), version: versionOf(setFile) };
  return `${JSON.stringify({ format, ...about, requires: listInSet(setFile, "requires"), files }, null, 2)}\n`;
}

// The version that set.lua gives, as part of the name of a file.
export function versionOf(setFile: string): string {
  const version = textInSet(setFile, "version") ?? "";
  return /^[0-9][A-Za-z0-9._-]{0,39}$/.test(version) ? version : "0";
}

function listed(text: string): Listed[] {
  let manifest: { format?: unknown; files?: unknown } | null;
  try {
    manifest = JSON.parse(text) as typeof manifest;
  } catch {
    manifest = null;
  }
  if (manifest?.format !== undefined && manifest.format !== format)
    throw new Refusal(`its manifest has another format than ${format}`);
  if (manifest === null || manifest.format === undefined || !Array.isArray(manifest.files))
    throw new Refusal(`${quoted(manifestName)} is not a manifest`);
  return manifest.files as Listed[];
}

// Throws a Refusal unless the files are those of the manifest, each with its size and checksum.
export function demandListed(manifest: string, contents: Contents): void {
  const left = new Set(Object.keys(contents));
  for (const file of listed(manifest)) {
    const name = String(file?.name);
    const found = left.delete(name) ? contents[name] : undefined;
    if (found === undefined)
      throw new Refusal(`${quoted(name)} is in the manifest, but missing`);
    if (found.length !== file.bytes || sumOf(found) !== file.sha256)
      throw new Refusal(`${quoted(name)} has another checksum than in the manifest: it was changed`);
  }
  for (const name of left)
    throw new Refusal(`${quoted(name)} is not in the manifest`);
}
