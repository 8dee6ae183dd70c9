import type { Json } from '@potyczka/kernel';
import type { Belonging } from './belongings.js';
import type { Caller } from './caller.js';
import { freshCode, inGroups, readCode } from './devices.js';
import { belongingsOf, deviceFor, forGood, pushKey, sealedBy } from './people.js';
import type { Moves } from './ports.js';
import type { Answers, RequestOf, ToldTo } from './protocol.js';
import { refused } from './refused.js';
import type { About, Quiet } from './request-schemas.js';
import { NOTHING } from './seats.js';

/** Where somebody is told what happens while they are away. */
export type Address =
  | { readonly way: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly way: 'mail'; readonly address: string }
  | { readonly way: 'hook'; readonly url: string; readonly group: boolean };

export interface Target {
  readonly to: Address;
  readonly about: readonly About[];
  readonly lang: 'pl' | 'en';
  readonly quiet: Quiet | null;
  /** A mail address is somebody's once they have read what was sent there. */
  readonly isConfirmed: boolean;
}

const TARGET = 'target';
/** So many tables may be silent for somebody. */
const MOST_MUTED = 200;
const CODE_LETTERS = 8;
const FEED_WORDS = 2;

export const targetOf = (b: Belonging): Target => b.value as unknown as Target;

/** What a target is called where it is kept: nobody finds out whose it is. */
const targetKey = (s: Moves, c: Caller, way: Address['way']): string =>
  way === 'push' ? pushKey(s, deviceFor(c)) : `${TARGET}:${sealedBy(s)(`${way} ${c.identity}`)}`;

const handleOf = ({ key }: Belonging): string => key.slice(TARGET.length + 1);

/** What can be done here at all. */
const waysOf = ({ deps }: Moves): NonNullable<Moves['deps']['ways']> => {
  if (!deps.ways) throw refused('refused', 'table-not-told');
  return deps.ways;
};

const hostOf = (address: string): string => /^https?:\/\/([^/?]+)/.exec(address)?.[1] ?? '';

const shownTo = (s: Moves, c: Caller, b: Belonging): ToldTo => {
  const { to, about, lang, quiet, isConfirmed } = targetOf(b);
  const where = to.way === 'mail' ? to.address : hostOf(to.way === 'hook' ? to.url : to.endpoint);
  const group = to.way === 'hook' && to.group;
  const mine = b.key === targetKey(s, c, to.way);
  return { target: handleOf(b), way: to.way, where, group, about, lang, quiet, confirmed: isConfirmed, mine };
};

const mutesOf = async (s: Moves, person: string): Promise<readonly string[]> =>
  ((await belongingsOf(s).of(person, 'mutes'))[0]?.value as readonly string[] | undefined) ?? [];

/** What I am told of, and how. */
export const told = async (s: Moves, c: Caller): Promise<Answers['told']> => {
  const { deps } = s;
  if (!deps.ways) return { key: null, mail: false, hooks: false, to: [], muted: [], feed: null };
  const belongings = belongingsOf(s);
  const [targets, muted, feeds] = await Promise.all([
    belongings.of(c.identity, TARGET),
    mutesOf(s, c.identity),
    belongings.of(c.identity, 'feed'),
  ]);
  const { key, mail, hooks } = deps.ways;
  return {
    ...{ key, mail, hooks, muted },
    to: targets.map(b => shownTo(s, c, b)),
    feed: (feeds[0]?.value as number | undefined) ?? null,
  };
};

const keepTarget = async (s: Moves, c: Caller, target: Target): Promise<string> => {
  const key = targetKey(s, c, target.to.way);
  await belongingsOf(s).put({ key, person: c.identity, value: target as unknown as Json, until: null });
  tellTargets(s, c.identity);
  return key;
};

/** Every process knows who wants to be told. */
const tellTargets = (s: Moves, person: string): void => {
  s.deps.targetsChanged?.(person);
  s.deps.notifyPeers?.({ kind: 'targets', person });
};

/** Tells me from now on by push to this device, or by a call of an address of mine. */
export const tell = async (s: Moves, c: Caller, r: RequestOf<'tell'>): Promise<Answers['tell']> => {
  const ways = waysOf(s);
  const { to, about, lang, quiet = null } = r;
  if (to.way === 'hook' && !ways.hooks) throw refused('refused', 'table-not-told');
  if (ways.isOutside && !ways.isOutside(to.way === 'hook' ? to.url : to.endpoint))
    throw refused('refused', 'table-bad-address');
  await forGood(s, c);
  await keepTarget(s, c, { to, about, lang, quiet, isConfirmed: true });
  return NOTHING;
};

