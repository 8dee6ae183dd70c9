import type { IncomingHttpHeaders } from 'node:http';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Settings } from './settings.js';

type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
type Listens = Pick<Settings, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY'>;

const isAll = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Networks between programs of this machine: nobody else is in them. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet)/;
/** What a machine calls itself that nobody has given an address. */
const UNGIVEN = /^169\.254\./;

const numbersOf = (networks: Networks): string[] =>
  Object.entries(networks)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, each]) => each ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !UNGIVEN.test(address))
    .map(({ address }) => address);

const at = (name: string, port: number): string =>
  `http://${name.includes(':') ? `[${name}]` : name}:${port}`;

/** Where people can reach the server. */
export const addressesOf = (
  { HOST, PUBLIC_URL }: Pick<Settings, 'HOST' | 'PUBLIC_URL'>,
  port: number,
  networks: Networks = networkInterfaces(),
): string[] => {
  if (PUBLIC_URL) return [PUBLIC_URL];
  const isLocal = isAll(HOST) || HOST === '127.0.0.1' || HOST === '::1' || HOST === 'localhost';
  const others = isAll(HOST) ? numbersOf(networks) : [];
  return [isLocal ? 'localhost' : HOST, ...others].map(name => at(name, port));
};

/** Somebody who asks, by their connection and by what they say. */
export interface Asking {
  readonly remote: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
/** What comes from a proxy on this machine comes from anywhere. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Under which addresses others in the network reach a server that listens to all of it. Told to a page on this
 * very machine alone: to strangers it would tell how the house is built.
 */
export const networkAddresses = (
  settings: Listens,
  port: number,
  { remote, headers }: Asking,
  networks: Networks = networkInterfaces(),
): string[] => {
  const { HOST, PUBLIC_URL, TRUST_PROXY } = settings;
  if (!isAll(HOST) || PUBLIC_URL || TRUST_PROXY) return [];
  const isHere = LOOPBACK.test(remote ?? '') && OWN_NAME.test(headers.host ?? '');
  if (!isHere || PASSED_ON.some(name => headers[name] !== undefined)) return [];
  return numbersOf(networks).map(name => at(name, port));
};
