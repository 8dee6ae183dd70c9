import { sure } from '@potyczka/kernel';
import { itemOf } from '../../content/index.js';
import { eventOf } from '../content/index.js';
import type { C, Character, CharacterId, EventDeck, PartyId, StartEffect } from '../state.js';
import type { DeckName, Effect, OptionName, OutcomeDef, When } from '../types.js';
import { type Act, choose, draw, msg, no, note, partyOf, type Work } from '../work.js';
import { addEvent, gainGlobal, gainParty, unlockScenario } from './conditions.js';
import { addChecks, addDesign, addGold, addProsperity, addReputation, addXp } from './gains.js';
import { drawDesign, giveToOne, shareGold } from './matters.js';

/** City and road events (GLM-EVENT). Both decks work alike (GLM-EVENT-01). */

/** One card that is being resolved. */
interface Resolving {
  readonly w: Work;
  readonly deck: DeckName;
  readonly n: number;
  /** Those whom the card looks at (G-47). */
  readonly present: readonly CharacterId[];
  /** An outcome of the option has applied. */
  applied: boolean;
  back: boolean;
}

const heroesOf = (r: Resolving): Character[] =>
  r.present.flatMap(id => (r.w.c.characters[id] ? [r.w.c.characters[id]] : []));

const purse = (r: Resolving): number => heroesOf(r).reduce((sum, ch) => sum + ch.gold, 0);

/** GLM-EVENT-14: what is asked of the party now. */
const dueOf = (r: Resolving, when: Extract<When, { if: 'pay' }>): number =>
  when.fromReputation !== undefined && partyOf(r.w).reputation >= when.fromReputation
    ? (when.less ?? when.n)
    : when.n;

/** GLM-EVENT-12 to -16, at the moment at which the outcome is reached. */
const applies = (r: Resolving, when: When | undefined): boolean => {
  if (when === undefined) return true;
  switch (when.if) {
    case 'otherwise':
      return !r.applied;
    case 'class':
      return heroesOf(r).some(ch => when.of.includes(ch.class));
    case 'reputation': {
      const { reputation } = partyOf(r.w);
      return reputation > (when.above ?? -99) && reputation < (when.below ?? 99);
    }
    case 'pay':
      return purse(r) >= dueOf(r, when);
    case 'payEach':
      return heroesOf(r).every(ch => ch.gold >= when.n);
    case 'payItem':
      return heroesOf(r).some(ch => ch.items.includes(when.n));
  }
};

const startEffect = (over: Partial<StartEffect>): StartEffect => ({
  who: null,
  conditions: [],
  damage: 0,
  discard: 0,
  minusOnes: 0,
  consumed: null,
  ...over,
});

const begins = (r: Resolving, effect: Partial<StartEffect>): void => {
  partyOf(r.w).effects.push(startEffect(effect));
  note(r.w, 'GLM-ROAD-09', 'start-changed', { deck: r.deck, n: r.n });
};

/** GLM-EVENT-14, G-13: paid if it can be, divided as the players wish. */
function* pay(r: Resolving, when: When | undefined): Act {
  if (when?.if === 'pay') yield* shareGold(r.w, 0 - dueOf(r, when), r.present);
  if (when?.if === 'payEach') for (const ch of heroesOf(r)) addGold(r.w, ch, 0 - when.n);
  if (when?.if === 'payItem') {
    const owners = heroesOf(r).filter(ch => ch.items.includes(when.n));
    // Before version 5 of the rules the first of several owners paid.
    const able = (r.w.rulesVersion ?? 5) < 5 ? owners.slice(0, 1) : owners;
    const owner = sure(yield* oneOf('ask-who-consumes', able), 'one of the owners');
    begins(r, { who: owner.id, consumed: when.n });
  }
}

/** An item of a slot begins consumed; one without it loses nothing (GLM-EVENT-19). */
function* consume(r: Resolving, ch: Character, slot: string): Act {
  const items = ch.items.filter(id => itemOf(id).slot === slot);
  if (items.length === 0) return;
  const key =
    items.length === 1
      ? `item-${items[0]}`
      : yield* choose(
          'GLM-EVENT-18',
          ch.id,
          msg('ask-consume', { name: ch.name }),
          items.map(id => ({ key: `item-${id}`, label: msg('item-label', { item: `item-${id}` }) })),
        );
  begins(r, { who: ch.id, consumed: Number(key.slice(5)) });
}

function* oneOf(
  ask: 'ask-who-minus' | 'ask-who-consumes',
  able: readonly Character[],
): Act<Character | undefined> {
  if (able.length < 2) return able[0];
  const key = yield* choose(
    'GLM-EVENT-17',
    null,
    msg(ask),
    able.map(ch => ({ key: ch.id, label: msg('hero-label', { name: ch.name }) })),
  );
  return able.find(ch => ch.id === key);
}

