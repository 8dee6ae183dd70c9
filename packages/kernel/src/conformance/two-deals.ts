import { canonicalAnswer, judgeAnswer } from '../answers.js';
import { type Chance, chanceFrom, type Dice, quickDice, shuffled } from '../chance.js';
import type { ChanceOutcome } from '../engine.js';
import { maySee } from '../faces.js';
import type { Game, Pile } from '../game.js';
import { legalAnswers } from '../legal.js';
import { blank, cardsIn, mapCards } from '../plain.js';
import type { Answer, OneAsk } from '../question.js';
import { beginning, World } from '../run/world.js';
import { type CardId, type DeepReadonly, isCardId, type RuleId, type Seat, type Who } from '../vocabulary.js';
import { optionsShown } from './secrets.js';

/**
 * Two matches that one viewer cannot tell apart, each dealt from its start by
 * a chance of its own: in the second every card lies elsewhere, but for those
 * that the viewer has come to see, which lie where they were seen. Nothing of
 * the first is copied, so whatever follows from the true order of the cards
 * differs between the two, and may reach nobody who has not seen them.
 */

/** An answer of a seat, be it a step of a stage. */
export interface Given {
  readonly seat: Seat;
  readonly a: Answer;
}

/** A match from its start: all that chance gave, and all that was answered. */
export interface Deal<O> {
  readonly options: O;
  readonly chance: readonly ChanceOutcome[];
  readonly given: readonly Given[];
}

/** The second match cannot go on as the first one did: something that the viewer does not know decides otherwise. */
export class Parted extends Error {}

type AnyGame<S, E extends { type: string }, V, O, R> = Game<S, E, V, O, R>;

/** Plays back what chance gave. */
export const dealt = (outcomes: readonly ChanceOutcome[]): Chance => {
  let next = 0;
  const take = (rule: RuleId): ChanceOutcome => {
    const outcome = outcomes[next++];
    if (outcome === undefined) throw new Parted(`${rule}: chance where none was left`);
    return outcome;
  };
  return {
    roll: rule => {
      const outcome = take(rule);
      if (typeof outcome !== 'number') throw new Parted(`${rule}: a die where cards were shuffled`);
      return outcome;
    },
    shuffle: rule => {
      const outcome = take(rule);
      if (typeof outcome === 'number') throw new Parted(`${rule}: a shuffle where a die was rolled`);
      return outcome.slice();
    },
  };
};

/** Everything that somebody is shown now beside what has been told: the view, the questions, their own options, the result. */
export const shownNow = <S, E extends { type: string }, V, O, R>(
  w: World<S, E, V, O, R>,
  who: Who,
): unknown => {
  const hidden = w.game.hidden(w.state);
  const seen = <T>(x: T): T => blank(x, card => !maySee(hidden, card, who));
  const { stage } = w;
  const open = w.asks.map(({ seat, spec }) => {
    const { rule, ask } = stage ? stage.open(seat) : spec;
    return { seat, rule, ask: seen(ask) };
  });
  const own = who === 'spectator' ? undefined : w.askOf(who);
  return {
    view: w.view(who),
    open,
    result: seen(w.result ?? null),
    own: own ? [own.kind, own.spec.rule, own.spec.ask, optionsShown(own)] : null,
  };
};

/** Who has come to know what, at which answer, of what chance has dealt face down. */
class Known {
  private readonly places = new Map<Who, Map<string, number>>();
  private readonly names = new Map<Who, Map<CardId, number>>();
  /** For each card, where it last came from chance: the number of the outcome and the place in it. */
  private readonly from = new Map<CardId, string>();

  came(nth: number, cards: readonly CardId[]): void {
    for (const [i, card] of cards.entries()) this.from.set(card, `${nth} ${i}`);
  }

  told(who: Who, x: unknown, at: number): void {
    const places = this.of(this.places, who);
    const names = this.of(this.names, who);
    for (const card of cardsIn(x)) {
      if (!names.has(card)) names.set(card, at);
      const place = this.from.get(card);
      if (place !== undefined && !places.has(place)) places.set(place, at);
    }
  }

  /** Whether somebody knows by this answer what came to lie at a place. */
  isKnown(who: Who, nth: number, i: number, by: number): boolean {
    return (this.places.get(who)?.get(`${nth} ${i}`) ?? Number.POSITIVE_INFINITY) <= by;
  }

