import type { Proc } from '@potyczka/kernel';
import { isAtRange, seeEachOther } from '../../ground.js';
import type { AttackCtx, Keyword, Me, Purse, UnitCtx } from '../../moments.js';
import { afterMove } from '../../rules/actions.js';
import { chooseUnit } from '../../rules/effects.js';
import { canMove, moveUnit } from '../../rules/move.js';
import { typeOf } from '../../rules/sheet.js';
import { suffer } from '../../rules/wounds.js';
import { onField, type S, type T, type UnitS, unitOf } from '../../state.js';
import { msg } from '../../text/say.js';
import { DEFENCE_DICE } from '../../vocabulary.js';
import { isReady, ownerOf, UPGRADE_TEXT as RULE, turn } from './own.js';

const RAN_INTO = 'ran-into';
const DROVE = 'compulsory';

const mustDrive = (t: T, c: UnitCtx, me: Me): boolean =>
  me.unit === c.unit && (t.s.act?.used[DROVE] ?? 0) === 0 && canMove(t.s, c.unit, 'compulsory');

/** Enemy units that the vehicle has displaced in this activation. */
const runOver = (s: S, me: Me, over: readonly string[]): UnitS[] =>
  (s.act?.displaced ?? [])
    .filter(id => over.includes(id))
    .flatMap(id => {
      const u = s.units[id];
      return u && u.seat !== me.seat ? [u] : [];
    });

/** It begins with a compulsory move, never reverses, and hurts the first enemies in its way. */
const reckless: Keyword = {
  id: 'upgrade:reckless-driver',
  sums: {
    limits: {
      in: 'forbid',
      change: (v, c, me) => (me.unit === c.unit ? { ...v, never: { ...v.never, reverse: RULE } } : v),
    },
  },
  steps: {
    actionsStart: {
      rule: RULE,
      is: 'must',
      when: mustDrive,
      *play(t, c) {
        t.emit({ type: 'used', unit: c.unit, keyword: DROVE, in: 'activation' }, RULE);
        yield* afterMove(t, c.unit, yield* moveUnit(t, c.unit, 'compulsory', RULE, false));
      },
    },
    moved: {
      rule: RULE,
      is: 'must',
      when: (t, c, me) =>
        me.unit === c.unit && !t.s.act?.used[RAN_INTO] && runOver(t.s, me, c.over).length > 0,
      *play(t, c, me) {
        t.emit({ type: 'used', unit: c.unit, keyword: RAN_INTO, in: 'activation' }, RULE);
        const ask = msg('ask-card-whom', { keyword: me.id, most: 1 });
        const hit = yield* chooseUnit(t, me.seat, runOver(t.s, me, c.over), RULE, ask);
        if (hit) yield* ram(t, me, hit);
      },
    },
  },
};

function* ram(t: T, me: Me, hit: UnitS): Proc {
  const faces = t.rollMany(RULE, DEFENCE_DICE.white, hit.minis.length);
  const good = faces.filter(f => f === 'block').length;
  t.emit({ type: 'card-rolled', unit: hit.id, keyword: me.id, faces, good }, RULE);
  yield* suffer(t, hit.id, good, RULE, ownerOf(me));
}

const POOLING = 'pooling';

/** Clone troopers that could share with the vehicle in this attack: those that fight, or any if it fights itself. */
const sharers = (s: S, c: AttackCtx, me: Me): UnitS[] => {
  const own = ownerOf(me);
  const near = onField(s, me.seat).filter(
    u => u.id !== own && typeOf(s, u) === 'clone' && isAtRange(s, own, u.id, 1) && seeEachOther(s, own, u.id),
  );
  return c.by === own || c.to === own ? near : near.filter(u => u.id === c.by || u.id === c.to);
};

/** For an attack, the vehicle and a clone trooper unit beside it spend each other's tokens. */
const veteran: Keyword = {
  id: 'upgrade:veteran-clone-pilot',
  sums: {
    purses: {
      in: 'add',
      change: (v, c, me) => {
        const own = ownerOf(me);
        const other = unitOf(c.s, own).marks[POOLING]?.unit;
        const lender = c.unit === own ? other : c.unit === other ? own : undefined;
        const u = lender ? c.s.units[lender] : undefined;
        if (!u) return v;
        const purse: Purse = { kind: 'shared', unit: u.id, n: u.tokens[c.token] };
        return [...v, purse];
      },
    },
  },
  steps: {
    declared: {
      rule: RULE,
      is: 'may',
      when: (t, c, me) => isReady(t.s, me) && sharers(t.s, c, me).length > 0,
      *play(t, c, me) {
        const ask = msg('ask-card-whom', { keyword: me.id, most: 1 });
        const other = yield* chooseUnit(t, me.seat, sharers(t.s, c, me), RULE, ask);
        if (!other) return;
        turn(t, me, 'exhausted');
        const as = { until: 'attack', n: 1, unit: other.id } as const;
        t.emit({ type: 'mark', unit: ownerOf(me), mark: POOLING, as }, RULE);
      },
    },
  },
};

export const PILOTS: readonly Keyword[] = [reckless, veteran];
