import type { Proc, RuleId } from '@potyczka/kernel';
import type { TokenKind } from '../content/cards.js';
import { isAtRange } from '../ground.js';
import type { Keyword, Me } from '../moments.js';
import { askAmount } from '../rules/ask.js';
import { canMove, moveUnit } from '../rules/move.js';
import { gain, gainPlain } from '../rules/tokens.js';
import { suffer } from '../rules/wounds.js';
import { isNamed, sheetOf } from '../sheet.js';
import { inPlay, onField, type S, type T, type UnitS, unitOf, upgradeCardOf } from '../state.js';
import { msg } from '../text/say.js';
import { worth } from '../values.js';
import { DEFENCE_DICE, type UnitId } from '../vocabulary.js';

const shieldsOf = (u: UnitS): number => u.tokens.shield + u.tokens['shield-down'];

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

const tooMany = (s: S): UnitS[] =>
  inPlay(s).filter(u => shieldsOf(u) > 0 && shieldsOf(u) > (sheetOf(s, u).keywords.get('shielded')?.x ?? 0));

/** LEG-KWU-SHIELDED-02: with the keyword its tokens go, those turned down first. */
export const lostShields: Keyword = {
  id: 'table:shields',
  steps: {
    keywordsChanged: {
      rule: 'LEG-KWU-SHIELDED-02',
      is: 'must',
      when: t => tooMany(t.s).length > 0,
      *play(t) {
        for (const u of tooMany(t.s)) {
          const n = shieldsOf(u) - (sheetOf(t.s, u).keywords.get('shielded')?.x ?? 0);
          const down = Math.min(n, u.tokens['shield-down']);
          for (const [token, gone] of [
            ['shield-down', down],
            ['shield', n - down],
          ] as const)
            if (gone > 0)
              t.emit(
                { type: 'lost', unit: u.id, token, n: gone, why: 'removed', for: 'shielded' },
                'LEG-KWU-SHIELDED-02',
              );
        }
      },
    },
  },
};

/** Up to X inactive shields become active again. */
function* raise(t: T, me: Me, rule: RuleId): Proc {
  const unit = me.unit as UnitId;
  const most = Math.min(me.x, unitOf(t.s, unit).tokens['shield-down']);
  const n = yield* askAmount(t, me.seat, {
    rule,
    ask: 'ask-raise-shields',
    args: { unit },
    most,
    sensible: most,
  });
  if (n === 0) return;
  t.emit({ type: 'lost', unit, token: 'shield-down', n, why: 'removed', for: me.id }, rule);
  t.emit({ type: 'gained', unit, token: 'shield', n, why: me.id }, rule);
}

/** LEG-KWU-GENERATOR-01 */
export const generator: Keyword = {
  id: 'generator',
  steps: {
    endStart: {
      rule: 'LEG-KWU-GENERATOR-01',
      is: 'must',
      when: (t, _, me) => unitOf(t.s, me.unit as string).tokens['shield-down'] > 0,
      *play(t, _, me) {
        yield* raise(t, me, 'LEG-KWU-GENERATOR-01');
      },
    },
  },
};

/** LEG-KWU-RECHARGE-01 */
export const recharge: Keyword = {
  id: 'recharge',
  steps: {
    acted: {
      rule: 'LEG-KWU-RECHARGE-01',
      is: 'must',
      when: (t, c, me) =>
        me.unit === c.unit && c.action === 'recover' && unitOf(t.s, c.unit).tokens['shield-down'] > 0,
      *play(t, _, me) {
        yield* raise(t, me, 'LEG-KWU-RECHARGE-01');
      },
    },
  },
};

/** LEG-KWU-REGENERATE-01, -02 */
export const regenerate: Keyword = {
  id: 'regenerate',
  steps: {
    activationEnd: {
      rule: 'LEG-KWU-REGENERATE-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && unitOf(t.s, c.unit).minis.some(m => m.wounds > 0),
      *play(t, c, me) {
        const { minis } = unitOf(t.s, c.unit);
        const wounds = minis.reduce((sum, m) => sum + m.wounds, 0);
        const dice = t.rollMany('LEG-KWU-REGENERATE-01', DEFENCE_DICE.white, Math.min(me.x, wounds));
        let healed = dice.filter(f => f !== 'blank').length;
        for (const m of minis) {
          const n = Math.min(healed, m.wounds);
          if (n > 0) t.emit({ type: 'healed', unit: c.unit, mini: m.id, n }, 'LEG-KWU-REGENERATE-02');
          healed -= n;
        }
      },
    },
  },
};

