// Search in the list of search_index.js, which is loaded when it is first needed. Works without a server.
"use strict";

(() => {
  const most = 30;
  const box = document.getElementById("search");
  const input = document.getElementById("query");
  const list = document.getElementById("results");
  let entries = null;
  let selected = -1;

  window.soulstackSearch = (loaded) => {
    entries = loaded.map(([title, kind, address, text, phrases]) => ({
      title, kind, address, text,
      name: title.toLowerCase(),
      phrases: phrases === "" ? [] : phrases.split("; ").map((phrase) => important(phrase).join(" ")),
      all: [title, kind, text, phrases].join(" ").toLowerCase().replaceAll("_", " "),
    }));
    show();
  };

  const load = () => {
    if (entries !== null)
      return;
    entries = [];
    const script = document.createElement("script");
    script.src = "search_index.js";
    document.head.append(script);
  };

  const little = ["a", "an", "the", "is", "are", "of", "to", "my", "your", "for", "with"];

  // The words of a query without those that say little, unless there are no others; "charges" is as good as "charge".
  const important = (text) => {
    const words = text.toLowerCase().replaceAll("_", " ").split(/[^\p{L}\p{N}']+/u).filter((word) => word !== "");
    const rest = words.filter((word) => !little.includes(word));
    return (rest.length === 0 ? words : rest)
      .map((word) => word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word);
  };

  // Smaller is better. A name that is the query, a phrase for it that is the query, a name that begins with it, that has
  // it, and then other texts. Steps of the rules come after what cards use.
  const rank = (entry, query) => {
    if (entry.name === query) return 0;
    if (entry.phrases.includes(important(query).join(" "))) return 0.5;
    const step = entry.kind.startsWith("step") ? 3 : 0;
    if (entry.name.startsWith(query)) return 1 + step;
    return (entry.name.includes(query) ? 2 : 3) + step;
  };

  const find = (text) => {
    const query = text.trim().toLowerCase();
    if (query === "")
      return [];
    const words = important(query);
    return entries.filter((entry) => words.every((word) => entry.all.includes(word)))
      .map((entry, at) => ({ entry, at, rank: rank(entry, query) }))
      .sort((a, b) => a.rank - b.rank || a.entry.name.length - b.entry.name.length || a.at - b.at)
      .slice(0, most)
      .map((one) => one.entry);
  };

  const element = (name, text) => {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  };

  const item = (entry, at) => {
    const made = document.createElement("li");
    made.id = "result-" + at;
    made.setAttribute("role", "option");
    const link = document.createElement("a");
    link.href = entry.address;
    link.tabIndex = -1;
    link.append(element("b", entry.title), element("small", entry.kind));
    if (entry.text !== "")
      link.append(element("span", entry.text));
    made.append(link);
    return made;
  };

  const select = (at) => {
    const items = [...list.querySelectorAll("[role=option]")];
    selected = items.length === 0 ? -1 : (at + items.length) % items.length;
    items.forEach((one, i) => one.setAttribute("aria-selected", String(i === selected)));
    if (selected >= 0) {
      input.setAttribute("aria-activedescendant", items[selected].id);
      items[selected].scrollIntoView({ block: "nearest" });
    } else {
      input.removeAttribute("aria-activedescendant");
    }
  };

  const close = () => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
  };

  const show = () => {
    const found = find(input.value);
    if (input.value.trim() === "")
      return close();
    list.replaceChildren(...found.map(item));
    if (found.length === 0) {
      const empty = element("li", "Nothing found");
      empty.className = "empty";
      list.append(empty);
    }
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    select(0);
  };

  const go = () => {
    const link = list.querySelector("[aria-selected=true] a");
    if (link) {
      close();
      location.href = link.href;
    }
  };

  box.hidden = false;
  input.addEventListener("focus", load);
  input.addEventListener("input", () => { load(); show(); });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") select(selected + 1);
    else if (event.key === "ArrowUp") select(selected - 1);
    else if (event.key === "Enter") go();
    else if (event.key === "Escape") { close(); input.blur(); }
    else return;
    event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.addEventListener("click", (event) => {
    if (!box.contains(event.target))
      close();
  });
})();
