import type { Proc } from '@potyczka/kernel';
import { commandCard } from '../content/index.js';
import { isAtRange } from '../ground.js';
import type { Keyword, Me } from '../moments.js';
import { askAmount } from '../rules/ask.js';
import { gain, spend, spendable } from '../rules/tokens.js';
import { leaderOf, onField, type S, type T, unitCardOf, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { worth } from '../values.js';
import type { UnitId } from '../vocabulary.js';

/** Keywords of boxes that came after the rulebook: as the data retell them, not from the rulebook. */

/** As Immune: Pierce, in melee only. */
export const immuneMeleePierce: Keyword = {
  id: 'immune-melee-pierce',
  sums: {
    mayPierce: { in: 'forbid', change: (v, c, me) => v && !(me.unit === c.dice && c.kind === 'melee') },
  },
};

const heightOf = (s: S, unit: UnitId): number => leaderOf(unitOf(s, unit)).z;

/** Cover cancels nothing where the attacking leader stands higher than the defending one, off the ground. */
export const deathFromAbove: Keyword = {
  id: 'death-from-above',
  sums: {
    coverCancels: {
      in: 'forbid',
      change: (v, c, me) =>
        me.unit === c.by && heightOf(c.s, c.by) > 0 && heightOf(c.s, c.by) > heightOf(c.s, c.to) ? 0 : v,
    },
  },
};

/** Against armour its crits are hits, after Impact. */
export const primitive: Keyword = {
  id: 'primitive',
  steps: {
    afterImpact: {
      rule: 'LEG-ATK-30',
      is: 'must',
      when: (t, c, me) =>
        me.unit === c.by && t.s.attack!.crits > 0 && worth('isArmoured', false, { s: t.s, unit: c.to }),
      *play(t) {
        const n = t.s.attack!.crits;
        t.emit({ type: 'changed', from: 'crit', to: 'hit', n, by: 'primitive' }, 'LEG-ATK-30');
      },
    },
  },
};

/** In melee a dodge token improves a result, after surges were converted. */
export const jarkai: Keyword = {
  id: 'jarkai-mastery',
  steps: {
    converted: {
      rule: 'LEG-ATK-26',
      is: 'must',
      when: (t, c, me) => me.unit === c.by && c.kind === 'melee' && spendable(t.s, c.by, 'dodge') > 0,
      *play(t, c) {
        yield* improve(t, c.by);
      },
    },
  },
};

function* improve(t: T, by: UnitId): Proc {
  const { blanks, hits } = t.s.attack!;
  const most = Math.min(spendable(t.s, by, 'dodge'), 2 * blanks + hits);
  const n = yield* askAmount(t, unitOf(t.s, by).seat, {
    rule: 'LEG-ATK-26',
    ask: 'ask-jarkai',
    args: { unit: by },
    most,
    sensible: 0,
  });
  for (let i = 0; i < n; i++) {
    yield* spend(t, by, 'dodge', 'jarkai-mastery', 'LEG-ATK-26');
    const from = t.s.attack!.blanks > 0 ? 'blank' : 'hit';
    const to = from === 'blank' ? 'hit' : 'crit';
    t.emit({ type: 'changed', from, to, n: 1, by: 'jarkai-mastery' }, 'LEG-ATK-26');
  }
}

const NO_JUMP = no('LEG-KWU-JUMP-01', 'never-this-action', { action: 'card:jump' });

/** No jump while it holds an objective token. */
export const weighedDown: Keyword = {
  id: 'weighed-down',
  sums: {
    cardActions: {
      in: 'change',
      change: (v, c, me) =>
        me.unit === c.unit && c.s.tokens.some(t => t.by === c.unit)
          ? v.map(a => (a.id === 'card:jump' ? { ...a, judge: () => NO_JUMP } : a))
          : v,
    },
  },
};

/** In a tie a card of a unit beside such an enemy counts one pip more. */
export const interrogate: Keyword = {
  id: 'interrogate',
  sums: {
    tiedPips: {
      in: 'change',
      change: (v, c, me) => {
        const units = c.card === null ? undefined : commandCard(c.card).units;
        const isBeside = onField(c.s, c.seat).some(
          u => units?.includes(u.card) && isAtRange(c.s, me.unit as UnitId, u.id, 1),
        );
        return me.seat !== c.seat && isBeside ? v + 1 : v;
      },
    },
  },
};

const ewoks = (s: S, me: Me) =>
  onField(s, me.seat).filter(
    u => unitCardOf(s, u).affiliation === 'ewoks' && isAtRange(s, me.unit as UnitId, u.id, 2),
  );

/** Two surge tokens for as many Ewok units as the round has a number. */
export const masterStoryteller: Keyword = {
  id: 'master-storyteller',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        const { unit } = c;
        if (me.unit !== unit) return v;
        return [
          ...v,
          {
            id: 'card:master-storyteller',
            rule: 'LEG-ACTV-17',
            cost: 1,
            judge: s => (ewoks(s, me).length > 0 ? undefined : no('LEG-ACTV-17', 'nobody-near')),
            *play(t) {
              const from = ewoks(t.s, me);
              const chosen = yield* t.chooseMany(me.seat, {
                rule: 'LEG-ACTV-17',
                ask: msg('ask-whom', { unit, left: t.s.round }),
                from,
                key: u => u.id,
                min: 1,
                max: Math.min(t.s.round, from.length),
                propose: () => [from.slice(0, t.s.round)],
                show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
              });
              for (const u of chosen) yield* gain(t, u.id, 'surge', 2, me.id, 'LEG-ACTV-17');
            },
          },
        ];
      },
    },
  },
};
