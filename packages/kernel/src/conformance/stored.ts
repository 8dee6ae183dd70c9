import { type Campaign, type Chapter, foldAll, foldedAgain, foldedNone, foldNext } from '../campaign.js';
import { quickDice, shuffled } from '../chance.js';
import type { Game } from '../game.js';
import { matchOptions } from '../options.js';
import { fromKept, toKeep } from '../run/keep.js';
import { type Entry, readRecord } from '../run/record.js';
import { replay } from '../run/replay.js';
import { Run } from '../run/run.js';
import { hashOf, type Seed, sealedChance } from '../run/seal.js';
import { type Checkpoint, resume, type World } from '../run/world.js';
import type { DeepReadonly, Json, Seat, Who } from '../vocabulary.js';
import { must, same } from './suite.js';

/** In which order a store gives back the keys of an object. */
type KeyOrder = (keys: readonly string[]) => readonly string[];

const byBytes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** As PostgreSQL keeps them in `jsonb`: short ones first. */
const JSONB: KeyOrder = keys => [...keys].sort((a, b) => a.length - b.length || byBytes(a, b));

const seeded = (seed: number): KeyOrder => {
  const dice = quickDice(seed);
  return keys => shuffled(dice, [...keys].sort(byBytes));
};

const ORDERS: readonly KeyOrder[] = [JSONB, keys => [...keys].sort(byBytes).reverse(), seeded(1), seeded(2)];

const reordered = (x: unknown, order: KeyOrder): unknown => {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(each => reordered(each, order));
  const of = x as Readonly<Record<string, unknown>>;
  return Object.fromEntries(order(Object.keys(of)).map(key => [key, reordered(of[key], order)]));
};

/**
 * Plain data as a store gives it back: it was a text in between, so that what is undefined is gone and numbers are
 * what their digits say; nothing is the same object as before; and keys come in whatever order suits the store.
 */
export const stored = <T>(x: T, order: KeyOrder = JSONB): T =>
  reordered(JSON.parse(JSON.stringify(x)), order) as T;

/** A match that was played to its end, who looks at it, and checkpoints that were taken on the way. */
interface Played<S, E extends { type: string }, V, O, R> {
  readonly game: Game<S, E, V, O, R>;
  readonly run: Run<S, E, V, O, R>;
  readonly seed: Seed;
  readonly viewers: readonly Who[];
  readonly noted: readonly Noted<S>[];
  /** Decides what is looked at, and in which order a store gives back keys. */
  readonly salt: number;
}

/** A checkpoint, and after which entry it was taken. */
export interface Noted<S> {
  readonly n: number;
  readonly checkpoint: Checkpoint<S>;
}

/** So many moments after a checkpoint are compared, beside the end. */
const LOOKS = 3;

/**
 * What a store gives back is what it was given, with its keys in any order: options, entries and checkpoints that
 * come out of it lead to the same match, from its beginning and from its middle, for everybody who looks.
 */
export const checkStored = <S, E extends { type: string }, V, O, R>(played: Played<S, E, V, O, R>): void => {
  const { game, run, salt } = played;
  const whole = matchOptions(game, run.options);
  if (!whole.ok) throw new Error(`the options are refused: ${whole.field} takes ${whole.accepted}`);
  for (const order of ORDERS) checkBeginning(played, stored(whole.options, order));
  const at = (n: number): KeyOrder => ORDERS[(salt + n) % ORDERS.length] as KeyOrder;
  checkReplay(played, whole.options, at(0));
  checkMiddle(played, stored(whole.options, at(1)), at(1));
};

/** A match begins as it began. */
const checkBeginning = <S, E extends { type: string }, V, O, R>(
  { game, run, seed, viewers }: Played<S, E, V, O, R>,
  options: O,
): void => {
  const [first, again] = [run.options, options].map(o => new Run(game, o, { seed }));
  must(first?.hash === again?.hash, 'with options that were stored the match begins elsewhere');
  for (const who of viewers)
    must(
      same(first?.view(who), again?.view(who)),
      `with options that were stored ${who} sees something else`,
    );
};

