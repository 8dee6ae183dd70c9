import type { TriggerWords } from '../../content/scenario-words.js';
import type { Both, NamesOf } from './both.js';

/** What a scenario waits for, as a clause: `as long as door 1 stands`. */
export const TRIGGERS: NamesOf<Exclude<keyof TriggerWords, 'all' | 'any'>> = {
  doorOpened: ['door {what} is open', 'drzwi {what} są otwarte'],
  doorDestroyed: ['door {what} is destroyed', 'drzwi {what} są zniszczone'],
  doorStands: ['door {what} stands', 'drzwi {what} stoją'],
  roomRevealed: ['tile {what} is revealed', 'kafel {what} jest odkryty'],
  section: ['section {what} has been read', 'przeczytana jest sekcja {what}'],
  killed: ['{n} of these are dead: {kind}', 'zginie {n} takich wrogów: {kind}'],
  allKilled: ['none of these is left: {what}', 'nie ma już żadnego takiego wroga: {what}'],
  noneOnMap: ['no {what} is on the map', 'na mapie nie ma takiego wroga: {what}'],
  noneOnTile: ['no {kind} is on tile {tile}', 'na kaflu {tile} nie ma takiego wroga: {kind}'],
  heroOnPlate: ['a character stands on plate {what}', 'na płycie {what} stoi postać'],
  kindOnPlate: ['{kind_nom} stands on plate {plate}', 'na płycie {plate} stanie {kind_nom}'],
  figureOnPlate: ['somebody stands on plate {what}', 'ktoś stoi na płycie {what}'],
  heroOnEachPlate: ['characters stand on all plates', 'na wszystkich płytach stoją postacie'],
  somebodyOnTile: ['one of the {who} stands on tile {tiles}', 'na kaflu {tiles} stoi ktoś spośród: {who}'],
  goalTreasureOfTile: [
    'the goal treasure of tile {what} is looted',
    'skarb celu z kafla {what} jest zebrany',
  ],
  goalTreasuresLooted: ['{what} goal treasures are looted', '{what} skarby celu są zebrane'],
  roundStart: ['round {what} has begun', 'zaczęła się runda {what}'],
  roundEnd: ['round {what} has ended', 'skończyła się runda {what}'],
  unexhaustedCharacters: [
    'only {what, plural, one {# character is} other {# characters are}} not exhausted',
    'niewyczerpane są już tylko {what, plural, one {# postać} few {# postacie} many {# postaci} other {# postaci}}',
  ],
  noCharacterInRoom: ['no character is in room {what}', 'w komnacie {what} nie ma żadnej postaci'],
  characterInEachRoom: ['a character is in each room', 'w każdej komnacie jest postać'],
  exhaustedOn: ['it happens here: {what}', 'stanie się to tutaj: {what}'],
  flooded: ['no room is left for more water', 'nie ma już miejsca na wodę'],
  notPlayed: ['the enemies reach their goal', 'wrogowie osiągną swój cel'],
};

/** Of whichever room. */
export const NOBODY_IN_A_ROOM: Both = [
  'one of the rooms has no character in it',
  'w którejś komnacie nie ma żadnej postaci',
];

/** When a rule is in force, behind its sentence. */
export const IN_FORCE = {
  from: [', once {x}', ', odkąd {x}'],
  fromRound: [', from round {x} on', ', od rundy {x}'],
  while: [', as long as {x}', ', dopóki {x}'],
  unless: [', unless {x}', ', chyba że {x}'],
  tile: [' on tile {x}', ' na kaflu {x}'],
  ownTreasure: [' before looting a goal treasure', ', zanim zbierze skarb celu'],
} as const satisfies Readonly<Record<string, Both>>;
