import { judgeAnswer } from '../answers.js';
import { chanceFrom, quickDice } from '../chance.js';
import { maySee } from '../faces.js';
import type { Pile } from '../game.js';
import { legalAnswers } from '../legal.js';
import { blank, canonical, cardsIn } from '../plain.js';
import type { Pose } from '../pose.js';
import type { Answer, OneAsk, PlaceAsk, PlacesAsk } from '../question.js';
import { guessWorld, ImpossibleGuess } from '../run/determinize.js';
import { World } from '../run/world.js';
import { type CardId, isCardId, type Msg, type Seat, type Show, type Who } from '../vocabulary.js';
import { must, same, type Tally } from './suite.js';

type AnyWorld<S, E extends { type: string }, V, O, R> = World<S, E, V, O, R>;

/** Proposals that are compared. */
const LOOKED_AT = 64;

/** How a proposed pose is shown. */
export const labelOf = (ask: PlaceAsk | PlacesAsk, a: Answer): Show | undefined =>
  ask.kind === 'place' ? ask.spec.show?.(a as Pose) : ask.spec.show?.(a as readonly Pose[]);

const regionsOf = (ask: PlaceAsk | PlacesAsk): unknown =>
  ask.kind === 'place'
    ? (ask.spec.region?.() ?? null)
    : ask.spec.of.map((_, piece) => ask.spec.region?.(piece) ?? null);

/** The options of a question as its own seat sees them. */
export const optionsShown = (ask: OneAsk): unknown => {
  switch (ask.kind) {
    case 'choose':
    case 'many':
      return ask.spec.from.map(x => [
        ask.spec.key(x),
        ask.spec.judge?.(x) ?? 'legal',
        ask.spec.show?.(x) ?? null,
      ]);
    case 'number':
      return [ask.spec.min, ask.spec.max, legalAnswers(ask)];
    case 'place':
    case 'places': {
      const shown: unknown[] = [];
      for (const a of ask.spec.propose()) {
        if (shown.length >= LOOKED_AT) break;
        shown.push([a, judgeAnswer(ask, a) ?? 'legal', labelOf(ask, a) ?? null]);
      }
      return [shown, regionsOf(ask)];
    }
  }
};

/** Everything a world shows to somebody now: view, open questions, own options. */
const shownTo = <S, E extends { type: string }, V, O, R>(w: AnyWorld<S, E, V, O, R>, who: Who): string => {
  const hidden = w.game.hidden(w.state);
  const blanked = (ask: Msg): Msg => blank(ask, card => !maySee(hidden, card, who));
  const { stage } = w;
  // Who has finished already is public, but a guess opens hidden answers again: look at all that were asked.
  const asked = stage ? stage.seats.filter(seat => stage.has(seat)) : w.asks.map(ask => ask.seat);
  const questions = asked.map(seat => {
    const own = w.askOf(seat);
    const { rule, ask } = stage ? stage.open(seat) : (own as OneAsk).spec;
    const isMine = seat === who && own !== undefined;
    return {
      seat,
      rule,
      ask: blanked(ask),
      mine: isMine ? [own.spec.rule, blanked(own.spec.ask), optionsShown(own)] : 'hidden',
    };
  });
  return canonical({ view: w.view(who), questions });
};

/** A copy of a world, and what is told to somebody on it: since the snapshot, and with what is answered then. */
const listening = <S, E extends { type: string }, V, O, R>(
  w: AnyWorld<S, E, V, O, R>,
  who: Who,
  seed: number,
): { readonly world: AnyWorld<S, E, V, O, R>; readonly told: unknown[] } => {
  const told: unknown[] = [];
  const world = new World(w.game, w.options, w.snapshot, chanceFrom(quickDice(seed)), {
    since: w.since,
    watch: {
      chance: () => {},
      step: () => {},
      event: (e, rule, now) => {
        const hidden = now.hidden();
        told.push([rule, blank(e, card => !maySee(hidden, card, who))]);
      },
    },
  });
  return { world, told };
};

const toldSince = <S, E extends { type: string }, V, O, R>(w: AnyWorld<S, E, V, O, R>, who: Who): string =>
  canonical(listening(w, who, 0).told);

/** Face-down cards are listed so that the kernel can find, blank and guess them. */
export const checkHidden = <S, E extends { type: string }, V, O, R>(
  w: AnyWorld<S, E, V, O, R>,
  seats: readonly Seat[],
): void => {
  const listed = new Set<CardId>();
  for (const { cards, seen, among } of w.game.hidden(w.state)) {
    const canGuess = among !== undefined || seats.every(seat => seen.includes(seat));
    for (const card of cards) {
      must(isCardId(card), `${card} is not the name of a card`);
      must(!listed.has(card), `${card} is listed as hidden twice`);
      listed.add(card);
      must(
        canGuess || w.lastShuffle.has(card),
        `${card} is hidden but was never shuffled and is among no pool: a guess would not hide it`,
      );
    }
  }
};

