import type { Keyword } from '../moments.js';
import { gainPlain } from '../rules/tokens.js';
import { unitOf } from '../state.js';
import type { UnitId } from '../vocabulary.js';
import { shieldsOf } from './common/shields.js';

/** LEG-KWU-SHIELDED-01 to -03: X tokens, all active, as soon as it has the keyword. */
export const shielded: Keyword = {
  id: 'shielded',
  steps: {
    keywordsChanged: {
      rule: 'LEG-KWU-SHIELDED-02',
      is: 'must',
      when: (t, _, me) => me.x > shieldsOf(unitOf(t.s, me.unit as UnitId)),
      *play(t, _, me) {
        const unit = me.unit as UnitId;
        const n = me.x - shieldsOf(unitOf(t.s, unit));
        gainPlain(t, unit, 'shield', n, 'shielded', 'LEG-KWU-SHIELDED-03');
      },
    },
  },
};
