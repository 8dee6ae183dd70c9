import { type Event, TEAMS, type View } from '@potyczka/apex/view';
import type { Seat } from '@potyczka/kernel';
import type { Gain } from '../game-ui.js';

type Whose = Pick<View, 'legends' | 'teams'>;

/** Whoever plays the legend that a line is about; an enemy Automa is nobody's. */
export const actor = (e: Event, view?: Whose): Seat | null => {
  const legend = 'who' in e ? view?.legends.find(l => l.id === e.who) : undefined;
  return legend && (legend.automa === null || legend.automa.allied) ? legend.seat : null;
};

/** APX-DMG-16: a death box lost is a point for the other team. */
export const gain = (e: Event, view?: Whose): Gain | null => {
  if (e.type !== 'eliminated' || !e.box) return null;
  const loser = view?.legends.find(l => l.id === e.who)?.team;
  const team = TEAMS.find(each => loser && each !== loser);
  return view && team ? { who: view.teams[team][0] ?? team, points: 1 } : null;
};
