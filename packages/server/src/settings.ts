import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(least), v.maxValue(most));

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const web = v.pipe(
  v.string(),
  v.check(text => isUrl(text, ['http:', 'https:'])),
  v.transform(text => new URL(text).origin),
);

/** An address, or a range of them like 10.0.0.0/8. */
const isRange = (text: string): boolean => {
  const [address = '', bits, more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
};

/** A proxy on this machine or in a private network: nobody out there has such an address. */
const NEAR = ['loopback', 'linklocal', 'uniquelocal'];

/** Never everybody: what callers say about themselves would count. */
const proxies = v.pipe(
  v.string(),
  v.transform((text): false | string[] => {
    if (text === 'no') return false;
    return text === 'yes' ? NEAR : text.split(',').map(each => each.trim());
  }),
  v.check(trusted => trusted === false || trusted === NEAR || trusted.every(isRange)),
);

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The page, as the repository builds it; the same depth from src and from dist. */
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** One setting: read from the environment, or given as a flag. */
interface Setting<S extends v.GenericSchema<string, unknown> = v.GenericSchema<string, unknown>> {
  readonly schema: S;
  /** What it takes, for the error: 'takes …, not …'. */
  readonly takes: string;
  readonly help: string;
  readonly otherwise?: string;
  /** Its value is never printed. */
  readonly isSecret?: true;
}

const setting = <S extends v.GenericSchema<string, unknown>>(
  schema: S,
  takes: string,
  help: string,
  otherwise?: string,
): Setting<S> => ({ schema, takes, help, ...(otherwise !== undefined && { otherwise }) });

const number = (least: number, most: number, otherwise: number, help: string) =>
  setting(whole(least, most), `a whole number from ${least} to ${most}`, help, String(otherwise));

const onOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform(text => text === 'on'),
);

/** Every setting. */
export const SETTINGS = {
  PORT: number(0, 65_535, 3000, 'the port to listen on; 0 takes any that is free'),
  HOST: setting(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
    'a name or an address',
    'the address to listen on; 0.0.0.0 for all',
    '127.0.0.1',
  ),
  DATA_DIR: setting(
    v.pipe(
      v.string(),
      v.transform(text => path.resolve(text)),
    ),
    'a folder',
    'where the embedded database lives, unless DATABASE_URL is given',
    './data',
  ),
  DATABASE_URL: {
    ...setting(
      v.pipe(
        v.string(),
        v.check(text => isUrl(text, ['postgres:', 'postgresql:'])),
      ),
      'an address like postgres://user:password@host:5432/name',
      'a PostgreSQL server to use instead; several processes may share it',
    ),
    isSecret: true,
  },
  DATABASE_CONNECTIONS: number(2, 100, 8, 'connections to that server'),
  PUBLIC_URL: setting(
    web,
    'an address like https://games.example.org',
    'the address under which people reach the server',
  ),
  ORIGINS: setting(
    v.pipe(
      v.string(),
      v.transform(text => text.split(',').map(each => each.trim())),
      v.array(web),
    ),
    'addresses, separated by commas',
    'further addresses whose pages may connect',
  ),
  TRUST_PROXY: setting(
    proxies,
    'no, yes, or addresses like 10.0.0.0/8, separated by commas',
    'the proxies in front that say who is calling (X-Forwarded-For); yes: those with a private address',
    'no',
  ),
  SECRET: {
    ...setting(
      v.pipe(v.string(), v.minLength(32)),
      '32 characters or more',
      'the key that signs cookies; otherwise one is made and kept in the database',
    ),
    isSecret: true,
  },
  PUSH: setting(
    onOff,
    'on or off',
    'whether browsers are told by push what happens while nobody looks',
    'on',
  ),
  PUSH_CONTACT: setting(
    v.pipe(
      v.string(),
      v.check(text => isUrl(text, ['https:', 'mailto:'])),
    ),
    'an address like mailto:me@example.org',
    'whom the services of browsers may write to about pushes; otherwise PUBLIC_URL',
  ),
  SMTP_URL: {
    ...setting(
      v.pipe(
        v.string(),
        v.check(text => isUrl(text, ['smtp:', 'smtps:'])),
      ),
      'an address like smtp://user:password@mail.example.org:587',
      'a mail server through which people may be told by mail; needs PUBLIC_URL and MAIL_FROM',
    ),
    isSecret: true,
  },
  MAIL_FROM: setting(
    v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/)),
    'a mail address',
    'the sender of these mails',
  ),
  WEBHOOKS: setting(
    onOff,
    'on or off',
    'whether people may be told by a call of an address of theirs',
    'off',
  ),
  PRIVATE_ADDRESSES: setting(
    onOff,
    'on or off',
    'whether pushes and webhooks may go to addresses of private networks, by http and to any port',
    'off',
  ),
  REACTION_MS: number(
    0,
    60_000,
    600,
    'how long a forced answer waits where its speed could tell a secret; at least BOT_MS, or 0 for no time at all',
  ),
  BOT_THREADS: number(1, 64, Math.max(1, availableParallelism() - 1), 'threads in which bots think'),
  BOT_MS: number(10, 60_000, 500, 'milliseconds for one turn of a strong bot'),
  IDLE_MINUTES: number(1, 10_000, 10, 'after this time an idle table leaves memory'),
  KEEP_DAYS: number(
    0,
    36_500,
    30,
    'tables at which nobody has played (never started, of bots alone, made out of a record) are removed when nobody has looked at them for so many days; 0: never',
  ),
  KEEP_MATCH_DAYS: number(
    0,
    36_500,
    0,
    'matches of people that are over are removed when nobody has looked at them for so many days; 0: never',
  ),
  WEB_DIR: setting(
    v.pipe(
      v.string(),
      v.transform(text => path.resolve(text)),
    ),
    'a folder',
    'the files of the page',
    PAGE,
  ),
  LOG_LEVEL: setting(v.picklist(LEVELS), `one of ${LEVELS.join(', ')}`, 'how much is logged', 'warn'),
  METRICS: setting(onOff, 'on or off', 'whether /metrics is served', 'on'),
  REQUESTS_PER_SECOND: number(1, 100_000, 20, 'requests of one connection'),
  TABLES_PER_HOUR: number(1, 10_000_000, 60, 'tables that one person may make'),
  SOCKETS_PER_PERSON: number(1, 1_000_000, 20, 'connections of one person at a time'),
  SOCKETS_PER_ADDRESS: number(1, 1_000_000, 100, 'connections from one address at a time'),
  SOCKETS: number(1, 1_000_000, 20_000, 'connections at a time'),
  MESSAGE_BYTES: number(1000, 1_000_000, 16_000, 'size of a message'),
  RECORD_BYTES: number(10_000, 50_000_000, 2_000_000, 'size of a record that somebody brings'),
  IMPORT_BYTES_PER_HOUR: number(
    10_000,
    1_000_000_000_000,
    10_000_000,
    'size of all records that come from one address in an hour',
  ),
} as const satisfies Record<string, Setting>;

