import { stepsFrom } from '@potyczka/geometry/hex';
import { memo } from '@potyczka/kernel';
import { isMonster, monsterOf, scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { MonsterId } from '../content/monsters/ids.js';
import type { ObjectiveId } from '../content/objectives.js';
import type {
  Group,
  InForce,
  RuleOf,
  RuleWord,
  RuleWords,
  ScenarioRule,
  Tile,
  Trait,
} from '../content/scenario-words.js';
import { fieldOf } from '../ground.js';
import type { F, S, Side } from '../state.js';
import type { Element, FigureId, Hex } from '../vocabulary.js';
import { worth } from './formula.js';
import { figures, has, isAlive, isFoe, roomOf } from './look.js';
import { marked, markersOf, roomOfTile } from './places.js';
import { holdsTrigger } from './triggers.js';

/**
 * The special rules of scenarios: what each word of the vocabulary means, at the moments and to the
 * questions at which rules ask. One table, total by type: a word that nobody plays does not compile. Each
 * entry takes the fields of its record apart, and a test looks that it takes all.
 */

/** What a rule does at a moment; `scenario-rules.ts` does it. */
export type Deed =
  | { readonly does: 'hurt'; readonly who: readonly FigureId[]; readonly n: number }
  | { readonly does: 'heal'; readonly who: FigureId; readonly n: number }
  | { readonly does: 'owe'; readonly kind: MonsterId; readonly n: number }
  | { readonly does: 'elements'; readonly strong: readonly Element[]; readonly inert: readonly Element[] };

/** How much stronger a kind is. */
export interface Raise {
  readonly hp: number;
  readonly attack: number;
  readonly move: number;
  readonly range: number;
}

/** What standing objectives add to attacks of a figure. */
export interface Gift {
  readonly attack: number;
  readonly advantage: boolean;
  readonly disadvantage: boolean;
}

/** What a rule answers, and when. */
export interface Played {
  /** On whose side a kind fights. */
  readonly side?: (s: S, kind: string) => Side | undefined;
  /** The door that a figure may not pass. */
  readonly bars?: (f: F) => string | undefined;
  /** The overlay that hurts a figure like a trap when it enters. */
  readonly stings?: (s: S, f: F) => string | undefined;
  /** The overlay that a figure keeps away from like a trap. */
  readonly shunned?: (f: F) => string | undefined;
  /** The record by which a kind is played. */
  readonly playedAs?: (kind: string) => MonsterId | undefined;
  readonly keepsWhole?: (what: string | number) => boolean;
  readonly goalTreasure?: 'by-loot-action' | 'one-each' | 'needed';
  readonly raise?: (s: S, kind: string) => Raise | undefined;
  /** A Shield like that of an elite of its like, and more. */
  readonly shield?: (s: S, kind: string) => { readonly like: MonsterId; readonly more: number } | undefined;
  readonly unhurtable?: (f: F) => boolean;
  /** Characters may lose cards to spare it. */
  readonly mayBeSpared?: (s: S, f: F) => boolean;
  /** What a monster goes for first if it can attack it this turn. */
  readonly aim?: (f: F) => ObjectiveId | undefined;
  /** Who takes the place of the dead. */
  readonly successor?: (s: S, f: F) => { readonly kind: MonsterId; readonly plus: number } | undefined;
  /** A kind of which one may be removed when this one dies. */
  readonly frees?: (f: F) => MonsterId | undefined;
  readonly gift?: (s: S, f: F) => Gift | undefined;
  /** More Shield for a kind than its card gives. */
  readonly moreShield?: (s: S, kind: string) => number;
  readonly offering?: RuleWords['offering'];
  readonly water?: RuleWords['risingWater'];
  readonly portal?: RuleWords['portal'];
  readonly work?: RuleWords['interact'];
  readonly atRoundStart?: (s: S) => readonly Deed[];
  readonly atRoundEnd?: (s: S) => readonly Deed[];
  readonly atTurnStart?: (s: S, f: F) => readonly Deed[];
  readonly atTurnEnd?: (s: S, f: F) => readonly Deed[];
}

const NOTHING: readonly Deed[] = [];

/** Whether a list of ids has one that may be of another sort. */
const includes = (ids: readonly string[], id: string): boolean => ids.includes(id);

const isOne = (f: F, group: Group): boolean => {
  if (group === 'allFigures') return true;
  if (group === 'charactersAndSummons')
    return f.side === 'heroes' && (f.kind === 'hero' || f.kind === 'summon');
  if (group === 'monsters') return isFoe(f);
  return f.type === group;
};

const isA = (f: F, trait: Trait): boolean => f.kind === 'monster' && monsterOf(f.type).is === trait;

const those = (s: S, group: Group, tile?: Tile): FigureId[] =>
  figures(s)
    .filter(f => isOne(f, group) && (tile === undefined || roomOf(s, f.at) === roomOfTile(s, tile)))
    .map(f => f.id);

const hurt = (who: readonly FigureId[], n: number): Deed => ({ does: 'hurt', who, n });

/** What being near something, or its standing, does at the start of a turn. */
const atStartOf = (
  f: F,
  {
    healAtTurnStart,
    damageAtTurnStart,
  }: { readonly healAtTurnStart: number | undefined; readonly damageAtTurnStart: number | undefined },
): readonly Deed[] => [
  ...(damageAtTurnStart === undefined ? [] : [hurt([f.id], damageAtTurnStart)]),
  ...(healAtTurnStart === undefined ? [] : [{ does: 'heal', who: f.id, n: healAtTurnStart } as const]),
];

const standingAt = (s: S, objective: ObjectiveId): Hex[] =>
  figures(s)
    .filter(f => f.kind === 'objective' && f.type === objective)
    .map(f => f.at as Hex);

/** Objectives of a kind that have not fallen, those in closed rooms included. */
const standing = (s: S, id: ObjectiveId): number => {
  const def = scenarioOf(s.scenario).objectives?.find(o => o.id === id);
  const hexes = def === undefined ? [] : markersOf(s, def).flatMap(m => marked(s, m));
  return Math.max(0, (def?.count ?? hexes.length) - (s.flags[`killed ${id}`] ?? 0));
};

const isOnTile = (s: S, f: F, tile: Tile): boolean => {
  const { rooms, roomAt } = planOf(s.scenario);
  return rooms.get(roomAt.get(f.at as Hex) ?? -1)?.tiles.includes(tile) ?? false;
};

/** Whom a rule hurts; somebody who is yet to come owes it. */
const hurtOrOwe = (s: S, to: Group, n: number, tile: Tile | undefined): readonly Deed[] =>
  isMonster(to) && !figures(s).some(f => f.type === to)
    ? [{ does: 'owe', kind: to, n }]
    : [hurt(those(s, to, tile), n)];

type Table = { readonly [K in RuleWord]: (rule: RuleWords[K]) => Played };

/** GLM-SETUP-02 */
const PLAYED: Table = {
  alliesOfCharacters: ({ kinds }) => ({
    side: (_, kind) => (includes(kinds, kind) ? 'heroes' : undefined),
  }),
  thirdSide: ({ kind }) => ({ side: (_, each) => (each === kind ? 'third' : undefined) }),
  alternatingGroups: ({ odd, even }) => ({
    side: (s, kind) => (includes(s.round % 2 === 1 ? even : odd, kind) ? 'absent' : undefined),
  }),
  deckSwap: ({ kind, as }) => ({ playedAs: each => (each === kind ? as : undefined) }),
  goalTreasureOnlyByLootAction: () => ({ goalTreasure: 'by-loot-action' }),
  onlyOneGoalTreasureEach: () => ({ goalTreasure: 'one-each' }),
  untilLooted: () => ({ goalTreasure: 'needed' }),
  cannotPass: ({ kind, door }) => ({ bars: f => (f.type === kind ? door : undefined) }),
  enteringHex: ({ what, to, with: token }) => ({
    stings: (_, f) => (isOne(f, to) && has(f, token) ? what : undefined),
  }),
  summonsTreatAsTrap: ({ what, with: token }) => ({
    shunned: f => (f.kind === 'summon' && has(f, token) ? what : undefined),
  }),
  indestructible: ({ what }) => ({ keepsWhole: each => each === what }),
  statBonusPerStanding: ({ objective, on, hp, attack, move, range }) => ({
    raise: (s, kind) => {
      if (!includes(on, kind)) return undefined;
      const n = standing(s, objective);
      const of = (each: number): number => Math.ceil(n * each);
      return { hp: of(hp), attack: of(attack), move: of(move), range: of(range) };
    },
  }),
  strongerPerStanding: ({ objective, on, shield, healAtRoundEnd }) => ({
    moreShield: (s, kind) => (kind === on ? shield * standing(s, objective) : 0),
    atRoundEnd: s => {
      const n = standing(s, objective) * worth(s, healAtRoundEnd);
      if (n <= 0) return NOTHING;
      return figures(s).flatMap(f => (f.type === on ? [{ does: 'heal', who: f.id, n } as const] : []));
    },
  }),
  offering: ({ marker, within, damage, to }) => ({ offering: { marker, within, damage, to } }),
  fallingShield: ({ kind, like, extra, per }) => ({
    shield: (s, each) =>
      each === kind ? { like, more: extra - figures(s).filter(f => f.type === per).length } : undefined,
  }),
  undamageable: ({ kind }) => ({ unhurtable: f => f.type === kind }),
  freedByDeath: ({ trait, kind }) => ({ frees: f => (isA(f, trait) ? kind : undefined) }),
  replacedOnDeath: ({ kind, rank, tile, by, levelPlus }) => ({
    successor: (s, f) =>
      f.type === kind && f.rank === rank && isOnTile(s, f, tile) ? { kind: by, plus: levelPlus } : undefined,
  }),
  mayNegateDamage: ({ to, times }) => ({
    mayBeSpared: (s, f) => f.type === to && (s.flags[`spared ${f.id}`] ?? 0) < (times ?? 99),
  }),
  focusFirst: ({ on, trait }) => ({
    aim: f => (f.side === 'monsters' && (trait === undefined || isA(f, trait)) ? on : undefined),
  }),
  whileStanding: ({
    objective,
    part,
    on,
    attack,
    advantage,
    disadvantage,
    healAtTurnStart,
    damageAtTurnStart,
  }) => {
    const concerns = (s: S, f: F): boolean => isOne(f, on) && isAlive(s, `${objective}.${part}`);
    return {
      gift: (s, f) =>
        concerns(s, f)
          ? { attack: attack ?? 0, advantage: advantage === true, disadvantage: disadvantage === true }
          : undefined,
      atTurnStart: (s, f) =>
        concerns(s, f) ? atStartOf(f, { healAtTurnStart, damageAtTurnStart }) : NOTHING,
    };
  },
  near: ({ within, on, objective, marker, healAtTurnStart, damageAtTurnStart }) => ({
    atTurnStart: (s, f) => {
      if (!isOne(f, on)) return NOTHING;
      const from = objective === undefined ? marked(s, marker) : standingAt(s, objective);
      const isNear = from.length > 0 && (stepsFrom(fieldOf(s), from, within)[f.at] ?? -1) >= 0;
      return isNear ? atStartOf(f, { healAtTurnStart, damageAtTurnStart }) : NOTHING;
    },
  }),
  elementsEachRoundStart: ({ strong, inert }) => ({
    atRoundStart: () => [{ does: 'elements', strong, inert }],
  }),
  damageAtRoundStart: ({ to, n }) => ({ atRoundStart: s => [hurt(those(s, to), n)] }),
  damageEachRoundEnd: ({ to, n, tile }) => ({ atRoundEnd: s => hurtOrOwe(s, to, worth(s, n), tile) }),
  damageAtTurnStart: ({ to, n }) => ({ atTurnStart: (_, f) => (isOne(f, to) ? [hurt([f.id], n)] : NOTHING) }),
  damageAtTurnEnd: ({ to, n }) => ({ atTurnEnd: (_, f) => (isOne(f, to) ? [hurt([f.id], n)] : NOTHING) }),
  destroyAtRoundEnd: ({ objective, round }) => ({
    atRoundEnd: s => (s.round === round ? [hurt(those(s, objective), 999)] : NOTHING),
  }),
  risingWater: ({ what, hexes, rounds, carriedTo }) => ({ water: { what, hexes, rounds, carriedTo } }),
  portal: ({ marker, cost, reveals }) => ({ portal: { marker, cost, reveals } }),
  interact: ({ objective, action }) => ({ work: { objective, action } }),
};

const playedBy = <K extends RuleWord>(rule: RuleOf<K>): Played => PLAYED[rule.rule](rule);

/** A rule as it is played, and when it is in force. */
export interface Special extends Played {
  readonly inForce: (s: S) => boolean;
}

export const specialOf = (rule: ScenarioRule): Special => {
  const { from, fromRound, while: during, unless } = rule as InForce;
  return {
    ...playedBy(rule),
    inForce: s =>
      holdsTrigger(s, from) &&
      s.round >= (fromRound ?? 0) &&
      holdsTrigger(s, during) &&
      !(unless !== undefined && holdsTrigger(s, unless)),
  };
};

const specialsOf = memo(
  (s: S) => s.scenario,
  s => (scenarioOf(s.scenario).rules ?? []).map(specialOf),
);

/** The special rules that are in force. */
export const specials = (s: S): readonly Special[] => specialsOf(s).filter(r => r.inForce(s));

/** The first answer to a question. */
export const answer = <X>(s: S, ask: (rule: Special) => X | undefined): X | undefined => {
  for (const rule of specialsOf(s)) {
    const found = ask(rule);
    if (found !== undefined && found !== false && rule.inForce(s)) return found;
  }
  return undefined;
};
