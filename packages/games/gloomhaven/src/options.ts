import { refuse, type Schema, sure, type Verdict } from '@potyczka/kernel';
import { CLASSES, classOf } from './content/index.js';
import { OFFERED } from './content/offered.js';
import { type Company, readCompany } from './rules/company.js';
import {
  CARDS_FOR,
  type CardsFor,
  DIFFICULTIES,
  type Difficulty,
  OWN_LEVELS,
  type OwnLevel,
  SCENARIO_LEVELS,
  type ScenarioLevel,
  TIES,
  type Ties,
} from './vocabulary.js';

/** What the host chooses before the game. */
export interface Options {
  /** People at the table. */
  players: number;
  /** Characters; one player may lead several (GLM-SETUP-23). */
  heroes: number;
  scenario: string;
  hero1: string;
  hero2: string;
  hero3: string;
  hero4: string;
  /** The level of every character. */
  level: number;
  /** Levels of single characters, where they differ. */
  level1: OwnLevel;
  level2: OwnLevel;
  level3: OwnLevel;
  level4: OwnLevel;
  difficulty: Difficulty;
  /** As recommended with the difficulty, or any. */
  scenarioLevel: ScenarioLevel;
  /** Hands lie open, and monsters are one level higher (GLM-SETUP-24). */
  open: boolean;
  /** BLESS and 2x count as +2, CURSE and Null as -2 (GLM-RANDOM-01, -02). */
  tamed: boolean;
  /** Characters come with a hand, perks and items; else their players choose. */
  ready: boolean;
  ties: Ties;
  cardsFor: CardsFor;
  /** Classes may be chosen that a campaign must unlock first. */
  spoilers: boolean;
  /** A party from a campaign; its characters, levels and scenario level count instead of those above. */
  party: Company | null;
}

const CLASS_IDS = CLASSES.map(c => c.id);
const SCENARIO_IDS = OFFERED.map(String);

export const options: Schema<Options> = {
  players: { kind: 'int', min: 1, max: 4, default: 2 },
  heroes: { kind: 'int', min: 2, max: 4, default: 2 },
  scenario: { kind: 'choice', of: SCENARIO_IDS, default: '1' },
  hero1: { kind: 'choice', of: CLASS_IDS, default: 'brute' },
  hero2: { kind: 'choice', of: CLASS_IDS, default: 'spellweaver' },
  hero3: { kind: 'choice', of: CLASS_IDS, default: 'scoundrel' },
  hero4: { kind: 'choice', of: CLASS_IDS, default: 'tinkerer' },
  level: { kind: 'int', min: 1, max: 9, default: 1 },
  level1: { kind: 'choice', of: OWN_LEVELS, default: 'same' },
  level2: { kind: 'choice', of: OWN_LEVELS, default: 'same' },
  level3: { kind: 'choice', of: OWN_LEVELS, default: 'same' },
  level4: { kind: 'choice', of: OWN_LEVELS, default: 'same' },
  difficulty: { kind: 'choice', of: DIFFICULTIES, default: 'normal' },
  scenarioLevel: { kind: 'choice', of: SCENARIO_LEVELS, default: 'recommended' },
  open: { kind: 'flag', default: false },
  tamed: { kind: 'flag', default: false },
  ready: { kind: 'flag', default: true },
  ties: { kind: 'choice', of: TIES, default: 'ask' },
  cardsFor: { kind: 'choice', of: CARDS_FOR, default: 'type' },
  spoilers: { kind: 'flag', default: false },
  party: { kind: 'data', default: null, read: readCompany },
};

/** A usual evening: scenario 1 with two characters. */
export const USUAL: Options = {
  players: 2,
  heroes: 2,
  scenario: '1',
  hero1: 'brute',
  hero2: 'spellweaver',
  hero3: 'scoundrel',
  hero4: 'tinkerer',
  level: 1,
  level1: 'same',
  level2: 'same',
  level3: 'same',
  level4: 'same',
  difficulty: 'normal',
  scenarioLevel: 'recommended',
  open: false,
  tamed: false,
  ready: true,
  ties: 'ask',
  cardsFor: 'type',
  spoilers: false,
  party: null,
};

export const classesOf = (o: Options): string[] =>
  o.party?.heroes.map(h => h.id) ?? [o.hero1, o.hero2, o.hero3, o.hero4].slice(0, o.heroes);

const TWICE = refuse('GLM-CHAR-01', 'class-twice');
const TOO_MANY_PLAYERS = refuse('GLM-CHAR-01', 'more-players-than-heroes');
const LOCKED = refuse('GLM-CHAR-02', 'class-locked');
const NO_SOLO_SEVEN = refuse('GLM-SETUP-23', 'no-solo-seven');

export const judgeOptions = (o: Options): Verdict => {
  const classes = classesOf(o);
  if (new Set(classes).size < classes.length) return TWICE;
  if (o.players > classes.length) return TOO_MANY_PLAYERS;
  if (!o.spoilers && o.party === null && classes.some(c => !classOf(c).start)) return LOCKED;
  if (levelOf(o) === 7 && isOpen(o)) return NO_SOLO_SEVEN;
  return undefined;
};

/** GLM-SETUP-23, -24: one player alone, or all hands open. */
export const isOpen = (o: Pick<Options, 'open' | 'players'>): boolean => o.open || o.players === 1;

const MORE: Readonly<Record<Difficulty, number>> = { easy: -1, normal: 0, hard: 1, veryHard: 2 };

/** GLM-SETUP-20, -21, GLM-G63: half the average level rounded up, changed by the difficulty, 0 to 7. */
export const recommended = (levels: readonly number[], difficulty: Difficulty): number => {
  const sum = levels.reduce((a, b) => a + b, 0);
  const normal = Math.ceil(sum / levels.length / 2);
  return Math.max(0, Math.min(7, normal + MORE[difficulty]));
};

/** The level of each character outside a campaign, in the order of their classes. */
export const levelsOf = (o: Options): number[] =>
  [o.level1, o.level2, o.level3, o.level4]
    .slice(0, o.heroes)
    .map(own => (own === 'same' ? o.level : Number(own)));

export const levelOf = (o: Options): number => {
  if (o.party) return o.party.level;
  return o.scenarioLevel === 'recommended' ? recommended(levelsOf(o), o.difficulty) : Number(o.scenarioLevel);
};

/** A row of the table of levels (D2, D3). */
export interface Scale {
  readonly monsterLevel: number;
  readonly gold: number;
  readonly trap: number;
  readonly hazard: number;
  readonly xp: number;
}

const GOLD = [2, 2, 3, 3, 4, 4, 5, 6];

/** GLM-SETUP-22, -23; nothing for a level that cannot be chosen (GLM-G62). */
export const scaleOf = (level: number, open: boolean): Scale | undefined => {
  if (level < 0 || level > 7 || (open && level === 7)) return undefined;
  const monsterLevel = open ? level + 1 : level; // GLM-MSTAT-02
  const trap = 2 + monsterLevel; // GLM-TILE-13
  return {
    monsterLevel,
    gold: sure(GOLD[level], 'one of GOLD'),
    trap,
    hazard: Math.floor(trap / 2),
    xp: 4 + 2 * level,
  };
};
