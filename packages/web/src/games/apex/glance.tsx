import type { Event, LegendId, MapData, Options, Result, View } from '@potyczka/apex/view';
import type { Seat } from '@potyczka/kernel';
import type { Lang, Texts } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { Standee } from '../../ui/Standee.js';
import { frameRound } from '../frame.js';
import { erased, type GlanceUi, type Standing } from '../glance.js';
import { LEGEND_LOOKS } from './legend-looks.js';
import { CELL, cornerOf, heightOf, LIFT, levelAt, mapOf, middleOf, widthOf } from './plan.js';

const COLOURS = { blue: '#5fb3f3', red: '#ff6f66' } as const;
const FLOORS = ['#8a775b', '#7d8f9a', '#c9d2d6'] as const;
const WALLS = ['', '#4a5860', '#6b7b83'] as const;

interface PositionProps {
  readonly view: View;
  readonly me: Seat | null;
  readonly lang: Lang;
}

/** Roofs and legends, around my own. */
const Position = ({ view, me, lang }: PositionProps): ReactNode => {
  const map = mapOf(view);
  const board = { x: 0, y: 0, width: widthOf(map) * CELL, height: heightOf(map) * CELL };
  const there = view.legends
    .flatMap(l => (l.at ? [{ l, point: middleOf(map, l.at) }] : []))
    .sort((a, b) => a.point.y - b.point.y);
  const mine = there.filter(({ l }) => l.seat === me).map(({ point }) => point);
  const { ring } = view;
  return (
    <svg
      className="position apex"
      viewBox={frameRound(mine, board, 180, CELL * 8)}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={lang === 'pl' ? 'Mapa z legendami' : 'The map with its legends'}
    >
      <rect x={-500} y={-500} width={board.width + 1000} height={board.height + 1000} fill="#3b352b" />
      <rect {...board} fill={FLOORS[0]} />
      {map.levels.flatMap((row, y) =>
        row.map((level, x) => <Cell key={`${x},${y}`} {...{ map, x, y, level }} />),
      )}
      {ring && (
        <rect
          x={ring.x0 * CELL}
          y={ring.y0 * CELL}
          width={(ring.x1 - ring.x0 + 1) * CELL}
          height={(ring.y1 - ring.y0 + 1) * CELL}
          fill="none"
          stroke="#ff8a3d"
          strokeWidth={9}
        />
      )}
      {there.map(({ l, point }) => {
        const { glyph, letter, plate } = LEGEND_LOOKS[l.id];
        return (
          <g key={l.id} transform={`translate(${point.x} ${point.y + 26})`}>
            <Standee
              {...{ glyph, letter, plate }}
              colour={COLOURS[l.team]}
              ring={l.team === 'red' ? 'broken' : 'one'}
              size={1.5}
            />
          </g>
        );
      })}
    </svg>
  );
};

