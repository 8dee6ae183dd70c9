import { createServer, type ServerResponse } from 'node:http';
import type { Settings } from './settings.js';

/** Something that listens until the server itself does. */
export interface Early {
  /** Makes room for the server. */
  close(): Promise<void>;
}

/** Whoever comes too early comes again in so many seconds. */
const AGAIN_SECONDS = 2;
const AWAY = 503;
const MOST_CONNECTIONS = 500;
const REQUEST_MS = 5000;

const PAGE = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="${AGAIN_SECONDS}"><title>Potyczka</title>
<p>The server is starting; this page asks again by itself.</p>
<p>Serwer właśnie się uruchamia; ta strona zapyta ponownie sama.</p>
`;

const tell = (path: string, response: ServerResponse): void => {
  const isHealth = path === '/healthz' || path === '/readyz';
  response.writeHead(AWAY, {
    'retry-after': String(AGAIN_SECONDS),
    'content-type': isHealth ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.end(isHealth ? JSON.stringify({ ok: false, why: 'starting' }) : PAGE);
};

/**
 * While a server starts, its port tells so to whoever calls: a start may take seconds on a busy machine. Throws if
 * the port is taken, before anything else is opened. Nothing where any free port will do: nobody knows it yet.
 */
export const listenEarly = async ({ PORT, HOST }: Settings): Promise<Early | undefined> => {
  if (PORT === 0) return undefined;
  const server = createServer(
    { headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS },
    (request, response) => tell(request.url ?? '', response),
  );
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: PORT, host: HOST }, resolve);
  });
  return {
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
