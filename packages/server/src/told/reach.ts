import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as plainly } from 'node:http';
import { request as safely } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Calls addresses that people have given us, and none that lies within. */

/** Networks that are somebody's own, this machine's, or nobody's. */
const V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of the newer kind all but what is given out to everybody, and of that what wraps up an address of the older kind. */
const V6 = ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (ranges: readonly string[], kind: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), kind);
  }
  return list;
};
// Apart: a list would find an address of the older kind in ranges of the newer.
const [OLDER, NEWER] = [listOf(V4, 'ipv4'), listOf(V6, 'ipv6')];

export const isInside = (address: string): boolean =>
  isIP(address) === 6 ? NEWER.check(address, 'ipv6') : OLDER.check(address, 'ipv4');

/** Names that only a network of one's own knows. */
const NEAR = /^[^.]+\.?$|\.(localhost|local|lan|home|internal|home\.arpa|test|intranet|corp)\.?$/i;

/** Without the brackets around an address of the newer kind. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether an address may lie out there, as far as it says so itself; where its name leads is looked at with each call. */
export const isOutside = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = hostOf(url);
  return isIP(host) ? !isInside(host) : !NEAR.test(host);
};

/** Somebody else sends it. */
export class NotOurs extends Error {}

/** It was not called, and must not be. */
export class Inside extends Error {}

/** Finds where a name leads, at the moment of the call: no answer that comes later counts. */
export const outsideOnly: LookupFunction = (name, options, done) => {
  lookUp(name, { ...options, all: true }, (e, found) => {
    if (e) return done(e, '');
    if (found.length === 0 || found.some(({ address }) => isInside(address)))
      return done(new Inside('the name leads inside'), '');
    const [first] = found;
    return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family);
  });
};

const TIMEOUT_MS = 10_000;

export interface Post {
  /** Asked when the way is open, before anything is said: false if nothing is to be. */
  begin(): Promise<boolean>;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

export interface Answered {
  readonly status: number;
  /** How long to wait before the next try, in seconds, if it says. */
  readonly retryAfter: number | undefined;
}

const answeredBy = (response: IncomingMessage): Answered => {
  const after = Number(response.headers['retry-after']);
  response.destroy(); // whatever else it says is of no use
  return { status: response.statusCode ?? 0, retryAfter: Number.isFinite(after) ? after : undefined };
};

/**
 * Sends something to an address; rejects if it cannot be reached in time. Redirections are not followed: they are an
 * answer like any other.
 */
export const post = (
  text: string,
  { begin, headers, body }: Post,
  { allowsInside, timeoutMs = TIMEOUT_MS }: { readonly allowsInside: boolean; readonly timeoutMs?: number },
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    if (!allowsInside && !isOutside(text)) {
      reject(new Inside('the address lies inside'));
      return;
    }
    const url = new URL(text);
    const call = (url.protocol === 'https:' ? safely : plainly)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowsInside && { lookup: outsideOnly }),
      },
      response => resolve(answeredBy(response)),
    );
    call.on('error', reject);
    call.on('socket', socket => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        begin().then(
          isOurs => (isOurs ? call.end(body) : call.destroy(new NotOurs('somebody else sends it'))),
          e => call.destroy(e),
        );
      });
    });
  });
