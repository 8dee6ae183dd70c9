import { unitOf } from '../state.js';
import type { PlainAction } from '../vocabulary.js';
import { limit } from './common/limit.js';

/** LEG-KWU-AI-01 to -05: without a face-up order the first action is one of a list. */
export const ai = limit('ai', 'forbid', (v, c, me) => {
  const overridden = c.s.act?.unit === c.unit && (c.s.act.used.override ?? 0) > 0;
  if (unitOf(c.s, c.unit).order === 'up' || overridden) return v;
  return { ...v, first: [...v.first, ...me.params.flatMap(p => (p.of ?? []) as PlainAction[])] };
});