/** LEG-KWU-MOTF-01: the first X are readied; there is no reason to leave one. */
export const masterOfTheForce: Keyword = {
  id: 'master-of-the-force',
  steps: {
    activationEnd: {
      rule: 'LEG-KWU-MOTF-01',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c, me) {
        const u = unitOf(t.s, c.unit);
        u.upgrades
          .map((e, upgrade) => ({ e, upgrade }))
          .filter(({ e }) => e.state === 'exhausted' && upgradeCardOf(t.s, e).type === 'force')
          .slice(0, me.x)
          .forEach(({ e, upgrade }) => {
            t.emit({ type: 'card', unit: c.unit, upgrade, state: 'ready', face: e.face }, 'LEG-KWU-MOTF-01');
          });
      },
    },
  },
};

/** LEG-KWU-INDEPENDENT-01, -02: without an order, tokens at the start of the activation phase. */
export const independent: Keyword = {
  id: 'independent',
  steps: {
    phaseStart: {
      rule: 'LEG-KWU-INDEPENDENT-01',
      is: 'must',
      when: (t, _, me) => unitOf(t.s, me.unit as string).order === 'none',
      *play(t, _, me) {
        const unit = me.unit as UnitId;
        for (const { tokens = [] } of me.params) {
          const chosen =
            tokens.length > 1
              ? yield* t.choose(me.seat, {
                  rule: 'LEG-KWU-INDEPENDENT-02',
                  ask: msg('ask-tokens', { unit }),
                  from: tokens,
                  key: alt => alt.map(([k, n]) => `${k}-${n}`).join('+'),
                  show: alt => ({ label: msg('tokens-label', { tokens: alt.map(([k, n]) => `${n} ${k}`) }) }),
                })
              : tokens[0];
          for (const [kind, n] of chosen ?? []) {
            if (kind === 'standby') gainPlain(t, unit, 'standby', n, 'independent', 'LEG-KWU-INDEPENDENT-01');
            else if (kind !== 'recover')
              yield* gain(t, unit, kind as TokenKind, n, 'independent', 'LEG-KWU-INDEPENDENT-01');
          }
        }
      },
    },
  },
};

/** LEG-KWU-RETINUE-01 */
export const retinue: Keyword = {
  id: 'retinue',
  steps: {
    phaseStart: {
      rule: 'LEG-KWU-RETINUE-01',
      is: 'must',
      when: (t, _, me) => {
        const who = me.params.flatMap(p => p.who ?? []);
        return onField(t.s, me.seat).some(
          u =>
            u.id !== me.unit &&
            who.some(w => isNamed(t.s, u, w)) &&
            isAtRange(t.s, me.unit as string, u.id, 2),
        );
      },
      *play(t, _, me) {
        const unit = me.unit as UnitId;
        const token = yield* t.choose<TokenKind>(me.seat, {
          rule: 'LEG-KWU-RETINUE-01',
          ask: msg('ask-tokens', { unit }),
          from: ['dodge', 'aim'],
          key: k => k,
          show: k => ({ label: msg('tokens-label', { tokens: [`1 ${k}`] }) }),
        });
        yield* gain(t, unit, token, 1, 'retinue', 'LEG-KWU-RETINUE-01');
      },
    },
  },
};

/** LEG-KWU-SCOUT-01 to -04: a move after deployment, at most of speed 3. */
export const scout: Keyword = {
  id: 'scout',
  sums: {
    scout: { in: 'give', change: (v, c, me) => (me.unit === c.unit ? v + me.x : v) },
    speed: {
      in: 'set',
      change: (v, c, me) => (me.unit === c.unit && c.how === 'scout' ? Math.min(3, me.x) : v),
    },
    mobility: {
      in: 'give',
      change: (v, c, me) => (me.unit === c.unit && c.how === 'scout' ? { ...v, ignoresDifficult: 'all' } : v),
    },
  },
  steps: {
    deployed: {
      rule: 'LEG-KWU-SCOUT-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.unit &&
        worth('scout', 0, { s: t.s, unit: c.unit }) > 0 &&
        canMove(t.s, c.unit, 'scout'),
      *play(t, c) {
        const as = { until: 'game', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: 'scouted', as }, 'LEG-KWU-SCOUT-01');
        yield* moveUnit(t, c.unit, 'scout', 'LEG-KWU-SCOUT-01', false);
      },
    },
  },
};

/** LEG-KWU-INFILTRATE-01, -02 */
export const infiltrate: Keyword = {
  id: 'infiltrate',
  sums: {
    deploys: { in: 'change', change: (v, c, me) => (me.unit === c.unit ? { ...v, infiltrates: true } : v) },
  },
};

/** LEG-KWU-WOUNDX-01 */
export const woundX: Keyword = {
  id: 'wound',
  steps: {
    deployed: {
      rule: 'LEG-KWU-WOUNDX-01',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c, me) {
        yield* suffer(t, c.unit, me.x, 'LEG-KWU-WOUNDX-01', null);
      },
    },
  },
};
