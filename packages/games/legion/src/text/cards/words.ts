import type { Missing, Named } from '../../content/cards.js';
import type { Amount, At, Bend, Deed, Effect, Standing, Until, Who } from '../../content/effects/types.js';

/** What a language has to say so that a card can be told. Units are told in the nominative, so nothing is declined. */
export interface CardWords {
  /** `own` is the name of the card's own unit, or "this unit". */
  readonly thisUnit: string;
  readonly side: Readonly<Record<'friend' | 'enemy' | 'any', readonly [one: string, many: string]>>;
  readonly named: (n: Named) => string;
  readonly or: string;
  readonly not: (names: string) => string;
  readonly order: Readonly<Record<'up' | 'down' | 'none', string>>;
  readonly near: (n: number, of: string) => string;
  readonly nearIt: (n: number) => string;
  readonly beyond: (n: number, of: string) => string;
  readonly flags: Readonly<
    Record<
      | 'seen'
      | 'wounded'
      | 'suppressed'
      | 'engaged'
      | 'free'
      | 'smallBase'
      | 'elsewhere'
      | 'inMelee'
      | 'gotOut'
      | 'other',
      string
    >
  >;
  readonly has: (token: string) => string;
  readonly noEnemyAt: (n: number) => string;
  readonly noFriendAt: (n: number) => string;
  readonly arc: Readonly<Record<'front' | 'sides' | 'rear', string>>;
  readonly mini: (name: string) => string;
  readonly aboard: string;
  readonly divulged: Readonly<Record<'true' | 'false', string>>;
  readonly most: (n: number) => string;
  readonly foeChooses: string;
  readonly loses: (keyword: string) => string;
  /** When; `it` is the unit of the moment, `foe` the other side of an attack. */
  readonly at: (e: Effect, it: string, foe: string) => string;
  readonly moments: Readonly<Record<At, string>>;
  readonly conditions: (e: Effect, own: string) => readonly string[];
  readonly may: string;
  readonly turns: Readonly<Record<'exhaust' | 'expend', string>>;
  readonly once: Readonly<Record<NonNullable<Effect['once']>, string>>;
  readonly token: (token: string, n: number) => string;
  readonly deed: (d: Deed, tell: (d: Deed) => string, keywords: (d: Deed) => string) => string;
  readonly amount: (n: Amount, who: (w: Who) => string) => string;
  readonly until: Readonly<Record<Until, string>>;
  readonly bend: (what: Bend, n: number) => string;
  readonly standing: (x: Standing, who: string) => string;
  readonly gap: Readonly<Record<string, string>>;
  readonly missing: Readonly<Record<Missing, string>>;
  readonly unknown: (all: string) => string;
  readonly bonus: (dice: string) => string;
  readonly die: Readonly<Record<'red' | 'black' | 'white', string>>;
}