/** GLM-EVENT-18: each, unless it says collective. */
function* affect(r: Resolving, effect: Effect): Act {
  const { w } = r;
  if (effect.if && !applies(r, effect.if)) return;
  switch (effect.do) {
    case 'reputation':
      return addReputation(w, effect.n);
    case 'prosperity':
      return addProsperity(w, effect.n);
    case 'gold':
      for (const ch of heroesOf(r)) addGold(w, ch, effect.n);
      return;
    case 'xp':
      for (const ch of heroesOf(r)) addXp(w, ch, effect.n);
      return;
    case 'checks':
      for (const ch of heroesOf(r)) addChecks(w, ch, effect.n);
      return;
    case 'collectiveGold':
      return yield* shareGold(w, effect.n, r.present);
    case 'choose':
      return yield* chooseEffect(r, effect.of);
    case 'outcome':
      return yield* resolveOption(r, effect.option === 'A' ? 'a' : 'b');
    case 'addEvent':
      return addEvent(w, effect.deck, effect.n);
    case 'unlock':
      return unlockScenario(w, effect.n);
    case 'item':
      return yield* giveToOne(w, effect.n, r.present);
    case 'design':
      return addDesign(w, effect.n);
    case 'partyAchievement':
      return gainParty(w, effect.name);
    case 'globalAchievement':
      return gainGlobal(w, effect.name);
    case 'randomDesign':
      return yield* drawDesign(w);
    default:
      return yield* burden(r, effect);
  }
}

/** What waits for the next scenario (GLM-ROAD-09). */
function* burden(r: Resolving, effect: Effect): Act {
  switch (effect.do) {
    case 'start':
      begins(r, {
        conditions: [...(effect.conditions ?? [])],
        damage: effect.damage ?? 0,
        discard: effect.discard ?? 0,
      });
      return;
    case 'minusOnesForOne': {
      const ch = yield* oneOf('ask-who-minus', heroesOf(r));
      if (ch) begins(r, { who: ch.id, minusOnes: effect.n });
      return;
    }
    case 'consumeEach':
      for (const ch of heroesOf(r)) yield* consume(r, ch, effect.slot);
      return;
    case 'consumeOne': {
      const able = heroesOf(r).filter(ch => ch.items.some(id => itemOf(id).slot === effect.slot));
      const ch = yield* oneOf('ask-who-consumes', able);
      if (ch) yield* consume(r, ch, effect.slot);
    }
  }
}

function* chooseEffect(r: Resolving, of: readonly Effect[]): Act {
  const key = yield* choose(
    'GLM-EVENT-17',
    null,
    msg('ask-effect'),
    of.map((effect, i) => ({
      key: String(i),
      label: msg(effect.do === 'gold' ? 'lose-gold-label' : 'lose-reputation-label', {
        n: 'n' in effect ? Math.abs(effect.n) : 0,
      }),
    })),
  );
  yield* affect(r, sure(of[Number(key)], 'one of of'));
}

/** GLM-EVENT-11: from top to bottom, every one that applies. */
function* resolveOption(r: Resolving, option: OptionName): Act {
  const outcomes: readonly OutcomeDef[] = eventOf(r.deck, r.n)[option];
  r.applied = false;
  for (const outcome of outcomes) {
    if (!applies(r, outcome.when)) continue;
    if (outcome.when?.if !== undefined)
      note(r.w, 'GLM-EVENT-11', 'outcome-applies', { deck: r.deck, n: r.n });
    yield* pay(r, outcome.when);
    for (const effect of outcome.do) yield* affect(r, effect);
    r.applied = true;
    if (outcome.back !== undefined) r.back = outcome.back; // GLM-EVENT-05
  }
}

/** GLM-EVENT-07: the top card; what was shuffled lies above what came back. */
function* drawTop(deck: EventDeck): Act<number> {
  const top =
    deck.shuffled.length > 0
      ? Number(yield* draw('GLM-EVENT-07', deck.shuffled.map(String)))
      : sure(deck.below[0], 'one of below');
  deck.shuffled = deck.shuffled.filter(n => n !== top);
  deck.below = deck.below.filter(n => n !== top);
  return top;
}

/** GLM-EVENT-07 to -24; an empty deck has no event (G-30). */
function* resolveEvent(w: Work, name: DeckName, present: readonly CharacterId[]): Act {
  const deck = w.c.decks[name];
  if (deck.shuffled.length + deck.below.length === 0) return;
  const n = yield* drawTop(deck);
  note(w, 'GLM-EVENT-07', 'event-drawn', { deck: name, n });
  const option = (yield* choose(
    'GLM-EVENT-08',
    null,
    msg('ask-option', { event: `${name}-${n}` }),
    (['a', 'b'] as const).map(key => ({
      key,
      label: msg('option-label', { option: `${name}-${n}-${key}` }),
    })),
  )) as OptionName;
  const r: Resolving = { w, deck: name, n, present, applied: false, back: false };
  yield* resolveOption(r, option);
  const after = w.c.decks[name]; // GLM-EVENT-24
  if (r.back) after.below.push(n);
  else after.gone.push(n);
  note(w, 'GLM-EVENT-24', r.back ? 'event-returns' : 'event-leaves', { deck: name, n });
}

const NO_EVENT_NOW = no('GLM-CITY-04', 'no-event-now');
const HAD_EVENT = no('GLM-CITY-04', 'had-event');
const NO_EVENTS = no('GLM-EVENT-07', 'deck-empty');

/** GLM-CITY-04, G-10 */
export const judgeCityEvent = (c: C, party: PartyId) => {
  const { visit } = sure(c.parties[party], 'one of parties');
  if (!visit?.full) return NO_EVENT_NOW;
  if (visit.event) return HAD_EVENT;
  return c.decks.city.shuffled.length + c.decks.city.below.length === 0 ? NO_EVENTS : undefined;
};

export function* cityEvent(w: Work): Act {
  sure(partyOf(w).visit, 'visit').event = true;
  yield* resolveEvent(w, 'city', partyOf(w).members);
}

/** GLM-ROAD-02, -08: one card for one journey. */
export function* roadEvent(w: Work): Act {
  const bound = sure(partyOf(w).bound, 'bound');
  bound.road = false;
  yield* resolveEvent(w, 'road', bound.going);
}