  /** Whether somebody has read the name of a card by this answer. */
  isNamed(who: Who, card: CardId, by: number): boolean {
    return (this.names.get(who)?.get(card) ?? Number.POSITIVE_INFINITY) <= by;
  }

  private of<K>(all: Map<Who, Map<K, number>>, who: Who): Map<K, number> {
    const known = all.get(who) ?? new Map<K, number>();
    all.set(who, known);
    return known;
  }
}

/** What is told of what happens, to each as they may know it. */
const told = <E>(e: E, rule: RuleId, hidden: readonly Pile[], who: Who): readonly [RuleId, E] => [
  rule,
  blank(e, card => !maySee(hidden, card, who)),
];

/** Answers that chance picks from. */
const LOOKED_AT = 48;

/** A first match, played by chance. */
export class FirstDeal<S, E extends { type: string }, V, O, R> {
  readonly chance: ChanceOutcome[] = [];
  readonly given: Given[] = [];
  /** The card that came up where one was drawn as a die is rolled. */
  readonly drawn = new Map<number, CardId>();
  /** How many faces each die had. */
  readonly faces = new Map<number, number>();
  readonly known = new Known();
  /** After so many answers: who was asked something of which the game reckons odds. */
  readonly reckoned: (readonly Seat[])[] = [];
  readonly viewers: readonly Who[];
  /** After so many answers: how often chance had been asked. */
  private readonly drawnBy: number[] = [];

  constructor(
    readonly game: AnyGame<S, E, V, O, R>,
    readonly options: O,
    seed: number,
    most: number,
    pick: (world: World<S, E, V, O, R>, ask: OneAsk, dice: Dice) => Answer = anyOf,
  ) {
    this.viewers = [...game.seats(options), 'spectator'];
    const dice = quickDice(seed);
    const world = new World(game, options, beginning(game, options), this.recorded(seed), {
      watch: {
        chance: () => {},
        step: () => {},
        event: (e, rule, now) => this.tell(e, rule, now.hidden()),
      },
    });
    this.look(world);
    while (world.result === undefined && this.given.length < most) {
      const { asks } = world;
      const ask = asks[dice.below(asks.length)] as OneAsk;
      const a = canonicalAnswer(ask, pick(world, ask, dice));
      this.given.push({ seat: ask.seat, a });
      world.give(ask.seat, a);
      this.look(world);
    }
  }

  /** How many cards chance has dealt by an answer that somebody has not come to see; where one lies now does not matter. */
  unseen(who: Who, until: number): number {
    let n = 0;
    for (const [nth, outcome] of this.chance.slice(0, this.drawnBy[until]).entries()) {
      const places = typeof outcome === 'number' ? (this.drawn.has(nth) ? 1 : 0) : outcome.length;
      for (let i = 0; i < places; i++) if (!this.known.isKnown(who, nth, i, until)) n++;
    }
    return n;
  }

  private recorded(seed: number): Chance {
    const chance = chanceFrom(quickDice(seed ^ 0x5eed));
    return {
      roll: (rule, faces) => {
        const i = chance.roll(rule, faces);
        const nth = this.chance.push(i) - 1;
        this.faces.set(nth, faces.length);
        const face = faces[i];
        if (typeof face === 'string' && isCardId(face)) {
          this.drawn.set(nth, face);
          this.known.came(nth, [face]);
        }
        return i;
      },
      shuffle: (rule, cards) => {
        const order = chance.shuffle(rule, cards);
        this.known.came(this.chance.push(order.slice()) - 1, order);
        return order;
      },
    };
  }

  private tell(e: E, rule: RuleId, hidden: readonly Pile[]): void {
    for (const who of this.viewers) this.known.told(who, told(e, rule, hidden, who), this.given.length);
  }

  private look(world: World<S, E, V, O, R>): void {
    for (const who of this.viewers) this.known.told(who, shownNow(world, who), this.given.length);
    this.drawnBy.push(this.chance.length);
    this.reckoned.push(world.asks.filter(ask => hasOdds(world, ask)).map(ask => ask.seat));
  }
}

/** Answers of a question that are tried. */
const TRIED = 6;

const hasOdds = <S, E extends { type: string }, V, O, R>(
  { game, state }: World<S, E, V, O, R>,
  ask: OneAsk,
): boolean =>
  legalAnswers(ask, TRIED).some(a =>
    game.odds?.(state, ask.seat, { rule: ask.spec.rule, ask: ask.spec.ask }, a),
  );

