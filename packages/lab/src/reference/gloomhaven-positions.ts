import type { Hex } from '@potyczka/geometry/hex';
import {
  type Ability,
  CLASSES,
  type Event,
  fieldOf,
  game,
  giveId,
  type State,
  USUAL,
} from '@potyczka/gloomhaven/lab';
import { type Dice, quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, copy, World } from '@potyczka/kernel/run';
import { knows } from './gloomhaven-abilities.js';
import { boardOf } from './gloomhaven-board.js';
import { BOOTS, POTION } from './gloomhaven-moment.js';

/** Positions of real playouts: a hero is about to play the first of two cards. Things, figures and items are stirred. */

type Options = State['options'];
export type GameWorld = World<State, Event, unknown, Options, unknown>;

export interface Where {
  readonly s: State;
  readonly me: string;
  /** The answer that begins the action. */
  readonly key: string;
  readonly abilities: readonly Ability[];
  /** The answer that begins the second action, where the turn is played to its end. */
  readonly second?: { readonly key: string; readonly abilities: readonly Ability[] };
}

/** Scenarios without special rules, locks, spawns or objectives. */
const SCENARIOS = ['1', '4', '8', '9', '13', '16', '20', '24', '28', '32', '43', '46', '64', '94'];

const pick = <X>(dice: Dice, from: readonly X[]): X => from[dice.below(from.length)] as X;
const oneIn = (dice: Dice, n: number): boolean => dice.below(n) === 0;

const optionsOf = (dice: Dice): Options => {
  const [hero1, hero2] = [pick(dice, CLASSES).id, pick(dice, CLASSES).id];
  return hero1 === hero2
    ? optionsOf(dice)
    : { ...USUAL, scenario: pick(dice, SCENARIOS), hero1, hero2, spoilers: true, level: 1 + dice.below(9) };
};

/** A match played with random answers to the next turn of a hero who has both cards and both actions to play. */
function* playouts(dice: Dice): Generator<GameWorld, never> {
  for (;;) {
    const options = optionsOf(dice);
    const w: GameWorld = new World(game, options, beginning(game, options), chanceFrom(dice));
    for (let n = 0, turns = 0; w.ask && n < 400 && turns < 6; n++) {
      const { ask } = w;
      const { turn } = w.state;
      if (ask.spec.rule === 'GLM-TURN-01' && turn?.cards.length === 2 && turn.halves.length === 2) {
        turns++;
        yield w;
      }
      w.give(ask.seat, pick(dice, w.legal(ask.seat)));
    }
  }
}

const freeFloor = (s: State): Hex[] => {
  const board = boardOf(fieldOf(s));
  const taken = new Set(Object.values(s.figures).map(f => f.at));
  return board.hexes.filter(hex => board.kind(hex) === 'floor' && !taken.has(hex) && !s.money.includes(hex));
};

const KINDS = ['trap', 'trap', 'hazardous', 'difficult', 'obstacle'] as const;

/** What lies about, near the hero. */
const stirThings = (dice: Dice, s: State, around: Hex): void => {
  const board = boardOf(fieldOf(s));
  for (let n = dice.below(7); n > 0; n--) {
    const near = freeFloor(s).filter(hex => board.distance(around, hex) <= 3);
    if (near.length === 0) return;
    const kind = pick(dice, KINDS);
    const at = pick(dice, near);
    const conditions =
      kind === 'trap' && oneIn(dice, 3)
        ? [pick(dice, ['poison', 'wound', 'stun', 'immobilize'] as const)]
        : [];
    const damage = conditions.length > 0 ? 0 : null;
    const thing = { id: `stirred.${n}`, kind, what: 'spike', at: [at], damage, conditions, by: null };
    s.land = { ...s.land, things: [...s.land.things, thing] };
  }
};

const TOKENS = ['poison', 'wound', 'muddle', 'immobilize', 'disarm', 'strengthen', 'invisible'] as const;

const stirFigures = (dice: Dice, s: State, me: string): void => {
  const board = boardOf(fieldOf(s));
  const hero = s.figures[me];
  if (hero) s.figures[me] = { ...hero, at: pick(dice, [hero.at, ...freeFloor(s)]) };
  const around = s.figures[me]?.at as Hex;
  for (const [id, f] of Object.entries(s.figures)) {
    const most = 1 + dice.below(3);
    const near = freeFloor(s).filter(hex => board.distance(around, hex) <= most);
    const goes = id !== me && near.length > 0 && !oneIn(dice, 3);
    const token = oneIn(dice, 5) ? { [pick(dice, TOKENS)]: 'next' as const } : {};
    s.figures[id] = {
      ...f,
      at: goes ? pick(dice, near) : f.at,
      hp: oneIn(dice, 2) ? f.hp : 1 + dice.below(f.max),
      conditions: token,
    };
  }
};

