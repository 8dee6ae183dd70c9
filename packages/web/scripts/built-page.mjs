// The page of this moment for scripts that look at it: built into a folder of its own, and served from there.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const WEB = path.join(import.meta.dirname, '..');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** The page, built into a folder of its own. */
const newPage = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'potyczka-page-'));
  await build({
    root: WEB,
    configFile: path.join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
  return folder;
};

/** Builds the page and serves it; `close` ends that and removes it. One that was built before can be given as PAGE. */
export const serveBuiltPage = async () => {
  const given = process.env.PAGE;
  const folder = given ?? (await newPage());
  const server = createServer((request, response) => {
    const wanted = path.join(folder, new URL(request.url, 'http://localhost').pathname);
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : path.join(folder, 'index.html');
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    if (!given) rmSync(folder, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${server.address().port}`, close };
};
