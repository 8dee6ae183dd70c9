import { fill, type Lang, listed } from '@potyczka/words';
import { scenarioOf } from '../content/index.js';
import type { Fact, Facts } from '../content/types.js';
import { figureName, inLang } from './values.js';

/** What a scenario asks for, put together from its facts: a line for each entry. */

const GOALS = {
  killAll: ['Kill all enemies in every room.', 'Zabijcie wszystkich wrogów we wszystkich komnatach.'],
  kill: ['Kill: {what}.', 'Zabijcie: {what}.'],
  killRevealed: ['Kill all revealed enemies.', 'Zabijcie wszystkich odkrytych wrogów.'],
  killKinds: ['Kill all of: {what}.', 'Zabijcie wszystkich: {what}.'],
  killAllExcept: ['Kill all enemies but: {what}.', 'Zabijcie wszystkich wrogów poza: {what}.'],
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
  reach: ['Reach the marked place.', 'Dotrzyjcie do wskazanego miejsca.'],
  arrive: ['Bring your companion to the marked place.', 'Doprowadźcie towarzysza na wskazane miejsce.'],
  carry: ['Carry the prize to the marked place.', 'Zanieście zdobycz na wskazane miejsce.'],
  destroy: ['Destroy: {what}.', 'Zniszczcie: {what}.'],
  cleanse: ['Cleanse: {what}.', 'Oczyśćcie: {what}.'],
  digUp: ['Dig up: {what}.', 'Rozkopcie: {what}.'],
  save: ['Save: {what}.', 'Ocalcie: {what}.'],
} as const;

const OTHER = ['A goal of its own: see the scenario.', 'Cel szczególny: zobacz scenariusz.'] as const;

const isFacts = (fact: Fact | undefined): fact is Facts =>
  typeof fact === 'object' && fact !== null && !Array.isArray(fact);

/** The figures that a goal names. */
const named = (lang: Lang, fact: Fact | undefined): string => {
  const of = isFacts(fact) ? (fact.objective ?? '') : (fact ?? '');
  const all = Array.isArray(of) ? of : [of];
  return listed(
    lang,
    all.map(each => figureName(lang, String(each).toLowerCase().replaceAll(' ', '-'))),
  );
};

const numberOf = (fact: Fact | undefined, characters: number): string | number => {
  const times = /^(\d+)\*C$/.exec(String(fact));
  if (times) return Number(times[1]) * characters;
  return typeof fact === 'number' ? fact : String(fact);
};

export const goalLines = (lang: Lang, scenario: number, characters: number): string[] =>
  scenarioOf(scenario).goal.map(goal => {
    const known = Object.keys(goal).find(key => Object.hasOwn(GOALS, key)) as keyof typeof GOALS | undefined;
    if (!known) return inLang(lang, OTHER);
    const fact = goal[known];
    const values = { what: named(lang, fact), n: numberOf(fact, characters) };
    const line = fill(lang, inLang(lang, GOALS[known]), values);
    // Only these count.
    return goal.of === undefined ? line : line.replace(/\.$/, ` (${named(lang, goal.of)}).`);
  });
