import { baseOutline, isWhollyOn } from '@potyczka/geometry/plane';
import type { Proc } from '@potyczka/kernel';
import { isInside, zonesOf } from '../battle/zones.js';
import { fieldUnit, isAtRange, rangeBetween } from '../ground.js';
import type { CardAction, Keyword, Me } from '../moments.js';
import { chooseUnit, mayAffect } from '../rules/effects.js';
import { mayGainSuppression, suppress } from '../rules/morale.js';
import { gainPlain } from '../rules/tokens.js';
import { isTrooper, typeOf } from '../sheet.js';
import { onField, type S, type T, type UnitS, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { DEFENCE_DICE, foeOf, type UnitId } from '../vocabulary.js';

const GAME = { until: 'game', n: 1, unit: null } as const;
const BOUNTY = 'bounty:';

const quarry = (s: S, me: Me): UnitS[] =>
  onField(s, foeOf(me.seat)).filter(u => u.rank === 'commander' || u.rank === 'operative');

/** Marks of Bounty that units of a seat have put on a unit. */
const marksOn = (s: S, unit: UnitId, me: Me): string[] =>
  Object.keys(unitOf(s, unit).marks).filter(
    m => m.startsWith(BOUNTY) && s.units[m.slice(BOUNTY.length)]?.seat === me.seat,
  );

/** LEG-KWU-BOUNTY-01 to -04, LEG-GAP-136 */
export const bounty: Keyword = {
  id: 'bounty',
  sums: {
    victory: {
      in: 'add',
      change: (v, c, me) => v + (me.seat === c.seat && unitOf(c.s, me.unit as UnitId).marks.bounties ? 1 : 0),
    },
  },
  steps: {
    setUp: {
      rule: 'LEG-KWU-BOUNTY-01',
      is: 'must',
      when: (t, _, me) => quarry(t.s, me).length > 0,
      *play(t, _, me) {
        const ask = msg('ask-bounty', { unit: me.unit as UnitId });
        const to = yield* chooseUnit(t, me.seat, quarry(t.s, me), 'LEG-KWU-BOUNTY-01', ask);
        if (to)
          t.emit({ type: 'mark', unit: to.id, mark: `${BOUNTY}${me.unit}`, as: GAME }, 'LEG-KWU-BOUNTY-01');
      },
    },
    defeated: {
      rule: 'LEG-KWU-BOUNTY-02',
      is: 'must',
      when: (t, c, me) => me.unit === c.by && marksOn(t.s, c.unit, me).length > 0,
      *play(t, c, me) {
        for (const mark of marksOn(t.s, c.unit, me))
          t.emit({ type: 'unmark', unit: c.unit, mark }, 'LEG-KWU-BOUNTY-02');
        t.emit({ type: 'mark', unit: me.unit as UnitId, mark: 'bounties', as: GAME }, 'LEG-KWU-BOUNTY-02');
      },
    },
  },
};

const NOT_THERE = no('LEG-KWU-SECRETMISSION-01', 'not-in-enemy-zone');
const DONE = no('LEG-KWU-SECRETMISSION-01', 'once-in-a-game');

/** LEG-GAP-135: all its minis lie wholly in the zone. */
const isInEnemyZone = (s: S, unit: UnitId): boolean => {
  const u = unitOf(s, unit);
  const body = fieldUnit(s, u);
  return zonesOf(s, foeOf(u.seat)).some(area =>
    body.minis.every(m => isInside(baseOutline(body.base, m.pose), area, (b, p) => isWhollyOn(b, [p]))),
  );
};

const mission = (unit: UnitId): CardAction => ({
  id: 'card:secret-mission',
  rule: 'LEG-KWU-SECRETMISSION-01',
  cost: 0,
  judge: s =>
    unitOf(s, unit).marks['secret-mission'] ? DONE : isInEnemyZone(s, unit) ? undefined : NOT_THERE,
  *play(t) {
    t.emit({ type: 'mark', unit, mark: 'secret-mission', as: GAME }, 'LEG-KWU-SECRETMISSION-01');
  },
});

/** LEG-KWU-SECRETMISSION-01, -02 */
export const secretMission: Keyword = {
  id: 'secret-mission',
  sums: {
    cardActions: { in: 'add', change: (v, c, me) => (me.unit === c.unit ? [...v, mission(c.unit)] : v) },
    victory: {
      in: 'add',
      change: (v, c, me) =>
        v + (me.seat === c.seat && unitOf(c.s, me.unit as UnitId).marks['secret-mission'] ? 1 : 0),
    },
  },
};

/** LEG-KWU-LATENTPOWER-01 to -04, LEG-GAP-132 */
export const latentPower: Keyword = {
  id: 'latent-power',
  steps: {
    activationEnd: {
      rule: 'LEG-KWU-LATENTPOWER-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && mayGainSuppression(t.s, unitOf(t.s, c.unit)),
      *play(t, c, me) {
        suppress(t, c.unit, 1, 'latent-power', 'LEG-KWU-LATENTPOWER-01');
        const face = t.roll('LEG-KWU-LATENTPOWER-01', DEFENCE_DICE.red);
        if (face === 'surge') yield* overwhelm(t, c.unit, me);
        else if (face === 'blank') yield* soothe(t, c.unit, me);
      },
    },
  },
};

function* overwhelm(t: T, unit: UnitId, me: Me): Proc {
  const from = onField(t.s, foeOf(me.seat)).filter(
    u => rangeBetween(t.s, unit, u.id) <= 1 && mayAffect(t.s, me.seat, u.id),
  );
  const ask = msg('ask-whom', { unit, left: 1 });
  const to = yield* chooseUnit(t, me.seat, from, 'LEG-KWU-LATENTPOWER-02', ask);
  if (!to) return;
  suppress(t, to.id, 2, 'latent-power', 'LEG-KWU-LATENTPOWER-02');
  gainPlain(t, to.id, 'immobilize', 2, 'latent-power', 'LEG-KWU-LATENTPOWER-02');
}

const isHurt = (u: UnitS): boolean => u.tokens.poison > 0 || u.minis.some(m => m.wounds > 0);

function* soothe(t: T, unit: UnitId, me: Me): Proc {
  const rule = 'LEG-KWU-LATENTPOWER-03';
  const from = onField(t.s, me.seat).filter(
    u => isTrooper(t.s, u) && typeOf(t.s, u) !== 'droid' && isHurt(u) && isAtRange(t.s, unit, u.id, 1),
  );
  const to = yield* chooseUnit(t, me.seat, from, rule, msg('ask-whom', { unit, left: 1 }));
  if (!to) return;
  const hurt = to.minis.find(m => m.wounds > 0);
  const what =
    hurt && to.tokens.poison > 0
      ? yield* t.choose<'wound' | 'poison'>(me.seat, {
          rule,
          ask: msg('ask-remove', { unit: to.id }),
          from: ['wound', 'poison'],
          key: x => x,
          show: x => ({ label: msg(`remove-${x}-label`), at: [to.id] }),
        })
      : hurt
        ? 'wound'
        : 'poison';
  if (what === 'wound' && hurt) t.emit({ type: 'healed', unit: to.id, mini: hurt.id, n: 1 }, rule);
  else t.emit({ type: 'lost', unit: to.id, token: 'poison', n: 1, why: 'removed', for: me.id }, rule);
}
