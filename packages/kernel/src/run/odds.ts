import type { Chance } from '../chance.js';
import type { Moment, Watch } from '../engine.js';
import { facesOf, maySee } from '../faces.js';
import { Fault } from '../fault.js';
import type { Game, Pile } from '../game.js';
import { legalAnswers } from '../legal.js';
import type { Beside, Odds } from '../odds.js';
import { cardsIn, namesCard } from '../plain.js';
import { canonicalState, mapState } from '../shared.js';
import type { CardId, DeepReadonly, RuleId, Who } from '../vocabulary.js';
import { type Snapshot, World } from './world.js';

/** More paths than odds were allowed to take. */
export class TooManyPaths extends Error {}

/** What `odds` is asked for: what a game says, for whom, and how many paths it may take. */
export interface OddsWanted<S, E extends { type: string }> extends Odds<S, E> {
  /** Who looks: what they have not seen counts as chance. */
  readonly who: Who;
  /** The most paths, over all parts; 20,000 where this is missing. */
  readonly most?: number;
  /** What is counted beside the value. It may read no more than `key` holds. */
  readonly besides?: readonly Beside<S>[];
}

/** How likely each value is, and what it took to find out. */
export interface OddsFound {
  readonly chances: ReadonlyMap<string | number, number>;
  /** The mean of each thing that is counted beside the value. */
  readonly besides: readonly number[];
  /** Paths played, over all parts. */
  readonly paths: number;
  /** The most states that had to be told apart after a part. */
  readonly widest: number;
}

/** A renaming of cards: a world in which some have changed places. */
type Renaming = ReadonlyMap<CardId, CardId>;

/** What was decided at one point: the face of a die, how many dice show each face, or a card (by renaming). */
type Decision = number | readonly number[] | 'card';

/** One way that chance may go on from here. */
interface Branch {
  readonly p: number;
  readonly decision: Decision;
  /** Cards that change places, and in which shuffle since the start (0: in the start itself). */
  readonly swap?: { readonly a: CardId; readonly b: CardId; readonly shuffle: number };
}

/** What chance has decided so far on the way from a start. */
interface Path {
  readonly weight: number;
  readonly decisions: readonly Decision[];
  /** By the number of a shuffle on the way (0: the start): which cards have changed places there. */
  readonly renamed: ReadonlyMap<number, Renaming>;
}

const swapped = (before: Renaming | undefined, a: CardId, b: CardId): Renaming => {
  const after = new Map<CardId, CardId>();
  for (const k of new Set([...(before?.keys() ?? []), a, b])) {
    const now = before?.get(k) ?? k;
    after.set(k, now === a ? b : now === b ? a : now);
  }
  return after;
};

const along = (path: Path, { p, decision, swap }: Branch): Path => ({
  weight: path.weight * p,
  decisions: [...path.decisions, decision],
  renamed: swap
    ? new Map(path.renamed).set(swap.shuffle, swapped(path.renamed.get(swap.shuffle), swap.a, swap.b))
    : path.renamed,
});

/** For each distinct face of a die, where it first stands and how many sides show it. */
const sidesOf = (faces: readonly unknown[]): { readonly at: number; readonly n: number }[] => {
  const sides = new Map<unknown, { readonly at: number; n: number }>();
  for (const [at, face] of faces.entries()) {
    const side = sides.get(face);
    if (side) side.n++;
    else sides.set(face, { at, n: 1 });
  }
  return [...sides.values()];
};

/** Every way in which `n` equal dice may show their faces, with its chance (multinomial). */
const rolls = (faces: readonly unknown[], n: number): Branch[] => {
  const sides = sidesOf(faces);
  const out: Branch[] = [];
  const deal = (i: number, left: number, p: number, shown: readonly number[]): void => {
    const side = sides[i] as { at: number; n: number };
    const q = side.n / faces.length;
    if (i === sides.length - 1) {
      let last = p;
      for (let k = 0; k < left; k++) last *= q;
      out.push({ p: last, decision: [...shown, ...new Array<number>(left).fill(side.at)] });
      return;
    }
    let ways = p;
    for (let k = 0; k <= left; k++) {
      deal(i + 1, left - k, ways, [...shown, ...new Array<number>(k).fill(side.at)]);
      ways *= (q * (left - k)) / (k + 1);
    }
  };
  deal(0, n, 1, []);
  return out;
};

/** Chance on one path: gives what was decided, then takes the first way on and notes the others. */
class Walk<S, E> implements Chance, Watch<E> {
  private path: Path;
  private next = 0;
  private hidden: readonly Pile[];
  private shuffles: number;
  private lastShuffle: ReadonlyMap<CardId, number>;