const anyOf = (_: unknown, ask: OneAsk, dice: Dice): Answer => {
  const legal = legalAnswers(ask, LOOKED_AT);
  return legal[dice.below(legal.length)] as Answer;
};

/** The same answer with one card in the place of another. */
const put = (a: Answer, card: CardId, as: CardId): Answer => mapCards(a, each => (each === card ? as : each));

/** Chance of the second match: other cards wherever the viewer has not seen them by the answer `until`. */
class OtherChance<S, E extends { type: string }, V, O, R> implements Chance {
  readonly outcomes: ChanceOutcome[] = [];

  constructor(
    private readonly first: FirstDeal<S, E, V, O, R>,
    private readonly who: Who,
    private readonly until: number,
    private readonly dice: Dice,
    /** Which card of the second match lies where one of the first does. */
    private readonly now: Map<CardId, CardId>,
  ) {}

  readonly to = (card: CardId): CardId => this.now.get(card) ?? card;

  private isKnown(nth: number, i: number): boolean {
    return this.first.known.isKnown(this.who, nth, i, this.until);
  }

  roll(rule: RuleId, faces: readonly unknown[]): number {
    const nth = this.outcomes.length;
    const there = this.first.chance[nth];
    if (typeof there !== 'number' || this.first.faces.get(nth) !== faces.length)
      throw new Parted(`${rule}: a die that was not rolled in the first match`);
    const card = this.first.drawn.get(nth);
    const i = card === undefined ? there : faces.indexOf(this.drawnFor(nth, card, faces));
    if (i < 0) throw new Parted(`${rule}: a card that cannot be drawn here`);
    this.outcomes.push(i);
    return i;
  }

  private drawnFor(nth: number, card: CardId, faces: readonly unknown[]): CardId {
    const free = faces.filter((x): x is CardId => this.isFree(x));
    const as =
      this.isKnown(nth, 0) || free.length === 0 ? card : (free[this.dice.below(free.length)] as CardId);
    this.put(card, as);
    return as;
  }

  /** Card `as` lies now where `card` does, and the other way round. */
  private put(card: CardId, as: CardId): void {
    const before = this.to(card);
    if (before === as) return;
    const other = [...this.now].find(([, x]) => x === as)?.[0] ?? as;
    this.now.set(card, as);
    this.now.set(other, before);
  }

  /** An answer about cards that the viewer never sees: another card may be meant, as long as all else is the same. */
  meant(ask: OneAsk, a: Answer): Answer {
    const as = mapCards(a, this.to);
    if (ask.seat === this.who || (ask.kind !== 'choose' && ask.kind !== 'many')) return as;
    const named = new Set<unknown>([as].flat());
    const free = ask.spec.from
      .map(ask.spec.key)
      .filter(key => this.isFree(key) && !named.has(key)) as CardId[];
    for (const card of shuffled(this.dice, [a].flat() as CardId[])) {
      if (!this.isFree(card) || this.first.known.isNamed(this.who, this.to(card), this.until)) continue;
      const other = shuffled(this.dice, free).find(x => !judgeAnswer(ask, put(as, this.to(card), x)));
      if (other === undefined) continue;
      const meant = put(as, this.to(card), other);
      this.put(card, other);
      return meant;
    }
    return as;
  }

  /** Whether something is a card of which the viewer has not read. */
  private isFree(x: unknown): x is CardId {
    return typeof x === 'string' && isCardId(x) && !this.first.known.isNamed(this.who, x, this.until);
  }

  shuffle(rule: RuleId, cards: readonly CardId[]): CardId[] {
    const nth = this.outcomes.length;
    const there = this.first.chance[nth];
    if (there === undefined || typeof there === 'number' || there.length !== cards.length)
      throw new Parted(`${rule}: a shuffle that was not there in the first match`);
    const left = new Set(cards);
    const fixed = there.map((card, i) => this.isKnown(nth, i) && card);
    for (const card of fixed)
      if (card && !left.delete(card)) throw new Parted(`${rule}: ${card} is not among the cards shuffled`);
    const rest = shuffled(this.dice, [...left].sort());
    const order = fixed.map(card => card || (rest.pop() as CardId));
    for (const [i, card] of there.entries()) this.now.set(card, order[i] as CardId);
    this.outcomes.push(order.slice());
    return order;
  }
}

/** Both matches at one moment: after so many answers. */
export interface Moments<S, E extends { type: string }, V, O, R> {
  readonly n: number;
  readonly one: World<S, E, V, O, R>;
  readonly two: World<S, E, V, O, R>;
  /** What has been told since the moment before. */
  readonly told: readonly [readonly unknown[], readonly unknown[]];
}

