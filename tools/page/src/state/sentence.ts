// Messages of the engine, as sentences for a visitor who knows neither its command line nor where it has the files.

// The engine has the files of a set in a folder that exists nowhere: "/in-memory/mine/loot/spark.lua".
export function withoutFolders(text: string): string {
  return text.replace(/\/in-memory\/[^/\s]+\//g, "").replace(/\/in-memory\/([^/\s:]+)/g, "the set $1");
}

const finding = /^(.*?)(?::(\d+)(?::\d+)?)?: error: (.*?)(?: \[E\d+ \w+\])?$/m;
const advice = /,? or name it with --set$|[,;.]? [^,;.]*--set\b.*$/;

// Why something failed, in one sentence: of several findings the first, and where it is if that is a file of the set.
export function sentenceOf(why: unknown): string {
  const text = withoutFolders(why instanceof Error ? why.message : String(why));
  const found = finding.exec(text);
  if (found === null)
    return text.replace(advice, "").replace(/ \(\/[^)]*\)/g, "");
  const [, file, line, message] = found;
  const isOfSet = file.endsWith(".lua") && !file.startsWith("/");
  const place = isOfSet ? `${file}${line === undefined ? "" : `, line ${line}`}: ` : "";
  return place + message.replace(advice, "").replace(/ \(\/[^)]*\)/g, "");
}
