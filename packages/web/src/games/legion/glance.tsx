import type { Seat } from '@potyczka/kernel';
import type { Lang, Texts } from '@potyczka/kernel/register';
import type { Event, Result, UnitView, View } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { Plate } from '../../ui/Plate.js';
import { frameRound } from '../frame.js';
import { erased, type GlanceUi, type Standing } from '../glance.js';
import { drawn, groundIn, hullOfDiscs, kindOf, middleOf, pathOf } from './plan.js';

const GROUNDS: Readonly<Record<string, readonly [name: Texts, light: string, dark: string]>> = {
  desert: [{ pl: 'Pustynna osada', en: 'Desert settlement' }, '#b89c71', '#7b6648'],
  forest: [{ pl: 'Leśny księżyc', en: 'Forest moon' }, '#8a8a5c', '#525838'],
  industrial: [{ pl: 'Kompleks przemysłowy', en: 'Industrial complex' }, '#8d9197', '#5a6067'],
  craters: [{ pl: 'Pole kraterów', en: 'Crater field' }, '#a08d7c', '#5f5145'],
};
const SEATS: Readonly<Record<string, { readonly colour: string; readonly plate: 'hexagon' | 'square' }>> = {
  p1: { colour: '#f2a33a', plate: 'hexagon' },
  p2: { colour: '#d5deea', plate: 'square' },
};
const SOFT = new Set(['forest', 'scrub']);
const LOW = new Set(['crater', 'swamp', 'rubble', 'ruin']);
/** What stands on each battlefield is made of. */
const STONE: Readonly<Record<string, string>> = {
  desert: '#e0cda6',
  forest: '#a2937a',
  industrial: '#a9b2b9',
  craters: '#c0b09a',
};
const toneOf = (id: string, battlefield: string): string => {
  const kind = kindOf(id);
  return SOFT.has(kind) ? '#4b6638' : LOW.has(kind) ? '#6f6250' : (STONE[battlefield] ?? '#d9c69f');
};
/** Half of the base of most minis, in millimetres. */
const BASE = 13.5;

interface PositionProps {
  readonly view: View;
  readonly lang: Lang;
}

const Unit = ({ unit, depth }: { readonly unit: UnitView; readonly depth: number }): ReactNode => {
  const { colour, plate } = SEATS[unit.seat] ?? { colour: '#f2a33a', plate: 'hexagon' };
  const points = unit.minis.map(m => drawn(depth, m));
  const top = points.reduce((a, b) => (b.y < a.y ? b : a), points[0] ?? { x: 0, y: 0 });
  return (
    <>
      <path
        d={pathOf(hullOfDiscs(points, BASE + 9))}
        fill={colour}
        fillOpacity={0.26}
        stroke={colour}
        strokeWidth={3}
        strokeDasharray={plate === 'square' ? '10 5' : undefined}
      />
      {points.map((p, n) => (
        <circle
          key={`${p.x} ${p.y}`}
          cx={p.x}
          cy={p.y}
          r={BASE}
          fill={colour}
          stroke={n === 0 ? '#fff' : '#0d0f12'}
          strokeWidth={n === 0 ? 4 : 3}
        />
      ))}
      <Plate
        shape={plate}
        letter={/^p\d-(\d+)/.exec(unit.id)?.[1] ?? ''}
        colour={colour}
        x={top.x}
        y={top.y - BASE - 16}
        r={19}
      />
    </>
  );
};

/** The battlefield from above with both armies on it. */
const Position = ({ view, lang }: PositionProps): ReactNode => {
  const ground = groundIn(view);
  const [width, height] = [ground.width / 100, ground.depth / 100];
  const units = view.units.filter(u => u.where === 'field');
  const centres = units.map(u => middleOf(u.minis.map(m => drawn(ground.depth, m))));
  const [, light, dark] = GROUNDS[view.options.battlefield] ?? [null, '#b89c71', '#7b6648'];
  const id = `legion-position-${view.options.battlefield}`;
  return (
    <svg
      className="position legion"
      viewBox={frameRound(
        centres.length > 0 ? [middleOf(centres)] : [],
        { x: 0, y: 0, width, height },
        0,
        width,
      )}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={lang === 'pl' ? 'Pole bitwy z oddziałami' : 'The battlefield with its units'}
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <rect x={-width} y={-height} width={3 * width} height={3 * height} fill="#2e2b27" />
      <rect width={width} height={height} fill={`url(#${id})`} />
      {ground.terrain.map(piece => {
        const d = pathOf(piece.polygon.map(p => drawn(ground.depth, p)));
        return (
          <g key={piece.id}>
            <path d={d} fill="#000" fillOpacity={0.3} transform="translate(12 9)" />
            <path
              d={d}
              fill={toneOf(piece.id, view.options.battlefield)}
              stroke="#3a3024"
              strokeWidth={2.5}
            />
          </g>
        );
      })}
      {units.map(unit => (
        <Unit key={unit.id} unit={unit} depth={ground.depth} />
      ))}
    </svg>
  );
};

