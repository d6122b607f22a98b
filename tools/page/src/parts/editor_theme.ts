// How the editor looks: the colours of the page, which reach into its shadow root as custom properties.
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const words = HighlightStyle.define([
  { tag: tags.comment, color: "var(--comment)" },
  { tag: tags.string, color: "var(--string)" },
  { tag: [tags.keyword, tags.modifier], color: "var(--keyword)" },
  { tag: [tags.number, tags.bool, tags.atom], color: "var(--number)" },
  { tag: tags.standard(tags.variableName), color: "var(--keyword)" },
]);

const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "13px", color: "var(--text)", backgroundColor: "var(--ground)" },
  "&.cm-focused": { outline: "none" }, // its frame shows the focus
  ".cm-scroller": { fontFamily: "var(--code-font)", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--text)", padding: "6px 0" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": { backgroundColor: "var(--ground)", color: "var(--faint)", border: "none" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 6px 0 8px", fontSize: "12px" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--panel)" },
  ".cm-matchingBracket": { backgroundColor: "var(--mark) !important" },
  ".cm-lintRange-error": { backgroundImage: "none", borderBottom: "2px solid var(--bad)" },
  ".cm-lintRange-warning": { backgroundImage: "none", borderBottom: "2px dashed var(--glow)" },
  ".cm-tooltip": {
    maxWidth: "28rem", font: "13px/1.4 var(--text-font)", color: "var(--text)", backgroundColor: "var(--raised)",
    border: "1px solid var(--line)", borderRadius: "var(--radius)", boxShadow: "0 4px 16px rgb(0 0 0 / 20%)",
    overflowWrap: "anywhere",
  },
  ".cm-tooltip p": { margin: "0", padding: "4px 8px" },
  ".cm-tooltip code": { fontFamily: "var(--code-font)" },
  ".cm-tooltip .faint": { color: "var(--faint)" },
  ".cm-tooltip-autocomplete > ul": { fontFamily: "var(--code-font)", maxHeight: "14em" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-tooltip-autocomplete > ul > li": { minHeight: "24px", paddingTop: "3px !important" },
  ".cm-completionDetail": { fontStyle: "normal", color: "inherit", opacity: "0.8" },
  ".cm-diagnostic": { padding: "4px 8px", borderLeft: "4px solid var(--bad)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--glow)" },
  ".cm-diagnosticAction": {
    minHeight: "24px", margin: "4px 0 0", padding: "2px 8px", font: "inherit", color: "var(--on-accent)",
    backgroundColor: "var(--accent)", borderRadius: "var(--radius)",
  },
});

export const look = [theme, syntaxHighlighting(words)];