/** What is wanted of two matches: for whom, up to which answer, and with which options the second is played. */
export interface TwoWanted<S, E extends { type: string }, V, O, R> {
  readonly who: Who;
  readonly until: number;
  readonly seed: number;
  /** The options of the second match, where they differ in what the viewer may not know. */
  readonly options?: O;
  /** Looks at both at every moment that comes. */
  readonly at?: (m: Moments<S, E, V, O, R>) => void;
}

/** Two matches that a viewer cannot tell apart, and how many cards lie elsewhere in the second at the end. */
export interface TwoDeals<O> {
  readonly who: Who;
  readonly one: Deal<O>;
  readonly two: Deal<O>;
  readonly differ: number;
}

const cardsOf = (hidden: readonly Pile[]): readonly CardId[] => hidden.flatMap(pile => pile.cards);

/** Which card of the second match lies face down where one of the first does; what lies in the same pile in both stays itself. */
const renamed = (one: readonly Pile[], two: readonly Pile[]): Map<CardId, CardId> => {
  const to = new Map<CardId, CardId>();
  for (const [i, { cards }] of one.entries()) {
    const there = two[i]?.cards ?? [];
    const others = there.filter(card => !cards.includes(card));
    for (const card of cards) to.set(card, there.includes(card) ? card : (others.shift() ?? card));
  }
  return to;
};

/** How many cards lie face down where, and who has seen them: everybody knows that. */
const structure = (hidden: readonly Pile[]): string =>
  JSON.stringify(hidden.map(({ cards, seen, among }) => [cards.length, seen, among]));

const hiddenIn = <S, E extends { type: string }, V, O, R>(
  game: AnyGame<S, E, V, O, R>,
  s: S | DeepReadonly<S>,
): readonly Pile[] => game.hidden(s as DeepReadonly<S>);

/** A match that plays along, and what it tells a viewer. */
const along = <S, E extends { type: string }, V, O, R>(
  game: AnyGame<S, E, V, O, R>,
  options: O,
  chance: Chance,
  who: Who,
): { readonly world: World<S, E, V, O, R>; readonly heard: () => unknown[] } => {
  let heard: unknown[] = [];
  const world = new World(game, options, beginning(game, options), chance, {
    everyStep: true,
    watch: {
      chance: () => {},
      step: () => {},
      event: (e, rule, now) => heard.push(told(e, rule, now.hidden(), who)),
    },
  });
  const hear = (): unknown[] => {
    const since = heard;
    heard = [];
    return since;
  };
  return { world, heard: hear };
};

/** Plays the second match beside the first. Throws `Parted` where it cannot go on in the same way. */
export const playTwo = <S, E extends { type: string }, V, O, R>(
  first: FirstDeal<S, E, V, O, R>,
  { who, until, seed, options = first.options, at }: TwoWanted<S, E, V, O, R>,
): TwoDeals<O> => {
  const { game } = first;
  const start = renamed(
    hiddenIn(game, game.initial(first.options) as S),
    hiddenIn(game, game.initial(options) as S),
  );
  const chance = new OtherChance(first, who, until, quickDice(seed), start);
  const one = along(game, first.options, dealt(first.chance), who);
  const two = along(game, options, chance, who);
  const given: Given[] = [];
  const look = (n: number): void => {
    const [here, there] = [one, two].map(({ world }) => structure(game.hidden(world.state)));
    if (here !== there) throw new Parted('other cards lie face down');
    at?.({ n, one: one.world, two: two.world, told: [one.heard(), two.heard()] });
  };
  look(0);
  for (const { seat, a } of first.given.slice(0, until)) {
    const ask = two.world.askOf(seat);
    const there = ask ? chance.meant(ask, a) : a;
    if (!ask || judgeAnswer(ask, there)) throw new Parted(`${seat} cannot answer ${JSON.stringify(there)}`);
    const answer = canonicalAnswer(ask, there);
    given.push({ seat, a: answer });
    one.world.give(seat, a);
    two.world.give(seat, answer);
    look(given.length);
  }
  const lying = cardsOf(game.hidden(two.world.state));
  return {
    who,
    one: { options: first.options, chance: first.chance, given: first.given.slice(0, until) },
    two: { options, chance: chance.outcomes, given },
    differ: cardsOf(game.hidden(one.world.state)).filter((card, i) => lying[i] !== card).length,
  };
};