type Name = keyof typeof SETTINGS;
type Value<K extends Name> =
  | v.InferOutput<(typeof SETTINGS)[K]['schema']>
  | ((typeof SETTINGS)[K] extends { otherwise: string } ? never : undefined);

/** Settings that may be left out have no default. */
type Optional =
  | 'DATABASE_URL'
  | 'PUBLIC_URL'
  | 'ORIGINS'
  | 'SECRET'
  | 'PUSH_CONTACT'
  | 'SMTP_URL'
  | 'MAIL_FROM';
export type Settings = {
  readonly [K in Name]: K extends Optional ? Value<K> : v.InferOutput<(typeof SETTINGS)[K]['schema']>;
};

const NAMES = Object.keys(SETTINGS) as Name[];

/** `DATA_DIR` is also `--data-dir`. */
const flagOf = (name: string): string => `--${name.toLowerCase().replaceAll('_', '-')}`;

/** Settings that are not accepted; the message is one line. */
export class WrongSettings extends Error {}

/** Puts flags over the environment. */
export const withFlags = (
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Record<string, string | undefined> => {
  const given: Record<string, string | undefined> = { ...env };
  for (let i = 0; i < args.length; i++) {
    const [flag = '', inline] = (args[i] as string).split(/=(.*)/s);
    const name = NAMES.find(each => flagOf(each) === flag);
    if (!name) throw new WrongSettings(`${flag} is not a setting; --help lists them`);
    const value = inline ?? args[++i];
    if (value === undefined) throw new WrongSettings(`${flag} takes ${SETTINGS[name].takes}`);
    given[name] = value;
  }
  return given;
};

/** Reads all settings; the first bad one is told in one line. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const read = NAMES.map(name => {
    const { schema, otherwise, takes, isSecret }: Setting = SETTINGS[name];
    const text = env[name] || otherwise;
    if (text === undefined) return [name, undefined] as const;
    const found = v.safeParse(schema, text);
    if (found.success) return [name, found.output] as const;
    throw new WrongSettings(`${name} takes ${takes}${isSecret ? '' : `, not ${JSON.stringify(text)}`}`);
  });
  const settings = Object.fromEntries(read) as unknown as Settings;
  if (settings.SMTP_URL && !(settings.PUBLIC_URL && settings.MAIL_FROM))
    throw new WrongSettings('SMTP_URL needs PUBLIC_URL, for the links in mails, and MAIL_FROM');
  return settings;
};

const WIDTH = 24;

/** What `--help` prints. */
export const settingsHelp = (): string =>
  [
    'Serves the table: people play in the browser, alone, together or over days.',
    '',
    '  potyczka serve [--port 3000 …]',
    '',
    'Every setting is read from the environment, or given as a flag (PORT or --port):',
    '',
    ...NAMES.flatMap(name => {
      const { help, otherwise }: Setting = SETTINGS[name];
      const shown = name === 'WEB_DIR' ? 'packages/web/dist' : otherwise;
      return `  ${name.padEnd(WIDTH)}${help}${shown === undefined ? '' : ` (${shown})`}`;
    }),
    '',
  ].join('\n');
