import { judgeAnswer } from '../answers.js';
import { type Chance, type Dice, shuffled } from '../chance.js';
import type { Game, Pile } from '../game.js';
import { mapCards } from '../plain.js';
import { mapState } from '../shared.js';
import type { Stage, Steps } from '../stage.js';
import type { CardId, DeepReadonly, Who } from '../vocabulary.js';
import { ReplayMismatch, type TailItem } from './tail.js';
import { type Snapshot, World } from './world.js';

/** A guessed world in which an answer that was given would not have been legal. */
export class ImpossibleGuess extends Error {}

/** A renaming of cards that stands for a guess at hidden faces. */
type Renaming = Map<CardId, CardId>;

interface Guess {
  /** Holds from the snapshot on. */
  readonly old: Renaming;
  /** By the number of a shuffle since the snapshot: holds from that shuffle on. */
  readonly fresh: ReadonlyMap<number, Renaming>;
}

/**
 * Deals the faces that `who` has not seen anew, among cards that may stand for
 * each other. The faces are sorted before they are dealt and the places come
 * in the order of `hidden`, so the guess depends on the dice and on what `who`
 * may know, never on where the cards really are.
 */
const guess = (
  hidden: readonly Pile[],
  lastShuffle: ReadonlyMap<CardId, number>,
  snapshot: Snapshot<unknown>,
  who: Who,
  dice: Dice,
): Guess => {
  const pools = new Map<string | number, { shuffle: number; cards: CardId[] }>();
  for (const { cards, seen, among } of hidden) {
    if (who !== 'spectator' && seen.includes(who)) continue;
    for (const card of cards) {
      const shuffle = among === undefined ? lastShuffle.get(card) : 0;
      if (shuffle === undefined) continue;
      const pool = pools.get(among ?? shuffle);
      if (pool) pool.cards.push(card);
      else pools.set(among ?? shuffle, { shuffle, cards: [card] });
    }
  }
  const old: Renaming = new Map();
  const fresh = new Map<number, Renaming>();
  for (const { shuffle, cards } of pools.values()) {
    const dealt = shuffled(dice, [...cards].sort());
    const into = shuffle > snapshot.shuffles ? new Map<CardId, CardId>() : old;
    if (into !== old) fresh.set(shuffle, into);
    for (const [i, card] of cards.entries()) into.set(card, dealt[i] as CardId);
  }
  return { old, fresh };
};

/** What happened, as it would have happened in the guessed world. */
const retold = ({ since, drafts }: Known, snapshot: Snapshot<unknown>, g: Guess): Known => {
  const now: Renaming = new Map(g.old);
  const to = (card: CardId): CardId => now.get(card) ?? card;
  let shuffles = snapshot.shuffles;
  const again = since.map((item): TailItem => {
    if ('path' in item) return { ...item, path: mapCards(item.path, to) };
    if (!('chance' in item)) return { ...item, a: mapCards(item.a, to) };
    if (typeof item.chance === 'number') return item;
    shuffles++;
    for (const [card, as] of g.fresh.get(shuffles) ?? []) now.set(card, as);
    return { chance: item.chance.map(to) };
  });
  return { since: again, drafts: drafts.map(({ seat, path }) => ({ seat, path: mapCards(path, to) })) };
};

/** The last shuffle of each card under its guessed name; only a pool may mix cards of several shuffles. By name, as everywhere. */
const shuffledAs = (
  lastShuffle: ReadonlyMap<CardId, number>,
  renaming: Renaming,
): ReadonlyMap<CardId, number> => {
  const isSame = [...renaming].every(([from, as]) => lastShuffle.get(from) === lastShuffle.get(as));
  if (isSame) return lastShuffle;
  const renamed: [CardId, number][] = [...lastShuffle].flatMap(([card, n]) =>
    renaming.has(card) ? [] : [[card, n]],
  );
  for (const [from, as] of renaming) {
    const n = lastShuffle.get(from);
    if (n !== undefined) renamed.push([as, n]);
  }
  return new Map(renamed.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** What has happened since the snapshot, as far as somebody may know of it. */
interface Known {
  readonly since: readonly TailItem[];
  readonly drafts: readonly Steps[];
}

/** Without the answers of other seats in an open stage, which nobody has been shown: they are asked again. */
const knownTo = (
  { since, stage }: { readonly since: readonly TailItem[]; readonly stage: Stage | undefined },
  who: Who,
): Known => {
  if (!stage) return { since, drafts: [] };
  const before = since.length - stage.finished;
  const isKnown = (item: TailItem, i: number): boolean => i < before || ('seat' in item && item.seat === who);
  return { since: since.filter(isKnown), drafts: stage.drafts.filter(({ seat }) => seat === who) };
};

/** A moment between two steps as `who` may guess it: faces that it has not seen are dealt anew. */
export const dealtAnew = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  snapshot: Snapshot<S>,
  who: Who,
  dice: Dice,
): Snapshot<S> => {
  const hidden = game.hidden(snapshot.state as DeepReadonly<S>);
  const { old } = guess(hidden, snapshot.lastShuffle, snapshot, who, dice);
  if (old.size === 0) return snapshot;
  const state = mapState(snapshot.state, game.shared, card => old.get(card) ?? card);
  return { ...snapshot, state, lastShuffle: shuffledAs(snapshot.lastShuffle, old) };
};

/**
 * A world that `who` cannot tell from the true one: faces it has not seen are
 * dealt anew, answers not yet shown are open again. Throws `ImpossibleGuess`
 * when an answer that was given would not have been legal there; try again
 * with other dice.
 */
export const guessWorld = <S, E extends { type: string }, V, O, R>(
  world: World<S, E, V, O, R>,
  who: Who,
  dice: Dice,
  chance: Chance,
): World<S, E, V, O, R> => {
  const { game, snapshot } = world;
  const g = guess(game.hidden(world.state), world.lastShuffle, snapshot, who, dice);
  const known = knownTo(world, who);
  const state =
    g.old.size > 0 ? mapState(snapshot.state, game.shared, card => g.old.get(card) ?? card) : snapshot.state;
  const lastShuffle = shuffledAs(snapshot.lastShuffle, g.old);
  return new World(game, world.options, { ...snapshot, state, lastShuffle }, chance, {
    ...retold(known, snapshot, g),
    check: (ask, a) => {
      const verdict = judgeAnswer(ask, a);
      if (verdict) throw new ImpossibleGuess(`${verdict.rule}: ${JSON.stringify(a)}`);
    },
  });
};

const TRIES = 50;

/**
 * Like `guessWorld`, trying again with further dice while a guess proves
 * impossible. After 50 tries it gives up and throws: a bot must then do without.
 */
export const determinize = <S, E extends { type: string }, V, O, R>(
  world: World<S, E, V, O, R>,
  who: Who,
  dice: Dice,
  chance: Chance,
): World<S, E, V, O, R> => {
  for (let i = 1; ; i++) {
    try {
      return guessWorld(world, who, dice, chance);
    } catch (e) {
      if (!(e instanceof ImpossibleGuess || e instanceof ReplayMismatch) || i >= TRIES) throw e;
    }
  }
};
