import type { Event, LegendView, View } from '@potyczka/apex/view';
import { cutBeats } from '../../ui/beats.js';
import { isQuiet } from './quiet.js';

/** What somebody wants to look at for a moment; what follows up to the next of them is told with it. */
const HEADS: ReadonlySet<Event['type']> = new Set([
  'turn',
  'activated',
  'main-enemy',
  'used-bin',
  'automa-feat',
  'initiated',
  'scheme',
  'laid',
  'holds-fire',
  'aimed',
  'revealed',
  'judged',
  'suffered',
  'eliminated',
  'weighed',
  'moved',
  'entered',
  'threw',
  'struck',
  'shrunk',
  'round',
  'respawned',
]);

/** A way that was chosen by a card or by weighing spaces belongs to what led to it. */
const isSame = (beat: readonly Event[], e: Event): boolean => {
  const head = beat.find(x => HEADS.has(x.type));
  if (!head) return true;
  if (e.type === 'moved')
    return head.type === 'weighed' || (head.type === 'laid' && beat.at(-1)?.type !== 'moved');
  if (e.type === 'holds-fire') return head.type === 'holds-fire';
  if (e.type === 'suffered') return head.type === 'judged' || head.type === 'suffered';
  return e.type === 'eliminated' && head.type === 'suffered';
};

/** Cuts what happened at once into what is told piece by piece. */
export const beatsOf = (events: readonly Event[]): Event[][] =>
  withoutSilence(cutBeats(events, e => HEADS.has(e.type), isSame));

/** A beat without a line to tell goes with the next one, the last with the one before. */
const withoutSilence = (beats: readonly Event[][]): Event[][] => {
  const told: Event[][] = [];
  let waits: Event[] = [];
  for (const beat of beats) {
    waits = [...waits, ...beat];
    if (waits.every(isQuiet)) continue;
    told.push(waits);
    waits = [];
  }
  const last = told.at(-1);
  if (waits.length > 0 && last) told[told.length - 1] = [...last, ...waits];
  else if (waits.length > 0) told.push(waits);
  return told;
};

const changed = (view: View, who: string, change: (l: LegendView) => Partial<LegendView>): View => ({
  ...view,
  legends: view.legends.map(l => (l.id === who ? { ...l, ...change(l) } : l)),
});

const after = (view: View, e: Event): View => {
  switch (e.type) {
    case 'moved':
    case 'entered': {
      const at = e.path.at(-1);
      return at ? changed(view, e.who, () => ({ at, edge: null })) : view;
    }
    case 'respawned':
      return changed(view, e.who, () => ({ at: e.at }));
    case 'suffered':
      return changed(view, e.who, () => ({ shield: e.shield, health: e.health }));
    case 'restored':
      return changed(view, e.who, l => ({ shield: l.shield + e.shield, health: l.health + e.health }));
    case 'eliminated':
      return changed(view, e.who, () => ({ at: null }));
    case 'activated':
      return view.act ? { ...view, act: { ...view.act, legend: e.who } } : view;
    case 'placed':
      return { ...view, figures: [...view.figures, e.figure] };
    case 'taken':
      return { ...view, figures: view.figures.filter(f => !e.figures.includes(f.id)) };
    case 'shrunk':
      return { ...view, ring: e.ring };
    case 'opened-bin':
      return { ...view, open: [...view.open, e.bin] };
    default:
      return view;
  }
};

/** What the table looks like after part of what happened: where figures stand, and how they are. */
export const followed = (view: View, events: readonly Event[]): View => events.reduce(after, view);
