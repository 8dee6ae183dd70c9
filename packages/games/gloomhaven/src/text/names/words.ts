import type { Condition, Element } from '../../content/abilities.js';
import type { Both } from './both.js';
import { cases, fixed, type Named } from './polish.js';

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

/** Elements and conditions as Polish sentences need them. */
export const DECLINED: Readonly<Record<Element | 'wild' | Condition, Named>> = {
  fire: cases('Ogień', 'Ognia', 'Ogniowi', 'Ogień', 'Ogniem', 'Ogniu'),
  ice: cases('Lód', 'Lodu', 'Lodowi', 'Lód', 'Lodem', 'Lodzie'),
  air: cases('Powietrze', 'Powietrza', 'Powietrzu', 'Powietrze', 'Powietrzem', 'Powietrzu'),
  earth: cases('Ziemia', 'Ziemi', 'Ziemi', 'Ziemię', 'Ziemią', 'Ziemi'),
  light: cases('Światło', 'Światła', 'Światłu', 'Światło', 'Światłem', 'Świetle'),
  dark: cases('Ciemność', 'Ciemności', 'Ciemności', 'Ciemność', 'Ciemnością', 'Ciemności'),
  wild: cases(
    'dowolny żywioł',
    'dowolnego żywiołu',
    'dowolnemu żywiołowi',
    'dowolny żywioł',
    'dowolnym żywiołem',
    'dowolnym żywiole',
  ),
  poison: cases('ZATRUCIE', 'ZATRUCIA', 'ZATRUCIU', 'ZATRUCIE', 'ZATRUCIEM', 'ZATRUCIU'),
  wound: cases('ZRANIENIE', 'ZRANIENIA', 'ZRANIENIU', 'ZRANIENIE', 'ZRANIENIEM', 'ZRANIENIU'),
  immobilize: cases(
    'UNIERUCHOMIENIE',
    'UNIERUCHOMIENIA',
    'UNIERUCHOMIENIU',
    'UNIERUCHOMIENIE',
    'UNIERUCHOMIENIEM',
    'UNIERUCHOMIENIU',
  ),
  disarm: cases('ROZBROJENIE', 'ROZBROJENIA', 'ROZBROJENIU', 'ROZBROJENIE', 'ROZBROJENIEM', 'ROZBROJENIU'),
  stun: cases('OGŁUSZENIE', 'OGŁUSZENIA', 'OGŁUSZENIU', 'OGŁUSZENIE', 'OGŁUSZENIEM', 'OGŁUSZENIU'),
  muddle: cases('ZAMROCZENIE', 'ZAMROCZENIA', 'ZAMROCZENIU', 'ZAMROCZENIE', 'ZAMROCZENIEM', 'ZAMROCZENIU'),
  invisible: cases(
    'NIEWIDZIALNOŚĆ',
    'NIEWIDZIALNOŚCI',
    'NIEWIDZIALNOŚCI',
    'NIEWIDZIALNOŚĆ',
    'NIEWIDZIALNOŚCIĄ',
    'NIEWIDZIALNOŚCI',
  ),
  strengthen: cases(
    'WZMOCNIENIE',
    'WZMOCNIENIA',
    'WZMOCNIENIU',
    'WZMOCNIENIE',
    'WZMOCNIENIEM',
    'WZMOCNIENIU',
  ),
  curse: cases('KLĄTWA', 'KLĄTWY', 'KLĄTWIE', 'KLĄTWĘ', 'KLĄTWĄ', 'KLĄTWIE'),
  bless: cases(
    'BŁOGOSŁAWIEŃSTWO',
    'BŁOGOSŁAWIEŃSTWA',
    'BŁOGOSŁAWIEŃSTWU',
    'BŁOGOSŁAWIEŃSTWO',
    'BŁOGOSŁAWIEŃSTWEM',
    'BŁOGOSŁAWIEŃSTWIE',
  ),
};

/** Sides that a deck or a deed belongs to. */
export const SIDES: Readonly<
  Record<'monsters' | 'monster-deck', { readonly en: Named; readonly pl: Named }>
> = {
  monsters: {
    en: fixed('the monsters', true),
    pl: {
      ...cases('potwory', 'potworów', 'potworom', 'potwory', 'potworami', 'potworach'),
      isPlural: true,
    },
  },
  'monster-deck': {
    en: { ...fixed('the monsters', true), gen: 'the monsters’' },
    pl: {
      ...cases('potwory', 'potworów', 'potworom', 'potwory', 'potworami', 'potworach'),
      isPlural: true,
    },
  },
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
  hidden: ['a hidden card', 'zakryta karta'],
  room: ['a room', 'komnata'],
  remove: ['Remove', 'Usuń'],
  add: ['Add', 'Dodaj'],
  replace: ['Replace {a} with {b}', 'Zamień {a} na {b}'],
  'ignore-items': ['Ignore −1 cards of items', 'Ignoruj karty −1 z przedmiotów'],
  'ignore-scenario': ['Ignore negative scenario effects', 'Ignoruj negatywne efekty scenariuszy'],
} as const satisfies Readonly<Record<string, Both>>;
