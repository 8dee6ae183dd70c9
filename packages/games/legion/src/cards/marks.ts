import type { Bend } from '../content/effects/types.js';
import { areInMelee, rangeBetween } from '../ground.js';
import type { Keyword } from '../moments.js';
import { marked } from '../rules/sheet.js';
import { gainPlain } from '../rules/tokens.js';
import { onField, type S } from '../state.js';
import { no } from '../text/say.js';
import type { UnitId, UnitToken } from '../vocabulary.js';

const SPARED = no('LEG-CARD-11', 'spared-by-card');

/** What the cards in force bend of a value of a unit, added up. */
const bent = (s: S, unit: UnitId, what: Bend): number => {
  const u = s.units[unit];
  if (!u) return 0;
  let sum = 0;
  for (const m of marked(u, 'bend:')) if (m.name === what) sum += m.n;
  return sum;
};
const is = (s: S, unit: UnitId, what: Bend): boolean => bent(s, unit, what) > 0;

/** Values that cards change for a time: the marks say which. */
const early: Keyword = {
  id: 'marks-early',
  sums: {
    speed: {
      in: 'set',
      change: (v, c) => {
        const own = c.how === 'effect' ? c.s.units[c.unit]?.marks['effect-speed']?.n : undefined;
        return own ?? (is(c.s, c.unit, 'speed-set') ? bent(c.s, c.unit, 'speed-set') : v);
      },
    },
    limits: {
      in: 'allow',
      change: (v, c) => ({
        ...v,
        ...(is(c.s, c.unit, 'attacks-twice') && { most: { ...v.most, attack: 2 } }),
        ...(is(c.s, c.unit, 'cards-twice') && { freeCards: 2 }),
      }),
    },
    courage: {
      in: 'add',
      change: (v, c) => (v === null ? v : v + bent(c.s, c.unit, 'courage')),
    },
    mobility: {
      in: 'give',
      change: (v, c) => (c.s.units[c.unit]?.marks.pushed ? { ...v, disengages: true } : v),
    },
    mayReceive: { in: 'forbid', change: (v, c) => v && !is(c.s, c.to, 'no-orders') },
    actions: { in: 'remove', change: (v, c) => v - bent(c.s, c.unit, 'one-less-action') },
    rally: {
      in: 'remove',
      change: (v, c) => (is(c.s, c.unit, 'no-rally') ? { ...v, dice: 0 } : v),
    },
    mayBeSuppressed: { in: 'forbid', change: (v, c) => v && !is(c.s, c.unit, 'never-suppressed') },
    mayPanic: { in: 'forbid', change: (v, c) => v && !is(c.s, c.unit, 'never-panicked') },
    attackChart: {
      in: 'give',
      change: (v, c) => {
        if (is(c.s, c.by, 'surge-crit')) return 'crit';
        return v === 'none' && is(c.s, c.by, 'surge-hit') ? 'hit' : v;
      },
    },
    surgeBlocks: { in: 'give', change: (v, c) => v || is(c.s, c.dice, 'surge-block') },
    extraDice: { in: 'add', change: (v, c) => v + bent(c.s, c.to, 'defence-dice') },
    dodgesCrits: { in: 'allow', change: (v, c) => v || is(c.s, c.to, 'dodges-crits') },
    weapon: {
      in: 'change',
      change: (v, c) => (c.kind === 'ranged' ? { ...v, reach: v.reach + bent(c.s, c.by, 'reach') } : v),
    },
    purses: {
      in: 'forbid',
      change: (v, c) => {
        const all = is(c.s, c.unit, 'no-tokens-spent');
        const kind = c.token === 'aim' ? 'no-aim-spent' : c.token === 'dodge' ? 'no-dodge-spent' : undefined;
        return all || (kind && is(c.s, c.unit, kind)) ? [] : v;
      },
    },
    kept: { in: 'add', change: (v, c) => (c.token === 'dodge' ? v + bent(c.s, c.unit, 'keeps-dodge') : v) },
    mayDeclare: {
      in: 'forbid',
      change: (v, c) => {
        if (areInMelee(c.s, c.by, c.to)) return v;
        if (is(c.s, c.to, 'untargetable-ranged')) return v ?? SPARED;
        const far = is(c.s, c.to, 'untargetable-far') && rangeBetween(c.s, c.by, c.to) > 2;
        return far ? (v ?? SPARED) : v;
      },
    },
  },
};

const late: Keyword = {
  id: 'marks-late',
  sums: {
    speed: { in: 'increase', change: (v, c) => v + bent(c.s, c.unit, 'speed') },
    limits: {
      in: 'forbid',
      change: (v, c) => {
        const attack = is(c.s, c.unit, 'no-attack');
        const withdraw = is(c.s, c.unit, 'no-withdraw');
        if (!attack && !withdraw) return v;
        return {
          ...v,
          never: {
            ...v.never,
            ...(attack && { attack: 'LEG-CARD-11' as const }),
            ...(withdraw && { withdraw: 'LEG-CARD-11' as const }),
          },
        };
      },
    },
  },
};

/** LEG-END-12: what is due at the end of the round. */
const due: Keyword = {
  id: 'marks-due',
  steps: {
    endEnd: {
      rule: 'LEG-END-12',
      is: 'must',
      when: t => onField(t.s).some(u => marked(u, 'later:').length > 0),
      *play(t) {
        for (const u of onField(t.s))
          for (const mark in u.marks) {
            if (!mark.startsWith('later:')) continue;
            const token = mark.slice('later:'.length).split('@')[0] as UnitToken;
            gainPlain(t, u.id, token, u.marks[mark]?.n ?? 0, mark.split('@')[1] ?? '', 'LEG-END-12');
            t.emit({ type: 'unmark', unit: u.id, mark }, 'LEG-END-12');
          }
      },
    },
  },
};

export const MARKED: readonly Keyword[] = [early, late, due];
