import type { BecauseWord } from '../../events.js';
import type { Both, NamesOf } from './both.js';

/** What decided between several possibilities of a monster, as the end of a sentence. `{n}`: what the winner had. */
export const WHY: NamesOf<BecauseWord> = {
  visible: ['the others are invisible', 'inni są niewidzialni'],
  'attack-hex': ['it cannot get at the others', 'innych nie ma jak dosięgnąć'],
  'negative-hexes': ['fewer traps on the way', 'mniej pułapek po drodze'],
  movement: [
    'least movement, {n, plural, =0 {not a step} one {# hex} other {# hexes}}',
    'najmniej ruchu, {n, plural, =0 {ani kroku} one {# pole} few {# pola} many {# pól} other {# pola}}',
  ],
  proximity: [
    'nearest, {n, plural, one {# hex} other {# hexes}}',
    'najbliżej, {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  ],
  initiative: ['equally near, but earlier in the order', 'równo blisko, ale wcześniej w kolejności'],
  'hex-negative-hexes': ['so it avoids harm', 'tak omija zagrożenia'],
  'hex-disadvantage': ['from there without Disadvantage', 'stamtąd bez Niekorzyści'],
  'hex-targets': [
    'from there it hits {n, plural, one {# enemy} other {# enemies}}',
    'stamtąd sięga {n, plural, one {# celu} few {# celów} many {# celów} other {# celu}}',
  ],
  'hex-movement': ['the shortest way', 'najkrótsza droga'],
  'whom-ranking': ['others in the order of focus', 'dalsze cele w kolejności skupienia'],
  'where-disadvantage': ['from there with the least Disadvantage', 'stamtąd z najmniejszą Niekorzyścią'],
  'where-movement': ['the shortest way', 'najkrótsza droga'],
  'approach-negative-hexes': ['so it avoids harm', 'tak omija zagrożenia'],
  'approach-closeness': [
    'as near as it gets, {n, plural, one {# hex} other {# hexes}} left',
    'najbliżej, jak może; {n, plural, one {zostaje # pole} few {zostają # pola} many {zostaje # pól} other {zostaje # pola}}',
  ],
  'approach-movement': ['the shortest way', 'najkrótsza droga'],
};

export const TIED: Both = ['the players chose among equals', 'gracze wybrali spośród równych'];
export const ALONE: Both = ['the only enemy', 'jedyny wróg'];
