import type { Goal } from './index.js';

/** Battle goals: names, and what must be done. */
export const goals: Readonly<Record<string, Goal>> = {
  streamliner: {
    name: ['Streamliner', 'Optymalizator'],
    text: [
      'End with at least 5 cards in hand and discard pile together.',
      'Zakończ z co najmniej 5 kartami w ręce i na stosie kart odrzuconych.',
    ],
  },
  layabout: { name: ['Layabout', 'Leń'], text: ['Gain 7 experience or less.', 'Zdobądź najwyżej 7 PD.'] },
  workhorse: {
    name: ['Workhorse', 'Pracuś'],
    text: ['Gain 13 experience or more.', 'Zdobądź co najmniej 13 PD.'],
  },
  zealot: {
    name: ['Zealot', 'Zelota'],
    text: [
      'End with at most 3 cards in hand and discard pile together.',
      'Zakończ z najwyżej 3 kartami w ręce i na stosie kart odrzuconych.',
    ],
  },
  masochist: {
    name: ['Masochist', 'Masochista'],
    text: ['End with 2 hit points or less.', 'Zakończ z najwyżej 2 PZ.'],
  },
  'fast-healer': {
    name: ['Fast Healer', 'Szybko gojący'],
    text: ['End with all hit points.', 'Zakończ z pełnymi PZ.'],
  },
  neutralizer: {
    name: ['Neutralizer', 'Neutralizator'],
    text: [
      'Have a trap sprung or disarmed in your turn or your summon’s.',
      'Niech w Twojej turze lub turze Twojego przywołańca pułapka zadziała lub zostanie rozbrojona.',
    ],
  },
  plunderer: { name: ['Plunderer', 'Łupieżca'], text: ['Loot a treasure.', 'Złup skarb.'] },
  protector: {
    name: ['Protector', 'Obrońca'],
    text: ['No other character is exhausted.', 'Żadna inna postać nie zostaje wyczerpana.'],
  },
  explorer: {
    name: ['Explorer', 'Odkrywca'],
    text: [
      'Reveal a room by opening a door in your turn.',
      'Odkryj komnatę, otwierając drzwi w swojej turze.',
    ],
  },
  hoarder: {
    name: ['Hoarder', 'Chomik'],
    text: ['Loot 5 money tokens or more.', 'Złup co najmniej 5 żetonów pieniędzy.'],
  },
  indigent: {
    name: ['Indigent', 'Biedak'],
    text: ['Loot no money and no treasure.', 'Nie złup pieniędzy ani skarbów.'],
  },
  pacifist: {
    name: ['Pacifist', 'Pacyfista'],
    text: ['Kill at most 3 monsters.', 'Zabij najwyżej 3 potwory.'],
  },
  sadist: {
    name: ['Sadist', 'Sadysta'],
    text: ['Kill 5 monsters or more.', 'Zabij co najmniej 5 potworów.'],
  },
  hunter: { name: ['Hunter', 'Łowca'], text: ['Kill an elite monster.', 'Zabij elitarnego potwora.'] },
  professional: {
    name: ['Professional', 'Zawodowiec'],
    text: [
      'Use items at least as often as your level plus 2.',
      'Użyj przedmiotów co najmniej tyle razy, ile wynosi Twój poziom plus 2.',
    ],
  },
  aggressor: {
    name: ['Aggressor', 'Agresor'],
    text: [
      'At the start of every round a monster is on the map.',
      'Na początku każdej rundy na mapie jest potwór.',
    ],
  },
  dynamo: {
    name: ['Dynamo', 'Dynamo'],
    text: [
      'Kill a monster with at least 4 more damage than it needs.',
      'Zabij potwora, zadając co najmniej 4 obrażenia więcej, niż trzeba.',
    ],
  },
  purist: { name: ['Purist', 'Purysta'], text: ['Use no item.', 'Nie użyj żadnego przedmiotu.'] },
  opener: {
    name: ['Opener', 'Otwieracz'],
    text: ['Be the first to kill a monster.', 'Jako pierwsza osoba zabij potwora.'],
  },
  diehard: {
    name: ['Diehard', 'Twardziel'],
    text: [
      'Never fall below half of your hit points, rounded up.',
      'Nigdy nie spadnij poniżej połowy PZ (zaokrąglonej w górę).',
    ],
  },
  executioner: {
    name: ['Executioner', 'Kat'],
    text: ['Kill an unhurt monster with a single attack.', 'Zabij nieranionego potwora jednym atakiem.'],
  },
  straggler: {
    name: ['Straggler', 'Maruder'],
    text: ['Take long rests only.', 'Korzystaj tylko z długich odpoczynków.'],
  },
  scrambler: {
    name: ['Scrambler', 'Nadgorliwiec'],
    text: ['Take short rests only.', 'Korzystaj tylko z krótkich odpoczynków.'],
  },
};
