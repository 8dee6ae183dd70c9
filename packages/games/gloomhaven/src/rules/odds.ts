import { type Json, memo, sure } from '@potyczka/kernel';
import { TOKENS } from '../content/abilities.js';
import type { Mode } from '../events.js';
import type { S } from '../state.js';
import type { FigureId } from '../vocabulary.js';
import { aimAt } from './aim.js';
import type { Blow } from './blow.js';
import { shieldOf } from './effects.js';
import { deckNameOf, figure } from './look.js';
import {
  countingOf,
  drawingGoesOn,
  effectNumber,
  type Modifier,
  modeOf,
  readModifier,
  valueAfter,
} from './modifiers.js';
import type { Running } from './running.js';

/** One way in which the cards can come, equal ways put together. */
export interface Course {
  readonly used: readonly Modifier[];
  readonly drawn: readonly Modifier[];
  readonly chance: number;
}

type Pile = Readonly<Record<string, number>>;

const CONDITIONS: ReadonlySet<string> = new Set([...TOKENS, 'curse', 'bless']);

/** A drawing that goes on: what was drawn, and how many of each kind are left. */
interface Open {
  /** Kinds by their numbers, in order while all are rolling. */
  readonly kinds: readonly number[];
  readonly drawn: readonly Modifier[];
  readonly draw: readonly number[];
  readonly discard: readonly number[];
  readonly chance: number;
}

const sizeOf = (pile: readonly number[]): number => pile.reduce((a, b) => a + b, 0);

/** GLM-MOD-09: an empty pile is made of the discards. */
const refilled = (at: Open): Open =>
  sizeOf(at.draw) > 0 ? at : { ...at, draw: at.discard, discard: at.discard.map(() => 0) };

const inOrder = (kinds: readonly number[], kind: number): readonly number[] => {
  const at = kinds.findIndex(each => each > kind);
  return at < 0 ? [...kinds, kind] : kinds.toSpliced(at, 0, kind);
};

/**
 * All that can be drawn for one target: the drawing of `drawModifiers`, with every
 * card that may come next. While all cards are rolling their order makes no
 * difference, so equal sets are taken together.
 */
export const courses = (
  deck: { readonly draw: Pile; readonly discard: Pile },
  mode: Mode,
  base: number,
  tamed = false,
): Course[] => {
  const texts = [...new Set([...Object.keys(deck.draw), ...Object.keys(deck.discard)])];
  const cards = texts.map(readModifier);
  const countsIn = (pile: Pile): number[] => texts.map(text => pile[text] ?? 0);
  const start = {
    kinds: [],
    drawn: [],
    draw: countsIn(deck.draw),
    discard: countsIn(deck.discard),
    chance: 1,
  };
  const done: Course[] = [];
  const end = (drawn: readonly Modifier[], chance: number): void => {
    done.push({ drawn, used: countingOf(mode, drawn, base, tamed), chance });
  };
  for (let open: readonly Open[] = [start]; open.length > 0; ) {
    const next = new Map<string, Open>();
    for (const at of open.map(refilled)) {
      const total = sizeOf(at.draw);
      if (total === 0) end(at.drawn, at.chance);
      for (const [kind, n] of at.draw.entries()) {
        if (n === 0) continue;
        const card = sure(cards[kind], 'one of cards');
        const drawn = [...at.drawn, card];
        const chance = (at.chance * n) / total;
        if (!drawingGoesOn(mode, drawn)) {
          end(drawn, chance);
          continue;
        }
        const kinds = card.rolling ? inOrder(at.kinds, kind) : [...at.kinds, kind];
        const key = kinds.join();
        const same = next.get(key);
        const draw = at.draw.with(kind, n - 1);
        next.set(key, { kinds, drawn, draw, discard: at.discard, chance: chance + (same?.chance ?? 0) });
      }
    }
    open = [...next.values()];
  }
  return done;
};

/** What the page shows before an attack is confirmed (GLM-ATK-12): damage with its chance, and the chance to kill. */
export interface Odds {
  readonly mode: Mode;
  readonly base: number;
  readonly shield: number;
  readonly hp: number;
  /** Rows of damage and chance, ascending. */
  readonly damage: readonly (readonly [number, number])[];
  readonly mean: number;
  readonly kill: number;
  /** Conditions and other effects with the chance that the attack brings them. */
  readonly effects: readonly (readonly [string, number])[];
}

/** All that the odds of one attack hang on. */
interface Hit {
  readonly mode: Mode;
  readonly base: number;
  readonly pierce: number;
  readonly conditions: readonly string[];
  readonly shield: number;
  readonly hp: number;
  readonly tamed: boolean;
  readonly deck: { readonly draw: Pile; readonly discard: Pile };
}

const textOf = (hit: Hit): string => {
  const { mode, base, pierce, conditions, shield, hp, tamed, deck } = hit;
  return `${mode} ${base} ${pierce} ${shield} ${hp} ${tamed} ${conditions.join()} ${JSON.stringify(deck.draw)} ${JSON.stringify(deck.discard)}`;
};

const oddsOf = memo(
  textOf,
  ({ mode, base, pierce: pierces, conditions, shield, hp, tamed, deck }: Hit): Odds => {
    const table = new Map<number, number>();
    const effects = new Map<string, number>();
    for (const { used, chance } of courses(deck, mode, base, tamed)) {
      const drawn = used.flatMap(c => c.effects);
      const pierce = pierces + effectNumber(drawn, 'pierce');
      const damage = Math.max(0, valueAfter(base, used, tamed) - Math.max(0, shield - pierce));
      table.set(damage, (table.get(damage) ?? 0) + chance);
      for (const effect of new Set([...conditions, ...drawn]))
        effects.set(effect, (effects.get(effect) ?? 0) + chance);
    }
    const damage = [...table].sort((a, b) => a[0] - b[0]);
    return {
      mode,
      base,
      shield,
      hp,
      damage,
      mean: damage.reduce((sum, [n, p]) => sum + n * p, 0),
      kill: damage.reduce((sum, [n, p]) => (n >= hp ? sum + p : sum), 0),
      effects: [...effects].filter(([effect]) => CONDITIONS.has(effect)),
    };
  },
  { most: 2000 },
);

const oddsAgainst = (s: S, run: Running, blow: Blow, target: FigureId): Odds => {
  const aim = aimAt(s, run, blow, target, blow.targets === 1);
  const f = figure(s, target);
  return oddsOf({
    mode: modeOf(aim.advantage, aim.disadvantage),
    base: aim.base,
    pierce: aim.pierce,
    conditions: aim.conditions,
    shield: aim.ignoreShield ? 0 : shieldOf(s, f),
    hp: f.hp,
    tamed: s.options.tamed,
    deck: sure(s.decks[deckNameOf(s, run.me)], 'one of decks'),
  });
};

/** The odds against each of several targets. */
export const expectedOfEach = (s: S, run: Running, blow: Blow, targets: readonly FigureId[]): Json =>
  targets.map(target => ({ target, odds: oddsAgainst(s, run, blow, target) })) as unknown as Json;

/** The odds as a preview of a target. */
export const expected = (s: S, run: Running, blow: Blow, target: FigureId): Json => ({
  odds: oddsAgainst(s, run, blow, target) as unknown as Json,
});
