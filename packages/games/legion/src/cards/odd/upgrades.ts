import { nth, type Proc } from '@potyczka/kernel';
import { askAmount } from '../../ask.js';
import type { DieColour } from '../../content/cards.js';
import { isAtRange, isEngaged, rangeFromLeader, seeEachOther } from '../../ground.js';
import type { Keyword, Me } from '../../moments.js';
import { attackNow } from '../../rules/attack/index.js';
import { legalTargets } from '../../rules/attack/targets.js';
import { gainTokens, layOnUpgrade, loseTokens, turnUpgrade } from '../../rules/counted.js';
import { weaponsOf } from '../../rules/sheet.js';
import { gain } from '../../rules/tokens.js';
import { suffer } from '../../rules/wounds.js';
import { attackOf, inPlay, leaderOf, onField, type S, type T, type UnitS, unitOf } from '../../state.js';
import { msg, no } from '../../text/say.js';
import { DEFENCE_DICE, type UnitId } from '../../vocabulary.js';

const RULE = 'LEG-CARD-09';
const TURNED = no('LEG-CARD-14', 'card-turned');
const NOBODY = no('LEG-ACTV-17', 'nobody-near');

const ownerOf = (me: Me): UnitId => me.unit as UnitId;
const equippedOf = (s: S, me: Me) => nth(unitOf(s, ownerOf(me)).upgrades, me.from[0] ?? 0);

/** Up to so many of some units, in the order of the question. */
function* someOf(t: T, me: Me, from: readonly UnitS[], most: number): Proc<readonly UnitS[]> {
  if (from.length <= most && most <= 1) return from;
  return yield* t.chooseMany<UnitS>(me.seat, {
    rule: RULE,
    ask: msg('ask-card-whom', { keyword: me.id, most }),
    from,
    key: u => u.id,
    min: 0,
    max: Math.min(most, from.length),
    propose: () => [from.slice(0, most)],
    show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
  });
}

const rolled = (t: T, me: Me, die: 'red' | 'white', dice: number, isGood: (f: string) => boolean): number => {
  const faces = t.rollMany(RULE, DEFENCE_DICE[die], dice);
  const good = faces.filter(isGood).length;
  t.emit({ type: 'card-rolled', unit: ownerOf(me), keyword: me.id, faces, good }, RULE);
  return good;
};

const raise = (t: T, unit: UnitId, n: number, why: string): void => {
  if (n <= 0) return;
  loseTokens(t, { unit, token: 'shield-down', n, why: 'removed', for: why }, RULE);
  gainTokens(t, { unit, token: 'shield', n, why }, RULE);
};

/** An order that would come to the unit goes to another one near by. */
const commsRelay: Keyword = {
  id: 'upgrade:comms-relay',
  steps: {
    orderWould: {
      rule: RULE,
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && relayed(t.s, me).length > 0,
      *play(t, c, me) {
        const from = relayed(t.s, me);
        const to = yield* t.choose<UnitS>(me.seat, {
          rule: RULE,
          ask: msg('ask-order-one'),
          from,
          key: u => u.id,
          show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
        });
        const as = { until: 'round', n: 1, unit: to.id } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: 'order:to', as }, RULE);
        const never = { until: 'round', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: `bend:no-orders@${me.id}`, as: never }, RULE);
      },
    },
  },
};
const relayed = (s: S, me: Me): UnitS[] =>
  onField(s, me.seat).filter(
    u => u.id !== me.unit && u.order === 'none' && isAtRange(s, ownerOf(me), u.id, 2),
  );

/** A red defence die for each shield that is down; blocks raise them. */
const gonk: Keyword = {
  id: 'upgrade:refurbished-gonk-droid',
  steps: {
    endStart: {
      rule: RULE,
      is: 'must',
      when: (t, _, me) => unitOf(t.s, ownerOf(me)).tokens['shield-down'] > 0,
      *play(t, _, me) {
        const down = unitOf(t.s, ownerOf(me)).tokens['shield-down'];
        raise(
          t,
          ownerOf(me),
          rolled(t, me, 'red', down, f => f === 'block'),
          me.id,
        );
      },
    },
  },
};

/** One shield is raised if none was turned down in this round. */
const combatShield: Keyword = {
  id: 'upgrade:saxons-combat-shield',
  steps: {
    defended: {
      rule: RULE,
      is: 'must',
      when: (t, c, me) => me.unit === c.to && unitOf(t.s, c.to).tokens['shield-down'] > 0,
      *play(t, c, me) {
        const as = { until: 'round', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.to, mark: `used:${me.id}`, as }, RULE);
      },
    },
    endStart: {
      rule: RULE,
      is: 'must',
      when: (t, _, me) => {
        const u = unitOf(t.s, ownerOf(me));
        return u.tokens['shield-down'] > 0 && !u.marks[`used:${me.id}`];
      },
      *play(t, _, me) {
        raise(t, ownerOf(me), 1, me.id);
      },
    },
  },
};

/** Three red defence dice: an aim token for another friend for each that is not blank. */
const tactician: Keyword = {
  id: 'upgrade:unorthodox-tactician',
  steps: {
    activated: {
      rule: RULE,
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && advised(t.s, me).length > 0,
      *play(t, _, me) {
        const n = rolled(t, me, 'red', 3, f => f !== 'blank');
        if (n === 0) return;
        for (const u of yield* someOf(t, me, advised(t.s, me), n))
          yield* gain(t, u.id, 'aim', 1, me.id, RULE);
      },
    },
  },
};
const advised = (s: S, me: Me): UnitS[] =>
  inPlay(s, me.seat).filter(u => u.id !== me.unit && isAtRange(s, ownerOf(me), u.id, 3));

