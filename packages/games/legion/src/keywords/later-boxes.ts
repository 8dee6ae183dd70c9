import type { Proc } from '@potyczka/kernel';
import { placeApart } from '../battle/place-tokens.js';
import { isAtRange, leaderAtToken, seeEachOther } from '../ground.js';
import type { AttackCtx, Keyword } from '../moments.js';
import { askAmount } from '../rules/ask.js';
import { rollForOther } from '../rules/attack/guard.js';
import { gain } from '../rules/tokens.js';
import { isNamed, isTrooper } from '../sheet.js';
import { onField, type S, type T, type UnitS, unitCardOf, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

/** More keywords that came after the rulebook: as the data retell them, not from the rulebook. */

const ONE_POOL = no('LEG-ATK-04', 'one-pool-only');
const TARGETED = 'advanced-targeting';

/** Against a type of units it may take aim tokens; then it has one defender only. */
export const advancedTargeting: Keyword = {
  id: TARGETED,
  sums: {
    mayDeclare: {
      in: 'forbid',
      change: (v, c, me) =>
        v ?? (me.unit === c.by && c.s.attack?.by === c.by && c.s.attack.used[TARGETED] ? ONE_POOL : v),
    },
  },
  steps: {
    declared: {
      rule: 'LEG-ATK-04',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.by &&
        t.s.attack?.pools.length === 1 &&
        me.params.some(p => (p.who ?? []).some(w => isNamed(t.s, unitOf(t.s, c.to), w))),
      *play(t, c, me) {
        t.emit({ type: 'used', unit: c.by, keyword: TARGETED, in: 'attack' }, 'LEG-ATK-04');
        yield* gain(t, c.by, 'aim', me.x, TARGETED, 'LEG-ATK-04');
      },
    },
  },
};

const FASTER = 'attack-run:faster';
const SLOWER = 'attack-run:slower';

/** At the start of its activation it may change its speed by one, up or down. */
export const attackRun: Keyword = {
  id: 'attack-run',
  sums: {
    speed: {
      in: 'set',
      change: (v, c, me) => {
        const used = me.unit === c.unit && c.s.act?.unit === c.unit ? c.s.act.used : {};
        return used[FASTER] ? Math.min(3, v + 1) : used[SLOWER] ? Math.max(1, v - 1) : v;
      },
    },
  },
  steps: {
    activated: {
      rule: 'LEG-ACTV-08',
      is: 'may',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, { unit }) {
        const how = yield* t.choose<typeof FASTER | typeof SLOWER>(unitOf(t.s, unit).seat, {
          rule: 'LEG-ACTV-08',
          ask: msg('ask-attack-run', { unit }),
          from: [FASTER, SLOWER],
          key: x => x,
          show: x => ({ label: msg(x === FASTER ? 'faster-label' : 'slower-label') }),
        });
        t.emit({ type: 'used', unit, keyword: how, in: 'activation' }, 'LEG-ACTV-08');
      },
    },
  },
};

/** So many results each of the faithful takes. */
const EACH = 2;

/** Ewok troopers beside their god, who see him. */
const faithful = (s: S, god: UnitId): UnitS[] =>
  onField(s, unitOf(s, god).seat).filter(
    u =>
      u.id !== god &&
      unitCardOf(s, u).affiliation === 'ewoks' &&
      isTrooper(s, u) &&
      isAtRange(s, god, u.id, 1) &&
      seeEachOther(s, god, u.id),
  );

/** One of them takes hits on itself, and crits as if they were hits. */
function* takeFor(t: T, c: AttackCtx, unit: UnitId): Proc {
  const { hits, crits } = t.s.attack!;
  const most = Math.min(EACH, hits + crits);
  const n = yield* askAmount(t, unitOf(t.s, unit).seat, {
    rule: 'LEG-KWU-GUARDIAN-02',
    ask: 'ask-guardian',
    args: { unit, target: c.to },
    most,
    sensible: most,
  });
  if (n === 0) return;
  const ofCrits = Math.min(n, crits);
  t.emit(
    { type: 'cancelled', hits: n - ofCrits, crits: ofCrits, by: 'divine-influence' },
    'LEG-KWU-GUARDIAN-02',
  );
  yield* rollForOther(t, c, unit, n);
}

/** Other Ewok troopers guard it, against crits too. */
export const divineInfluence: Keyword = {
  id: 'divine-influence',
  steps: {
    guard: {
      rule: 'LEG-KWU-GUARDIAN-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.to &&
        c.kind === 'ranged' &&
        t.s.attack!.hits + t.s.attack!.crits > 0 &&
        faithful(t.s, c.to).length > 0,
      *play(t, c) {
        for (const u of faithful(t.s, c.to))
          if (t.s.attack!.hits + t.s.attack!.crits > 0) yield* takeFor(t, c, u.id);
      },
    },
  },
};

const CRITICAL = 2;

const atMission = (s: S, unit: UnitId, of: UnitId): boolean =>
  s.tokens.some(t => t.kind === 'mission' && t.what === of && leaderAtToken(s, unit, t, 1));

/** It brings a mission token: beside it the unit defends better, and hits those harder who stand there. */
export const completeTheMission: Keyword = {
  id: 'complete-the-mission',
  sums: {
    surgeBlocks: {
      in: 'give',
      change: (v, c, me) => v || (me.unit !== null && me.unit === c.dice && atMission(c.s, me.unit, me.unit)),
    },
    criticals: {
      in: 'add',
      change: (v, c, me) =>
        me.unit !== null && me.unit === c.by && atMission(c.s, c.to, me.unit) ? v + CRITICAL : v,
    },
  },
  steps: {
    setupTokens: {
      rule: 'LEG-SETUP-13',
      is: 'must',
      when: (_, __, me) => me.unit !== null,
      *play(t, _, me) {
        yield* placeApart(t, me.seat, 'mission', String(me.unit));
      },
    },
  },
};
