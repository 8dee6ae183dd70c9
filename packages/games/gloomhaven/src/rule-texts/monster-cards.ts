import { chapter } from './rule.js';

export const mstat = chapter('MSTAT', [
  [
    '01',
    'A statistic card has normal and elite values for each level.',
    'Karta statystyk ma wartości zwykłe i elitarne dla każdego poziomu.',
  ],
  [
    '02',
    'Monsters have the level of the scenario, one more when playing alone or with open hands.',
    'Potwory mają poziom scenariusza, o jeden wyższy w grze solo lub z jawnymi kartami.',
  ],
  [
    '03',
    'Hit points are the damage that kills a monster.',
    'Punkty życia to obrażenia, które zabijają potwora.',
  ],
  [
    '04',
    'The Move of a monster is the base of its Move abilities.',
    'Ruch z karty statystyk to podstawa zdolności Ruchu potwora.',
  ],
  [
    '05',
    'The Attack of a monster is the base of its Attack abilities.',
    'Atak z karty statystyk to podstawa zdolności Ataku potwora.',
  ],
  [
    '06',
    'Range is the base of attacks and heals; a dash means melee.',
    'Zasięg to podstawa ataków i leczenia; kreska oznacza walkę wręcz.',
  ],
  ['07', 'Traits on the card hold all the time.', 'Cechy z karty działają przez cały czas.', true],
]);

export const mabil = chapter('MABIL', [
  [
    '01',
    'Each round one ability card is drawn for every monster type on the board.',
    'W każdej rundzie dobiera się jedną kartę zdolności dla każdego rodzaju potwora na planszy.',
  ],
  ['02', 'The card counts for all monsters of the type.', 'Karta dotyczy wszystkich potworów tego rodzaju.'],
  ['03', 'Several types may share one ability deck.', 'Kilka rodzajów może mieć wspólną talię zdolności.'],
  [
    '04',
    'The ability card gives all monsters of a type their initiative.',
    'Karta zdolności wyznacza inicjatywę wszystkich potworów danego rodzaju.',
  ],
  [
    '05',
    'A monster performs the lines of its card in order, as far as it can.',
    'Potwór wykonuje wiersze karty po kolei, o ile może.',
  ],
  [
    '06',
    'After a card with the shuffle symbol the deck is shuffled at the end of the round.',
    'Po karcie z symbolem przetasowania talię tasuje się na końcu rundy.',
  ],
  [
    '07',
    'An empty ability deck is shuffled anew before drawing.',
    'Pustą talię zdolności tasuje się na nowo przed dobraniem.',
    true,
  ],
]);

export const mod = chapter('MOD', [
  [
    '01',
    'Each target of each attack draws a card from the deck of the attacker.',
    'Dla każdego celu każdego ataku dobiera się kartę z talii atakującego.',
  ],
  ['02', 'The value counts for that target alone.', 'Wartość liczy się tylko dla tego celu.'],
  ['03', 'Null: the attack does no damage to that target.', 'Nic: atak nie zadaje temu celowi obrażeń.'],
  [
    '04',
    'A 2x card doubles the attack for which it is drawn.',
    'Karta 2x podwaja atak, do którego została dobrana.',
  ],
  [
    '05',
    'Other effects on a modifier card work as if they stood on the action.',
    'Inne efekty karty modyfikatora działają jak wydrukowane na akcji.',
  ],
  [
    '06',
    'After a rolling card another is drawn; all are added together.',
    'Po karcie z symbolem dobrania dobiera się następną; wszystkie się sumują.',
  ],
  [
    '07',
    'Drawn BLESS and CURSE cards leave the deck.',
    'Dobrane BŁOGOSŁAWIEŃSTWO i KLĄTWA opuszczają talię.',
  ],
  [
    '08',
    'Other drawn cards go to the discards of that deck.',
    'Inne dobrane karty trafiają na stos odrzuconych tej talii.',
  ],
  [
    '09',
    'If the pile is empty, the discards are shuffled and the drawing goes on.',
    'Gdy stos jest pusty, tasuje się odrzucone i dobiera dalej.',
  ],
  [
    '10',
    'If a Null or 2x was drawn, the deck is shuffled at the end of the round.',
    'Jeśli dobrano Nic lub 2x, talię tasuje się na końcu rundy.',
  ],
  [
    '11',
    'Cards added by scenarios or items leave the deck after the scenario.',
    'Karty dodane przez scenariusz lub przedmioty opuszczają talię po scenariuszu.',
  ],
  [
    '12',
    'Summons draw from the modifier deck of their summoner.',
    'Przywołańcy dobierają karty z talii modyfikatorów swojego przywołującego.',
  ],
]);