const GUNNER: Readonly<Record<string, DieColour>> = { blank: 'white', block: 'black', surge: 'red' };

/** A red defence die decides which die joins a ranged attack. */
const gunner: Keyword = {
  id: 'upgrade:frenzied-gunner',
  steps: {
    armed: {
      rule: RULE,
      is: 'may',
      when: (_, c, me) => me.unit === c.by && c.kind === 'ranged',
      *play(t, c, me) {
        const face = t.roll(RULE, DEFENCE_DICE.red);
        t.emit({ type: 'card-rolled', unit: c.by, keyword: me.id, faces: [face], good: 1 }, RULE);
        const dice = { red: 0, black: 0, white: 0, [GUNNER[face] as DieColour]: 1 };
        const armed = { unit: c.by, mini: `${c.by}:${me.id}`, weapon: `bonus:${me.id}`, dice };
        t.emit({ type: 'armed', by: c.by, weapons: [armed] }, RULE);
      },
    },
  },
};

const BLADES = (s: S, unit: UnitId) =>
  weaponsOf(s, unitOf(s, unit), leaderOf(unitOf(s, unit))).filter(a => a.weapon.melee);

/** Somebody at range 1 or 2 whom the leader could hit with a thrown blade. */
const throwable = (s: S, unit: UnitId): boolean =>
  onField(s).some(
    u =>
      u.seat !== unitOf(s, unit).seat &&
      rangeFromLeader(s, unit, u.id) <= 2 &&
      seeEachOther(s, unit, u.id) &&
      !isEngaged(s, u.id),
  );

/** A ranged attack with one melee weapon at half its dice; it counts as the attack of the activation. */
const saberThrow: Keyword = {
  id: 'upgrade:saber-throw',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        if (me.unit !== c.unit) return v;
        const { unit } = c;
        return [
          ...v,
          {
            id: 'card:upgrade:saber-throw',
            rule: RULE,
            cost: 1,
            judge: s => {
              if (s.act?.done.includes('attack')) return TURNED;
              return BLADES(s, unit).length > 0 && !isEngaged(s, unit) && throwable(s, unit)
                ? undefined
                : NOBODY;
            },
            *play(t) {
              yield* throwBlade(t, unit, me);
            },
          },
        ];
      },
    },
    limits: {
      in: 'forbid',
      change: (v, c, me) =>
        me.unit === c.unit && c.s.act?.done.includes('card:upgrade:saber-throw')
          ? { ...v, never: { ...v.never, attack: 'LEG-ACTV-14' } }
          : v,
    },
  },
};

function* throwBlade(t: T, unit: UnitId, me: Me): Proc {
  const blades = BLADES(t.s, unit);
  const blade =
    blades.length === 1
      ? nth(blades, 0)
      : yield* t.choose(me.seat, {
          rule: RULE,
          ask: msg('ask-weapon', { mini: leaderOf(unitOf(t.s, unit)).id }),
          from: blades,
          key: a => a.ref,
          show: a => ({ label: msg('weapon-label', { weapon: a.weapon.name }), at: [unit] }),
        });
  const mark = `only:thrown:${blade.ref}`;
  t.emit({ type: 'mark', unit, mark, as: { until: 'activation', n: 1, unit: null } }, RULE);
  if (legalTargets(t.s, unit).length > 0) yield* attackNow(t, unit, me.id, { against: null, only: 'ranged' });
  t.emit({ type: 'unmark', unit, mark }, RULE);
}

const STIMS = 'upgrade:emergency-stims';

/** Up to two wounds of an attack wait until the unit's next activation is over. */
const stims: Keyword = {
  id: STIMS,
  steps: {
    woundsCounted: {
      rule: RULE,
      is: 'may',
      when: (t, c, me) => me.unit === c.to && equippedOf(t.s, me).state === 'ready',
      *play(t, c, me) {
        const { wounds } = attackOf(t.s);
        const most = Math.min(2, wounds);
        const n = yield* askAmount(t, me.seat, {
          rule: RULE,
          ask: most => msg('ask-put-off', { unit: c.to, most }),
          least: 1,
          most,
          sensible: most,
        });
        const { face } = equippedOf(t.s, me);
        const upgrade = me.from[0] ?? 0;
        turnUpgrade(t, { unit: c.to, upgrade, state: 'exhausted', face }, 'LEG-CARD-14');
        layOnUpgrade(t, { unit: c.to, upgrade, token: 'wound', n }, RULE);
        t.emit({ type: 'suffers', unit: c.to, wounds: wounds - n }, RULE);
      },
    },
    activationEnd: {
      rule: RULE,
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && (equippedOf(t.s, me).tokens.wound ?? 0) > 0,
      *play(t, c, me) {
        const n = equippedOf(t.s, me).tokens.wound ?? 0;
        layOnUpgrade(t, { unit: c.unit, upgrade: me.from[0] ?? 0, token: 'wound', n: -n }, RULE);
        yield* suffer(t, c.unit, n, RULE, null);
      },
    },
  },
};

export const ODD_UPGRADES: readonly Keyword[] = [
  commsRelay,
  gonk,
  combatShield,
  tactician,
  gunner,
  saberThrow,
  stims,
];
