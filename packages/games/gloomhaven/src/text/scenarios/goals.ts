import { type Lang, listed } from '@potyczka/words';
import { scenarioOf } from '../../content/index.js';
import { meaningOf, wordOf } from '../../content/one-of.js';
import type { Goal, GoalWords, Trigger } from '../../content/scenario-words.js';
import type { NamesOf } from '../names/both.js';
import { figureName, inLang, valuesOf } from '../values.js';
import { line, withForce } from './clauses.js';

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
  reveal: ['Reveal these rooms: {what}.', 'Odkryjcie te komnaty: {what}.'],
  lootGoalTreasure: ['Loot the goal treasure.', 'Zbierzcie skarb, który jest celem.'],
  lootTreasure: ['Loot the marked treasure.', 'Zbierzcie wskazany skarb.'],
  surviveRounds: [
    'Hold out for {n, plural, one {# round} other {# rounds}}.',
    'Przetrwajcie {n, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}.',
  ],
  openAllDoors: ['Open all doors.', 'Otwórzcie wszystkie drzwi.'],
  occupyPlates: ['Stand on these pressure plates: {what}.', 'Stańcie na tych płytach naciskowych: {what}.'],
  escape: ['Leave the map through this exit: {what}.', 'Opuśćcie mapę tym wyjściem: {what}.'],
  reachPlate: ['Reach the marked place.', 'Dotrzyjcie do wskazanego miejsca.'],
  arrive: [
    'Bring {objective_nom} to within {within, plural, one {# hex} other {# hexes}} of hex {of}.',
    'Doprowadźcie {objective_acc} na odległość {within, plural, one {# pola} few {# pól} many {# pól} other {# pola}} od pola {of}.',
  ],
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
  /** Values that are no names of monsters. */
  readonly more?: object;
  /** It counts only from then on. */
  readonly from?: Trigger | undefined;
}

const plain = (): Values => ({});

/** What each word's line speaks of. */
const VALUES: { readonly [K in keyof GoalWords]: (value: GoalWords[K]) => (characters: number) => Values } = {
  killAll: () => plain,
  kill: what => () => ({ what }),
  killRevealed: () => plain,
  killKinds:
    ({ kinds, from }) =>
    () => ({ what: kinds, from }),
  killAllExcept: what => () => ({ what }),
  killCount:
    ({ n, of }) =>
    characters => ({ n: times(n, characters), ...(of === undefined ? {} : { of }) }),
  reveal: what => () => ({ more: { what } }),
  lootGoalTreasure: () => plain,
  lootTreasure: () => plain,
  surviveRounds: n => () => ({ n }),
  openAllDoors: () => plain,
  occupyPlates: plates => characters => ({ more: { what: plates[characters as 2] } }),
  escape: exit => () => ({ more: { what: exit.start ? 'start' : (exit.marker ?? exit.tile) } }),
  reachPlate: () => plain,
  arrive: fields => () => ({ more: fields }),
  destroy: what => () => ({ what: [what] }),
  cleanse: what => () => ({ what: [what] }),
  notPlayed: () => plain,
};

/** The lines of goals, as they stand. */
export const linesOfGoals = (lang: Lang, goals: readonly Goal[], characters: number): string[] => {
  const named = (ids: readonly string[] = []): string =>
    listed(
      lang,
      ids.map(id => figureName(lang, id)),
    );
  return goals.map(goal => {
    if (goal.notPlayed !== undefined) return inLang(lang, NOT_PLAYED[goal.notPlayed]);
    const {
      what,
      n = 0,
      of,
      more = {},
      from,
    } = meaningOf<GoalWords, (characters: number) => Values>(VALUES, goal)(characters);
    const word = wordOf<Omit<GoalWords, 'notPlayed'>>(goal);
    const told = line(lang, GOALS[word], more, { ...(what && valuesOf(lang, { what })), n });
    const counted = of === undefined ? told : told.replace(/\.$/, ` (${named(of)}).`);
    return withForce(lang, counted, { ...(from && { from }) });
  });
};

export const goalLines = (lang: Lang, scenario: number, characters: number): string[] =>
  linesOfGoals(lang, scenarioOf(scenario).goal, characters);
