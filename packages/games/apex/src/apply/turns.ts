import type { Appliers } from '@potyczka/kernel';
import type { Event } from '../events.js';
import { newAct, type State } from '../state.js';
import type { Space } from '../vocabulary.js';
import { change, changeAct, discard, forget, release, show, spend } from './change.js';

type Turns = Pick<
  Appliers<State, Event>,
  | 'turn'
  | 'activated'
  | 'acted'
  | 'activation-over'
  | 'transition'
  | 'cooled'
  | 'round'
  | 'shrunk'
  | 'dashed'
  | 'moved'
  | 'played'
  | 'initiated'
  | 'used'
  | 'threw'
  | 'drifted'
  | 'showed'
  | 'deflected'
  | 'helped'
  | 'fizzled'
  | 'struck'
  | 'collided'
  | 'destroyed'
  | 'respawned'
>;

/** Rounds, activations and the actions in them. */
export const turns: Turns = {
  turn: s => {
    s.clock++;
    s.phase = 'activations';
  },
  activated: (s, e) => {
    change(s, e.who, { done: true });
    s.act = newAct(e.who);
  },
  acted: (s, e) => {
    spend(s, e.ap);
    if (e.action === 'shoot') changeAct(s, { shot: true });
  },
  'activation-over': s => {
    s.act = null;
  },
  transition: s => {
    s.phase = 'transition';
  },
  cooled: (s, e) => {
    for (const token of e.tokens) {
      const left = (s.cooling[token] ?? 0) - 1;
      if (left > 0) s.cooling[token] = left;
      else delete s.cooling[token];
    }
  },
  round: (s, e) => {
    s.round = e.round;
    s.phase = 'start';
    s.legends = s.legends.map(l => ({ ...l, done: false }));
  },
  shrunk: (s, e) => {
    s.ring = { ...e.ring };
  },
  dashed: (s, e) => {
    discard(s, e.who, e.card);
    changeAct(s, { dashed: true, acted: true, owes: false });
  },
  moved: (s, e) => change(s, e.who, { at: { ...(e.path.at(-1) as Space) } }),
  played: (s, e) => {
    discard(s, e.who, e.card);
    if (s.act?.legend === e.who) spend(s, e.ap);
  },
  initiated: (s, e) => {
    if (s.act?.legend === e.who && !s.shot) spend(s, e.ap);
  },
  used: (s, e) => {
    release(s, e.who, e.card);
    forget(s, e.card);
  },
  threw: (s, e) => {
    release(s, e.who, e.card);
    forget(s, e.card);
  },
  drifted: () => {},
  showed: (s, e) => show(s, e.card),
  deflected: () => {},
  helped: (s, e) => discard(s, e.who, e.card),
  fizzled: () => {},
  struck: () => {},
  collided: () => {},
  destroyed: () => {},
  respawned: (s, e) => {
    change(s, e.who, { at: { ...e.at } });
    spend(s, e.ap);
  },
};
