import type { CardId } from '@potyczka/kernel';
import type { ShotChange } from '../../content/feats/index.js';
import type { LegendId } from '../../vocabulary.js';
import type { Move } from '../cards.js';
import type { Effect } from '../effects.js';

/** Changes of a shot that an Automa may have to pay for. */
export interface PaidChange {
  readonly pay?: number;
  readonly change: ShotChange;
}

/** The bottom section: a Shooting Boost, or a Reaction before or after the fire (AUT-FEAT-03). */
export type Bottom =
  | { readonly kind: 'boost'; readonly changes: readonly PaidChange[] }
  | { readonly kind: 'before'; readonly changes: readonly PaidChange[] }
  | { readonly kind: 'after'; readonly effects: readonly Effect[] };

export interface AutomaFeat {
  readonly id: string;
  /** Names its title in the texts. */
  readonly title: string;
  readonly step: 5 | 8;
  readonly effects: readonly Effect[];
  readonly bottom: Bottom;
  readonly mark: 'book' | 'placeholder';
}

type Draft = Omit<AutomaFeat, 'id' | 'title' | 'mark'>;

const move = (mp: number, before: Move, after: Move): Effect => ({ move: [mp, { before, after }] });
const restore = (shield: number, health: number, allyWithin?: number): Effect => ({
  restore: [shield, health],
  ...(allyWithin !== undefined && { allyWithin }),
});
const pay = (n: number, does: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
  pay: n,
  does,
  ...(otherwise && { otherwise }),
});
const boost = (change: ShotChange, cost?: number): Bottom => ({
  kind: 'boost',
  changes: [{ ...(cost && { pay: cost }), change }],
});
const before = (...changes: readonly PaidChange[]): Bottom => ({ kind: 'before', changes });
const after = (...effects: readonly Effect[]): Bottom => ({ kind: 'after', effects });
const card = (step: 5 | 8, effects: readonly Effect[], bottom: Bottom): Draft => ({ step, effects, bottom });

const REPOSITION: Effect = { reposition: true };
const shieldTwice = [restore(5, 0), pay(1, [restore(5, 0)])];

/** PK6: cards 1 to 6 of every legend. Not from the rulebook. */
const COMMON: readonly Draft[] = [
  card(5, [move(1, 'W', 'G')], boost({ perHit: 1 })),
  card(5, [pay(1, [move(2, 'W', 'G')], [{ gain: 1 }])], boost({ threshold: -5 })),
  card(8, shieldTwice, after(...shieldTwice)),
  card(8, [restore(0, 5)], before({ change: { ignore: 5 } })),
  card(8, [REPOSITION], after(REPOSITION)),
  card(
    8,
    [{ when: { enemy: [3, 5] }, does: [pay(1, [{ grenade: [3, 5] }], [{ gain: 1 }])] }],
    boost({ stability: 2 }),
  ),
];

