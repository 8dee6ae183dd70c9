import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Counts, callerOf } from './limits.js';
import type { Metrics } from './metrics.js';
import type { Settings } from './settings.js';

/** Connections of one address besides those that it may have as sockets: for pages and files. */
const FOR_FILES = 100;
/** Connections of all besides sockets. */
const FOR_ALL_FILES = 1000;
/** Files that the server itself has open: the database most of all. */
const OWN_FILES = 400;

const REFUSAL = JSON.stringify({ error: 'too many connections from this address' });
const ANSWER = [
  'HTTP/1.1 429 Too Many Requests',
  'Content-Type: application/json',
  `Content-Length: ${REFUSAL.length}`,
  'Connection: close',
  '',
  REFUSAL,
].join('\r\n');

/** How many files and connections the system lets this process have open. */
const openFiles = (): number => {
  const report = process.report?.getReport() as
    | { userLimits?: { open_files?: { soft?: unknown } } }
    | undefined;
  const soft = report?.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
};

/**
 * Limits connections before anything has been said on them: whoever only opens them must not use up what
 * the system gives us, for then not even the database could open its files.
 */
export const countConnections = (server: Server, settings: Settings, metrics: Metrics): void => {
  const files = openFiles();
  server.maxConnections = Math.min(settings.SOCKETS + FOR_ALL_FILES, Math.max(files - OWN_FILES, files / 2));
  server.on('drop', () => metrics.dropped.inc({ reason: 'full' }));
  // All callers of a proxy have its address: it counts them itself.
  if (settings.TRUST_PROXY) return;
  const perAddress = new Counts(settings.SOCKETS_PER_ADDRESS + FOR_FILES);
  server.prependListener('connection', (socket: Socket) => {
    const address = callerOf(socket.remoteAddress ?? '');
    if (perAddress.add(address)) {
      socket.once('close', () => perAddress.remove(address));
      return;
    }
    metrics.dropped.inc({ reason: 'connections' });
    socket.on('error', () => {});
    socket.end(ANSWER, () => socket.destroy());
  });
};
