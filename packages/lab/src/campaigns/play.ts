import { game as scenarioGame } from '@potyczka/gloomhaven';
import { game as betweenGame, campaign, type State } from '@potyczka/gloomhaven/campaign';
import type { Campaign } from '@potyczka/gloomhaven/campaign/view';
import { hints } from '@potyczka/gloomhaven/lab';
import {
  type Chapter,
  type Dice,
  type Folded,
  foldedNone,
  type Game,
  type Json,
  nextChapter,
  quickDice,
  readOptions,
  type Seat,
} from '@potyczka/kernel';
import {
  beginning,
  chanceFrom,
  hashOf,
  judgeAnswer,
  legalAnswers,
  type OneAsk,
  World,
} from '@potyczka/kernel/run';
import { lossesBetween, wrongsOf } from './laws.js';
import { answerBetween } from './policy.js';

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4'];
/** Decisions after which a match counts as one that never ends. */
const BOUND = 8000;

/** A campaign after one of its chapters, in figures. */
export interface Point {
  readonly chapter: number;
  /** Scenarios that were played so far, and those that were completed. */
  readonly played: number;
  readonly done: number;
  readonly unlocked: number;
  readonly level: number;
  readonly gold: number;
  readonly retired: number;
  readonly classes: number;
  readonly prosperity: number;
}

export interface Played {
  readonly seed: number;
  readonly points: readonly Point[];
  readonly wrong: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** Plays a match to its end; every answer from `answer`. */
const playedOut = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  given: Readonly<Record<string, Json>>,
  dice: Dice,
  answer: (state: S, ask: OneAsk) => Json,
): Json => {
  const read = readOptions(game.options, given);
  if (!read.ok) throw new Error(`${read.field}: ${read.accepted}`);
  const world = new World(game, read.options, beginning(game, read.options), chanceFrom(dice));
  for (let n = 0; world.result === undefined; n++) {
    if (n > BOUND) throw new Error(`no end after ${BOUND} decisions`);
    const ask = world.ask!;
    world.give(ask.seat, answer(world.state as S, ask) as never);
  }
  return JSON.parse(JSON.stringify(world.result)) as Json;
};

/** By habit: the most promising answer, without looking ahead. */
const answerInScenario = (state: unknown, ask: OneAsk): Json => {
  const habit = hints.habit(state as never, ask);
  if (habit !== undefined && !judgeAnswer(ask, habit)) return habit as Json;
  const [first] = legalAnswers(ask, 1);
  if (first === undefined) throw new Error(`no legal answer at ${ask.spec.rule}`);
  return first as Json;
};

/** What is played next: a scenario if the party is bound for one, a visit after it, then the road. */
const ORDER = ['scenario', 'visit', 'journey'];

const offerOf = (c: Campaign): string => {
  const open = campaign.offers(c).filter(o => !o.refusal);
  if (Object.keys(c.parties).length === 0) return 'found';
  const party = c.parties.t1!;
  const ranked = ORDER.flatMap(what => open.filter(o => o.id === `t1/${what}`));
  const [first] = ranked.filter(o => !(o.id.endsWith('/visit') && party.visit !== null));
  if (!first) throw new Error('a dead end: nothing can be played');
  return first.id;
};

const pointOf = (c: Campaign, chapter: number, played: number): Point => {
  const heroes = Object.values(c.characters);
  const sum = (of: (ch: (typeof heroes)[number]) => number): number =>
    heroes.reduce((n, ch) => n + of(ch), 0);
  return {
    chapter,
    played,
    done: c.done.length,
    unlocked: c.unlocked.length,
    level: heroes.length === 0 ? 0 : Math.round((sum(ch => ch.level) / heroes.length) * 10) / 10,
    gold: sum(ch => ch.gold),
    retired: c.past.length,
    classes: c.classes.length,
    prosperity: c.marks,
  };
};

const playOffer = (c: Campaign, offer: string, dice: Dice, tired: ReadonlyMap<number, number>): Json => {
  const options = campaign.optionsFor(c, offer, SEATS);
  return offer.endsWith('/scenario')
    ? playedOut(scenarioGame, options, dice, answerInScenario)
    : playedOut(betweenGame, options, dice, (s, ask) => answerBetween(s as State, ask, dice, tired) as Json);
};

/** Plays a campaign until so many scenarios were played or so many chapters written, and looks after its laws. */
export const playCampaign = (
  seed: number,
  until: { readonly scenarios?: number; readonly chapters?: number },
  tell: (point: Point) => void = () => {},
): Played => {
  const dice = quickDice(seed);
  const tired = new Map<number, number>();
  const points: Point[] = [];
  const chapters: Chapter[] = [];
  const wrong: string[] = [];
  let folded = foldedNone(campaign, {}, hashOf) as Folded<Campaign>;
  for (
    let played = 0;
    played < (until.scenarios ?? Infinity) && chapters.length < (until.chapters ?? 1000);
  ) {
    const before = folded.state;
    const offer = offerOf(before);
    const result = playOffer(before, offer, dice, tired);
    const made = nextChapter(campaign, folded, { offer, from: folded.moment, result }, hashOf);
    if (!made.ok) throw new Error(`chapter ${chapters.length + 1}, ${offer}: ${made.refusal.why.id}`);
    chapters.push(made.chapter);
    folded = made.folded as Folded<Campaign>;
    const place = before.parties.t1?.bound?.scenario;
    if (offer.endsWith('/scenario') && place !== undefined) {
      played++;
      tired.set(place, folded.state.done.includes(place) ? 0 : (tired.get(place) ?? 0) + 1);
    }
    for (const each of [...wrongsOf(folded.state), ...lossesBetween(before, folded.state)])
      wrong.push(`chapter ${folded.n}: ${each}`);
    const point = pointOf(folded.state, folded.n, played);
    points.push(point);
    tell(point);
  }
  return { seed, points, wrong, chapters };
};
