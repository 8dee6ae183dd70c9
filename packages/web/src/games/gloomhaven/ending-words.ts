import type { Lang } from '@potyczka/kernel/run';

const en = {
  victory: 'Victory',
  defeat: 'Defeat',
  inRound: 'round {n}',
  blow: 'the last blow fell on {on}, from the {by}',
  xp: 'XP',
  gold: 'gold',
  goal: 'goal',
  allOut:
    '{n, plural, one {The hero is exhausted} =2 {Both heroes are exhausted} other {All # heroes are exhausted}}: nobody is left to fight on.',
  reached: 'The goal of the scenario was reached in round {n}.',
  cannotWin: 'The goal can no longer be reached.',
  stillStands: 'This character still stands at the end.',
  byBlow: 'In round {round} {by} dealt {n} damage, and no card was left to turn it away.',
  byDamage: 'In round {round} {n} damage came, and no card was left to turn it away.',
  byCards:
    'In round {round} there were no cards left to play. {lost, plural, one {One card} other {# cards}} lost, {saved} of them to take no damage.',
  keptGold: '{n} gold kept',
  keptXp: '{n} XP kept',
  kept: 'Kept',
  keptText:
    'All experience, and the gold for the money that was picked up. Every item comes back, consumed ones too.',
  gone: 'Not gained',
  goneText: 'The {n} XP for a victory and the checkmarks of the battle goals. The scenario stays open.',
  close: 'How close?',
  closeText: '{down} of {all} enemies that were seen are down.',
  leftText: 'Left: {who}.',
  whereCards: 'When cards were lost',
  toSave: 'to take no damage',
  byRest: 'by a rest or a strong action',
  round: 'round',
} as const;

type Words = Readonly<Record<keyof typeof en, string>>;

const pl: Words = {
  victory: 'Zwycięstwo',
  defeat: 'Porażka',
  inRound: 'runda {n}',
  blow: 'ostatni cios zadaje {by}, a pada {on}',
  xp: 'PD',
  gold: 'złoto',
  goal: 'cel',
  allOut:
    '{n, plural, one {Bohater padł z wyczerpania} =2 {Oboje bohaterowie padli z wyczerpania} other {Wszyscy bohaterowie padli z wyczerpania}}: nie ma już kto walczyć.',
  reached: 'Cel scenariusza został osiągnięty w rundzie {n}.',
  cannotWin: 'Celu nie da się już osiągnąć.',
  stillStands: 'Ta postać stoi do końca.',
  byBlow:
    'W rundzie {round} {by} zadaje {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}, a żadna karta nie może ich odwrócić.',
  byDamage:
    'W rundzie {round} {n, plural, one {pada # obrażenie} few {padają # obrażenia} many {pada # obrażeń} other {pada # obrażenia}}, a żadna karta nie może ich odwrócić.',
  byCards:
    'W rundzie {round} zabrakło kart do zagrania. {lost, plural, one {Przepadła jedna karta} few {Przepadły # karty} other {Przepadło # kart}}, z tego {saved} za uniknięte obrażenia.',
  keptGold: 'zachowane złoto: {n}',
  keptXp: 'zachowane PD: {n}',
  kept: 'Zostaje',
  keptText:
    'Całe doświadczenie i złoto za podniesione pieniądze. Wracają wszystkie przedmioty, także zużyte.',
  gone: 'Przepadło',
  goneText: '{n} PD za zwycięstwo i znaczniki postępu za cele bitewne. Scenariusz nadal jest otwarty.',
  close: 'Ile brakowało?',
  closeText: 'Padło {down} z {all} wrogów, których było widać.',
  leftText: 'Zostali: {who}.',
  whereCards: 'Kiedy przepadały karty',
  toSave: 'za uniknięte obrażenia',
  byRest: 'przez odpoczynek albo mocną akcję',
  round: 'runda',
};

/** What the end of a scenario says. */
export const ENDING_WORDS: Readonly<Record<Lang, Words>> = { en, pl };
