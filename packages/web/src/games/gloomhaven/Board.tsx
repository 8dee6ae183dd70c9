import { figureName } from '@potyczka/gloomhaven/text';
import type { FigureView } from '@potyczka/gloomhaven/view';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Standee } from '../../ui/Standee.js';
import { elementProps } from '../element.js';
import { Floor } from './Floor.js';
import { Happening } from './Happening.js';
import { lookOf, signsOf } from './looks.js';
import { Costs, Foreseen, Preview, threatTo } from './Preview.js';
import { boxOf, cornersOf, middleOf, pathOf } from './plan.js';
import type { Scene } from './scene.js';
import { Door, Money, Thing } from './Things.js';
import { areaProps, useTurning } from './turning.js';
import { WORDS } from './words.js';

/** Where a figure's base stands on its hex, and how large it is. */
const STANDS = 13;
const STANDEE = 0.74;

/** The revealed rooms with everything that stands in them. */
export const Board = (scene: Scene): ReactNode => {
  const { view, lang } = scene;
  const board = useRef<SVGSVGElement>(null);
  const turn = useTurning(scene, board);
  const [under, setUnder] = useState<string | null>(null);
  const look = (e: SyntheticEvent<SVGElement>): void =>
    setUnder(
      e.target instanceof Element ? (e.target.closest('.figure')?.getAttribute('data-el') ?? null) : null,
    );
  const away = (): void => setUnder(null);
  const hexes = [...new Set([...view.rooms.flatMap(r => r.hexes as string[]), ...view.doors.map(d => d.at)])];
  const closed = view.doors.filter(d => d.state !== 'open').map(d => d.at);
  const lit = hexes.filter(place => (scene.lit.get(place) ?? []).some(o => !o.refusal && o.at[0] === place));
  return (
    <svg
      ref={board}
      className={`board gloomhaven ${2 * lit.length > hexes.length ? 'many' : ''}`}
      viewBox={boxOf(hexes)}
      role="group"
      aria-label={WORDS[lang].map}
      onPointerOver={look}
      onPointerLeave={away}
      onFocus={look}
      onBlur={away}
    >
      {hexes.length === 0 && (
        <text className="scenario-title" fontSize={16} {...middleOf('0,0')}>
          {figureName(lang, `scenario-${view.scenario}`)}
        </text>
      )}
      <Floor hexes={hexes} closed={closed} walls={view.walls} />
      {view.doors.map(door => (
        <Door key={door.id} door={door} />
      ))}
      {view.things.map(thing => (
        <Thing key={thing.id} thing={thing} />
      ))}
      {[...new Set(view.money)].map(place => (
        <Money key={place} place={place} count={view.money.filter(m => m === place).length} />
      ))}
      <Light hexes={hexes} />
      {hexes.map(place => (
        <Hex key={place} scene={scene} place={place} turn={turn} />
      ))}
      <Costs {...scene} />
      <Figures scene={scene} turn={turn} />
      <Foreseen {...scene} who={under} />
      <Happening {...scene} />
      <Preview {...scene} />
    </svg>
  );
};

/** The light over the finished floor; figures lie above it. */
const Light = ({ hexes }: { readonly hexes: readonly string[] }): ReactNode => (
  <path d={pathOf(hexes)} fill="url(#glm-light)" pointerEvents="none" />
);

/** What lies on a hex, in words. */
const labelOf = ({ view, lang }: Scene, place: string): string => {
  const w = WORDS[lang];
  const door = view.doors.find(d => d.at === place);
  const things = view.things.filter(t => (t.at as readonly string[]).includes(place));
  const money = view.money.filter(m => m === place).length;
  return [
    `${w.hex} ${place}`,
    ...(door ? [w[door.state]] : []),
    ...things.map(t => w[t.kind]),
    ...(money > 0 ? [`${w.money}: ${money}`] : []),
  ].join(', ');
};

interface HexProps {
  readonly scene: Scene;
  readonly place: string;
  /** How far areas are turned. */
  readonly turn: number;
}

const Hex = ({ scene, place, turn }: HexProps): ReactNode => (
  <g {...elementProps(scene, place, labelOf(scene, place), 'hex')} {...areaProps(scene, place, turn)}>
    <polygon className="area" points={cornersOf(place)} />
    <polygon className="case" points={cornersOf(place, 0.86)} />
    <polygon className="glow" points={cornersOf(place, 0.86)} />
  </g>
);

const Figures = ({ scene, turn }: Omit<HexProps, 'place'>): ReactNode => (
  <>
    {[...scene.view.figures]
      .sort((a, b) => middleOf(a.at).y - middleOf(b.at).y)
      .map(figure => (
        <Figure key={figure.id} scene={scene} figure={figure} turn={turn} />
      ))}
  </>
);

interface FigureProps extends Omit<HexProps, 'place'> {
  readonly figure: FigureView;
}

const Figure = ({ scene, figure, turn }: FigureProps): ReactNode => {
  const { view, lang } = scene;
  const w = WORDS[lang];
  const { x, y } = middleOf(figure.at);
  const name = figureName(lang, figure.id);
  const rank = figure.rank ? `${w[figure.rank]}, ` : '';
  return (
    <g
      {...elementProps(scene, figure.id, `${name}, ${rank}${w.hp} ${figure.hp}/${figure.max}`, 'figure')}
      {...areaProps(scene, figure.id, turn)}
      style={{ transform: `translate(${x}px, ${y + STANDS}px)` }}
    >
      <rect className="area" x={-27} y={-48} width={54} height={68} rx={12} />
      <ellipse className="case" rx={30} ry={15} />
      <ellipse className="glow" rx={30} ry={15} />
      <Standee
        {...lookOf(view, lang, figure)}
        size={STANDEE}
        isActing={view.turn?.of === figure.id}
        life={{ now: figure.hp, most: figure.max, threatened: threatTo(scene, figure) }}
        signs={signsOf(lang, figure)}
      />
    </g>
  );
};
