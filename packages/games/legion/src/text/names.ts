import { type Lang, type Noun, same } from '@potyczka/words';
import { SUPPLIES } from '../content/battle.js';
import { battleCard, commandCard, unitCard, upgradeCard } from '../content/index.js';
import { KEYWORDS, type KeywordId } from '../content/keywords.js';
import type { TerrainKind } from '../content/terrain.js';
import { heroForms } from './pl/heroes.js';
import { keywords as plKeywords } from './pl/keywords.js';

export const UNIT = /^p\d-(\d+)-([a-z0-9-]+?)(?:\.(\d+))?$/;

const known = <X>(find: () => X): X | undefined => {
  try {
    return find();
  } catch {
    return undefined;
  }
};

/** What a unit is called: its name, and its number in the list unless there can be only one. */
export const unitLabel = (id: string): string => {
  const [, n, card] = UNIT.exec(id) ?? [];
  const found = card === undefined ? undefined : known(() => unitCard(card));
  if (!found) return id;
  return found.unique ? found.name : `${found.name} ${n}`;
};

/** In Polish the names of heroes are declined; of other units the word before their English name is. */
export const unitNoun = (lang: Lang, id: string): Noun => {
  const label = unitLabel(id);
  return lang === 'en' ? same(label) : heroForms(label);
};

/** Whether a unit is one mini, which then needs no number. */
const isAlone = (id: string): boolean => {
  const [, , card] = UNIT.exec(id) ?? [];
  return known(() => unitCard(card ?? ''))?.minis === 1;
};

/** A mini: its unit and its number, the first being the leader; of a unit of one there is only the unit. */
export const miniLabel = (lang: Lang, id: string): string => {
  const [, , , n] = UNIT.exec(id) ?? [];
  if (isAlone(id) && Number(n ?? 0) === 0) return unitLabel(id);
  const mini = lang === 'en' ? 'mini' : 'figurka';
  return `${unitLabel(id)}, ${mini} ${Number(n ?? 0) + 1}`;
};

const MINI_PL = {
  nom: 'figurka',
  gen: 'figurki',
  dat: 'figurce',
  acc: 'figurkę',
  ins: 'figurką',
  loc: 'figurce',
};

/** A mini as it stands in sentences: 'mini 4 of Rebel Troopers 2'. */
export const miniNoun = (lang: Lang, id: string): Noun => {
  const label = miniLabel(lang, id);
  const [, , , n] = UNIT.exec(id) ?? [];
  const unit = unitNoun(lang, id);
  if (label === unit.label) return unit;
  const number = Number(n ?? 0) + 1;
  if (lang === 'en') return same(`mini ${number} of ${unit.nom}`, label);
  const forms = Object.entries(MINI_PL).map(([form, word]) => [form, `${word} ${number} ${unit.gen}`]);
  return { label, ...Object.fromEntries(forms) } as Noun;
};

const SEAT_PL = {
  nom: 'gracz',
  gen: 'gracza',
  dat: 'graczowi',
  acc: 'gracza',
  ins: 'graczem',
  loc: 'graczu',
};

export const seatNoun = (lang: Lang, seat: string): Noun => {
  const n = seat.slice(1);
  if (lang === 'en') return same(`player ${n}`, `Player ${n}`);
  const forms = Object.entries(SEAT_PL).map(([form, word]) => [form, `${word} ${n}`]);
  return { label: `Gracz ${n}`, ...Object.fromEntries(forms) } as Noun;
};

const HIDDEN: Readonly<Record<Lang, string>> = { en: 'a command card', pl: 'karta rozkazu' };

const BANE: Readonly<Record<Lang, string>> = { en: 'a Bane token', pl: 'żeton Bane’a' };

/** The printed name of a command or battle card. */
export const cardName = (lang: Lang, card: string): string => {
  const command = /^#p\d-(.+)$/.exec(card)?.[1];
  if (command?.startsWith('bane-')) return BANE[lang];
  if (command) return commandCard(command).name;
  const battle = /^#battle-(.+)$/.exec(card)?.[1];
  return battle ? battleCard(battle).name : HIDDEN[lang];
};