/** The keys of candidates stand for one candidate each. */
export const checkKeys = (ask: OneAsk): void => {
  if (ask.kind !== 'choose' && ask.kind !== 'many') return;
  const keys = new Set<string>();
  for (const x of ask.spec.from) {
    const key = ask.spec.key(x);
    must(!keys.has(key), `${ask.spec.rule}: two candidates have the key '${key}'`);
    keys.add(key);
  }
};

/** Whoever looks sees exactly faces that lie open to them, in their view and among their options. */
const checkFaces = <S, E extends { type: string }, V, O, R>(w: AnyWorld<S, E, V, O, R>, who: Who): void => {
  const hidden = w.game.hidden(w.state);
  const own = w.asks.filter(a => a.seat === who).map(optionsShown);
  for (const card of cardsIn([w.view(who), own])) {
    must(maySee(hidden, card, who), `${who} is shown ${card}, which is hidden from it`);
    checkSeparate(w.state, hidden, card);
  }
};

/** No text hangs on to the name of a card so that the kernel takes both for one name. */
export const checkSeparate = (state: unknown, hidden: readonly Pile[], name: CardId): void => {
  for (const { index } of name.matchAll(/[.-]/g)) {
    const card = name.slice(0, index) as CardId;
    if (!hidden.some(p => p.cards.includes(card))) continue;
    must(
      cardsIn(state).has(name),
      `'${name}' hides the card ${card}: put something else than '.' or '-' after a card`,
    );
  }
};

/** Two worlds that differ only in what `who` may not know look the same to it, and stay so for one more answer. */
const checkTwoWorlds = <S, E extends { type: string }, V, O, R>(
  w: AnyWorld<S, E, V, O, R>,
  other: AnyWorld<S, E, V, O, R>,
  who: Who,
  dice: number,
): void => {
  must(shownTo(w, who) === shownTo(other, who), () => {
    return `${who} could tell two worlds apart:\n${shownTo(w, who)}\n${shownTo(other, who)}`;
  });
  must(
    toldSince(w, who) === toldSince(other, who),
    `${who} was told different things in two worlds it cannot tell apart`,
  );
  const ask = w.ask;
  if (!ask || ask.seat === who || w.asks.length !== other.asks.length) return;
  const answers = legalAnswers(ask, 64);
  const a = answers[dice % answers.length];
  if (a === undefined || cardsIn(a).size > 0) return;
  const there = other.askOf(ask.seat);
  if (!there || !legalAnswers(there, 256).some(x => canonical(x) === canonical(a))) return;
  const [one, two] = [w, other].map(x => {
    const { world: f, told } = listening(x, who, dice);
    const before = f.lastShuffle;
    f.give(ask.seat, a);
    return { f, told, chance: f.lastShuffle !== before, faces: facesSeen(x, f, who) };
  }) as [Stepped<S, E, V, O, R>, Stepped<S, E, V, O, R>];
  if (one.chance || two.chance || one.faces || two.faces) return;
  must(shownTo(one.f, who) === shownTo(two.f, who), () => {
    return `${who} could tell two worlds apart after ${JSON.stringify(a)}:\n${shownTo(one.f, who)}\n${shownTo(two.f, who)}`;
  });
  must(same(one.told, two.told), `${who} was told different things in two worlds after ${JSON.stringify(a)}`);
};

interface Stepped<S, E extends { type: string }, V, O, R> {
  readonly f: AnyWorld<S, E, V, O, R>;
  readonly told: unknown[];
  readonly chance: boolean;
  readonly faces: boolean;
}

/** Whether `who` learns a face between two moments. */
const facesSeen = <S, E extends { type: string }, V, O, R>(
  from: AnyWorld<S, E, V, O, R>,
  to: AnyWorld<S, E, V, O, R>,
  who: Who,
): boolean => {
  const after = to.game.hidden(to.state);
  const before = from.game.hidden(from.state);
  return before.some(p => p.cards.some(card => !maySee([p], card, who) && maySee(after, card, who)));
};

/** Everything about secrets, for one moment and one viewer. */
export const checkSecrets = <S, E extends { type: string }, V, O, R>(
  w: AnyWorld<S, E, V, O, R>,
  who: Who,
  seed: number,
  tally: Tally,
): void => {
  checkFaces(w, who);
  const guess = (x: AnyWorld<S, E, V, O, R>): AnyWorld<S, E, V, O, R> | undefined => {
    try {
      return guessWorld(x, who, quickDice(seed), chanceFrom(quickDice(seed)));
    } catch (e) {
      if (e instanceof ImpossibleGuess) return undefined;
      throw e;
    }
  };
  tally.guesses++;
  const other = guess(w);
  if (!other) {
    tally.impossible++;
    return;
  }
  checkTwoWorlds(w, other, who, seed);
  const dealt = guess(other);
  must(!!dealt && same(dealt.state, other.state), `the guess of ${who} depends on what it may not know`);
};
