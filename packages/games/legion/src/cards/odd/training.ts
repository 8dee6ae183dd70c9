import type { Proc } from '@potyczka/kernel';
import { askAmount } from '../../ask.js';
import { EWOK } from '../../content/effects/words.js';
import { touching } from '../../ground.js';
import { protects } from '../../keywords/guardian.js';
import type { Keyword, Me } from '../../moments.js';
import { turnUpgrade } from '../../rules/counted.js';
import { chooseUnit, mayAffect } from '../../rules/effects.js';
import { isNamed, sheetOf } from '../../rules/sheet.js';
import { gain } from '../../rules/tokens.js';
import { suffer } from '../../rules/wounds.js';
import {
  attackOf,
  inPlay,
  leaderOf,
  onField,
  type S,
  type T,
  type UnitS,
  unitOf,
  upgradeCardOf,
} from '../../state.js';
import { msg, no } from '../../text/say.js';
import { foeOf, type UnitId } from '../../vocabulary.js';
import { happensTo } from '../deeds.js';
import { equippedOf, isReady, lay, ownerOf, UPGRADE_TEXT as RULE, turn } from './own.js';

const TURNED = no('LEG-CARD-14', 'card-turned');
const NOBODY = no('LEG-ACTV-17', 'nobody-near');

const GUARDS_CRITS = 'guards-crits';

/** Guardian takes crits as it takes hits, for an attack. */
const protector: Keyword = {
  id: 'upgrade:protector',
  sums: {
    guardsCrits: {
      in: 'allow',
      change: (v, c, me) =>
        v || (me.unit === c.unit && unitOf(c.s, c.unit).marks[GUARDS_CRITS] !== undefined),
    },
  },
  steps: {
    guard: {
      rule: RULE,
      is: 'may',
      when: (t, c, me) => {
        const guardian = sheetOf(t.s, unitOf(t.s, ownerOf(me))).keywords.get('guardian');
        return (
          guardian !== undefined &&
          isReady(t.s, me) &&
          attackOf(t.s).crits > 0 &&
          protects(t.s, c, { unit: me.unit, params: guardian.params })
        );
      },
      *play(t, _, me) {
        turn(t, me, 'exhausted');
        const as = { until: 'attack', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: ownerOf(me), mark: GUARDS_CRITS, as }, RULE);
      },
    },
  },
};

const BREWED = ['aim', 'dodge'] as const;

/** A token is laid on the card in each round, and taken by its unit when it is activated. */
const ingredients: Keyword = {
  id: 'upgrade:secret-ingredients',
  steps: {
    roundStart: {
      rule: RULE,
      is: 'must',
      when: () => true,
      *play(t, _, me) {
        const token = yield* t.choose<(typeof BREWED)[number]>(me.seat, {
          rule: RULE,
          ask: msg('ask-card-which', { keyword: me.id, unit: ownerOf(me) }),
          from: BREWED,
          key: x => x,
          show: x => ({ label: msg('deed-label', { deed: `gain-${x}` }) }),
        });
        lay(t, me, token, 1);
      },
    },
    activated: {
      rule: RULE,
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && BREWED.some(x => (equippedOf(t.s, me).tokens[x] ?? 0) > 0),
      *play(t, c, me) {
        for (const token of BREWED) {
          const most = equippedOf(t.s, me).tokens[token] ?? 0;
          const n = yield* askAmount(t, me.seat, {
            rule: RULE,
            ask: most => msg('ask-may-gain', { unit: c.unit, token, most }),
            most,
            sensible: most,
          });
          if (n === 0) continue;
          lay(t, me, token, -n);
          yield* gain(t, c.unit, token, n, me.id, RULE);
        }
      },
    },
  },
};

const STEALABLE: ReadonlySet<string> = new Set(['heavy-weapon', 'gear', 'armament']);

