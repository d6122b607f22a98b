// The text of the page as one file: one HTML that works from file://, where browsers refuse modules, Workers from
// addresses and fetch. The same function makes it in the page and when the page is built.
import type { Carried } from "./shipped.ts";

export interface PageTexts {
  script: string; // page.js
  style: string; // page.css
}

export interface Hashes {
  script: string; // SHA-256 in base64
  style: string;
}

// What the page may do: only its own script and style run, and nothing is loaded from anywhere.
function policy({ script, style }: Hashes): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${script}' 'wasm-unsafe-eval'`,
    `style-src 'sha256-${style}'`,
    "img-src data: blob:",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

// JSON in which nothing can end the element that holds it.
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

// What a browser would not give back as it is, or what would end the element early.
function demandPlain(text: string, end: RegExp): void {
  if (end.test(text) || /\r|\0/.test(text))
    throw new Error("The script or style of the page cannot be put into one file");
}

export function oneFileText(texts: PageTexts, hashes: Hashes, carried: Carried): string {
  demandPlain(texts.script, /<\/script|<[!]--/i);
  demandPlain(texts.style, /<\/style/i);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(hashes)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Soulstack: write a card, see it work</title>
<link rel="icon" href="data:,">
<style>${texts.style}</style>
</head>
<body>
<div id="page"><p class="starting">Starting the engine…</p></div>
<noscript>This page needs JavaScript: it runs the rules engine in your browser.</noscript>
<script type="application/json" id="carried">${safeJson(carried)}</script>
<script>${texts.script}</script>
</body>
</html>
`;
}
