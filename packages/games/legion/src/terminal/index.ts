import { type CardId, nth } from '@potyczka/kernel';
import type { Lang, Terminal } from '@potyczka/kernel/register';
import type { Event, Options, Result, View } from '../index.js';
import { BATTLEFIELDS, STARTER_IDS, starterList } from '../options.js';
import { used } from '../rules/values.js';
import { cardName, optionText, say, seatNoun, tell, unitLabel } from '../text/index.js';
import { meetings } from './meetings.js';
import { deckNo, showcase } from './showcase.js';
import { likes, things, uses } from './uses.js';

const UNITS: Readonly<Record<Lang, string>> = { en: 'minis', pl: 'figurki' };

/** The armies as lines: where the leader stands, who is left, what lies beside the unit. */
const draw = (view: View, lang: Lang): string => {
  const mm = (n: number) => String(Math.round(n / 100)).padStart(4);
  const line = (u: View['units'][number]): string => {
    const [leader] = u.minis;
    const where = u.where === 'field' && leader ? `${mm(leader.x)},${mm(leader.y)}` : `(${u.where})`;
    const tokens = Object.entries(u.tokens)
      .filter(([, n]) => n > 0)
      .map(([token, n]) => `${token} ${n}`)
      .join(', ');
    return `  ${where.padEnd(11)} ${unitLabel(u.id)} · ${u.minis.length} ${UNITS[lang]} · ${u.order}${tokens ? ` · ${tokens}` : ''}`;
  };
  return view.sides
    .flatMap(side => [
      `${seatNoun(lang, side.seat).label} · ${side.points} · ${side.hand} # · ${side.pool.length} ○`,
      ...view.units.filter(u => u.seat === side.seat).map(line),
    ])
    .join('\n');
};

/** All pairs of starter armies of one size on every battlefield, with battle cards that change from one to the next. */
const pairs = (): Options[] =>
  (['500', '800'] as const).flatMap(points => {
    const ids = STARTER_IDS.filter(id => id.endsWith(points));
    const format = points === '500' ? 'skirmish' : 'standard';
    return ids
      .flatMap((first, n) => ids.slice(n).map(second => ({ first, second })))
      .flatMap(({ first, second }, n) =>
        BATTLEFIELDS.map((battlefield, k) => {
          const deck = deckNo(n + k, format);
          const armies = { p1: { ...starterList(first), deck }, p2: { ...starterList(second), deck } };
          return { battlefield, first, second, armies, hiddenMinis: k % 2 === 0, inPart: false };
        }),
      );
  });

/** Every unit against those of another faction. */
const shown = (): Options[] => {
  const armies = showcase();
  const half = Math.floor(armies.length / 2);
  return armies.map((p1, n) => ({
    battlefield: nth(BATTLEFIELDS, n % BATTLEFIELDS.length),
    first: 'rebels-800' as const,
    second: 'empire-800' as const,
    hiddenMinis: true,
    inPart: false,
    armies: { p1, p2: nth(armies, (n + half) % armies.length) },
  }));
};

/** Star Wars: Legion on a terminal. */
export const terminal: Terminal<Event, View, Options, Result> = {
  say,
  tell,
  option: (lang, name) => optionText(lang, name as keyof Options).help,
  name: (lang, who) => seatNoun(lang, who).label,
  describe: (lang, card: CardId) => cardName(lang, card),
  draw: (view, _, lang) => draw(view, lang),
  winners: result => (result.winner ? [result.winner] : ['p1', 'p2']),
  scores: (result, _, lang) =>
    Object.entries(result.points).map(([seat, points]) => [seatNoun(lang, seat).label, String(points)]),
  conformance: {
    get sets() {
      return [...shown(), ...pairs(), ...meetings()];
    },
    bound: 4000,
    every: 200,
    likes,
    things,
    /** Whoever asks wants to count: from then on it is noted what is used. */
    get uses() {
      used.begin();
      return uses;
    },
  },
};
