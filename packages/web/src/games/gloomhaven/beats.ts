import type { Event, FigureView, Token, View } from '@potyczka/gloomhaven/view';
import { cutBeats } from '../../ui/beats.js';

/** What somebody wants to look at for a moment; what follows up to the next of them is told with it. */
const HEADS: ReadonlySet<Event['type']> = new Set([
  'round',
  'turn',
  'played',
  'focused',
  'decided',
  'moved',
  'attacked',
  'healed',
  'revealed',
  'exhausted',
  'rested',
  'decided-outcome',
]);

/** A way belongs to the decision for it, and the turn of a monster begins with its focus. */
const isSame = (beat: readonly Event[], e: Event): boolean => {
  const head = beat.findLast(x => HEADS.has(x.type));
  if (!head) return true;
  if (e.type === 'moved') return head.type === 'decided';
  return e.type === 'focused' && head.type === 'turn';
};

/** Cuts what happened at once into what is told piece by piece: focus, way, each attack with what it does. */
export const beatsOf = (events: readonly Event[]): Event[][] =>
  cutBeats(events, e => HEADS.has(e.type), isSame);

const changed = (view: View, who: string, change: (f: FigureView) => Partial<FigureView>): View => ({
  ...view,
  figures: view.figures.map(f => (f.id === who ? { ...f, ...change(f) } : f)),
});

const without = (f: FigureView, tokens: readonly Token[]): Partial<FigureView> => ({
  conditions: f.conditions.filter(c => !tokens.includes(c)),
});

const after = (view: View, e: Event): View => {
  switch (e.type) {
    case 'turn':
      return { ...view, turn: { of: e.who, cards: [], halves: [], playing: null } };
    case 'turn-over':
      return { ...changed(view, e.who, f => without(f, e.ended)), turn: null };
    case 'moved': {
      const at = e.route.at(-1);
      return at ? changed(view, e.who, () => ({ at })) : view;
    }
    case 'hurt':
      return changed(view, e.who, () => ({ hp: e.left }));
    case 'healed':
      return changed(view, e.who, f => ({ hp: e.hp, ...without(f, e.cured) }));
    case 'gained': {
      const token = e.condition;
      if (token === 'curse' || token === 'bless') return view;
      return changed(view, e.who, f => ({ conditions: [...new Set([...f.conditions, token])] }));
    }
    case 'removed-conditions':
      return changed(view, e.who, f => without(f, e.conditions));
    case 'died':
      return { ...view, figures: view.figures.filter(f => f.id !== e.who) };
    case 'opened':
      return {
        ...view,
        doors: view.doors.map(d => (d.id === e.door ? { ...d, state: 'open' as const } : d)),
      };
    default:
      return view;
  }
};

/** What the table looks like after part of what happened: where figures stand, and how they are. */
export const followed = (view: View, events: readonly Event[]): View => events.reduce(after, view);

const SHOWN: Readonly<Partial<Record<Event['type'], number>>> = {
  turn: 0.35,
  focused: 0.75,
  moved: 0.8,
  attacked: 1,
  healed: 0.6,
  revealed: 0.7,
  exhausted: 0.9,
  died: 0.6,
  played: 0.4,
  'decided-outcome': 1,
};

/** How long an event deserves to be looked at. */
export const pauseFor = (e: Event): number =>
  e.type === 'moved' && e.route.length < 2 ? 0.2 : (SHOWN[e.type] ?? 0.1);
