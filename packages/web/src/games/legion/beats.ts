import type { Event, UnitView, View } from '@potyczka/legion/view';
import { cutBeats } from '../../ui/beats.js';
import { afterAttack } from './attack.js';

/**
 * What somebody wants to look at for a moment, and for how long; what follows up to the next is told with it.
 * Dice are seen as they fall, but what is told again when one's turn comes is what they did.
 */
const SHOWN: Readonly<Partial<Record<Event['type'], number>>> = {
  round: 0.7,
  played: 0.7,
  ordered: 0.4,
  activated: 0.5,
  rallied: 0.5,
  moved: 0.65,
  defender: 0.7,
  rolled: 0.64,
  rerolled: 0.6,
  dodged: 0.5,
  covered: 0.5,
  'defence-rolled': 0.64,
  suffers: 0.9,
  gained: 0.4,
  lost: 0.5,
  'unit-defeated': 1,
  scored: 0.8,
  'game-over': 1,
};

/** What came to nothing. */
const isNothing = (e: Event): boolean => e.type === 'covered' && e.cover === 0;

/** How long an event deserves to be looked at. */
export const pauseFor = (e: Event): number => (isNothing(e) ? 0.1 : (SHOWN[e.type] ?? 0.1));

/** An attack that is over takes its dice off the table: what comes of it is seen before that. */
const isHead = (e: Event): boolean => (e.type in SHOWN && !isNothing(e)) || e.type === 'attack-over';

/** Dice of all colours fall together, and so do orders and tokens; wounds bring their suppression with them. */
const WITH: Readonly<Partial<Record<Event['type'], readonly Event['type'][]>>> = {
  rolled: ['rolled'],
  ordered: ['played', 'ordered'],
  gained: ['gained', 'suffers', 'unit-defeated', 'activated', 'rallied'],
  lost: ['lost', 'gained', 'activated', 'rallied'],
  rallied: ['activated'],
  'unit-defeated': ['suffers'],
};

/** Cuts what happened at once into what is told piece by piece: a move, the dice of an attack, what it does. */
export const beatsOf = (events: readonly Event[]): Event[][] =>
  cutBeats(events, isHead, (beat, e) => {
    const head = beat.findLast(isHead);
    return !head || (WITH[e.type]?.includes(head.type) ?? false);
  });

const changed = (view: View, id: string, change: (u: UnitView) => Partial<UnitView>): View => ({
  ...view,
  units: view.units.map(u => (u.id === id ? { ...u, ...change(u) } : u)),
});

const hurt = (view: View, unit: string, mini: string, n: number): View =>
  changed(view, unit, u => ({
    minis: u.minis.map(m => (m.id === mini ? { ...m, wounds: Math.max(0, m.wounds + n) } : m)),
  }));

const afterUnit = (view: View, e: Event): View => {
  switch (e.type) {
    case 'moved':
    case 'replaced':
      return changed(view, e.unit, u => ({ minis: u.minis.map((m, i) => ({ ...m, ...e.at[i] })) }));
    case 'gained':
    case 'lost': {
      const n = e.type === 'gained' ? e.n : -e.n;
      return changed(view, e.unit, u => ({
        tokens: { ...u.tokens, [e.token]: Math.max(0, u.tokens[e.token] + n) },
      }));
    }
    case 'wounded':
      return hurt(view, e.unit, e.mini, e.n);
    case 'healed':
      return hurt(view, e.unit, e.mini, -e.n);
    case 'mini-defeated':
      return changed(view, e.unit, u => ({ minis: u.minis.filter(m => m.id !== e.mini) }));
    case 'unit-defeated':
      return changed(view, e.unit, () => ({ where: 'defeated', order: 'none' }));
    case 'ordered':
      return changed(view, e.unit, () => ({ order: 'up' }));
    case 'activation-over':
      return changed(view, e.unit, () => ({ order: 'down' }));
    default:
      return view;
  }
};

/** What the table looks like after part of what happened: where minis stand, how they are, which dice lie there. */
export const followed = (view: View, events: readonly Event[]): View =>
  events.reduce((now, e) => {
    const attack = afterAttack(now.attack, e);
    const next = afterUnit(now, e);
    return attack === next.attack ? next : { ...next, attack };
  }, view);
