import type { Both } from '../../text/names/index.js';

/** What comes of a quest, beside what it asks for. */
export const QUEST_BRINGS = {
  unlocks: ['Its first step unlocks scenario {n}.', 'Pierwszy krok odblokowuje scenariusz {n}.'],
  class: ['Fulfilled, it opens a new class.', 'Po spełnieniu otwiera nową klasę.'],
  envelope: ['Fulfilled, it opens envelope {n}.', 'Po spełnieniu otwiera kopertę {n}.'],
} as const satisfies Readonly<Record<string, Both>>;

/** Personal quests: what they are called and what they ask for, in our words. */
export const QUEST_WORDS: Readonly<Record<string, { readonly name: Both; readonly text: Both }>> = {
  'seeker-of-xorn': {
    name: ['Seeker of Xorn', 'Poszukiwanie Xorna'],
    text: [
      'Complete 3 scenarios in crypts, then the Noxious Cellar or what follows it.',
      'Ukończ 3 scenariusze w kryptach, potem Trującą Piwnicę albo to, co po niej.',
    ],
  },
  'merchant-class': {
    name: ['Merchant Class', 'Stan kupiecki'],
    text: [
      'Own 2 head, 2 body, 2 legs, 3 hand and 4 small items.',
      'Miej 2 przedmioty na głowę, 2 na korpus, 2 na nogi, 3 do ręki i 4 małe.',
    ],
  },
  'greed-is-gold': {
    name: ['Greed Is Gold', 'Chciwość jest złotem'],
    text: ['Own 200 gold.', 'Miej 200 sztuk złota.'],
  },
  'finding-the-cure': {
    name: ['Finding the Cure', 'W poszukiwaniu leku'],
    text: [
      'Kill 8 Forest Imps, then complete the Forgotten Grove or what follows it.',
      'Zabij 8 Leśnych Impów, potem ukończ Zapomniany Gaj albo to, co po nim.',
    ],
  },
  'a-study-of-anatomy': {
    name: ['A Study of Anatomy', 'Studium anatomii'],
    text: [
      'See other members of the party exhausted 15 times.',
      'Bądź świadkiem 15 wyczerpań innych członków drużyny.',
    ],
  },
  'law-bringer': {
    name: ['Law Bringer', 'Ręka prawa'],
    text: ['Kill 20 Bandits or Cultists.', 'Zabij 20 bandytów lub kultystów.'],
  },
  'pounds-of-flesh': {
    name: ['Pounds of Flesh', 'Funty mięsa'],
    text: ['Kill 15 Vermlings.', 'Zabij 15 szczurołaków.'],
  },
  'trophy-hunt': {
    name: ['Trophy Hunt', 'Łowy na trofea'],
    text: ['Kill monsters of 20 different kinds.', 'Zabij potwory 20 różnych rodzajów.'],
  },
  'eternal-wanderer': {
    name: ['Eternal Wanderer', 'Wieczna wędrówka'],
    text: ['Complete 15 different scenarios.', 'Ukończ 15 różnych scenariuszy.'],
  },
  'battle-legend': {
    name: ['Battle Legend', 'Legenda bitew'],
    text: ['Earn 15 checkmarks with battle goals.', 'Zdobądź 15 znaczników postępu za cele bitewne.'],
  },
  'implement-of-light': {
    name: ['Implement of Light', 'Narzędzie światła'],
    text: [
      'Find item 113, then kill 7 Living Bones, Corpses or Spirits with it.',
      'Znajdź przedmiot 113, potem zabij nim razem 7 Ożywionych Kości, Trupów lub Duchów.',
    ],
  },
  'take-back-the-trees': {
    name: ['Take Back the Trees', 'Odzyskać drzewa'],
    text: [
      'Complete 3 scenarios in the Dagger Forest, then the Foggy Thicket or what follows it.',
      'Ukończ 3 scenariusze w Sztyletowym Lesie, potem Mglisty Gąszcz albo to, co po nim.',
    ],
  },
  'the-thin-places': {
    name: ['The Thin Places', 'Cienkie miejsca'],
    text: [
      'Complete 6 side scenarios (number 52 and above).',
      'Ukończ 6 scenariuszy pobocznych (od numeru 52).',
    ],
  },
  'aberrant-slayer': {
    name: ['Aberrant Slayer', 'Pogromca aberracji'],
    text: ['Kill one demon of each of the six kinds.', 'Zabij po jednym demonie każdego z sześciu rodzajów.'],
  },
  'fearless-stand': {
    name: ['Fearless Stand', 'Nieustraszony bój'],
    text: ['Kill 20 elite monsters.', 'Zabij 20 elitarnych potworów.'],
  },
  'piety-in-all-things': {
    name: ['Piety in All Things', 'Pobożność we wszystkim'],
    text: ['Donate 120 gold to the Great Oak.', 'Złóż Wielkiemu Dębowi ofiary za 120 sztuk złota.'],
  },
  vengeance: {
    name: ['Vengeance', 'Zemsta'],
    text: [
      'Complete 4 scenarios in Gloomhaven, then Investigation or what follows it.',
      'Ukończ 4 scenariusze w Gloomhaven, potem Śledztwo albo to, co po nim.',
    ],
  },
  'zealot-of-the-blood-god': {
    name: ['Zealot of the Blood God', 'Wyznanie Boga Krwi'],
    text: ['Become exhausted 12 times.', 'Zakończ 12 scenariuszy wyczerpaniem.'],
  },
  'goliath-toppler': {
    name: ['Goliath Toppler', 'Pogromca goliatów'],
    text: ['Complete 4 scenarios with a boss.', 'Ukończ 4 scenariusze z bossem.'],
  },
  'the-fall-of-man': {
    name: ['The Fall of Man', 'Upadek człowieka'],
    text: [
      'Complete 2 scenarios in the Lingering Swamp, then the Fading Lighthouse or what follows it.',
      'Ukończ 2 scenariusze na Zastygłym Bagnie, potem Gasnącą Latarnię albo to, co po niej.',
    ],
  },
  'augmented-abilities': {
    name: ['Augmented Abilities', 'Wzmocnione zdolności'],
    text: ['Buy 4 enhancements.', 'Kup 4 wzmocnienia.'],
  },
  'elemental-samples': {
    name: ['Elemental Samples', 'Próbki żywiołów'],
    text: [
      'Complete a scenario in each of six parts of the world.',
      'Ukończ scenariusz w każdej z sześciu części świata.',
    ],
  },
  'a-helping-hand': {
    name: ['A Helping Hand', 'Pomocna dłoń'],
    text: [
      'See 2 other members of the party retire.',
      'Pożegnaj 2 członków drużyny przechodzących w stan spoczynku.',
    ],
  },
  'the-perfect-poison': {
    name: ['The Perfect Poison', 'Trucizna doskonała'],
    text: [
      'Kill 3 Oozes, 3 Lurkers and 3 Spitting Drakes.',
      'Zabij 3 Śluzy, 3 Czyhacze i 3 Drakony Plujące.',
    ],
  },
};