interface CellProps {
  readonly map: MapData;
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** A space on its level, and the wall below it where the next one lies lower. */
const Cell = ({ map, x, y, level }: CellProps): ReactNode => {
  const corner = cornerOf(map, { x, y });
  const drop = level - levelAt(map, { x, y: y + 1 });
  const size = { width: CELL, height: CELL };
  return (
    <>
      {drop > 0 && (
        <rect
          x={corner.x}
          y={corner.y + CELL}
          width={CELL}
          height={drop * LIFT}
          fill={WALLS[Math.min(level, 2)]}
        />
      )}
      <rect
        {...corner}
        {...size}
        fill={FLOORS[Math.min(level, 2)]}
        stroke="#1c160d"
        strokeOpacity={0.28}
        strokeWidth={2}
      />
    </>
  );
};

const STAGES: Readonly<Partial<Record<View['stage'], Texts>>> = {
  equip: { pl: 'wyposażanie', en: 'loadout' },
  drop: { pl: 'zrzut', en: 'the drop' },
  enter: { pl: 'zrzut', en: 'the drop' },
};

const progress = (lang: Lang, { stage, round }: View): string =>
  stage === 'clash'
    ? `${lang === 'pl' ? 'runda' : 'round'} ${Math.max(1, round)}`
    : (STAGES[stage]?.[lang] ?? (lang === 'pl' ? 'wybór legend' : 'choosing legends'));

const standings = ({ teams, points, legends, stage }: View): Standing[] =>
  (['blue', 'red'] as const).flatMap(team =>
    teams[team].map(seat => ({
      seat,
      letter: letterOf(legends.find(l => l.seat === seat)?.id, seat),
      colour: COLOURS[team],
      count: stage === 'clash' ? String(points[team]) : '',
    })),
  );

const letterOf = (legend: LegendId | undefined, seat: Seat): string =>
  legend ? LEGEND_LOOKS[legend].letter : seat.slice(1);

const listed = (lang: Lang, numbers: readonly number[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(numbers.map(String));

const mine = (lang: Lang, view: View, me: Seat): string => {
  const own = view.legends.filter(l => l.seat === me && l.at).map(l => l.health + l.shield);
  if (own.length === 0) return '';
  const left = listed(lang, own);
  if (lang === 'pl')
    return own.length === 1
      ? `Twojej legendzie zostało ${left} zdrowia i osłony.`
      : `Twoim legendom zostało ${left} zdrowia i osłony.`;
  return `${own.length === 1 ? 'Your legend has' : 'Your legends have'} ${left} health and shield left.`;
};

const OUT = {
  mine: { pl: 'Tracisz legendę.', en: 'You lose a legend.' },
  theirs: { pl: 'Odpada wroga legenda.', en: 'An enemy legend is eliminated.' },
} as const;

const news: GlanceUi<View, Event, Result>['news'] = (lang, events, view, { me }) => {
  const mates = new Set(view.legends.filter(l => l.seat === me).map(l => l.team));
  const isOurs = (who: LegendId): boolean => view.legends.some(l => l.id === who && mates.has(l.team));
  const lost = { ours: 0, theirs: 0 };
  const out: string[] = [];
  for (const e of events) {
    if (e.type === 'suffered') lost[isOurs(e.who) ? 'ours' : 'theirs'] += e.amount;
    if (e.type === 'eliminated' && me !== null) out.push(OUT[isOurs(e.who) ? 'mine' : 'theirs'][lang]);
  }
  if (me !== null && lost.ours > 0)
    out.push(
      lang === 'pl' ? `Obrażenia po Twojej stronie: ${lost.ours}.` : `Your side took ${lost.ours} damage.`,
    );
  if (lost.theirs > 0)
    out.push(lang === 'pl' ? `Po stronie wroga: ${lost.theirs}.` : `The enemy took ${lost.theirs}.`);
  return out.slice(0, 3).join(' ');
};

const MAPS: Texts = { pl: 'Rozdroże', en: 'Crossroads' };
const AGAINST: Readonly<Record<string, Texts>> = {
  solo: { pl: 'sam przeciw Automom', en: 'alone against Automas' },
  ally: { pl: 'z Automą przeciw Automom', en: 'with an Automa against Automas' },
  coop: { pl: 'razem przeciw Automom', en: 'together against Automas' },
};

export const glance = erased<View, Event, Result>({
  Position,
  setting: ({ mode, first }, seat) => {
    const against = AGAINST[(mode as Options['mode'] | undefined) ?? 'versus'];
    if (against || seat === null) return { ground: against ?? MAPS, side: null, own: [] };
    // APX-SETUP-09: the people of the first team sit first.
    const team = Number(seat.slice(1)) <= Number(first ?? 1) ? 1 : 2;
    return { ground: MAPS, side: { pl: `drużyna ${team}`, en: `team ${team}` }, own: [] };
  },
  progress,
  standings,
  mine,
  news,
  outcome: (_, { winner, winners, points }, { mode }, me) => {
    const { red, blue } = points;
    // Against Automas people play the first team, which has no rival with a seat.
    const figures = `${Math.max(red, blue)} : ${Math.min(red, blue)}`;
    const won = me !== null && winners.includes(me);
    const lost = `${Math.min(red, blue)} : ${Math.max(red, blue)}`;
    if (me === null) return { is: 'told', figures };
    if (winner === null) return { is: mode === 'versus' ? 'drawn' : 'lost', figures: lost };
    return { is: won ? 'won' : 'lost', figures: won ? figures : lost };
  },
});
