import type { Belonging, Belongings } from './belongings.js';
import { blocksFollow, ownBlocks } from './blocks.js';
import type { Caller } from './caller.js';
import {
  codeKey,
  type Device,
  deviceKey,
  deviceOf,
  freshCode,
  inGroups,
  ownerOf,
  readCode,
} from './devices.js';
import { bringAlong, sitsBeside } from './moving.js';
import type { Moves } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { refused } from './refused.js';
import { NOTHING } from './seats.js';

/** A code is good for so long, in milliseconds. */
const CODE_MS = 300_000;
/** Whoever joins for an evening is signed out after it. */
const EVENING_MS = 12 * 3_600_000;
/** Forty bits for minutes, a hundred and sixty for years. */
const CODE_LETTERS = 8;
const RECOVERY_LETTERS = 32;
const MOST_DEVICES = 20;
/** More of somebody's games than these are not counted before they come along. */
const MOST_COUNTED = 100;

export const belongingsOf = ({ deps }: Pick<Moves, 'deps'>): Belongings => {
  const { belongings } = deps.store;
  if (!belongings) throw refused('refused', 'table-only-here');
  return belongings;
};

export const sealedBy = ({ deps }: Pick<Moves, 'deps'>): ((text: string) => string) => {
  const { sealed } = deps;
  if (!sealed) throw refused('refused', 'table-only-here');
  return sealed;
};

/** The device that somebody calls from: a person's first one has the person's name. */
export const deviceFor = (c: Caller): string => c.who.device ?? c.identity;

const rowOf = (device: string, person: string, value: Device, until: number | null): Belonging => ({
  key: deviceKey(device),
  person,
  value: value as unknown as Belonging['value'],
  until,
});

/** Whether somebody is on this device for an evening only: others use it too. */
const isLent = (b: Belonging | undefined): boolean => b !== undefined && b.until !== null;

/** What lasts longer than an evening is neither given away nor ended on a computer that others use too. */
export const forGood = async (s: Moves, c: Caller): Promise<void> => {
  if (isLent(await belongingsOf(s).find(deviceKey(deviceFor(c)))))
    throw refused('refused', 'table-only-evening');
};

/** Under which a browser's own address is kept: it goes with its device. */
export const pushKey = (s: Moves, device: string): string => `target:${sealedBy(s)(`push ${device}`)}`;

/** Notes that somebody uses this device, so that it stands in the list. */
const register = async (s: Moves, c: Caller, called?: string): Promise<void> => {
  const own = deviceFor(c);
  const now = s.deps.now();
  const known = await belongingsOf(s).find(deviceKey(own));
  const before = known && deviceOf(known);
  const value: Device = {
    called: called ?? before?.called ?? '',
    since: before?.since ?? now,
    seen: now,
    isOut: before?.isOut ?? false,
    was: before?.was ?? null,
  };
  await belongingsOf(s).put(rowOf(own, c.identity, value, known?.until ?? null));
};

const isLive =
  (now: number) =>
  (b: Belonging): boolean =>
    !ownerOf('', b, now).isOut;

const handleOf = (s: Moves, device: string): string => sealedBy(s)(`device ${device}`);

const devicesOf = async (s: Moves, person: string): Promise<readonly Belonging[]> =>
  (await belongingsOf(s).of(person, 'device')).filter(isLive(s.deps.now()));

/** The devices on which somebody is themselves, as they are told of them. */
export const knownDevices = async (s: Moves, c: Caller): Promise<Answers['devices']['devices']> =>
  (await devicesOf(s, c.identity))
    .map(b => {
      const { called, since, seen } = deviceOf(b);
      const id = b.key.slice(deviceKey('').length);
      return { device: handleOf(s, id), called, since, seen, until: b.until, mine: id === deviceFor(c) };
    })
    .sort((a, b) => Number(b.mine) - Number(a.mine) || b.seen - a.seen || a.since - b.since);

export const devices = async (
  s: Moves,
  c: Caller,
  { called }: RequestOf<'devices'>,
): Promise<Answers['devices']> => {
  await register(s, c, called);
  const recovery = await belongingsOf(s).of(c.identity, 'recovery');
  return {
    devices: await knownDevices(s, c),
    recovery: (recovery[0]?.value as number | undefined) ?? null,
  };
};

