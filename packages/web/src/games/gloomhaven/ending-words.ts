import type { Lang } from '@potyczka/kernel/run';

const en = {
  victory: 'Victory',
  defeat: 'Defeat',
  inRound: 'round {n}',
  blow: 'last blow: the {by}, on {on}',
  xp: 'XP',
  gold: 'gold',
  goal: 'goal',
  allOut:
    '{n, plural, one {The hero is exhausted} =2 {Both heroes are exhausted} other {All # heroes are exhausted}}: nobody is left to fight on.',
  cannotWin: 'The goal can no longer be reached.',
  stillStands: 'Still stands at the end.',
  byBlow: 'Round {round}: {n} damage from {by}, and no card left to turn it away.',
  byDamage: 'Round {round}: {n} damage, and no card left to turn it away.',
  byCards:
    'Round {round}: no cards left to play. {lost, plural, one {One card} other {# cards}} lost, {saved} of them to take no damage.',
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
  blow: 'ostatni cios: {by}, {on}',
  xp: 'PD',
  gold: 'złoto',
  goal: 'cel',
  allOut:
    '{n, plural, one {Bohater padł z wyczerpania} =2 {Oboje bohaterowie padli z wyczerpania} other {Wszyscy bohaterowie padli z wyczerpania}}: nie ma już kto walczyć.',
  cannotWin: 'Celu nie da się już osiągnąć.',
  stillStands: 'Do końca na nogach.',
  byBlow: 'Runda {round}: obrażenia: {n} ({by}), a żadna karta nie mogła ich odwrócić.',
  byDamage: 'Runda {round}: obrażenia: {n}, a żadna karta nie mogła ich odwrócić.',
  byCards:
    'Runda {round}: zabrakło kart do zagrania. {lost, plural, one {Przepadła jedna karta} few {Przepadły # karty} other {Przepadło # kart}}, z tego {saved} za uniknięte obrażenia.',
  keptGold: 'złoto: {n} zostaje',
  keptXp: '{n} PD zostaje',
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