/** The record replays to the same match. */
const checkReplay = <S, E extends { type: string }, V, O, R>(
  { game, run, seed, viewers }: Played<S, E, V, O, R>,
  options: O,
  order: KeyOrder,
): void => {
  const record = readRecord(stored({ ...run.record(), options, seed }, order));
  if (typeof record === 'string') throw new Error(`a stored record is malformed: ${record}`);
  const again = replay(game, record);
  if (!again.ok) throw new Error(`the record does not replay: entry ${again.entry}, ${again.problem}`);
  for (const who of viewers) {
    must(same(again.run.view(who), run.view(who)), `a replay ends differently for ${who}`);
    must(same(again.run.events(who), run.events(who)), `a replay tells ${who} something else`);
  }
};

/** Going on from a stored checkpoint is going on. */
const checkMiddle = <S, E extends { type: string }, V, O, R>(
  { game, run, seed, viewers, noted, salt }: Played<S, E, V, O, R>,
  options: O,
  order: KeyOrder,
): void => {
  const fit = noted.filter(({ n }) => standsFor(run, n));
  // The first was taken at the very beginning.
  const from = fit.at(-1 - (salt % Math.max(1, fit.length - 1)));
  if (!from) throw new Error('no checkpoint of the match stands at its end');
  const chance = sealedChance(seed);
  chance.at(from.n);
  const world = resume(game, options, fromKept<S>(stored(toKeep(from.checkpoint), order)), chance);
  const look = (n: number): void => {
    for (const who of viewers)
      must(
        same(world.view(who), run.viewAfter(n, who)),
        () => `from a checkpoint that was stored, entry ${n} looks different to ${who}`,
      );
  };
  look(from.n);
  const left = run.entries.filter(e => e.n > from.n && run.stands(e.n));
  left.forEach((e, i) => {
    chance.at(e.n);
    giveTo(world, e);
    if (i % Math.ceil(left.length / LOOKS) === 0) look(e.n);
  });
  must(same(world.state, run.now.state), 'from a checkpoint that was stored the match ends elsewhere');
};

/** Whether everything that stood after an entry stands at the end. */
const standsFor = (
  run: { readonly entries: readonly Entry[]; stands(n: number): boolean },
  n: number,
): boolean =>
  (n === 0 || run.stands(n)) && !run.entries.some(e => e.n > n && 'retract' in e && e.retract <= n);

const giveTo = <S, E extends { type: string }, V, O, R>(world: World<S, E, V, O, R>, e: Entry): void => {
  if (!('q' in e)) return;
  if (world.stage) world.giveAll(e.seat, 'path' in e ? e.path : [e.a]);
  else if ('a' in e) world.give(e.seat, e.a);
};

/**
 * What a campaign comes to hangs on its chapters, not on the order in which a store gives back their keys, nor on
 * that of what was kept: the same state, the same offers and the same options of the next match.
 */
export const checkStoredCampaign = <C, O, R>(
  campaign: Campaign<C, O, R>,
  options: Json,
  chapters: readonly Chapter[],
  seats: readonly Seat[],
): void => {
  const whole = foldAll(campaign, options, chapters, hashOf);
  const offered = campaign.offers(whole.state as DeepReadonly<C>);
  for (const order of ORDERS) {
    let now = foldedNone(campaign, stored(options, order), hashOf);
    for (const chapter of chapters)
      now = foldNext(campaign, foldedAgain(stored(now, order)), stored(chapter, order), hashOf);
    const state = foldedAgain(stored(now, order)).state as DeepReadonly<C>;
    must(same(now, whole), 'chapters that were stored come to something else');
    must(same(campaign.offers(state), offered), 'a campaign that was kept offers something else');
    for (const { id, refusal } of offered)
      must(
        refusal !== undefined ||
          same(
            campaign.optionsFor(state, id, seats),
            campaign.optionsFor(whole.state as DeepReadonly<C>, id, seats),
          ),
        `the options of ${id} are others once the campaign was kept`,
      );
  }
};