  constructor(
    start: Path,
    private readonly snapshot: Snapshot<S>,
    hidden: readonly Pile[],
    private readonly how: { readonly who: Who; readonly face: (card: CardId) => string },
    private readonly note: (path: Path) => void,
  ) {
    this.path = start;
    this.hidden = hidden;
    this.shuffles = snapshot.shuffles;
    this.lastShuffle = snapshot.lastShuffle;
  }

  get weight(): number {
    return this.path.weight;
  }

  private decide(branches: () => readonly Branch[]): Decision {
    const known = this.path.decisions[this.next++];
    if (known !== undefined) return known;
    const [first, ...others] = branches();
    if (!first) throw new Fault('chance without an outcome');
    for (const branch of others) this.note(along(this.path, branch));
    this.path = along(this.path, first);
    return first.decision;
  }

  roll(_: RuleId, faces: readonly unknown[]): number {
    const sides = (): Branch[] => sidesOf(faces).map(({ at, n }) => ({ p: n / faces.length, decision: at }));
    return this.decide(sides) as number;
  }

  rollMany(_: RuleId, faces: readonly unknown[], n: number): readonly number[] {
    return this.decide(() => rolls(faces, n)) as readonly number[];
  }

  /** In an order that tells nothing: which card lies where is decided when it is turned up. */
  shuffle(_: RuleId, cards: readonly CardId[]): CardId[] {
    this.shuffles++;
    const last = new Map(this.lastShuffle);
    for (const card of cards) last.set(card, this.shuffles);
    this.lastShuffle = last;
    const renamed = this.path.renamed.get(this.shuffles);
    return [...cards].sort().map(card => renamed?.get(card) ?? card);
  }

  event(e: E, _: RuleId, now: Moment): void {
    if (!namesCard(e)) return;
    const before = this.hidden;
    const after = facesOf(now.hidden());
    this.hidden = after;
    const decided = new Set<CardId>();
    for (const card of cardsIn(e)) {
      if (maySee(before, card, this.how.who) || !maySee(after, card, this.how.who)) continue;
      this.decide(() => this.facesFor(card, before, decided));
      decided.add(card);
    }
  }

  /** The faces that a card may have, for all that is known: its own first, for each other one a card to change places with. */
  private facesFor(card: CardId, hidden: readonly Pile[], decided: ReadonlySet<CardId>): Branch[] {
    const { who, face } = this.how;
    const pool = this.poolOf(card, hidden);
    const faces = new Map<string, { readonly as: CardId; n: number }>([[face(card), { as: card, n: 0 }]]);
    let all = 0;
    for (const pile of hidden) {
      if (who !== 'spectator' && pile.seen.includes(who)) continue;
      for (const other of pile.cards) {
        if (decided.has(other) || this.poolOf(other, [pile]) !== pool) continue;
        all++;
        const known = faces.get(face(other));
        if (known) known.n++;
        else faces.set(face(other), { as: other, n: 1 });
      }
    }
    const last = typeof pool === 'number' && pool > this.snapshot.shuffles ? pool : 0;
    return [...faces.values()].map(({ as, n }) => ({
      p: n / all,
      decision: 'card',
      ...(as !== card && { swap: { a: card, b: as, shuffle: last } }),
    }));
  }

  /** What a face-down card may stand for: the name of its pool, the number of its shuffle, or itself. */
  private poolOf(card: CardId, hidden: readonly Pile[]): string | number {
    const pile = hidden.find(p => p.cards.includes(card));
    return pile?.among ?? this.lastShuffle.get(card) ?? card;
  }

  chance(): void {}
  step(): void {}
}

/** A state between two parts, and how likely it is. */
interface Stand<S> {
  readonly snapshot: Snapshot<S>;
  readonly p: number;
}

/** Plays the parts of one `odds`, path by path. */
class Reckoning<S, E extends { type: string }, V, O, R> {
  paths = 0;
  private readonly most: number;
  private readonly face: (card: CardId) => string;

  constructor(
    private readonly game: Game<S, E, V, O, R>,
    private readonly wanted: OddsWanted<S, E>,
  ) {
    this.most = wanted.most ?? 20_000;
    this.face = wanted.face ?? (card => card);
  }

