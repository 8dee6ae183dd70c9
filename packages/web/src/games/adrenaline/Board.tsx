import { cardName, costText, figureName, squareName } from '@potyczka/adrenaline/text';
import {
  ammoTile,
  arenas,
  type Colour,
  type Figure,
  pickUpCost,
  type SquareId,
  spawnOn,
  type View,
} from '@potyczka/adrenaline/view';
import type { OptionShown } from '@potyczka/table';
import type { KeyboardEvent, ReactNode } from 'react';
import type { SceneProps } from '../game-ui.js';
import { between, cornerOf, HEIGHT, middleOf, type Point, SIDE, standOf, WIDTH, wallsOf } from './plan.js';
import { Bolt, Cube, Piece } from './shapes.js';
import { Track } from './Track.js';

/** The candidate that a click on an element means, if it can mean only one. */
const meant = (props: SceneProps, element: string): OptionShown | undefined => {
  const options = (props.lit.get(element) ?? []).filter(o => !o.refusal);
  const own = options.filter(o => o.at[0] === element);
  if (own.length === 1) return own[0];
  return own.length === 0 && options.length === 1 ? options[0] : undefined;
};

/** What an element can be: lit, chosen, pointed at, highlighted. */
const stateOf = (props: SceneProps, element: string): string => {
  const option = meant(props, element);
  const is = ['el'];
  if (option) is.push('lit');
  if (option && props.chosen.has(option.key)) is.push('chosen');
  if (option && props.pointed?.key === option.key) is.push('pointed');
  if (props.pointed?.at.includes(element)) is.push('aimed');
  if (props.highlight.includes(element)) is.push('highlight');
  return is.join(' ');
};

/** Mouse, touch and keyboard for an element that may be chosen. */
const handlers = (props: SceneProps, element: string) => {
  const option = meant(props, element);
  if (!option) return {};
  return {
    role: 'button',
    tabIndex: 0,
    onClick: () => props.choose(option.key),
    onMouseEnter: () => props.point(option.key),
    onMouseLeave: () => props.point(null),
    onFocus: () => props.point(option.key),
    onBlur: () => props.point(null),
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key === 'Enter' || e.key === ' ') {
        e.preventDefault();
        props.choose(option.key);
      }
    },
  };
};

export const Board = (props: SceneProps): ReactNode => {
  const view = props.view as View;
  const arena = arenas[view.options.arena];
  const { rooms, colours } = arena;
  return (
    <svg
      className="board adrenaline"
      viewBox={`0 -64 ${WIDTH} ${HEIGHT + 64}`}
      role="group"
      aria-label={props.lang === 'pl' ? 'Plansza' : 'Board'}
    >
      <Track {...props} />
      {rooms.squares.map(square => (
        <Square
          key={square}
          {...props}
          square={square}
          colour={colours[rooms.roomOf[square] as SquareId] ?? 'white'}
        />
      ))}
      <g className="walls">
        {wallsOf(rooms.squares, rooms.borders).map(w => (
          <Border key={w.key} kind={w.kind} from={w.from} to={w.to} />
        ))}
      </g>
      <Figures {...props} />
      <Preview {...props} />
    </svg>
  );
};

const Border = ({ kind, from, to }: { kind: string; from: Point; to: Point }): ReactNode => {
  if (kind === 'open') return <line className="open" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
  if (kind === 'wall') return <line className="wall" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
  const [a, b] = [between(from, to, 0.32), between(from, to, 0.68)];
  return (
    <g>
      <line className="wall" x1={from.x} y1={from.y} x2={a.x} y2={a.y} />
      <line className="wall" x1={b.x} y1={b.y} x2={to.x} y2={to.y} />
      <line className="door" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
    </g>
  );
};

const Square = (props: SceneProps & { square: SquareId; colour: string }): ReactNode => {
  const { square, colour, lang } = props;
  const view = props.view as View;
  const { x, y } = cornerOf(square);
  const spawn = spawnOn(square);
  const tile = view.tiles[square];
  return (
    <g className={stateOf(props, square)} {...handlers(props, square)} aria-label={squareName(square)}>
      <rect className="floor" x={x} y={y} width={SIDE} height={SIDE} fill={`var(--room-${colour})`} />
      {spawn && (
        <rect
          className="spawn"
          x={x + 7}
          y={y + 7}
          width={SIDE - 14}
          height={SIDE - 14}
          rx={14}
          stroke={`var(--cube-${spawn})`}
        />
      )}
      <text className="name" x={x + 14} y={y + 26}>
        {squareName(square)}
      </text>
      {tile && <Ammo card={tile} x={x + SIDE - 14} y={y + 26} />}
      {spawn && <Offers {...props} at={spawn} x={x + 16} y={y + 36} />}
      <rect className="glow" x={x + 4} y={y + 4} width={SIDE - 8} height={SIDE - 8} rx={12} />
      <title>{spawn ? figureName(lang, `spawn-${spawn}`) : squareName(square)}</title>
    </g>
  );
};