const standings = (view: View): Standing[] =>
  view.sides.map(({ seat, points }) => ({
    seat,
    letter: seat.slice(1),
    colour: SEATS[seat]?.colour ?? '#f2a33a',
    count: view.round > 0 ? String(points) : '',
  }));

const unitsText = (lang: Lang, n: number): string => {
  if (lang === 'en') return n === 1 ? '1 unit' : `${n} units`;
  return n === 1 ? '1 oddział' : n >= 2 && n <= 4 ? `${n} oddziały` : `${n} oddziałów`;
};

const isAlive = ({ where }: UnitView): boolean => where !== 'defeated';

const mine = (lang: Lang, { units }: View, me: Seat): string => {
  const own = units.filter(u => u.seat === me && isAlive(u)).length;
  const foe = units.filter(u => u.seat !== me && isAlive(u)).length;
  return lang === 'pl'
    ? `Masz ${unitsText(lang, own)}, przeciwnik ${foe}.`
    : `You have ${unitsText(lang, own)}, your opponent ${foe}.`;
};

const minisText = (lang: Lang, n: number): string => {
  if (lang === 'en') return n === 1 ? '1 mini' : `${n} minis`;
  return n === 1 ? '1 figurkę' : n >= 2 && n <= 4 ? `${n} figurki` : `${n} figurek`;
};

const news: GlanceUi<View, Event, Result>['news'] = (lang, events, _, { me }) => {
  const fallen = events.filter(e => e.type === 'mini-defeated');
  const own = fallen.filter(e => e.unit.startsWith(`${me}-`)).length;
  const foe = fallen.length - own;
  if (me === null || fallen.length === 0) return '';
  const [mineLost, theirs] = [minisText(lang, own), minisText(lang, foe)];
  if (lang === 'pl')
    return [own > 0 && `Tracisz ${mineLost}.`, foe > 0 && `Wróg traci ${theirs}.`].filter(Boolean).join(' ');
  return [own > 0 && `You lose ${mineLost}.`, foe > 0 && `The enemy loses ${theirs}.`]
    .filter(Boolean)
    .join(' ');
};

const ARMIES: Readonly<Record<string, Texts>> = {
  rebels: { pl: 'Rebelianci', en: 'Rebels' },
  empire: { pl: 'Imperium', en: 'Empire' },
  republic: { pl: 'Republika', en: 'Republic' },
  separatists: { pl: 'Separatyści', en: 'Separatists' },
  mercenary: { pl: 'Najemnicy', en: 'Mercenaries' },
};

export const glance = erased<View, Event, Result>({
  Position,
  setting: ({ battlefield, first, second }, me) => {
    const army = ARMIES[String(me === 'p2' ? second : first).split('-')[0] ?? ''];
    const ground = GROUNDS[String(battlefield)]?.[0] ?? null;
    return { ground, side: army ?? null, own: me && army ? [army] : [] };
  },
  progress: (lang, { round }) =>
    round === 0
      ? lang === 'pl'
        ? 'wystawianie'
        : 'set-up'
      : lang === 'pl'
        ? `runda ${round} z 6`
        : `round ${round} of 6`,
  standings,
  mine,
  news,
  outcome: (_, { winner, points }, __, me) => {
    const seat = me ?? 'p1';
    const figures = `${points[seat] ?? 0} : ${points[seat === 'p1' ? 'p2' : 'p1'] ?? 0}`;
    if (me === null) return { is: 'told', figures };
    return { is: winner === null ? 'drawn' : winner === me ? 'won' : 'lost', figures };
  },
});
