import type { Appliers, CardId } from '@potyczka/kernel';
import type { Token } from '../content/abilities.js';
import { cardOf } from '../content/index.js';
import type { Event } from '../events.js';
import { hexOf } from '../rules/look.js';
import type { Figure, State, Turn } from '../state.js';
import { HALVES, type Place } from '../vocabulary.js';
import { change, hero, mend, see, without } from './change.js';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;

/** A turn at its beginning; halves that were given up before it are not there any more. */
const newTurn = (s: State, of: string, at: Place, cards: readonly CardId[]): Turn => ({
  of,
  began: hexOf(s, at),
  stage: 'start',
  moved: 0,
  dealt: 0,
  hazards: 0,
  cards: [...cards],
  halves: cards.length > 0 ? HALVES.filter(half => s.flags[`forgone ${half} ${of}`] !== s.round) : [],
  playing: null,
  used: {},
});

const turnOver = (s: State, e: Of<'turn-over'>): void => {
  const f = s.figures[e.who];
  if (f) {
    const conditions: Figure['conditions'] = {};
    for (const [token, lasts] of Object.entries(f.conditions)) {
      const stays = token === 'poison' || token === 'wound';
      if (!e.ended.includes(token as Token)) conditions[token] = stays ? lasts : 'this';
    }
    change(s, e.who, { conditions });
  }
  for (const element of e.strong) s.elements[element] = 2;
  s.infused = [];
  const outer = s.turn?.outer;
  s.lasting = s.lasting.filter(x => x.until !== 'turn' || x.owner === outer?.of);
  if (outer === undefined && s.turn?.again !== true && !s.acted.includes(e.who))
    s.acted = [...s.acted, e.who];
  s.turn = outer ?? null;
};

/** How turns begin and end. */
export const turnAppliers = {
  turn: (s, e) => {
    const choice = s.chosen[e.who];
    s.turn = newTurn(s, e.who, e.at, choice && choice !== 'rest' ? [choice.lead, choice.second] : []);
  },
  'turn-over': turnOver,
  'extra-turn': (s, e) => {
    mend(s, e.who, { hand: without(hero(s, e.who).hand, ...e.cards) });
    see(s, e.who, e.cards);
    s.turn = { ...newTurn(s, e.who, e.at, e.cards), ...(s.turn ? { outer: s.turn } : {}) };
  },
  'chose-again': (s, e) => {
    const { lead, second } = e.choice;
    s.chosen[e.who] = e.choice;
    s.initiatives[e.who] = [cardOf(lead).initiative, cardOf(second).initiative];
    mend(s, e.who, { hand: without(hero(s, e.who).hand, lead, second) });
    see(s, e.who, [lead, second]);
    if (s.turn) s.turn = { ...s.turn, again: true };
  },
} satisfies Partial<Appliers<State, Event>>;
