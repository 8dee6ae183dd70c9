import type { Appliers } from '@potyczka/kernel';
import type { Event } from '../events.js';
import { NEW_SHOT, type State } from '../state.js';
import type { AbilityId, FeatId, LegendId } from '../vocabulary.js';
import {
  change,
  changeAct,
  changeShot,
  changeWeapon,
  discard,
  forget,
  legend,
  release,
  spend,
  without,
  withoutAll,
} from './change.js';

type Shooting = Pick<
  Appliers<State, Event>,
  | 'aimed'
  | 'boosted'
  | 'waits-to-boost'
  | 'reacted'
  | 'reacted-with'
  | 'looked'
  | 'ordered'
  | 'swapped'
  | 'revealed'
  | 'replaced'
  | 'judged'
  | 'shot-over'
>;

const noteReaction = (s: State, when: 'before' | 'after', card: FeatId | AbilityId, by: LegendId): void => {
  if (!s.shot) return;
  changeShot(s, { [when]: [...s.shot[when], by] });
  if (when === 'before') changeShot(s, { reactions: [...s.shot.reactions, { card, by }] });
};

/** A shot, from the choice of the target to the last Reaction. */
export const shooting: Shooting = {
  aimed: (s, e) => {
    const weapon = legend(s, e.who).weapons[e.slot];
    if (weapon) changeWeapon(s, e.who, e.slot, { ammo: weapon.ammo - 1 });
    if (e.paid) {
      release(s, e.who, e.paid);
      forget(s, e.paid);
    }
    spend(s, e.ap);
    changeAct(s, { shot: true });
    s.shot = {
      ...NEW_SHOT,
      shooter: e.who,
      target: e.at,
      slot: e.slot,
      paid: e.paid !== null,
      from: { ...e.from },
      to: { ...e.to },
      distance: e.distance,
      action: e.by ? { card: e.by, by: e.who } : null,
      charged: [...e.charged],
    };
  },
  boosted: (s, e) => {
    discard(s, e.who, e.card);
    changeShot(s, { boost: { card: e.card.slice(1) as FeatId, by: e.who }, late: false });
  },
  'waits-to-boost': s => changeShot(s, { late: true }),
  reacted: (s, e) => {
    discard(s, e.who, e.card);
    noteReaction(s, e.when, e.card.slice(1) as FeatId, e.who);
  },
  'reacted-with': (s, e) => noteReaction(s, e.when, e.ability, e.who),
  looked: (s, e) => changeShot(s, { looked: [...e.cards], by: legend(s, e.who).team }),
  ordered: (s, e) => {
    const rest = withoutAll(s.shot?.deck ?? [], [...e.top, ...e.bottom]);
    changeShot(s, { deck: [...e.top, ...rest, ...e.bottom] });
  },
  swapped: (s, e) => {
    const [a, b] = [legend(s, e.who).at, legend(s, e.with).at];
    change(s, e.who, { at: b });
    change(s, e.with, { at: a });
    changeShot(s, { target: e.who });
  },
  revealed: (s, e) => {
    if (!s.shot) return;
    const cards = e.shots.map(x => [...x.cards]);
    const shown = cards.flat();
    const { deck, looked } = s.shot;
    changeShot(s, {
      cards,
      deck: withoutAll(deck, shown),
      looked: withoutAll(looked, shown),
      part: 'judge',
    });
  },
  replaced: (s, e) => {
    if (!s.shot) return;
    const deck = without(s.shot.deck, e.card);
    const looked = without(s.shot.looked, e.card);
    const isOrdered = deck.length > 0;
    changeShot(s, {
      cards: s.shot.cards.map((row, k) => (k === e.shot ? row.map(c => (c === e.old ? e.card : c)) : row)),
      deck: isOrdered ? [...deck, e.old] : deck,
      looked: isOrdered ? [...looked, e.old] : looked,
      bottom: isOrdered ? s.shot.bottom : [...s.shot.bottom, e.old],
    });
  },
  judged: (s, e) => changeShot(s, { hits: e.hits, headshots: e.headshots, part: 'end' }),
  'shot-over': s => {
    s.shot = null;
  },
};
