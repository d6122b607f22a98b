// The manual of the page: what `soulstack docs` wrote as a site, as pages without its frame.
import { readFileSync } from "node:fs";
import { join } from "node:path";

function between(text, begin, end) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from + begin.length);
  if (from < 0 || to < 0)
    throw new Error(`The pages of soulstack docs have no ${begin}`);
  return text.slice(from + begin.length, to);
}

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const textOf = (html) => html.replace(/<[^>]*>/g, "").replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name]);

// "cards.html#fields" as "#/manual/cards/fields".
function address(link, page) {
  const [, file, anchor] = /^([a-z0-9_]*)(?:\.html)?(?:#(.*))?$/.exec(link) ?? [];
  if (file === undefined)
    throw new Error(`${page} links to ${link}, which is not a page of the manual`);
  return `#/manual/${file === "" ? page : file}${anchor === undefined ? "" : `/${anchor}`}`;
}

// The list of pages: sections in their order, and the names that it shows.
function navigationOf(html) {
  const pages = [];
  let section = "";
  for (const [, title, name, shown] of html.matchAll(/<h2>(.*?)<\/h2>|<a href="(.*?)\.html".*?>(.*?)<\/a>/g))
    if (title !== undefined)
      section = textOf(title);
    else
      pages.push({ name, section, shown: textOf(shown) });
  return pages;
}

// A figure of a card or another Lua file of the set `mine`, or of an example of the codes, gets a button; its text is kept
// beside the page, under the number of the button. Also kept are the pictures of that set.
function withButtons(html, examples) {
  const ofSet = /(<figure class="(?:lua|svg)"><figcaption>mine\/([^<]*))()(<\/figcaption><pre tabindex="0"><code>(.*?)<\/code>)/gs;
  const ofCode = /(<p>(?:Wrong|Right), in <code>([^<]*)<\/code>:)(<\/p>\n<figure class="lua">)(<pre tabindex="0"><code>(.*?)<\/code>)/gs;
  const add = (_, before, file, between, after, code) => {
    const button = `<button type="button" class="open-example" value="${examples.length}">Open in the workshop</button>`;
    examples.push({ file: textOf(file), text: textOf(code) });
    if (file.endsWith(".svg"))
      return `${before}${between}${after}`;
    return `${before} ${button}${between}${after}`;
  };
  return html.replace(ofSet, add).replace(ofCode, add);
}

function pageOf(folder, { name, section, shown }) {
  const file = readFileSync(join(folder, `${name}.html`), "utf8");
  const examples = [];
  const html = between(file, '<main id="content">\n', '<nav class="neighbours"')
    .replace(/href="([^"]*)"/g, (_, link) => `href="${address(link, name)}"`)
    .replace(/ id="([^"]*)"/g, ' id="m-$1"'); // so that none is one of the page's own
  const title = textOf(between(file, "<title>", "</title>")).replace(/ - Soulstack$/, "");
  return { name, section, shown, title, html: withButtons(html, examples), examples };
}

// Entries of the search: [title, kind, address, text, phrases].
function searchOf(folder) {
  const script = readFileSync(join(folder, "search_index.js"), "utf8");
  const entries = JSON.parse(between(script, "soulstackSearch(", ",\n]);") + "]");
  return entries.map(([title, kind, link, ...rest]) => [title, kind, address(link, ""), ...rest]);
}

export function manualOf(folder) {
  const first = readFileSync(join(folder, "index.html"), "utf8");
  const navigation = navigationOf(between(first, '<nav class="pages"', "</nav>"));
  return { pages: navigation.map((entry) => pageOf(folder, entry)), search: searchOf(folder) };
}
