// Serves a folder on a free port of 127.0.0.1, as a static host would.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

function fileOf(folder, url) {
  let file = resolve(join(folder, decodeURIComponent(new URL(url, "http://127.0.0.1").pathname)));
  if (file !== folder && !file.startsWith(folder + sep))
    return null;
  if (existsSync(file) && statSync(file).isDirectory())
    file = join(file, "index.html");
  return existsSync(file) ? file : null;
}

// `isDown`: requests are cut off, as if there were no network.
export async function serveFolder(folder) {
  const state = { folder, isDown: false, asked: [] };
  const http = createServer((request, response) => {
    if (state.isDown)
      return request.socket.destroy();
    state.asked.push(request.url);
    const file = fileOf(state.folder, request.url);
    if (file === null)
      return response.writeHead(404).end();
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => http.listen(0, "127.0.0.1", done));
  return Object.assign(state, {
    base: `http://127.0.0.1:${http.address().port}/`,
    close: () =>
      new Promise((done) => {
        http.close(done);
        http.closeAllConnections();
      }),
  });
}
