import { chapter } from './rule.js';

export const end = chapter('END', [
  ['01', 'The round ends when all have taken their turns.', 'Runda kończy się, gdy wszyscy mieli tury.'],
  [
    '02',
    'Modifier decks with a drawn 2x or Null are shuffled.',
    'Talie modyfikatorów, z których dobrano 2x lub Nic, tasuje się.',
  ],
  [
    '03',
    'Ability decks with the shuffle symbol are shuffled.',
    'Talie zdolności z symbolem przetasowania tasuje się.',
  ],
  [
    '04',
    'At the end of a round Strong elements wane, and Waning ones go out.',
    'Na końcu rundy każdy żywioł słabnie o jeden stopień.',
  ],
  ['05', 'Cards with round bonuses go to their piles.', 'Karty z premią w rundzie trafiają na swoje stosy.'],
  ['06', 'Players who can may take a short rest.', 'Kto może, może skorzystać z krótkiego odpoczynku.'],
  [
    '07',
    'The round counter moves on when a round has ended.',
    'Po zakończeniu rundy licznik rund przesuwa się dalej.',
  ],
  [
    '08',
    'When the scenario is decided, the round is still played to its end.',
    'Gdy scenariusz jest rozstrzygnięty, rundę gra się do końca.',
  ],
  [
    '09',
    'Experience is added up, and money becomes gold.',
    'Sumuje się doświadczenie, a pieniądze zamienia na złoto.',
  ],
  [
    '10',
    'Money that was not looted before the end is gone.',
    'Pieniądze, których nikt nie zebrał przed końcem, przepadają.',
  ],
  [
    '11',
    'All cards come back, items are refreshed, hit points are full.',
    'Wracają wszystkie karty, przedmioty się odświeżają, PZ są pełne.',
  ],
  [
    '12',
    'BLESS, CURSE and added cards leave all decks.',
    'BŁOGOSŁAWIEŃSTWA, KLĄTWY i dodane karty opuszczają talie.',
  ],
  [
    '13',
    'After the scenario battle goals go back to their deck.',
    'Po scenariuszu cele bitewne wracają do swojej talii.',
  ],
  [
    '14',
    'After a success a goal that was met gives its checkmarks.',
    'Po sukcesie spełniony cel daje swoje znaczniki.',
  ],
  [
    '15',
    'After a failure battle goals bring no checkmarks.',
    'Po porażce cele bitewne nie dają znaczników postępu.',
  ],
  [
    '16',
    'Every three checkmarks give a character one perk.',
    'Za każde trzy znaczniki postępu postać dostaje jeden profit.',
  ],
  [
    '17',
    'After a success everybody gains 4 XP and 2 for each level.',
    'Po sukcesie każdy zdobywa 4 PD i po 2 za poziom.',
  ],
  [
    '18',
    'Played in a campaign, a scenario that is won brings its rewards.',
    'W kampanii wygrany scenariusz daje swoje nagrody.',
  ],
  [
    '19',
    'Outside a campaign money and XP may serve as a score.',
    'Poza kampanią pieniądze i PD mogą być wynikiem.',
  ],
  ['20', 'In casual mode story and rewards are left out.', 'W trybie swobodnym pomija się fabułę i nagrody.'],
  [
    '21',
    'Nothing else is carried over to the next scenario.',
    'Nic innego nie przechodzi do następnego scenariusza.',
  ],
]);
