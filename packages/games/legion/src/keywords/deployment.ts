import type { Proc } from '@potyczka/kernel';
import { isAtRange } from '../ground.js';
import type { Keyword, Me } from '../moments.js';
import { besideOf } from '../rules/deploy.js';
import { canMove, moveUnit } from '../rules/move.js';
import { isNamed, isTrooper } from '../sheet.js';
import { onField, type S, type T, type UnitS, unitOf, unitsOf, upgradeCardOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { worth } from '../values.js';
import type { UnitId } from '../vocabulary.js';

const GAME = { until: 'game', n: 0, unit: null } as const;

/** LEG-KWU-COVERTOPS-01, -02 */
export const covertOps: Keyword = {
  id: 'covert-ops',
  steps: {
    deploy: {
      rule: 'LEG-KWU-COVERTOPS-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.unit && unitsOf(t.s, me.seat).some(u => u.id !== c.unit && u.rank === 'commander'),
      *play(t, c) {
        t.emit({ type: 'rank', unit: c.unit, rank: 'operative' }, 'LEG-KWU-COVERTOPS-01');
        t.emit({ type: 'mark', unit: c.unit, mark: 'given:infiltrate', as: GAME }, 'LEG-KWU-COVERTOPS-01');
      },
    },
  },
};

/** LEG-KWU-REINFORCEMENTS-01 */
export const reinforcements: Keyword = {
  id: 'reinforcements',
  sums: { deploys: { in: 'change', change: (v, c, me) => (me.unit === c.unit ? { ...v, late: true } : v) } },
};

const named = (s: S, me: Me, u: UnitS): boolean =>
  u.id !== me.unit && me.params.flatMap(p => p.who ?? []).some(w => isNamed(s, u, w));

/** LEG-KWU-DETACHMENT-03 to -06: beside the leader of a unit that nobody else stands beside. */
export const detachment: Keyword = {
  id: 'detachment',
  sums: {
    deploys: {
      in: 'change',
      change: (v, c, me) => {
        if (me.unit !== c.unit) return v;
        const own = unitsOf(c.s, me.seat).filter(u => named(c.s, me, u));
        const beside = own.filter(u => u.where === 'field' && !u.marks.anchor).map(u => u.id);
        return { ...v, beside, after: own.filter(u => u.where === 'aside').map(u => u.id) };
      },
    },
  },
  steps: {
    deployed: {
      rule: 'LEG-KWU-DETACHMENT-04',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && anchorOf(t.s, c.unit, me) !== undefined,
      *play(t, c, me) {
        const unit = anchorOf(t.s, c.unit, me);
        if (unit) t.emit({ type: 'mark', unit, mark: 'anchor', as: GAME }, 'LEG-KWU-DETACHMENT-04');
      },
    },
  },
};

const anchorOf = (s: S, unit: UnitId, me: Me): UnitId | undefined =>
  besideOf(
    s,
    unit,
    onField(s, me.seat).filter(u => named(s, me, u) && !u.marks.anchor),
  );

/** LEG-KWU-SCOUTINGPARTY-01, -02 */
export const scoutingParty: Keyword = {
  id: 'scouting-party',
  sums: {
    speed: {
      in: 'set',
      change: (v, c, me) => {
        const led = c.how === 'scout' ? unitOf(c.s, c.unit).marks['scouts-with'] : undefined;
        return led?.unit === me.unit ? led.n : v;
      },
    },
  },
  steps: {
    moved: {
      rule: 'LEG-KWU-SCOUTINGPARTY-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && c.how === 'scout' && followers(t.s, me).length > 0,
      *play(t, c, me) {
        yield* leadOn(t, c.unit, me);
      },
    },
  },
};

const followers = (s: S, me: Me): UnitS[] =>
  onField(s, me.seat).filter(
    u => u.id !== me.unit && !u.marks.scouted && isTrooper(s, u) && isAtRange(s, me.unit as UnitId, u.id, 2),
  );

function* leadOn(t: T, unit: UnitId, me: Me): Proc {
  const from = followers(t.s, me);
  const chosen = yield* t.chooseMany<UnitS>(me.seat, {
    rule: 'LEG-KWU-SCOUTINGPARTY-01',
    ask: msg('ask-whom', { unit, left: me.x }),
    from,
    key: u => u.id,
    min: 1,
    max: Math.min(me.x, from.length),
    propose: () => [from.slice(0, me.x)],
    show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
  });
  const n = Math.min(3, worth('scout', 0, { s: t.s, unit }));
  for (const u of chosen) {
    const rule = 'LEG-KWU-SCOUTINGPARTY-02';
    t.emit({ type: 'mark', unit: u.id, mark: 'scouts-with', as: { until: 'game', n, unit } }, rule);
    t.emit({ type: 'mark', unit: u.id, mark: 'scouted', as: GAME }, rule);
    if (canMove(t.s, u.id, 'scout')) yield* moveUnit(t, u.id, 'scout', rule, false);
  }
}

const SAME_NAME = no('LEG-KWU-LOADOUT-03', 'same-name');

/** Which cards of a unit a spare one could replace (LEG-KWU-LOADOUT-01). */
const replaceable = (s: S, u: UnitS, spare: string): number[] => {
  const card = upgradeCardOf(s, { card: spare });
  return u.upgrades.flatMap((e, n) => {
    const own = upgradeCardOf(s, e);
    return own.type === card.type && own.points >= card.points ? [n] : [];
  });
};

interface Swap {
  readonly upgrade: number;
  readonly spare: number;
}

const swapsOf = (s: S, u: UnitS): Swap[] =>
  u.spare.flatMap((id, spare) => replaceable(s, u, id).map(upgrade => ({ upgrade, spare })));

/** LEG-KWU-LOADOUT-02, -03: no two cards of one name afterwards. */
const isDouble = (s: S, u: UnitS, { upgrade, spare }: Swap): boolean => {
  const nameOf = (id: string) => upgradeCardOf(s, { card: id }).name;
  const name = nameOf(u.spare[spare] as string);
  return u.upgrades.some((e, n) => n !== upgrade && nameOf(e.card) === name);
};

/** LEG-KWU-LOADOUT-02 to -05: any number of cards for those set aside, one for one. */
export const loadout: Keyword = {
  id: 'loadout',
  steps: {
    deploy: {
      rule: 'LEG-KWU-LOADOUT-02',
      is: 'may',
      when: (t, c, me) => {
        const u = unitOf(t.s, c.unit);
        return me.unit === c.unit && swapsOf(t.s, u).some(x => !isDouble(t.s, u, x));
      },
      *play(t, c, me) {
        const done = new Set<number>();
        for (;;) {
          const u = unitOf(t.s, c.unit);
          const from = swapsOf(t.s, u).filter(x => !done.has(x.spare));
          if (!from.some(x => !isDouble(t.s, u, x))) return;
          const swap = yield* t.choose<Swap | 'enough'>(me.seat, {
            rule: 'LEG-KWU-LOADOUT-02',
            ask: msg('ask-loadout', { unit: c.unit }),
            from: ['enough', ...from],
            key: x => (x === 'enough' ? x : `${x.upgrade}:${x.spare}`),
            judge: x => (x !== 'enough' && isDouble(t.s, u, x) ? SAME_NAME : undefined),
            show: x =>
              x === 'enough'
                ? { label: msg('no-more-label'), declines: true }
                : {
                    label: msg('swap-label', {
                      card: cardName(t.s, u.spare[x.spare]!),
                      for: cardName(t.s, u.upgrades[x.upgrade]!.card),
                    }),
                  },
          });
          if (swap === 'enough') return;
          done.add(swap.spare);
          t.emit({ type: 'swapped', unit: c.unit, ...swap }, 'LEG-KWU-LOADOUT-02');
        }
      },
    },
  },
};

const cardName = (s: S, card: string): string => upgradeCardOf(s, { card }).name;