/** A code is good for the address that it was sent to. */
const sealedCode = (s: Moves, address: string, code: string): string =>
  sealedBy(s)(`mail ${address} ${code}`);

/** Tells me by mail, once I have typed the code that is sent there. */
export const tellMail = async (
  s: Moves,
  c: Caller,
  r: RequestOf<'tell-mail'>,
): Promise<Answers['tell-mail']> => {
  const { address, about, lang, quiet = null } = r;
  const ways = waysOf(s);
  if (!ways.mail || !s.deps.sendCode) throw refused('refused', 'table-not-told');
  await forGood(s, c);
  const key = targetKey(s, c, 'mail');
  const before = await belongingsOf(s).find(key);
  const known = before && targetOf(before);
  const isSame = known?.to.way === 'mail' && known.to.address === address && known.isConfirmed;
  await keepTarget(s, c, { to: { way: 'mail', address }, about, lang, quiet, isConfirmed: isSame });
  if (isSame) return { confirmed: true };
  const code = freshCode(s.deps, CODE_LETTERS);
  const value = { key, sealed: sealedCode(s, address, code) };
  const place = `confirm:${sealedBy(s)(`confirm ${c.identity}`)}`;
  await belongingsOf(s).put({ key: place, person: c.identity, value, until: null });
  await s.deps.sendCode(key, inGroups(code), s.deps.now());
  return { confirmed: false };
};

/** The code that was sent to a mail address of mine. */
export const tellConfirm = async (
  s: Moves,
  c: Caller,
  { code }: RequestOf<'tell-confirm'>,
): Promise<Answers['tell-confirm']> => {
  const belongings = belongingsOf(s);
  const [asked] = await belongings.of(c.identity, 'confirm');
  const { key, sealed } = (asked?.value ?? {}) as { key?: string; sealed?: string };
  const target = key === undefined ? undefined : await belongings.find(key);
  const to = target && targetOf(target).to;
  if (!asked || !target || to?.way !== 'mail' || sealed !== sealedCode(s, to.address, readCode(code)))
    throw refused('refused', 'table-no-code');
  await belongings.put({
    ...target,
    value: { ...targetOf(target), isConfirmed: true } as unknown as Json,
  });
  await belongings.take(asked.key);
  tellTargets(s, c.identity);
  return NOTHING;
};

/** Nothing is told there any more. Whoever was told there may say so: nobody else knows what it is called. */
export const untell = async (
  s: Moves,
  _: Caller,
  { target }: RequestOf<'untell'>,
): Promise<Answers['untell']> => {
  const gone = await belongingsOf(s).take(`${TARGET}:${target}`);
  if (!gone) throw refused('refused', 'table-no-target');
  tellTargets(s, gone.person);
  return NOTHING;
};

/** Nothing is told of a table, or again. */
export const mute = async (
  s: Moves,
  c: Caller,
  { table, on }: RequestOf<'mute'>,
): Promise<Answers['mute']> => {
  const muted = (await mutesOf(s, c.identity)).filter(id => id !== table);
  const value = [...muted, ...(on ? [table] : [])].slice(-MOST_MUTED);
  const key = `mutes:${sealedBy(s)(`mutes ${c.identity}`)}`;
  await belongingsOf(s).put({ key, person: c.identity, value, until: null });
  return NOTHING;
};

/** What a calendar is kept under: whoever reads the store does not know its address. */
export const feedKey = (sealed: (text: string) => string, words: string): string =>
  `feed:${sealed(`feed ${words}`)}`;

/** A secret address of a calendar of my games; a new one ends the old. */
export const feed = async (s: Moves, c: Caller, { on }: RequestOf<'feed'>): Promise<Answers['feed']> => {
  waysOf(s);
  await forGood(s, c);
  const belongings = belongingsOf(s);
  for (const before of await belongings.of(c.identity, 'feed')) await belongings.take(before.key);
  if (!on) return { path: null };
  const words = Array.from({ length: FEED_WORDS }, () => s.deps.token())
    .join('')
    .slice(0, 48);
  const key = feedKey(sealedBy(s), words);
  await belongings.put({ key, person: c.identity, value: s.deps.now(), until: null });
  return { path: `/feed/${words}.ics` };
};
