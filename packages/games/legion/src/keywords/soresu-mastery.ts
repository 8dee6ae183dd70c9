import type { Keyword } from '../moments.js';
import { hasDodged, surgesWound, wants, woundBack } from './common/after-dodging.js';

/** LEG-KWU-SORESU-01, -02, -04, -05; what it does for Guardian is asked there (LEG-KWU-SORESU-03). */
export const soresuMastery: Keyword = {
  id: 'soresu-mastery',
  sums: {
    surgeBlocks: {
      in: 'give',
      change: (v, c, me) =>
        v ||
        (c.dice === me.unit &&
          (hasDodged(c.s, c, me) || (c.dice !== c.to && (c.s.attack?.used[`soresu:${me.unit}`] ?? 0) > 0))),
    },
    wantsDodge: wants(),
    guardsWithDodge: { in: 'allow', change: (v, c, me) => v || c.unit === me.unit },
  },
  steps: {
    surgesCounted: surgesWound('soresu-mastery', 'LEG-KWU-SORESU-02'),
    guardRolled: {
      rule: 'LEG-KWU-SORESU-02',
      is: 'must',
      when: (t, c, me) =>
        c.guard === me.unit && c.surges > 0 && (t.s.attack?.used[`soresu:${me.unit}`] ?? 0) > 0,
      *play(t, c) {
        yield* woundBack(t, c, 'soresu-mastery', c.surges, 'LEG-KWU-SORESU-02');
      },
    },
  },
};
