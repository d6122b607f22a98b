// Keeps the whole page for visits without a network. The build writes its number and its files with their hashes in
// here; a browser asks for this file at each visit, sees that it differs, and stores the new build beside the old one.
// A page gets all files from the build with which it was opened, never from two.
"use strict";
const build = { hash: "", files: {} };
const cacheName = `soulstack-${build.hash}`;

async function sha256(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// While a host is being updated it may give files of two builds: then nothing is stored; the next visit tries again.
async function store(cache, [name, hash]) {
  const response = await fetch(name, { cache: "no-cache" });
  if (!response.ok || (await sha256(await response.clone().arrayBuffer())) !== hash)
    throw new Error(`${name} is not of this build`);
  await cache.put(name, response);
}

async function install() {
  const cache = await caches.open(cacheName);
  try {
    for (const file of Object.entries(build.files))
      await store(cache, file);
  } catch (why) {
    await caches.delete(cacheName);
    throw why;
  }
}

async function removeOldBuilds() {
  for (const name of await caches.keys())
    if (name.startsWith("soulstack-") && name !== cacheName)
      await caches.delete(name);
}

async function answer(request) {
  const url = new URL(request.url);
  const folder = new URL("./", self.location.href).pathname;
  const name = url.pathname === folder ? "index.html" : url.pathname.slice(folder.length);
  if (url.origin === self.location.origin && Object.hasOwn(build.files, name)) {
    const stored = await (await caches.open(cacheName)).match(name);
    if (stored !== undefined)
      return stored;
  }
  return fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(removeOldBuilds()));
self.addEventListener("fetch", (event) => event.respondWith(answer(event.request)));
self.addEventListener("message", (event) => {
  if (event.data === "replace")
    event.waitUntil(self.skipWaiting());
});