/** What acts or is used like a keyword and is none. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  claim: { en: 'Claim an objective token', pl: 'Pozyskaj żeton celu' },
  drop: { en: 'Drop an objective token', pl: 'Upuść żeton celu' },
  sabotage: { en: 'Sabotage or repair', pl: 'Sabotaż lub naprawa' },
  embark: { en: 'Embark', pl: 'Wejście' },
  'embark-closed': { en: 'Embark (closed transport)', pl: 'Wejście (pojazd zamknięty)' },
  disembark: { en: 'Disembark', pl: 'Wyjście' },
  strafe: { en: 'Strafe', pl: 'Ruch bokiem' },
  resupply: { en: 'Resupply', pl: 'Uzupełnij zapasy' },
  makashi: { en: 'Makashi Mastery', pl: 'Mistrzostwo Makashi' },
  soresu: { en: 'Soresu Mastery', pl: 'Mistrzostwo Soresu' },
  standby: { en: 'standby', pl: 'oczekiwanie' },
};

export const supplyName = (id: string): string | undefined =>
  SUPPLIES.find(s => id === s.id || id === `supply:${s.id}`)?.name;

/** The name of a keyword; in Polish that of the Polish rules. */
export const keywordName = (lang: Lang, id: string): string => {
  const [, kind, card] = /^(upgrade|command):([^~]+)/.exec(id) ?? [];
  if (card !== undefined)
    return known(() => (kind === 'upgrade' ? upgradeCard : commandCard)(card))?.name ?? id;
  if (!(id in KEYWORDS)) return OTHER_NAMES[id]?.[lang] ?? supplyName(id) ?? id;
  return lang === 'en' ? KEYWORDS[id as KeywordId].name : plKeywords[id as KeywordId];
};

/** What each kind of terrain is called. */
const TERRAIN: Readonly<Record<TerrainKind, Readonly<Record<Lang, string>>>> = {
  house: { en: 'house', pl: 'dom' },
  tower: { en: 'tower', pl: 'wieża' },
  'flat roof': { en: 'flat roof', pl: 'płaski dach' },
  wall: { en: 'wall', pl: 'mur' },
  'high wall': { en: 'high wall', pl: 'wysoki mur' },
  rock: { en: 'rock', pl: 'skała' },
  container: { en: 'container', pl: 'kontener' },
  'high platform': { en: 'high platform', pl: 'wysoka platforma' },
  barricade: { en: 'barricade', pl: 'barykada' },
  vaporator: { en: 'vaporator', pl: 'skraplacz' },
  crates: { en: 'crates', pl: 'skrzynie' },
  log: { en: 'log', pl: 'kłoda' },
  generator: { en: 'generator', pl: 'generator' },
  'tank trap': { en: 'tank trap', pl: 'zapora przeciwpancerna' },
  forest: { en: 'forest', pl: 'las' },
  scrub: { en: 'scrub', pl: 'zarośla' },
  swamp: { en: 'swamp', pl: 'bagno' },
  crater: { en: 'crater', pl: 'krater' },
  ruin: { en: 'ruin', pl: 'ruina' },
  rubble: { en: 'rubble', pl: 'gruzowisko' },
};
/** By the kind as it stands in the name of a piece. */
const TERRAIN_NAMES = new Map(Object.entries(TERRAIN).map(([kind, name]) => [kind.replace(' ', '-'), name]));

/** A piece of terrain, `house-a1`. */
export const pieceLabel = (lang: Lang, id: string): string | undefined => {
  const [, kind, n] = /^([a-z-]+)-([ab]\d+)$/.exec(id) ?? [];
  const name = TERRAIN_NAMES.get(kind ?? '');
  return name && `${name[lang]} ${n}`;
};

/** What a piece of terrain is called. */
export const pieceName = (lang: Lang, id: string): string => pieceLabel(lang, id) ?? id;
