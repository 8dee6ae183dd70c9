import type { Keyword } from '../moments.js';
import { askAmount } from '../rules/ask.js';
import { spend, spendable } from '../rules/tokens.js';
import { unitOf } from '../state.js';
import { worth } from '../values.js';

/** LEG-KWW-PIERCE-01: blocks are cancelled in step 8 and on Guardian dice, as far as this goes. */
export const pierce: Keyword = {
  id: 'pierce',
  sums: { pierce: { in: 'add', change: (v, _, me) => v + me.x } },
};

/** LEG-KWU-IMMPIERCE-01, -02: on its own dice, also those of Guardian. */
export const immunePierce: Keyword = {
  id: 'immune-pierce',
  sums: { mayPierce: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.dice } },
};

/** LEG-KWU-IMPERVIOUS-01, -02, LEG-GAP-116: dice for all Pierce of the attack, used or not. */
export const impervious: Keyword = {
  id: 'impervious',
  sums: {
    extraDice: {
      in: 'add',
      change: (v, c, me) => {
        if (me.unit !== c.to || !c.s.attack) return v;
        const may = worth('mayPierce', true, { ...c, dice: c.to }) && worth('mayBeImpervious', true, c);
        return may ? v + worth('pierce', c.s.attack.pierce, c) : v;
      },
    },
  },
};

const isMakashi = (used: Readonly<Record<string, number>> | undefined): boolean => (used?.makashi ?? 0) > 0;

/** LEG-KWU-MAKASHI-01 to -03 */
export const makashi: Keyword = {
  id: 'makashi-mastery',
  steps: {
    rollStart: {
      rule: 'LEG-KWU-MAKASHI-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.by && c.kind === 'melee' && worth('pierce', 0, c) > 0 && !isMakashi(t.s.attack?.used),
      *play(t, _, me) {
        t.emit({ type: 'used', unit: me.unit!, keyword: 'makashi', in: 'attack' }, 'LEG-KWU-MAKASHI-01');
      },
    },
  },
  sums: {
    pierce: {
      in: 'reduce',
      change: (v, c, me) => (me.unit === c.by && isMakashi(c.s.attack?.used) ? Math.max(0, v - 1) : v),
    },
    mayPierce: {
      in: 'override',
      change: (v, c, me) => v || (me.unit === c.by && isMakashi(c.s.attack?.used)),
    },
    mayBeImpervious: {
      in: 'forbid',
      change: (v, c, me) => v && !(me.unit === c.by && isMakashi(c.s.attack?.used)),
    },
  },
};

/** LEG-KWW-LETHAL-01, -02: aim tokens for Pierce. */
export const lethal: Keyword = {
  id: 'lethal',
  steps: {
    modifyAttack: {
      rule: 'LEG-KWW-LETHAL-01',
      is: 'must',
      when: (t, c) => {
        const { hits, crits } = t.s.attack!;
        return (
          hits + crits > 0 &&
          spendable(t.s, c.by, 'aim') > 0 &&
          worth('mayPierce', true, { ...c, dice: c.to })
        );
      },
      *play(t, c, me) {
        const most = Math.min(me.x, spendable(t.s, c.by, 'aim'));
        const n = yield* askAmount(t, unitOf(t.s, c.by).seat, {
          rule: 'LEG-KWW-LETHAL-01',
          ask: 'ask-lethal',
          args: { unit: c.by },
          most,
          sensible: most,
        });
        for (let i = 0; i < n; i++) yield* spend(t, c.by, 'aim', 'lethal', 'LEG-KWW-LETHAL-01');
        if (n > 0) t.emit({ type: 'pierce-gained', n, by: 'lethal' }, 'LEG-KWW-LETHAL-01');
      },
    },
  },
};

/** LEG-KWU-DUELIST-01 to -03: in melee an aim token gives Pierce 1, a dodge token Immune: Pierce. */
export const duelist: Keyword = {
  id: 'duelist',
  sums: {
    mayPierce: {
      in: 'forbid',
      change: (v, c, me) =>
        v && !(me.unit === c.dice && c.dice === c.to && c.kind === 'melee' && (c.s.attack?.dodged ?? 0) > 0),
    },
    wantsDodge: { in: 'say', change: (v, c, me) => v || (me.unit === c.to && c.kind === 'melee') },
  },
  steps: {
    aimed: {
      rule: 'LEG-KWU-DUELIST-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.by && c.kind === 'melee' && !t.s.attack?.used.duelist,
      *play(t, c) {
        t.emit({ type: 'used', unit: c.by, keyword: 'duelist', in: 'attack' }, 'LEG-KWU-DUELIST-01');
        t.emit({ type: 'pierce-gained', n: 1, by: 'duelist' }, 'LEG-KWU-DUELIST-01');
      },
    },
  },
};
