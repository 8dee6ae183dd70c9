import { nth, type RuleId } from '@potyczka/kernel';
import { isAmong } from '../../content/cards.js';
import { commandCard } from '../../content/index.js';
import { isEngaged, rangeFromLeader, seeEachOther } from '../../ground.js';
import type { AttackCtx, Keyword, Me } from '../../moments.js';
import { addWeapons } from '../../rules/attack/pool.js';
import { shootersOf } from '../../rules/attack/targets.js';
import { roomOf } from '../../rules/sheet.js';
import { fallNow } from '../../rules/wounds.js';
import { type S, type UnitS, unitOf } from '../../state.js';
import { msg } from '../../text/say.js';
import { foeOf } from '../../vocabulary.js';
import { cardIdOf, ownUnits } from '../who.js';

const RULE: RuleId = 'LEG-CARD-11';

const BRAINS = ['leia-organa-fearless-and-inventive'] as const;

/** Those of the card that may shoot along with somebody else. */
const brawn = (s: S, c: AttackCtx, me: Me): UnitS[] => {
  const by = unitOf(s, c.by);
  if (c.kind !== 'ranged' || by.seat !== me.seat || !isAmong(by.card, BRAINS)) return [];
  return ownUnits(s, me).filter(
    u =>
      u.where === 'field' &&
      !isEngaged(s, u.id) &&
      seeEachOther(s, u.id, c.to) &&
      rangeFromLeader(s, u.id, c.to) <= 3 &&
      shootersOf(s, u.id, c.to, 'ranged').length > 0,
  );
};

/** One weapon of another hero joins a ranged attack. */
const together: Keyword = {
  id: 'command:brains-and-brawn~9',
  steps: {
    armed: {
      rule: RULE,
      is: 'may',
      when: (t, c, me) => {
        const pool = t.s.attack?.pools[t.s.attack.at];
        return brawn(t.s, c, me).some(u => !pool?.weapons.some(w => w.unit === u.id));
      },
      *play(t, c, me) {
        const [u] = brawn(t.s, c, me);
        if (!u) return;
        const { mini, arms } = nth(shootersOf(t.s, u.id, c.to, 'ranged'), 0);
        const arm =
          arms.length === 1
            ? nth(arms, 0)
            : yield* t.choose(me.seat, {
                rule: RULE,
                ask: msg('ask-weapon', { mini: mini.id }),
                from: arms,
                key: a => a.arm.ref,
                show: a => ({ label: msg('weapon-label', { weapon: a.arm.weapon.name }), at: [mini.id] }),
              });
        yield* addWeapons(t, u.id, [{ mini, arms: [arm] }], RULE);
      },
    },
  },
};

const hasBounty = (u: UnitS): boolean => Object.keys(u.marks).some(m => m.startsWith('bounty:'));

/** Whom it hunts spends nothing against it, and wounds bring it down only when the round ends. */
const focused: Keyword = {
  id: 'command:focused-on-the-kill~9',
  sums: {
    purses: {
      in: 'forbid',
      change: (v, c, me) => {
        const { attack } = c.s;
        const isHunted = attack && c.unit !== attack.by && ownUnits(c.s, me).some(u => u.id === attack.by);
        return isHunted && attack.pools[attack.at]?.to === c.unit && hasBounty(unitOf(c.s, c.unit)) ? [] : v;
      },
    },
    fallsLater: {
      in: 'say',
      change: (v, c, me) => v || (c.s.now !== 'end' && ownUnits(c.s, me).some(u => u.id === c.unit)),
    },
  },
  steps: {
    endStart: {
      rule: RULE,
      is: 'must',
      when: (t, _, me) => ownUnits(t.s, me).some(u => u.minis.some(m => roomOf(t.s, u, m) <= 0)),
      *play(t, _, me) {
        for (const u of ownUnits(t.s, me)) yield* fallNow(t, u.id);
      },
    },
  },
};

/** A flaw: its victim plays neither contingencies nor the cards of the unit that is flawed. */
const deal: Keyword = {
  id: 'command:ive-altered-the-deal~9',
  sums: {
    mayChangeCards: { in: 'forbid', change: (v, c, me) => v && c.seat !== foeOf(me.seat) },
    mayPlayCommand: {
      in: 'forbid',
      change: (v, c, me) => {
        if (c.seat !== foeOf(me.seat) || c.card === null) return v;
        const flawed = commandCard(cardIdOf(me.id)).units ?? [];
        return v && !commandCard(c.card).units?.some(u => flawed.includes(u));
      },
    },
  },
};

export const ROUNDS: readonly Keyword[] = [together, focused, deal];
