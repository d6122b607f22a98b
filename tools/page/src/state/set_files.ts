// What may come from outside as a card set: names and sizes are checked here, before the loader reads the texts.
import type { Files, Pictures } from "./bench.ts";
import { sizeOfBase64 } from "./packing.ts";

export const mostFiles = 1000;
export const mostBytesOfFile = 1 << 16; // as the service takes them
export const mostBytesOfSet = 8 << 20;
export const mostBytesUnpacked = 32 << 20; // with pictures
export const mostBytesOfPicture = 2 << 20; // as the program draws them

// A sentence for the visitor: why something was refused.
export class Refusal extends Error {}

// Text that the visitor has not written, fit to stand in a sentence.
export function quoted(text: string): string {
  const plain = text.replaceAll(/[\p{C}\u2028\u2029]/gu, "?");
  return `“${plain.length > 60 ? `${plain.slice(0, 60)}…` : plain}”`;
}

export function isSetName(name: string): boolean {
  return /^[a-z0-9_]{1,60}$/.test(name);
}

// A name in the folder of a set: "loot/spark.lua".
export function isFileName(name: string): boolean {
  const parts = name.split("/");
  return (
    name.length <= 200 &&
    /^[^\p{C}\\:*?"<>|]+\.lua$/u.test(name) &&
    parts.every((part) => part !== "" && part !== "." && part !== ".." && part.trim() === part)
  );
}

// "art/spark.png"
export function isPictureName(name: string): boolean {
  return /\.(png|jpe?g|svg)$/.test(name) && isFileName(name.replace(/\.[a-z]+$/, ".lua"));
}

// A name in an archive, as `soulstack install` takes it: also Windows can unpack it, where some names are devices.
export function isPortableName(name: string): boolean {
  const part = /^(?!(con|prn|aux|nul|com\d|lpt\d)(\.|$))[a-z0-9_-]([a-z0-9._-]*[a-z0-9_-])?$/i;
  return name.length <= 200 && name.split("/").every((one) => part.test(one));
}

// The page keeps only pictures that a card or the set names.
export function isNamedIn(files: Files, picture: string): boolean {
  return Object.values(files).some((text) => text.includes(picture));
}

// Of pictures that came from outside. Throws a Refusal.
export function checkedPictures(from: unknown): Pictures {
  const entries = Object.entries((from ?? {}) as Record<string, unknown>);
  let size = 0;
  for (const [name, base64] of entries) {
    if (!isPictureName(name) || typeof base64 !== "string" || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64))
      throw new Refusal(`${quoted(name)} cannot be a picture of a set`);
    const bytes = sizeOfBase64(base64);
    if (bytes > mostBytesOfPicture)
      throw new Refusal(`${quoted(name)} is larger than ${mostBytesOfPicture >> 20} MB`);
    size += bytes;
  }
  if (entries.length > mostFiles || size > mostBytesUnpacked)
    throw new Refusal(`its pictures are larger than ${mostBytesUnpacked >> 20} MB`);
  return Object.fromEntries(entries) as Pictures;
}

// Its size in bytes. Throws a Refusal if it is none, or too large.
function sizeOfText(name: string, text: unknown): number {
  if (typeof text !== "string")
    throw new Refusal(`${quoted(name)} is not a text`);
  const size = new TextEncoder().encode(text).length;
  if (size > mostBytesOfFile)
    throw new Refusal(`${quoted(name)} is larger than ${mostBytesOfFile / 1024} KB`);
  return size;
}

// Two names that a computer without upper and lower case would take for one file.
function demandDistinct(names: string[]): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const folded = name.normalize("NFC").toLowerCase();
    const other = seen.get(folded);
    if (other !== undefined)
      throw new Refusal(`${quoted(other)} and ${quoted(name)} differ only in upper and lower case`);
    seen.set(folded, name);
  }
}

// The files, if they can be a set. Throws a Refusal otherwise; nothing is taken in part.
export function checkedFiles(from: unknown): Files {
  if (typeof from !== "object" || from === null || Array.isArray(from))
    throw new Refusal("the files are missing");
  const entries = Object.entries(from);
  if (entries.length === 0)
    throw new Refusal("there are no files in it");
  if (entries.length > mostFiles)
    throw new Refusal(`it has more than ${mostFiles} files`);
  let size = 0;
  for (const [name, text] of entries) {
    if (!isFileName(name))
      throw new Refusal(`${quoted(name)} cannot be the name of a file of a set`);
    size += sizeOfText(name, text);
  }
  if (size > mostBytesOfSet)
    throw new Refusal(`it is larger than ${mostBytesOfSet >> 20} MB`);
  demandDistinct(entries.map(([name]) => name));
  return Object.fromEntries(entries);
}

// Lua without its comments; what looks like one in a text stays.
function withoutComments(lua: string): string {
  const texts = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|--\[(=*)\[[\s\S]*?\]\1\]|--[^\n]*/g;
  return lua.replaceAll(texts, (found) => (found.startsWith("--") ? "" : found));
}

const luaText = /"([^"\n]*)"|'([^'\n]*)'/;

// A text that set.lua gives as a field: `version = "1.2"`.
export function textInSet(setFile: string, field: string): string | undefined {
  const found = new RegExp(`\\b${field}\\s*=\\s*(?:${luaText.source})`).exec(withoutComments(setFile));
  return found?.[1] ?? found?.[2];
}

// The texts of a list in set.lua: `requires = { "base" }`.
export function listInSet(setFile: string, field: string): string[] {
  const list = new RegExp(`\\b${field}\\s*=\\s*\\{([^}]*)\\}`).exec(withoutComments(setFile))?.[1] ?? "";
  return [...list.matchAll(new RegExp(luaText, "g"))].map((found) => found[1] ?? found[2] ?? "");
}

// The id that set.lua gives the set; "mine" if it gives none.
export function nameOfSet(files: Files): string {
  const id = textInSet(files["set.lua"] ?? "", "id") ?? "";
  return isSetName(id) ? id : "mine";
}
