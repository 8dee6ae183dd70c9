import { fill, type Lang, listed } from '@potyczka/words';
import { scenarioOf } from '../../content/index.js';
import { meaningOf, wordOf } from '../../content/one-of.js';
import type { GoalWords } from '../../content/scenario-words.js';
import type { NamesOf } from '../names/both.js';
import { figureName, inLang, valuesOf } from '../values.js';

/** What a scenario asks for, put together from its facts: a line for each entry. */

const GOALS: NamesOf<Exclude<keyof GoalWords, 'notPlayed'>> = {
  killAll: ['Kill all enemies in every room.', 'Zabijcie wszystkich wrogów we wszystkich komnatach.'],
  kill: ['Kill {what}.', 'Zabijcie {what_acc}.'],
  killRevealed: ['Kill all revealed enemies.', 'Zabijcie wszystkich odkrytych wrogów.'],
  killKinds: [
    'Kill all monsters of {what_n, plural, one {this kind} other {these kinds}}: {what_label}.',
    'Zabijcie wszystkie potwory {what_n, plural, one {tego rodzaju} few {tych rodzajów} many {tych rodzajów} other {tych rodzajów}}: {what_label}.',
  ],
  killAllExcept: ['Kill all enemies but {what}.', 'Zabijcie wszystkich wrogów, ale oszczędźcie {what_acc}.'],
  killCount: [
    'Kill {n, plural, one {# enemy} other {# enemies}}.',
    'Zabijcie {n, plural, one {# wroga} few {# wrogów} many {# wrogów} other {# wroga}}.',
  ],
  reveal: ['Reveal the marked rooms.', 'Odkryjcie wskazane komnaty.'],
  lootGoalTreasure: ['Loot the goal treasure.', 'Zbierzcie skarb, który jest celem.'],
  lootTreasure: ['Loot the marked treasure.', 'Zbierzcie wskazany skarb.'],
  surviveRounds: [
    'Hold out for {n, plural, one {# round} other {# rounds}}.',
    'Przetrwajcie {n, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}.',
  ],
  openAllDoors: ['Open all doors.', 'Otwórzcie wszystkie drzwi.'],
  occupyPlates: ['Stand on the pressure plates.', 'Stańcie na płytach naciskowych.'],
  escape: ['Leave the map through the exit.', 'Opuśćcie mapę wyjściem.'],
  reachPlate: ['Reach the marked place.', 'Dotrzyjcie do wskazanego miejsca.'],
  arrive: ['Bring your companion to the marked place.', 'Doprowadźcie towarzysza na wskazane miejsce.'],
  destroy: ['Destroy every {what_label}.', 'Zniszczcie wszystkie cele tego rodzaju: {what_label}.'],
  cleanse: ['Cleanse every {what_label}.', 'Oczyśćcie wszystkie cele tego rodzaju: {what_label}.'],
};

const NOT_PLAYED: NamesOf<GoalWords['notPlayed']> = {
  carry: ['Carry the prize to the marked place.', 'Zanieście zdobycz na wskazane miejsce.'],
  'dig-up': ['Dig up the graves.', 'Rozkopcie groby.'],
  save: ['Save the villagers.', 'Ocalcie wieśniaków.'],
  'sacrifice-or-escape': [
    'Sacrifice the treasure, or leave the map with it.',
    'Złóżcie skarb w ofierze albo opuśćcie z nim mapę.',
  ],
  'reach-charged': ['Reach the marked place.', 'Dotrzyjcie do wskazanego miejsca.'],
};

/** `5*C` for the present number of characters. */
const times = (formula: string, characters: number): number | string => {
  const found = /^(\d+)\*C$/.exec(formula);
  return found ? Number(found[1]) * characters : formula;
};

interface Values {
  readonly what?: readonly string[];
  readonly n?: number | string;
  /** Only these count. */
  readonly of?: readonly string[];
}

const plain = (): Values => ({});

/** What each word's line speaks of. */
const VALUES: { readonly [K in keyof GoalWords]: (value: GoalWords[K]) => (characters: number) => Values } = {
  killAll: () => plain,
  kill: what => () => ({ what }),
  killRevealed: () => plain,
  killKinds:
    ({ kinds }) =>
    () => ({ what: kinds }),
  killAllExcept: what => () => ({ what }),
  killCount:
    ({ n, of }) =>
    characters => ({ n: times(n, characters), ...(of === undefined ? {} : { of }) }),
  reveal: () => plain,
  lootGoalTreasure: () => plain,
  lootTreasure: () => plain,
  surviveRounds: n => () => ({ n }),
  openAllDoors: () => plain,
  occupyPlates: () => plain,
  escape: () => plain,
  reachPlate: () => plain,
  arrive: () => plain,
  destroy: what => () => ({ what: [what] }),
  cleanse: what => () => ({ what: [what] }),
  notPlayed: () => plain,
};

export const goalLines = (lang: Lang, scenario: number, characters: number): string[] => {
  const named = (ids: readonly string[] = []): string =>
    listed(
      lang,
      ids.map(id => figureName(lang, id)),
    );
  return scenarioOf(scenario).goal.map(goal => {
    if (goal.notPlayed !== undefined) return inLang(lang, NOT_PLAYED[goal.notPlayed]);
    const {
      what,
      n = 0,
      of,
    } = meaningOf<GoalWords, (characters: number) => Values>(VALUES, goal)(characters);
    const word = wordOf<Omit<GoalWords, 'notPlayed'>>(goal);
    const line = fill(lang, inLang(lang, GOALS[word]), {
      ...(what && valuesOf(lang, { what })),
      n,
    });
    return of === undefined ? line : line.replace(/\.$/, ` (${named(of)}).`);
  });
};