/** A code by which another device becomes me: the one before it is worth nothing from then on. */
export const deviceCode = async (s: Moves, c: Caller): Promise<Answers['device-code']> => {
  await forGood(s, c);
  await register(s, c);
  const belongings = belongingsOf(s);
  if ((await devicesOf(s, c.identity)).length >= MOST_DEVICES)
    throw refused('refused', 'table-many-devices', { most: MOST_DEVICES });
  for (const before of await belongings.of(c.identity, 'code')) await belongings.take(before.key);
  const code = freshCode(s.deps, CODE_LETTERS);
  const until = s.deps.now() + CODE_MS;
  await belongings.put({ key: codeKey(sealedBy(s), code), person: c.identity, value: null, until });
  return { code: inGroups(code), until };
};

const recoveryKey = (s: Moves, words: string): string =>
  codeKey(sealedBy(s), words).replace('code:', 'recovery:');

/** Words to print, by which somebody who has lost all devices comes back. New ones end the old. */
export const recovery = async (s: Moves, c: Caller): Promise<Answers['recovery']> => {
  await forGood(s, c);
  await register(s, c);
  const belongings = belongingsOf(s);
  for (const before of await belongings.of(c.identity, 'recovery')) await belongings.take(before.key);
  const words = freshCode(s.deps, RECOVERY_LETTERS);
  const since = s.deps.now();
  await belongings.put({ key: recoveryKey(s, words), person: c.identity, value: since, until: null });
  return { words: inGroups(words) };
};

interface PersonFound {
  readonly person: string;
  /** Only if nobody was faster. */
  use(): Promise<boolean>;
}

const findCode = async (s: Moves, typed: string): Promise<PersonFound> => {
  const code = readCode(typed);
  const belongings = belongingsOf(s);
  if (code.length === RECOVERY_LETTERS) {
    const found = await belongings.find(recoveryKey(s, code));
    if (found) return { person: found.person, use: async () => true };
  } else {
    const key = codeKey(sealedBy(s), code);
    const found = await belongings.find(key);
    if (found && (found.until ?? 0) > s.deps.now())
      return { person: found.person, use: async () => (await belongings.take(key)) !== undefined };
  }
  throw refused('refused', 'table-no-code');
};

/**
 * This device becomes somebody's who has shown it a code; at first it is only told whose. What was played on it comes
 * along, but not where others use it too: neither for an evening, nor from whoever is on it for one.
 */
export const deviceJoin = async (
  s: Moves,
  c: Caller,
  { code, called = '', sure = false, evening = false }: RequestOf<'device-join'>,
): Promise<Answers['device-join']> => {
  const found = await findCode(s, code);
  const { person } = found;
  if (person === c.identity) throw refused('refused', 'table-same-person');
  const name = (await s.deps.nameOf?.(person)) ?? s.deps.guestName?.(person) ?? '';
  const device = deviceFor(c);
  const isShared = evening || isLent(await belongingsOf(s).find(deviceKey(device)));
  const games = isShared ? 0 : (await s.deps.store.listOf(c.identity, MOST_COUNTED)).length;
  if (!sure) return { name, games, joined: false };
  if (!isShared && (await sitsBeside(s, c.identity, person))) throw refused('refused', 'table-both-sit');
  if (!(await found.use())) throw refused('refused', 'table-no-code');
  const now = s.deps.now();
  const was = isShared ? null : c.identity;
  const value: Device = { called, since: now, seen: now, isOut: false, was };
  await belongingsOf(s).put(rowOf(device, person, value, evening ? now + EVENING_MS : null));
  if (was === null) tellDevice(s, device);
  else await finishJoining(s, { device, was, person });
  return { name, games, joined: true };
};

