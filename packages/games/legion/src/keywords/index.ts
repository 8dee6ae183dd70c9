import type { KeywordId } from '../content/keywords.js';
import type { Keyword } from '../moments.js';
import { immobilize, ion, poison, suppressive } from './aftermath.js';
import { armor, armorX, impact, ram, weakPoint } from './armour.js';
import { blast, cover, immuneBlast, lowProfile, sharpshooter, unconcerned, wheelMode } from './cover.js';
import { critical, dangerSense, jediHunter, marksman, precise, uncannyLuck } from './dice.js';
import {
  ataru,
  block,
  deflect,
  djemSo,
  highVelocity,
  immuneDeflect,
  nimble,
  outmaneuver,
  soresu,
} from './dodging.js';
import { charge, relentless, steady } from './free-attacks.js';
import { guardian } from './guardian.js';
import {
  climbingVehicle,
  disengage,
  expertClimber,
  fullPivot,
  grounded,
  hover,
  jump,
  scale,
  speeder,
  unhindered,
} from './movement.js';
import { duelist, immunePierce, impervious, lethal, makashi, pierce } from './pierce.js';
import { agile, defend, disciplined, ready, reliable, tactical, target } from './tokens-gained.js';

/** Every keyword that is played; a file of this folder for each, or for a small family. */
const ALL: readonly Keyword[] = [
  agile,
  charge,
  climbingVehicle,
  defend,
  disciplined,
  disengage,
  expertClimber,
  fullPivot,
  grounded,
  hover,
  jump,
  ready,
  relentless,
  reliable,
  scale,
  speeder,
  steady,
  tactical,
  target,
  unhindered,
  armor,
  armorX,
  ataru,
  blast,
  block,
  cover,
  critical,
  dangerSense,
  deflect,
  djemSo,
  duelist,
  guardian,
  highVelocity,
  immobilize,
  immuneBlast,
  immuneDeflect,
  immunePierce,
  impact,
  impervious,
  ion,
  jediHunter,
  lethal,
  lowProfile,
  makashi,
  marksman,
  nimble,
  outmaneuver,
  pierce,
  poison,
  precise,
  ram,
  sharpshooter,
  soresu,
  suppressive,
  uncannyLuck,
  unconcerned,
  weakPoint,
  wheelMode,
];

export const PLAYED: ReadonlyMap<string, Keyword> = new Map(ALL.map(k => [k.id, k]));

export const isPlayed = (id: KeywordId): boolean => PLAYED.has(id);
