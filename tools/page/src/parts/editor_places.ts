// Places in a text. CodeMirror counts UTF-16 units, the words of the service count bytes of UTF-8, and findings count
// characters of a line; cards contain ¢ and ↷, where the three differ.

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80)
    return 1;
  if (codePoint < 0x800)
    return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

// `at` in UTF-16 units.
export function byteOfUnit(text: string, at: number): number {
  let bytes = 0;
  for (const character of text.slice(0, at))
    bytes += bytesOf(character.codePointAt(0) ?? 0);
  return bytes;
}

// A byte within a character counts as its beginning.
export function unitOfByte(text: string, at: number): number {
  let bytes = 0;
  let units = 0;
  for (const character of text) {
    bytes += bytesOf(character.codePointAt(0) ?? 0);
    if (bytes > at)
      break;
    units += character.length;
  }
  return units;
}

// The units that the first characters of the line take; at most all of them.
export function unitOfCharacter(line: string, characters: number): number {
  let units = 0;
  for (const character of line) {
    if (characters-- <= 0)
      break;
    units += character.length;
  }
  return units;
}