const Ammo = ({ card, x, y }: { card: `#${string}`; x: number; y: number }): ReactNode => {
  const { cubes, powerUp } = ammoTile(card);
  const width = 3 * 21 + 10;
  return (
    <g className="ammo">
      <rect x={x - width} y={y - 16} width={width} height={32} rx={8} />
      {cubes.map((c, i) => (
        <Cube key={`${c}${i}`} colour={c} x={x - width + 16 + i * 21} y={y} />
      ))}
      {powerUp && <Bolt x={x - width + 16 + 2 * 21} y={y} />}
    </g>
  );
};

const Offers = (props: SceneProps & { at: Colour; x: number; y: number }): ReactNode => {
  const view = props.view as View;
  return view.offers[props.at].map((card, i) => (
    <g
      key={card}
      className={`offer ${stateOf(props, card)}`}
      {...handlers(props, card)}
      transform={`translate(${props.x} ${props.y + i * 31})`}
    >
      <rect className="strip" width={SIDE - 32} height={27} rx={6} />
      <text x={8} y={19}>
        {cardName(props.lang, card)}
      </text>
      {pickUpCost(card).map((c, n) => (
        <Cube key={`${c}${n}`} colour={c} x={SIDE - 44 - n * 20} y={13.5} />
      ))}
      <title>{`${cardName(props.lang, card)}: ${costText(props.lang, pickUpCost(card))}`}</title>
    </g>
  ));
};

const onBoard = (view: View): { who: Figure; at: SquareId }[] => {
  const all = [...view.players, ...(view.bot ? [view.bot] : [])];
  return all.flatMap(f => (f.at ? [{ who: f.who, at: f.at }] : []));
};

const Figures = (props: SceneProps): ReactNode => {
  const view = props.view as View;
  const figures = onBoard(view);
  return figures.map(({ who, at }) => {
    const here = figures.filter(f => f.at === at).map(f => f.who);
    const { x, y } = standOf(at, here.indexOf(who), here.length);
    const isTurn = view.turn === who;
    return (
      <g
        key={who}
        className={`figure ${stateOf(props, who)}`}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        {...handlers(props, who)}
      >
        <circle className="glow" r={33} />
        {isTurn && <circle className="turn" r={36} />}
        <Piece figure={who} />
        <Hurt who={who} {...props} />
        <title>{figureName(props.lang, who)}</title>
      </g>
    );
  });
};

/** Damage that has just been dealt floats up from its figure. */
const Hurt = (props: SceneProps & { who: Figure }): ReactNode => {
  const hits = props.happening
    .map(h => h.event as { type: string; who?: string; amount?: number; fromMarks?: number })
    .filter(e => e.type === 'damaged' && e.who === props.who);
  const total = hits.reduce((sum, e) => sum + (e.amount ?? 0) + (e.fromMarks ?? 0), 0);
  return total > 0 ? (
    <text key={props.happening[0]?.n} className="hurt" y={-30} textAnchor="middle">
      −{total}
    </text>
  ) : null;
};

interface Previewed {
  readonly path?: readonly SquareId[];
  readonly line?: readonly [SquareId, SquareId];
  readonly damage?: number;
  readonly marks?: number;
  readonly hits?: readonly string[];
}

/** What would happen: the way, the line of fire, what it does to whom. */
const Preview = (props: SceneProps): ReactNode => {
  const preview = (props.pointed?.preview ?? null) as Previewed | null;
  if (!preview) return null;
  const points = (preview.path ?? preview.line ?? []).map(middleOf);
  const d = points.map((p, i) => `${i ? 'L' : 'M'}${p.x},${p.y}`).join(' ');
  const end = props.pointed?.at.map(a => squareLike(props, a)).find(p => p !== undefined);
  return (
    <g className="preview" pointerEvents="none">
      {points.length > 1 && <path className={preview.path ? 'path' : 'shot'} d={d} />}
      {end && (preview.damage || preview.marks) ? (
        <g transform={`translate(${end.x} ${end.y})`}>
          <rect x={-44} y={-22} width={88} height={44} rx={22} />
          <text textAnchor="middle" y={9}>
            {preview.damage ? `−${preview.damage}` : ''}
            {preview.marks ? ` ◎${preview.marks}` : ''}
          </text>
        </g>
      ) : null}
    </g>
  );
};

const squareLike = (props: SceneProps, element: string): Point | undefined => {
  if (/^\d\d$/.test(element)) return middleOf(element as SquareId);
  const figure = onBoard(props.view as View).find(f => f.who === element);
  return figure && middleOf(figure.at);
};
