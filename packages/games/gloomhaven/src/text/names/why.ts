import type { BecauseWord } from '../../events.js';
import type { Both, NamesOf } from './both.js';

/** What decided between several possibilities of a monster, as the end of a sentence. `{n}`: what the winner had. */
export const WHY: NamesOf<BecauseWord> = {
  visible: ['the others are invisible', 'inni są niewidzialni'],
  'attack-hex': ['it cannot get at the others', 'innych nie ma jak dosięgnąć'],
  'negative-hexes': ['fewer traps on the way', 'mniej pułapek po drodze'],
  movement: [
    '{n, plural, =0 {no step is needed} one {least movement, # hex} other {least movement, # hexes}}',
    '{n, plural, =0 {nie trzeba ani kroku} one {najmniej ruchu, # pole} few {najmniej ruchu, # pola} many {najmniej ruchu, # pól} other {najmniej ruchu, # pola}}',
  ],
  proximity: [
    'nearest, {n, plural, one {# hex} other {# hexes}}',
    'najbliżej, {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  ],
  initiative: ['equally near, but earlier in the order', 'równo blisko, ale wcześniej w kolejności'],
  'hex-negative-hexes': ['so it avoids harm', 'tak omija zagrożenia'],
  'hex-disadvantage': ['from there the attack has no Disadvantage', 'stamtąd atak jest bez Niekorzyści'],
  'hex-targets': [
    'from there it hits {n, plural, one {# enemy} other {# enemies}}',
    'stamtąd sięga {n, plural, one {# celu} few {# celów} many {# celów} other {# celu}}',
  ],
  'hex-movement': ['the shortest way', 'najkrótsza droga'],
  'whom-ranking': ['others in the order of focus', 'dalsze cele w kolejności skupienia'],
  'where-disadvantage': ['from there Disadvantage is least', 'stamtąd Niekorzyść jest najmniejsza'],
  'where-movement': ['the shortest way', 'najkrótsza droga'],
  'approach-negative-hexes': ['so it avoids harm', 'tak omija zagrożenia'],
  'approach-closeness': [
    'as near as it gets, still {n, plural, one {# hex} other {# hexes}} short',
    'najbliżej, jak się da; brakuje jeszcze {n, plural, one {# pola} few {# pól} many {# pól} other {# pola}}',
  ],
  'approach-movement': ['the shortest way', 'najkrótsza droga'],
};

export const TIED: Both = ['the players chose among equals', 'gracze wybrali spośród równych'];
export const ALONE: Both = ['the only enemy', 'jedyny wróg'];