/** Cards that may be taken from a unit, by their number. */
const stealable = (s: S, u: UnitS): number[] =>
  u.upgrades.flatMap((e, n) => {
    const card = upgradeCardOf(s, e);
    return STEALABLE.has(card.type) && !card.unique && e.state !== 'expended' ? [n] : [];
  });

/** Enemies whose leader touches the leader of this unit, with something worth taking. */
const robbable = (s: S, unit: UnitId): UnitS[] => {
  const me = unitOf(s, unit);
  return onField(s, foeOf(me.seat)).filter(
    u =>
      stealable(s, u).length > 0 &&
      mayAffect(s, me.seat, u.id) &&
      touching(s, unit, u.id).some(([own, other]) => own === leaderOf(me).id && other === leaderOf(u).id),
  );
};

function* rob(t: T, me: Me): Proc {
  const unit = ownerOf(me);
  const ask = msg('ask-card-whom', { keyword: me.id, most: 1 });
  const victim = yield* chooseUnit(t, me.seat, robbable(t.s, unit), RULE, ask);
  if (!victim) return;
  const from = stealable(t.s, victim);
  const upgrade =
    from.length === 1
      ? (from[0] as number)
      : yield* t.choose<number>(me.seat, {
          rule: RULE,
          ask: msg('ask-which-upgrade', { unit: victim.id }),
          from,
          key: String,
          show: n => ({ label: msg('upgrade-label', { card: victim.upgrades[n]?.card ?? '' }) }),
        });
  turn(t, me, 'expended');
  const { face } = victim.upgrades[upgrade] as UnitS['upgrades'][number];
  turnUpgrade(t, { unit: victim.id, upgrade, state: 'expended', face }, RULE);
  yield* suffer(t, unit, 1, RULE, null);
}

/** For a wound, an enemy in contact loses a card for good. */
const curiosity: Keyword = {
  id: 'upgrade:insatiable-curiosity',
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        if (me.unit !== c.unit) return v;
        return [
          ...v,
          {
            id: 'card:upgrade:insatiable-curiosity',
            rule: 'LEG-ACTV-17',
            cost: 0,
            judge: s => {
              if (!isReady(s, me)) return TURNED;
              return robbable(s, c.unit).length > 0 ? undefined : NOBODY;
            },
            *play(t) {
              yield* rob(t, me);
            },
          },
        ];
      },
    },
  },
};

const ONWARD = 'onward';
const SLOWLY = { do: 'move', speed: 1, may: true } as const;

const ewoks = (s: S, me: Me): UnitS[] => inPlay(s, me.seat).filter(u => isNamed(s, u, EWOK));

/** In the round in which it is used, a trooper of the tribe may move whenever an enemy unit falls. */
const onward: Keyword = {
  id: 'upgrade:onward-to-victory',
  steps: {
    phaseStart: {
      rule: RULE,
      is: 'may',
      when: (t, _, me) => isReady(t.s, me),
      *play(t, _, me) {
        turn(t, me, 'exhausted');
        const as = { until: 'round', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: ownerOf(me), mark: ONWARD, as }, RULE);
      },
    },
    defeated: {
      rule: RULE,
      is: 'may',
      when: (t, c, me) =>
        unitOf(t.s, ownerOf(me)).marks[ONWARD] !== undefined &&
        unitOf(t.s, c.unit).seat !== me.seat &&
        ewoks(t.s, me).length > 0,
      *play(t, _, me) {
        const ask = msg('ask-card-whom', { keyword: me.id, most: 1 });
        const mover = yield* chooseUnit(t, me.seat, ewoks(t.s, me), RULE, ask);
        if (mover) yield* happensTo(t, mover.id, me, SLOWLY);
      },
    },
    endStart: {
      rule: RULE,
      is: 'must',
      when: (t, _, me) => unitOf(t.s, ownerOf(me)).marks[ONWARD] !== undefined,
      *play(t, _, me) {
        turn(t, me, 'expended');
      },
    },
  },
};

export const TRAINING: readonly Keyword[] = [protector, ingredients, curiosity, onward];