/** PK7: cards 7 to 10 of each legend. Not from the rulebook, but for parts named in D11. */
const OWN: Readonly<Record<LegendId, readonly Draft[]>> = {
  GB: [
    card(5, [move(1, 'W', 'X')], boost({ firstHit: 10 }, 1)),
    card(
      8,
      [pay(1, [restore(10, 0)], [restore(5, 0)])],
      before({ change: { ignore: 8 } }, { pay: 1, change: { ignore: 5 } }),
    ),
    card(8, [restore(5, 0, 3)], before({ change: { threshold: 5 } }, { pay: 1, change: { threshold: 5 } })),
    card(
      5,
      [{ when: { beside: true }, does: [{ push: 2 }], otherwise: [move(1, 'W', 'G')] }],
      boost({ perHit: 2 }, 1),
    ),
  ],
  BL: [
    card(5, [{ when: { enemy: [3, 5] }, does: [{ grenade: [3, 5] }] }], after(move(2, 'G', 'G'))),
    card(5, [move(2, 'W', 'G')], boost({ threshold: -10 }, 1)),
    card(8, [move(1, 'G', 'G')], boost({ rof: 1 }, 1)),
    card(8, [{ gain: 1 }], after(move(1, 'G', 'G'), REPOSITION)),
  ],
  WR: [
    card(5, [{ when: { enemy: [1, 4], room: true }, does: [{ pull: [1, 4] }] }], boost({ perHit: 2 }, 1)),
    card(5, [move(2, 'W', 'G')], after(...shieldTwice)),
    card(8, [move(2, 'G', 'G')], before({ change: { ignore: 8 } })),
    card(8, [pay(1, [move(2, 'G', 'G')]), REPOSITION], after(move(2, 'G', 'G'))),
  ],
  BH: [
    card(5, [move(1, 'W', 'W')], boost({ ignoredSymbols: ['hidden-miss'] })),
    card(5, [pay(1, [move(3, 'W', 'G')], [move(1, 'W', 'G')])], {
      kind: 'boost',
      changes: [{ change: { threshold: -5 } }, { change: { when: 'target-has-raven', threshold: -5 } }],
    }),
    card(
      8,
      [{ gain: 1 }],
      before({ change: { ignore: 5 } }, { change: { when: 'shooter-has-raven', threshold: 10 } }),
    ),
    card(8, [move(1, 'G', 'G')], after(move(2, 'G', 'G'))),
  ],
  PF: [
    card(5, [move(2, 'W', 'G')], boost({ stability: 2 })),
    card(8, [REPOSITION, pay(1, [REPOSITION])], after(move(2, 'G', 'G'))),
    card(
      5,
      [
        {
          when: { enemy: [2, 3], inSight: true, room: true },
          does: [pay(1, [{ pull: [2, 3], inSight: true }], [{ gain: 1 }])],
        },
      ],
      before({ change: { threshold: 5 } }),
    ),
    card(8, [restore(5, 5)], boost({ rangePrice: 5 })),
  ],
  LL: [
    card(8, [restore(0, 5, 3)], after(restore(0, 5), pay(1, [restore(0, 5)]))),
    card(
      8,
      [pay(1, [restore(8, 0, 3)], [restore(5, 0)])],
      before({ change: { ignore: 5 } }, { pay: 1, change: { ignore: 5 } }),
    ),
    card(5, [move(1, 'W', 'G')], boost({ perHit: 1, shieldOnHit: 4 })),
    card(5, [move(2, 'W', 'G')], after(move(1, 'G', 'G'))),
  ],
};

/** Titles, in the order of the cards; those of 5, of Bangalore's 7 and of Wraith's 7 are in the booklet. */
const COMMON_TITLES = [
  'push-forward',
  'sprint',
  'recharge',
  'patch-up',
  'tactical-position',
  'fire-in-the-hole',
] as const;
const OWN_TITLES: Readonly<Record<LegendId, readonly [string, string, string, string]>> = {
  GB: ['steady-aim', 'gun-shield', 'big-brother', 'shove'],
  BL: ['ready-for-danger', 'double-time', 'fall-back', 'stand-to'],
  WR: ['call-of-the-void', 'phase-step', 'slip-away', 'out-of-sight'],
  BH: ['on-the-trail', 'the-hunt', 'ravens-warning', 'shadow-walker'],
  PF: ['long-legs', 'better-view', 'reel-in', 'tune-up'],
  LL: ['field-medic', 'spare-cells', 'covering-fire', 'combat-run'],
};

const titleOf = (who: LegendId, k: number): string => [...COMMON_TITLES, ...OWN_TITLES[who]][k] ?? '';

const named = (who: LegendId): AutomaFeat[] =>
  [...COMMON, ...OWN[who]].map((draft, k) => ({
    ...draft,
    id: `${who}-AF-${k + 1}`,
    title: titleOf(who, k),
    mark: 'placeholder',
  }));

const BY_CARD = new Map<CardId, AutomaFeat>(
  (Object.keys(OWN) as LegendId[]).flatMap(named).map(f => [`#${f.id}` as CardId, f]),
);

export const automaFeats = (who: LegendId): CardId[] => named(who).map((f): CardId => `#${f.id}`);

export const isAutomaFeat = (card: CardId): boolean => BY_CARD.has(card);

export const automaFeat = (card: CardId): AutomaFeat => {
  const found = BY_CARD.get(card);
  if (!found) throw new Error(`no Automa feat ${card}`);
  return found;
};
