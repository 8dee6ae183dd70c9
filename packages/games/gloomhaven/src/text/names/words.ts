import type { Condition, Element } from '../../content/abilities.js';
import type { Both } from './index.js';

/** Words of the rulebook that stand alone: elements, conditions, modifier cards. */

export const ELEMENT_WORDS: Readonly<Record<Element | 'wild', Both>> = {
  fire: ['Fire', 'Ogień'],
  ice: ['Ice', 'Lód'],
  air: ['Air', 'Powietrze'],
  earth: ['Earth', 'Ziemia'],
  light: ['Light', 'Światło'],
  dark: ['Dark', 'Ciemność'],
  wild: ['any element', 'dowolny żywioł'],
};

export const CONDITION_WORDS: Readonly<Record<Condition, Both>> = {
  poison: ['POISON', 'ZATRUCIE'],
  wound: ['WOUND', 'ZRANIENIE'],
  immobilize: ['IMMOBILIZE', 'UNIERUCHOMIENIE'],
  disarm: ['DISARM', 'ROZBROJENIE'],
  stun: ['STUN', 'OGŁUSZENIE'],
  muddle: ['MUDDLE', 'ZAMROCZENIE'],
  invisible: ['INVISIBLE', 'NIEWIDZIALNOŚĆ'],
  strengthen: ['STRENGTHEN', 'WZMOCNIENIE'],
  curse: ['CURSE', 'KLĄTWA'],
  bless: ['BLESS', 'BŁOGOSŁAWIEŃSTWO'],
};

export const MODIFIER_WORDS: Readonly<Record<string, Both>> = {
  x2: ['2x', '2x'],
  null: ['Null', 'Nic'],
  bless: ['BLESS', 'BŁOGOSŁAWIEŃSTWO'],
  curse: ['CURSE', 'KLĄTWA'],
  push: ['PUSH', 'ODEPCHNIĘCIE'],
  pull: ['PULL', 'PRZYCIĄGNIĘCIE'],
  pierce: ['PIERCE', 'PRZEBICIE'],
  heal: ['Heal', 'Leczenie'],
  shield: ['Shield', 'Tarcza'],
  addTarget: ['ADD TARGET', 'DODATKOWY CEL'],
  refresh: ['refresh an item', 'odśwież przedmiot'],
  rolling: ['rolling', 'symbol dobrania'],
};

export const WORDS = {
  yes: ['Yes', 'Tak'],
  no: ['No', 'Nie'],
  monsters: ['the monsters', 'potwory'],
  'monster-deck': ['the monsters’ side', 'strona potworów'],
  hidden: ['a hidden card', 'zakryta karta'],
  room: ['a room', 'komnata'],
  remove: ['Remove', 'Usuń'],
  add: ['Add', 'Dodaj'],
  replace: ['Replace {a} with {b}', 'Zamień {a} na {b}'],
  'ignore-items': ['Ignore −1 cards of items', 'Ignoruj karty −1 z przedmiotów'],
  'ignore-scenario': ['Ignore negative scenario effects', 'Ignoruj negatywne efekty scenariuszy'],
} as const satisfies Readonly<Record<string, Both>>;