  /** Where a part leads from a state: every end, told apart by its key. */
  after(leg: Odds<S, E>['legs'][number], from: Stand<S>, into: Map<string, Stand<S>>): void {
    const { game } = this;
    const { snapshot } = from;
    const alone: Game<S, E, V, O, R> = {
      ...game,
      *step(t) {
        yield* leg(t);
        return 'end' as R;
      },
    };
    const left: Path[] = [{ weight: from.p, decisions: [], renamed: new Map() }];
    const asItLies = facesOf(game.hidden(snapshot.state as DeepReadonly<S>));
    for (let path = left.pop(); path; path = left.pop()) {
      if (++this.paths > this.most) throw new TooManyPaths(`more than ${this.most} paths`);
      const renaming = path.renamed.get(0);
      const state = renaming
        ? mapState(snapshot.state, game.shared, c => renaming.get(c) ?? c)
        : snapshot.state;
      const hidden = renaming ? facesOf(game.hidden(state as DeepReadonly<S>)) : asItLies;
      const start = { ...snapshot, state };
      const walk = new Walk<S, E>(path, start, hidden, { who: this.wanted.who, face: this.face }, p =>
        left.push(p),
      );
      const world = new World(alone, undefined as O, start, walk, { watch: walk });
      answerAll(world, this.wanted);
      this.arrive(world, walk.weight, into);
    }
  }

  private arrive(world: World<S, E, V, O, R>, p: number, into: Map<string, Stand<S>>): void {
    const { lastShuffle, shuffles } = world;
    const state = world.state as S;
    const key = this.wanted.key?.(world.state) ?? `${shuffles} ${canonicalState(state, this.game.shared)}`;
    const known = into.get(key);
    if (known) into.set(key, { snapshot: known.snapshot, p: known.p + p });
    else into.set(key, { snapshot: { at: 'step', state, lastShuffle, shuffles }, p });
  }
}

/** What has been counted of ends so far. */
export class Tally<S> {
  readonly chances = new Map<string | number, number>();
  readonly besides: number[];

  constructor(private readonly wanted: Pick<OddsWanted<S, never>, 'value' | 'besides'>) {
    this.besides = (wanted.besides ?? []).map(() => 0);
  }

  /** An end, and how likely it is. */
  add(s: DeepReadonly<S>, p: number): void {
    const { value, besides = [] } = this.wanted;
    const came = value(s);
    this.chances.set(came, (this.chances.get(came) ?? 0) + p);
    for (const [i, { of }] of besides.entries()) this.besides[i] = (this.besides[i] ?? 0) + of(s) * p;
  }
}

const ENDLESS = 10_000;

/** Answers every question of a part as the policy says. */
export const answerAll = <S, E extends { type: string }, V, O, R>(
  world: World<S, E, V, O, R>,
  { policy }: Odds<S, E>,
): void => {
  for (let i = 0; world.result === undefined; i++) {
    const { ask } = world;
    if (!ask || i > ENDLESS) throw new Fault('odds of something without an end');
    const { seat } = ask;
    const question = {
      seat,
      rule: ask.spec.rule,
      ask: ask.spec.ask,
      legal: (n?: number) => legalAnswers(ask, n),
    };
    const a = policy?.(question, world.state) ?? question.legal(1)[0];
    if (a === undefined) throw new Fault(`${ask.spec.rule} has no legal answer`);
    world.give(seat, a);
  }
};

/**
 * How likely each value is after the parts have been played: exactly, by
 * playing every path that chance may take. A card that `who` has not seen is
 * decided when an event turns it up: it may be any of those last shuffled
 * with it. Throws `TooManyPaths` beyond `most`.
 */
export const odds = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  state: DeepReadonly<S>,
  lastShuffle: ReadonlyMap<CardId, number>,
  wanted: OddsWanted<S, E>,
): OddsFound => {
  const reckoning = new Reckoning(game, wanted);
  const shuffles = Math.max(0, ...lastShuffle.values());
  let stands: Stand<S>[] = [{ snapshot: { at: 'step', state: state as S, lastShuffle, shuffles }, p: 1 }];
  let widest = 1;
  const tally = new Tally(wanted);
  for (const leg of wanted.legs) {
    const next = new Map<string, Stand<S>>();
    for (const stand of stands) {
      const ends = wanted.ends?.(stand.snapshot.state as DeepReadonly<S>);
      if (ends) for (const end of ends) tally.add(end.state, stand.p * end.p);
      else reckoning.after(leg, stand, next);
    }
    stands = [...next.values()];
    widest = Math.max(widest, stands.length);
  }
  for (const { snapshot, p } of stands) tally.add(snapshot.state as DeepReadonly<S>, p);
  return { chances: tally.chances, besides: tally.besides, paths: reckoning.paths, widest };
};
