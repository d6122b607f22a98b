// Texts of Lua that can be shown as they are read: those in double quotes whose only escapes are \" and \\.
export function shownText(written: string): string | null {
  return /^"([^"\\\n]|\\["\\])*"$/.test(written) ? written.slice(1, -1).replace(/\\(.)/g, "$1") : null;
}

export function writtenText(shown: string): string {
  return `"${shown.replace(/[\r\n]+/g, " ").replace(/["\\]/g, "\\$&")}"`;
}
