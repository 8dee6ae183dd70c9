import type { Noun } from '@potyczka/words';
import type { Bar } from '../automa/surroundings.js';
import type { LootId } from '../content/loot.js';
import type { WeaponType } from '../content/weapons.js';
import type { ActionKind, PlainHarm } from '../events.js';
import type { AbilityWords } from '../legends/words.js';
import type { Stage } from '../state.js';
import type {
  AbilityId,
  Direction,
  FeatId,
  FigureKind,
  LegendId,
  MapEdge,
  Rank,
  Team,
} from '../vocabulary.js';
import type { AutomaWords } from './automa/words.js';
import type { ChangeLines } from './cards/changes.js';
import type { FeatLines } from './cards/feats.js';
import type { OptionTexts } from './options.js';

/** ICU messages of a number: as subject and as object. */
export interface Forms {
  readonly nom: string;
  readonly acc: string;
  readonly gen?: string;
  readonly ins?: string;
  readonly loc?: string;
}

/** What tokens and cards of the decks do, as ICU messages. */
export type TokenWords = Readonly<
  Record<
    | 'helmet'
    | 'helmet-action'
    | 'body'
    | 'body-fills'
    | 'knockdown'
    | 'knockdown-ring'
    | 'no-effect'
    | 'health'
    | 'shield'
    | 'cools'
    | 'frag'
    | 'thermite'
    | 'stability'
    | 'rof'
    | 'sight'
    | 'per-hit'
    | 'first-hit'
    | 'ring'
    | 'bin',
    string
  >
>;

/** What stands beside figures, cards and tracks, wherever they are drawn. */
export type WordId =
  | 'shield'
  | 'health'
  | 'ap'
  | 'mp'
  | 'ammo'
  | 'backpack'
  | 'gear'
  | 'weapons'
  | 'abilities'
  | 'feats'
  | 'hand'
  | 'pool'
  | 'discards'
  | 'round'
  | 'ring'
  | 'next-ring'
  | 'points'
  | 'death-boxes'
  | 'cooldown'
  | 'initiative-track'
  | 'threshold'
  | 'damage'
  | 'headshot'
  | 'range'
  | 'rate-of-fire'
  | 'aim-track'
  | 'eliminated'
  | 'exhausted'
  | 'hidden'
  | 'yes'
  | 'no'
  | 'placeholder'
  | 'winner'
  | 'draw';

/** The names of things, in some language. */
export interface Names {
  readonly legends: Readonly<Record<LegendId, Noun>>;
  readonly teams: Readonly<Record<Team, Noun>>;
  readonly loot: Readonly<Record<LootId, Noun>>;
  readonly printed: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<FigureKind, Noun>>;
  readonly abilities: Readonly<Record<AbilityId, AbilityWords>>;
  readonly automaAbilities: Readonly<Record<AbilityId, string>>;
  readonly featNames: Readonly<Record<FeatId, string>>;
  readonly tokens: TokenWords;
  readonly changes: ChangeLines;
  readonly featLines: FeatLines;
  /** An accessory of a rank, before “accessory” and after “use”. */
  readonly accessories: Readonly<Record<Rank, string>>;
  /** On Ability cards, as ICU messages: of `n`, of `does`. */
  readonly cooldown: string;
  readonly copies: string;
  readonly or: string;
  /** Words on feats: what kind of card it is. */
  readonly featKinds: Readonly<
    Record<
      'free' | 'special' | 'boost' | 'before' | 'after' | 'before-team' | 'after-team' | 'instant',
      string
    >
  >;
  readonly edges: Readonly<Record<MapEdge, Noun>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly bonuses: readonly [string, string, string, string];
  readonly stages: Readonly<Record<Stage, string>>;
  /** As what an AP is spent on. */
  readonly actions: Readonly<Record<ActionKind, Noun>>;
  /** Why an Automa cannot step somewhere. */
  readonly bars: Readonly<Record<Bar, string>>;
  readonly decision: Forms;
  readonly harms: Readonly<Record<PlainHarm, Noun>>;
  /** How far the Ring moves in from a side, as an ICU message of `n`. */
  readonly sides: Readonly<Record<MapEdge, string>>;
  /** A loot token of a rank. */
  readonly rankedTokens: Readonly<Record<Rank, Noun>>;
  /** Two loot tokens of a rank. */
  readonly rankedPairs: Readonly<Record<Rank, Noun>>;
  /** Two cards of a weapon, as ICU messages of `name`; on its own as the label. */
  readonly weaponPair: Forms & { readonly label: string };
  /** Several figures of one kind. */
  readonly pairs: Readonly<Partial<Record<FigureKind, Noun>>>;
  /** A weapon in a sentence, as ICU messages of `name`. */
  readonly weapon: Forms;
  readonly ranks: Readonly<Record<Rank | 'starting', string>>;
  readonly weaponTypes: Readonly<Record<WeaponType, string>>;
  /** ICU messages of `n`, `id` or `value`. */
  readonly seat: string;
  /** ICU messages of `name`: a feat in a sentence, as subject and as object. */
  readonly feat: Forms;
  readonly aim: Forms;
  readonly binCard: Forms;
  readonly ringCard: Forms;
  readonly corner: Forms;
  readonly offMap: Noun;
  readonly hiddenCard: Noun;
  readonly passives: Readonly<Record<'late-boost' | 'stability' | 'recoil' | 'pays' | 'magazines', string>>;
  readonly words: Readonly<Record<WordId, string>>;
  readonly options: OptionTexts;
  readonly automa: AutomaWords;
}

/** Weapons are called the same in every language. */
export const MODEL_NAMES: Readonly<Record<string, string>> = {
  hemlok: 'Hemlok',
  flatline: 'Flatline',
  'r-301': 'R-301',
  havoc: 'HAVOC',
  alternator: 'Alternator',
  prowler: 'Prowler',
  'r-99': 'R-99',
  car: 'C.A.R.',
  volt: 'Volt',
  devotion: 'Devotion',
  'l-star': 'L-STAR',
  spitfire: 'Spitfire',
  rampage: 'Rampage',
  'g7-scout': 'G7 Scout',
  'triple-take': 'Triple Take',
  repeater: '30-30 Repeater',
  longbow: 'Longbow DMR',
  sentinel: 'Sentinel',
  'charge-rifle': 'Charge Rifle',
  'eva-8': 'EVA-8',
  mozambique: 'Mozambique',
  peacekeeper: 'Peacekeeper',
  p2020: 'P2020',
  're-45': 'RE-45',
};
