import type { CardId } from '@potyczka/kernel';
import type { Lang, Terminal } from '@potyczka/kernel/register';
import type { Event, Options, Result, View } from '../index.js';
import { BATTLEFIELDS, STARTER_IDS } from '../options.js';
import { cardName, optionText, say, seatNoun, tell, unitLabel } from '../text/index.js';

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

/** Every army and every battlefield at least once. */
const sets: readonly Options[] = [500, 800].flatMap(points => {
  const armies = STARTER_IDS.filter(id => id.endsWith(String(points)));
  return armies.map((first, n) => ({
    battlefield: BATTLEFIELDS[n % BATTLEFIELDS.length]!,
    first,
    second: armies[(n + 1) % armies.length]!,
    armies: {},
  }));
});

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
  conformance: { sets, bound: 4000, every: 60 },
};