/** Nothing that lasts, no summons, no traps of cards, no treasures; elements inert, +0 on every card. */
const calm = (s: State): void => {
  for (const f of Object.values(s.figures)) if (f.card !== null) delete s.figures[f.id];
  s.lasting = [];
  const things = s.land.things.filter(x => x.kind !== 'treasure' && x.from === undefined);
  s.land = { ...s.land, things };
  s.elements = { fire: 0, ice: 0, air: 0, earth: 0, light: 0, dark: 0 };
  for (const whose of Object.keys(s.decks))
    s.decks[whose] = { draw: { '+0': 40 }, discard: {}, aside: [], shuffle: false };
  for (const [id, h] of Object.entries(s.heroes)) s.heroes[id] = { ...h, items: [], active: [] };
};

/** A card that does nothing but let its owner fly. */
export const WINGS = '#plagueherald-294';

const letFly = (s: State, who: string): void => {
  const h = s.heroes[who];
  if (h === undefined) return;
  const ability = giveId('reference flying', { a: 'bonus', event: 'always', give: { flying: true } }).id;
  const lasting = { n: s.counter++, owner: who, ability, on: [who], until: 'scenario' as const };
  s.lasting = [{ ...lasting, card: WINGS, value: 0, used: 0 }];
  const active = { card: WINGS, half: 'top', lost: true, until: 'scenario', used: 0 } as const;
  s.heroes[who] = { ...h, active: [active] };
};

/** One card of the class with a half that the reference knows, and how it is played. */
const pickAction = (
  dice: Dice,
  s: State,
  me: string,
): Pick<Where, 'key' | 'abilities' | 'second'> | undefined => {
  const { turn } = s;
  if (turn === null) return undefined;
  const cards = CLASSES.find(c => c.id === me)?.cards ?? [];
  const half = oneIn(dice, 2) ? 'top' : 'bottom';
  const known = cards.filter(card => knows(card[half].do) && !card.supplyCard);
  if (oneIn(dice, 10) || known.length === 0) {
    // Refused, since to end the turn comes to the same.
    if (s.figures[me]?.conditions[half === 'top' ? 'disarm' : 'immobilize'] !== undefined) return undefined;
    const basic: Ability = half === 'top' ? { a: 'attack', n: 2 } : { a: 'move', n: 2 };
    return { key: `${turn.cards[0]}/${half}/basic`, abilities: [basic] };
  }
  const card = pick(dice, known);
  const id = `#${card.id}` as const;
  const others = turn.cards.filter(other => other !== id);
  s.turn = { ...turn, cards: [id, ...others].slice(0, 2) };
  const h = s.heroes[me];
  if (h)
    s.heroes[me] = { ...h, hand: h.hand.filter(c => c !== id), discard: h.discard.filter(c => c !== id) };
  const first = { key: `${id}/${half}`, abilities: card[half].do };
  const other = half === 'top' ? 'bottom' : 'top';
  const last = CLASSES.find(c => c.id === me)?.cards.find(c => `#${c.id}` === s.turn?.cards[1]);
  if (last === undefined || !oneIn(dice, 4) || !isShort(card[half].do, last[other].do)) return first;
  return { ...first, second: { key: `#${last.id}/${other}`, abilities: last[other].do } };
};

/** Whole turns that can still be gone through: no two ways. */
const isShort = (one: readonly Ability[], two: readonly Ability[]): boolean =>
  knows(two) && [...one, ...two].filter(each => ['move', 'push', 'pull'].includes(each.a)).length < 2;

/** So many positions, the same for the same seed. */
export function* positions(seed: number): Generator<Where, never> {
  const dice = quickDice(seed);
  for (const w of playouts(dice)) {
    const me = w.state.turn?.of ?? '';
    const s = copy(w.state) as State;
    if (!s.figures[me]) continue;
    calm(s);
    stirFigures(dice, s, me);
    stirThings(dice, s, s.figures[me].at);
    const isAloft = oneIn(dice, 8) && s.heroes[me]?.box !== undefined;
    if (isAloft) letFly(s, me);
    const h = s.heroes[me];
    const items = [BOOTS, POTION].filter(() => oneIn(dice, 3));
    if (h) s.heroes[me] = { ...h, items: items.map(id => ({ id, state: 'ready', used: 0 })) };
    const action = pickAction(dice, s, me);
    const all = [...(action?.abilities ?? []), ...(action?.second?.abilities ?? [])].map(each => each.a);
    // Whether a hex is empty hangs on the money there, which is not compared.
    const isLooted = all.includes('loot') && (isAloft || all.includes('summon'));
    if (action && !isLooted) yield { s, me, ...action };
  }
  throw new Error('the playouts are over');
}
