import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { networkAddresses } from './addresses.js';
import { countConnections } from './connections.js';
import { type Guests, unguessable } from './identity.js';
import { Buckets, callerOf } from './limits.js';
import { plainError, plainPath } from './log.js';
import type { Metrics } from './metrics.js';
import type { Caller } from './open.js';
import type { Who } from './people.js';
import type { Settings } from './settings.js';
import type { Sockets } from './sockets.js';

/** Requests of one address for files: so many at once, and then so many a second. */
const FILES_AT_ONCE = 400;
const FILES_PER_SECOND = 50;
/** Sockets are counted by themselves. */
const SOCKET = '/ws';
const UNCOUNTED = new Set(['/healthz', '/readyz', SOCKET]);
/** Whoever connects and then says nothing, or says it drop by drop, is hung up on. */
const HEAD_MS = 15_000;
const REQUEST_MS = 30_000;
const LOOK_MS = 5000;
const HEALTH_MS = 2000;
const FORBIDDEN = 403;
const NOWHERE = 404;
const TOO_MANY = 429;
const UPGRADE = 426;
const AWAY = 503;

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Potyczka</title>
<p>The server runs, but its page has not been built: <code>npm run build -w @potyczka/web</code>.</p>
<p>Serwer działa, ale jego strona nie została zbudowana.</p>
`;

export interface Http {
  readonly settings: Settings;
  readonly guests: Guests;
  readonly metrics: Metrics;
  /** Where the log goes. */
  readonly logTo: NodeJS.WritableStream;
  /** Throws if the store does not answer. */
  checkStore(): Promise<void>;
  /** Matches and campaigns that cannot be served because what is stored of them is damaged. */
  hurt(): number;
  /** Matches that did not come back as they were, and stand still. */
  stopped(): number;
  sockets(): Sockets;
  /** Somebody's calendar, by the secret words of its address. */
  calendar(words: string, lang: 'pl' | 'en'): Promise<string | undefined>;
  /** Whose device somebody calls from; throws if the store is away. */
  whoIs(device: string): Promise<Who>;
}

/** What a page of ours may do: load from us, talk to us, nothing else. */
const policy = (isSecure: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: isSecure,
  frameguard: { action: 'deny' as const },
  crossOriginEmbedderPolicy: false,
});

export const buildHttp = async (given: Http): Promise<FastifyInstance> => {
  const { settings, guests, metrics } = given;
  const isSecure = settings.PUBLIC_URL?.startsWith('https:') ?? false;
  const app = fastify({
    logger: {
      level: settings.LOG_LEVEL,
      stream: given.logTo,
      base: null,
      serializers: { req: ({ method, url }) => ({ method, path: plainPath(url) }), err: plainError },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 1000,
    forceCloseConnections: true,
    http: { headersTimeout: HEAD_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: LOOK_MS },
    requestTimeout: REQUEST_MS,
  });
  countConnections(app.server, settings, metrics);
  // Node leaves a socket that asks for an upgrade to us: without a listener, one that breaks would end the process.
  app.server.on('upgrade', (_, socket) => socket.on('error', () => socket.destroy()));
  const calls = new Buckets(FILES_AT_ONCE, FILES_PER_SECOND);
  setInterval(() => calls.prune(), 60_000).unref();
  app.addHook('onRequest', async (request, reply) => {
    if (UNCOUNTED.has(request.url) || calls.take(callerOf(request.ip))) return;
    await reply.code(TOO_MANY).header('retry-after', '5').send({ error: 'too many requests' });
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: plainPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  await app.register(helmet, policy(isSecure));
  await app.register(cookie);
  await app.register(websocket, {
    options: {
      maxPayload: settings.RECORD_BYTES,
      perMessageDeflate: false,
      clientTracking: false,
      autoPong: false,
    },
  });
  await serveSocket(app, given);
  serveHealth(app, given);
  serveAddresses(app, settings);
  serveCalendars(app, given);
  if (settings.METRICS) {
    app.get('/metrics', async (_, reply) =>
      reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
    );
  }
  await servePage(app, settings.WEB_DIR, guests);
  return app;
};

/** Whether a page from there may connect: one of ours, or one of the same address as the server. */
const isWelcome = (request: FastifyRequest, settings: Settings): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined) return true; // no browser: there is no page that could abuse its cookies
  const known = [settings.PUBLIC_URL, ...(settings.ORIGINS ?? [])].filter(each => each !== undefined);
  if (known.length > 0) return known.includes(origin);
  if (!URL.canParse(origin)) return false;
  const { host: from, hostname } = new URL(origin);
  return from === host && isNear(hostname);
};

/** Names that nobody can buy: those of a machine, a house or a company. */
const NEAR = /^[^.]+$|\.(localhost|local|lan|home|internal|home\.arpa|test)$/i;

/**
 * Whether a name can only mean a machine nearby. Whoever owns any other can let it point to this server, and
 * its page would then be of the same address: where the server has such a name, `PUBLIC_URL` says so.
 */
const isNear = (hostname: string): boolean =>
  hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || NEAR.test(hostname);

const serveSocket = async (app: FastifyInstance, given: Http): Promise<void> => {
  const { settings, guests, metrics } = given;
  // Else any other address would speak WebSocket too, just to hang up: uncounted, and to pages from anywhere.
  app.addHook('onRequest', async (request, reply) => {
    if (request.ws && request.routeOptions.url !== SOCKET)
      await reply.code(NOWHERE).send({ error: 'nothing here speaks WebSocket' });
  });
  /** Guests whom this server has just met, and their cookies. */
  const fresh = new WeakMap<IncomingMessage, string>();
  app.websocketServer.on('headers', (headers: string[], raw: IncomingMessage) => {
    const header = fresh.get(raw);
    if (header) headers.push(`Set-Cookie: ${header}`);
  });
  const callers = new WeakMap<IncomingMessage, { readonly caller: Caller; readonly who: Who }>();
  /** Who calls, and the device they call from: a fresh one without a cookie of ours, or where it was signed out. */
  const knownBy = async (
    device: string | undefined,
  ): Promise<{ device: string; who: Who; isFresh: boolean }> => {
    const who = device === undefined ? undefined : await given.whoIs(device);
    if (device !== undefined && who && !who.isOut) return { device, who, isFresh: false };
    const person = unguessable();
    return {
      device: person,
      who: { person, isOut: false, name: undefined, was: null, until: null },
      isFresh: true,
    };
  };
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!request.ws) return reply.code(UPGRADE).send({ error: 'this address speaks WebSocket' });
    if (!isWelcome(request, settings)) {
      metrics.dropped.inc({ reason: 'origin' });
      return reply.code(FORBIDDEN).send({ error: 'pages of other addresses may not connect' });
    }
    const address = callerOf(request.ip);
    const refuse = (code: number, reason: string, error: string): FastifyReply => {
      metrics.dropped.inc({ reason });
      return reply.code(code).send({ error });
    };
    if (!given.sockets().mayTry(address))
      return refuse(TOO_MANY, 'limit', 'too many attempts; please wait a moment');
    const known = await knownBy(guests.read(request.cookies[guests.cookie])).catch(() => undefined);
    if (!known) return refuse(AWAY, 'store', 'the store is away; please try again in a moment');
    const { device, who, isFresh } = known;
    if (isFresh) fresh.set(request.raw, guests.header(device));
    const caller = { identity: who.person, device, address };
    const refusal = given.sockets().admit(caller);
    if (refusal) return refuse(TOO_MANY, 'limit', refusal);
    callers.set(request.raw, { caller, who });
    // Also where the handshake fails after this.
    request.raw.socket.once('close', () => given.sockets().release(caller));
    return undefined;
  };
  app.get(SOCKET, { websocket: true, preValidation: admit }, (socket, request) => {
    const known = callers.get(request.raw);
    if (known) given.sockets().serve(socket, known.caller, known.who, request.raw.socket);
    else socket.terminate();
  });
};

const serveHealth = (app: FastifyInstance, given: Http): void => {
  let last: { at: number; isWell: Promise<boolean> } | undefined;
  const isWell = (): Promise<boolean> => {
    if (last && Date.now() - last.at < HEALTH_MS / 2) return last.isWell;
    const late = new Promise<boolean>(resolve => setTimeout(() => resolve(false), HEALTH_MS).unref());
    const asked = given.checkStore().then(
      () => true,
      () => false,
    );
    last = { at: Date.now(), isWell: Promise.race([asked, late]) };
    return last.isWell;
  };
  // For whoever shares out callers: one damaged match must not take the table from everybody else.
  app.get('/readyz', async (_, reply) => {
    const ok = await isWell();
    return reply.code(ok ? 200 : AWAY).send(ok ? { ok } : { ok, why: 'away' });
  });
  app.get('/healthz', async (_, reply) => {
    const why = (await isWell()) ? (given.hurt() > 0 ? 'damaged' : undefined) : 'away';
    if (why) return reply.code(AWAY).send({ ok: false, why });
    const stopped = given.stopped();
    return reply.send({ ok: true, ...(stopped > 0 && { stopped }) });
  });
};

/** For the links of a page that was opened as `localhost`, which works on this machine alone. */
const serveAddresses = (app: FastifyInstance, settings: Settings): void => {
  app.get('/addresses', async ({ raw }, reply) => {
    const { remoteAddress: remote, localPort = settings.PORT } = raw.socket;
    const addresses = networkAddresses(settings, localPort, { remote, headers: raw.headers });
    return reply.header('cache-control', 'no-store').send({ addresses });
  });
};

/** Whoever has the secret address reads it: it changes nothing, and nobody keeps it on the way. */
const serveCalendars = (app: FastifyInstance, given: Http): void => {
  app.get<{ Params: { words: string }; Querystring: { lang?: string } }>(
    '/feed/:words.ics',
    async ({ params, query }, reply) => {
      const found = await given.calendar(params.words, query.lang === 'pl' ? 'pl' : 'en').catch(() => null);
      if (!found)
        return reply.code(found === null ? AWAY : NOWHERE).send({ error: 'there is no such calendar' });
      return reply
        .header('cache-control', 'private, no-store')
        .type('text/calendar; charset=utf-8')
        .send(found);
    },
  );
};

const YEAR = 'public, max-age=31536000, immutable';

const servePage = async (app: FastifyInstance, folder: string, guests: Guests): Promise<void> => {
  if (existsSync(folder)) {
    await app.register(files, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`);
        if (!reply.hasHeader('set-cookie')) reply.header('cache-control', isHashed ? YEAR : 'no-cache');
      },
    });
  }
  const page = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const identity = guests.read(request.cookies[guests.cookie]) ?? unguessable();
    reply.header('set-cookie', guests.header(identity)).header('cache-control', 'private, no-cache');
    return existsSync(path.join(folder, 'index.html'))
      ? reply.sendFile('index.html')
      : reply.type('text/html; charset=utf-8').send(NOT_BUILT);
  };
  app.get('/', page);
  // Any other address may be one of the page's own: a table, a replay, a rule.
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return wantsPage && !path.extname(request.url.split('?')[0] ?? '')
      ? page(request, reply.code(200))
      : reply.code(NOWHERE).send({ error: 'there is nothing here' });
  });
};