/** All that somebody had comes along; called again it goes on where it was broken off. */
export const finishJoining = async (
  s: Moves,
  { device, was, person }: { readonly device: string; readonly was: string; readonly person: string },
): Promise<void> => {
  const belongings = belongingsOf(s);
  await blocksFollow(s, was, person);
  await bringAlong(s, was, person);
  const others = await belongings.of(was, 'device');
  for (const kind of ['code', 'recovery', 'kept'])
    for (const b of await belongings.of(was, kind)) await belongings.take(b.key);
  await belongings.move(was, person);
  await ownBlocks(s, person);
  // The first device of who came along has no line of its own if it never asked for one.
  if (was !== device && !(await belongings.find(deviceKey(was)))) {
    const now = s.deps.now();
    await belongings.put(
      rowOf(was, person, { called: '', since: now, seen: now, isOut: false, was: null }, null),
    );
  }
  const own = await belongings.find(deviceKey(device));
  if (own) await belongings.put(rowOf(device, person, { ...deviceOf(own), was: null }, own.until));
  const gone = others.map(b => b.key.slice(deviceKey('').length));
  for (const each of new Set([device, was, ...gone])) tellDevice(s, each);
};

/** A device has another owner or none: what it has open has to begin anew, here and elsewhere. */
const tellDevice = (s: Moves, device: string): void => {
  s.deps.deviceChanged?.(device);
  s.deps.notifyPeers?.({ kind: 'device', device });
};

/** A browser that is signed out is told nothing more. */
const untellDevice = async (s: Moves, c: Caller, device: string): Promise<void> => {
  if (!(await belongingsOf(s).take(pushKey(s, device)))) return;
  s.deps.targetsChanged?.(c.identity);
  s.deps.notifyPeers?.({ kind: 'targets', person: c.identity });
};

/** Signs a device out: it is a stranger from now on. */
export const deviceOut = async (
  s: Moves,
  c: Caller,
  r: RequestOf<'device-out'>,
): Promise<Answers['device-out']> => {
  await register(s, c);
  for (const b of await devicesOf(s, c.identity)) {
    const id = b.key.slice(deviceKey('').length);
    if (handleOf(s, id) !== r.device) continue;
    if (id !== deviceFor(c)) await forGood(s, c);
    await belongingsOf(s).put({
      ...b,
      value: { ...deviceOf(b), isOut: true } as unknown as Belonging['value'],
    });
    await untellDevice(s, c, id);
    tellDevice(s, id);
    return NOTHING;
  }
  throw refused('refused', 'table-no-device');
};

/** So many things may somebody keep, of so many characters each. */
const MOST_KEPT = 8;

/** What somebody keeps for all their devices. */
export const kept = async (s: Moves, c: Caller): Promise<Answers['keep']['kept']> =>
  (await belongingsOf(s).of(c.identity, 'kept')).map(
    b => b.value as unknown as Answers['keep']['kept'][number],
  );

/** Keeps what somebody has set or built, for all their devices; tells what is kept. */
export const keep = async (s: Moves, c: Caller, r: RequestOf<'keep'>): Promise<Answers['keep']> => {
  const belongings = belongingsOf(s);
  const name = (what: string): string => `kept:${sealedBy(s)(`kept ${c.identity}`)}:${what}`;
  if (r.what !== undefined && r.text !== undefined) {
    const key = name(r.what);
    const before = await belongings.of(c.identity, 'kept');
    if (before.length >= MOST_KEPT && !before.some(b => b.key === key))
      throw refused('refused', 'table-much-kept', { most: MOST_KEPT });
    const at = s.deps.now();
    await belongings.put({ key, person: c.identity, value: { what: r.what, text: r.text, at }, until: null });
  }
  return { kept: await kept(s, c) };
};

/** Signs out every device of somebody, for good: whoever uses one is somebody new. */
export const signAllOut = async (s: Moves, c: Caller): Promise<void> => {
  const belongings = belongingsOf(s);
  // The first device has the name of its person, and no line of its own if it never asked for one.
  const own = [...(await belongings.of(c.identity, 'device')).map(b => b.key), deviceKey(c.identity)];
  const gone: Device = { called: '', since: 0, seen: 0, isOut: true, was: null };
  for (const key of new Set([...own, deviceKey(deviceFor(c))])) {
    const device = key.slice(deviceKey('').length);
    await belongings.put(rowOf(device, c.identity, gone, null));
    tellDevice(s, device);
  }
};
