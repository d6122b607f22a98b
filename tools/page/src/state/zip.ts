// A card set as a zip file.
import { strFromU8, unzipSync, zipSync } from "fflate";
import type { Files, Pictures } from "./bench.ts";
import { demandListed, manifestName, manifestText, versionOf } from "./manifest.ts";
import { base64, crc32, fromBase64 } from "./packing.ts";
import {
  checkedFiles, checkedPictures, isNamedIn, isPictureName, isPortableName, mostBytesOfFile, mostBytesOfSet,
  mostBytesUnpacked, mostFiles, quoted, Refusal,
} from "./set_files.ts";

export const mostBytesOfZip = 16 << 20; // as the program
const mostRatio = 200; // texts of cards are packed to a fifth; a bomb to a thousandth

// "mine-1.2.set.zip"
export function nameOfZip(name: string, files: Files): string {
  return `${name}-${versionOf(files["set.lua"] ?? "")}.set.zip`;
}

function demandPortable(entry: string): void {
  const remedy = isPictureName(entry) ? "Choose the picture again: it is named after its card then" : "Rename it";
  const rule = "names there have at most 200 letters a to z, digits, dots, - and _, and are not those of devices";
  if (!isPortableName(entry))
    throw new Refusal(`${quoted(entry)} cannot be in a zip: ${rule}. ${remedy}`);
}

// With a manifest, so that `soulstack install` takes it. Throws a Refusal if it would not.
export function zipOf(name: string, files: Files, pictures: Pictures): Uint8Array<ArrayBuffer> {
  Object.keys({ ...files, ...pictures }).forEach((file) => demandPortable(`${name}/${file}`));
  const encoder = new TextEncoder();
  const texts = Object.keys(files).map((file) => [file, encoder.encode(files[file])] as const);
  const images = Object.keys(pictures).map((file) => [file, fromBase64(pictures[file]!)] as const);
  const encoded = [...texts, ...images].sort(([one], [other]) => (one < other ? -1 : 1));
  const manifest = encoder.encode(manifestText(files["set.lua"] ?? "", Object.fromEntries(encoded)));
  const entries = [[manifestName, manifest] as const, ...encoded];
  const inFolder = entries.map(([file, contents]) => [`${name}/${file}`, contents] as const);
  return zipSync(Object.fromEntries(inFolder), { level: 9, mtime: new Date(1980, 0, 1) }) as Uint8Array<ArrayBuffer>;
}

interface Entry {
  name: string;
  size: number;
  originalSize: number;
}

// Called before an entry is unpacked, for each one in order.
class EntryCheck {
  private seen = new Set<string>();
  private bytes = 0;
  private hasPictures = false;
  constructor(
    private readonly zipSize: number,
    private readonly takesAll: boolean,
  ) {}

  // Whether it is unpacked: without a manifest only Lua files and pictures are, but each entry must be harmless.
  take({ name, originalSize }: Entry): boolean {
    if (this.seen.has(name))
      throw new Refusal(`it holds ${quoted(name)} twice`);
    this.seen.add(name);
    if (this.seen.size > mostFiles)
      throw new Refusal(`it holds more than ${mostFiles} files`);
    const parts = name.split("/");
    if (name.startsWith("/") || name.includes("\\") || /^[a-z]:/i.test(name) || parts.includes(".."))
      throw new Refusal(`${quoted(name)} leads out of the folder of a set`);
    const isOfMac = name.startsWith("__MACOSX/");
    const isLua = name.endsWith(".lua") && !isOfMac;
    const isPicture = isPictureName(name) && !isOfMac;
    if (name.endsWith("/") || (!isLua && !isPicture && !this.takesAll)) // folders, notes, what macOS adds
      return false;
    this.hasPictures ||= isPicture;
    this.bytes += originalSize;
    if (isLua && originalSize > mostBytesOfFile)
      throw new Refusal(`${quoted(name)} is larger than ${mostBytesOfFile / 1024} KB`);
    const most = this.takesAll || this.hasPictures ? mostBytesUnpacked : mostBytesOfSet;
    if (this.bytes > most || this.bytes > this.zipSize * mostRatio)
      throw new Refusal("it unpacks to far more than it should");
    return true;
  }
}

// The folder that all files are in, with its slash; "" if set.lua is at the top.
function folderOfSet(names: string[]): string {
  const manifest = names.filter((name) => name === "set.lua" || name.endsWith("/set.lua"));
  if (manifest.length !== 1)
    throw new Refusal(manifest.length === 0 ? "it has no set.lua" : "it holds several sets; open one at a time");
  const folder = manifest[0]!.slice(0, -"set.lua".length);
  const outside = names.find((name) => !name.startsWith(folder));
  if (outside !== undefined)
    throw new Refusal(`${quoted(outside)} is not in the folder of the set`);
  return folder;
}

const damaged = () => new Refusal("it is damaged, or not a zip file");

const utf8Flag = 2048; // names without it are Latin-1 to fflate

// The checksums of the entries by their names, from the directory at the end of the zip: fflate reads none.
function checksums(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== 0x06054b50)
    end--;
  const found = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const isLatin = (view.getUint16(at + 8, true) & utf8Flag) === 0;
    const name = strFromU8(bytes.subarray(at + 46, at + 46 + lengths[0]!), isLatin);
    found.set(name, view.getUint32(at + 16, true).toString(16).padStart(8, "0"));
    at += 46 + lengths.reduce((sum, length) => sum + length);
  }
  return found;
}

const isManifest = (name: string) => name.endsWith(`/${manifestName}`) && name.split("/").length === 2;

function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    const sums = checksums(bytes);
    const check = new EntryCheck(bytes.length, [...sums.keys()].some(isManifest));
    const entries = unzipSync(bytes, { filter: (entry) => check.take(entry) });
    for (const [name, contents] of Object.entries(entries))
      if (crc32(contents) !== sums.get(name))
        throw damaged();
    return entries;
  } catch (why) {
    throw why instanceof Refusal ? why : damaged();
  }
}

function textOf(name: string, bytes: Uint8Array): string {
  if (bytes.length > mostBytesOfFile) // whatever the entry said before
    throw new Refusal(`${quoted(name)} is larger than ${mostBytesOfFile / 1024} KB`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${quoted(name)} is not a text in UTF-8`);
  }
}

export interface Unzipped {
  files: Files;
  pictures: Pictures;
}

// The set in a zip. Throws a Refusal about the whole of it: nothing is taken in part.
export function filesOfZip(bytes: Uint8Array): Unzipped {
  if (bytes.length > mostBytesOfZip)
    throw new Refusal(`it is larger than ${mostBytesOfZip >> 20} MB`);
  const entries = unzipped(bytes);
  const folder = folderOfSet(Object.keys(entries));
  const inFolder = Object.entries(entries).map(([name, contents]) => [name.slice(folder.length), contents] as const);
  const { [manifestName]: manifest, ...contents } = Object.fromEntries(inFolder);
  if (manifest !== undefined)
    demandListed(new TextDecoder().decode(manifest), contents);
  const lua = Object.entries(contents).filter(([name]) => name.endsWith(".lua"));
  const files = checkedFiles(Object.fromEntries(lua.map(([name, text]) => [name, textOf(name, text)])));
  const images = Object.entries(contents).filter(([name]) => isPictureName(name) && isNamedIn(files, name));
  return {
    files,
    pictures: checkedPictures(Object.fromEntries(images.map(([name, image]) => [name, base64(image)]))),
  };
}
