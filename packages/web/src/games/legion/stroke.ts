import type { Event, View } from '@potyczka/legion/view';
import type { StrokeUi } from '../game-ui.js';

/** The unit that an answer aims at: the target that it names, or the one whose pool is being formed. */
const aimedAt = ({ attack }: View, a: unknown): string | null => {
  if (!attack) return null;
  const named = typeof a === 'string' ? a.split(':')[0] : undefined;
  if (named && /^p\d-\d/.test(named)) return named;
  return attack.pools[attack.at]?.to ?? null;
};

/** LEG-ATK-22, -38: an attack is decided from its first die on, until its pool is resolved. */
export const stroke: StrokeUi<View, Event> = {
  of: aimedAt,
  begins: e => e.type === 'rolled',
  came: (events, of) => {
    if (!events.some(e => e.type === 'pool-resolved' || e.type === 'attack-over')) return null;
    return events.reduce((sum, e) => (e.type === 'wounded' && e.unit === of ? sum + e.n : sum), 0);
  },
};
