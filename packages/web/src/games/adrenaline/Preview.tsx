import {
  type Blow,
  BOT,
  type Figure,
  type Preview as Foreseen,
  type SquareId,
  type Target,
  type View,
} from '@potyczka/adrenaline/view';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import { bodyAt, pointOf, type Standing, squareOf, standing } from './figures.js';
import { drawn, type FireLine, lineOfFire, trimmed, unseenFrom } from './fire.js';
import { textWidth } from './measure.js';
import { cornerOf, middleOf, type Point, SIDE, standOf } from './plan.js';
import type { Scene } from './scene.js';
import { Body, Mark, Skull } from './shapes.js';

/** What the rules tell of an option before it is chosen. */
export const previewOf = (option: OptionShown | null): Foreseen => (option?.preview ?? {}) as Foreseen;

/** What each figure would take if an option were chosen. */
export const blowsOf = (option: OptionShown): readonly Blow[] =>
  (previewOf(option).blows ?? []).filter(b => b.damage + b.fromMarks + b.marks > 0);

/** Beneath the figures: how far an action reaches, whom it could be about, and what is seen while a target is asked for. */
export const Ground = (props: Scene): ReactNode => {
  const view = props.view;
  const from = sightFrom(props);
  const { reach: reached = [], aims = [] } = props.pointed?.refusal ? {} : previewOf(props.pointed);
  return (
    <g className="ground" pointerEvents="none">
      {from &&
        unseenFrom(view, from).map(q => {
          const { x, y } = cornerOf(q);
          return <rect key={q} className="unseen" x={x} y={y} width={SIDE} height={SIDE} />;
        })}
      {reached.map(q => {
        const { x, y } = cornerOf(q);
        return (
          <rect
            key={q}
            className="reached"
            x={x + 14}
            y={y + 14}
            width={SIDE - 28}
            height={SIDE - 28}
            rx={12}
          />
        );
      })}
      {aims.map(({ who }) => (
        <Ring key={who} {...props} target={who} kind="in-aim" />
      ))}
    </g>
  );
};

/** The square that sight is asked from while a target is asked for. */
const sightFrom = ({ question }: Scene): SquareId | undefined =>
  question?.options.map(o => previewOf(o).line?.[0]).find(q => q !== undefined);

/** What would happen: the way, the lines of fire, what it does to whom. */
export const Preview = (props: Scene): ReactNode => {
  const view = props.view;
  const { pointed } = props;
  if (!pointed || pointed.refusal) return null;
  const { path, line, sees = [], spared = [] } = previewOf(pointed);
  const end = path?.at(-1);
  const blows = blowsOf(pointed);
  const goer = goerOf(props, (path ?? line)?.[0]);
  const start = goer?.point;
  return (
    <g className="preview" pointerEvents="none">
      {spared.map(({ who }) => (
        <Ring key={who} {...props} target={who} kind="spared" />
      ))}
      {path && path.length > 1 && (
        <Way
          line={{
            points: [
              start ?? standOf(path[0] as SquareId, 0, 1),
              ...path.slice(1).map(q => standOf(q, 0, 1)),
            ],
            isBlind: false,
          }}
          arrives={goer}
          kind="path"
        />
      )}
      {end && sees.map(who => <Sight key={who} view={view} from={end} who={who} />)}
      {line && (
        <Shots
          view={view}
          from={line[0]}
          start={start ? bodyAt(start) : middleOf(line[0])}
          option={pointed}
        />
      )}
      {blows.map(blow => {
        const point = pointOf(view, blow.who);
        return point && <Told key={blow.who} blow={blow} point={point} narrow={props.narrow} />;
      })}
    </g>
  );
};

/** Around somebody who could be shot, or over somebody who could not; a spawnpoint is a square. */
const Ring = (props: Scene & { target: Target; kind: 'in-aim' | 'spared' }): ReactNode => {
  const { target, kind, narrow } = props;
  const view = props.view;
  const square = squareOf(view, target);
  const point = pointOf(view, target);
  if (!square || !point) return null;
  if (!target.startsWith('spawn-')) {
    return (
      <ellipse className={kind} cx={point.x} cy={point.y + 26} rx={narrow ? 50 : 42} ry={narrow ? 26 : 21} />
    );
  }
  const { x, y } = cornerOf(square);
  return (
    kind === 'in-aim' && (
      <rect className={kind} x={x + 14} y={y + 14} width={SIDE - 28} height={SIDE - 28} rx={12} />
    )
  );
};

/** The figure that goes or shoots, if it stands where a way or a shot begins. */
const goerOf = ({ view, me, question }: Scene, square: SquareId | undefined): Standing | undefined => {
  const here = standing(view as View).filter(f => f.at === square);
  const isBots = question?.ask.id.startsWith('ask-bot') === true;
  return here.find(f => f.figure.who === (isBots ? BOT : me)) ?? here.find(f => f.figure.who === BOT);
};

interface ShotsProps {
  readonly view: View;
  readonly from: SquareId;
  readonly start: Point;
  readonly option: OptionShown;
}

const Shots = ({ view, from, start, option }: ShotsProps): ReactNode => {
  const target = option.at[0] ?? '';
  const [to, point] = [squareOf(view, target), pointOf(view, target)];
  if (to === from) return null;
  return to && point && <Way line={trimmed(lineOfFire(view, from, start, to, point))} kind="shot" />;
};

/** A line from where a way ends to somebody who would be seen from there. */
const Sight = ({ view, from, who }: { view: View; from: SquareId; who: Figure }): ReactNode => {
  const [to, point] = [squareOf(view, who), pointOf(view, who)];
  if (!to || !point || to === from) return null;
  const { points } = trimmed(lineOfFire(view, from, bodyAt(standOf(from, 0, 1)), to, point));
  return <path className="sight" d={drawn(points)} />;
};

interface WayProps {
  readonly line: FireLine;
  readonly kind: 'path' | 'shot';
  /** Who would stand at its end. */
  readonly arrives?: Standing | undefined;
}

const Way = ({ line, kind, arrives }: WayProps): ReactNode => {
  const d = drawn(line.points);
  const end = line.points.at(-1) as Point;
  return (
    <>
      <path className="halo" d={d} />
      <path className={line.isBlind ? `${kind} blind` : kind} d={d} />
      {arrives ? (
        <g transform={`translate(${end.x} ${end.y})`}>
          <Body figure={arrives.figure.who} isGhost />
        </g>
      ) : (
        <circle className="tip" cx={end.x} cy={end.y} r={9} />
      )}
    </>
  );
};

const SIZE = 26;
const BETWEEN = 9;

/** How much a figure would take, above it: damage, marks, and whether it dies. */
const Told = ({ blow, point, narrow }: { blow: Blow; point: Point; narrow: boolean }): ReactNode => {
  const size = narrow ? 1.5 : 1;
  const parts: { width: number; draw: (x: number) => ReactNode }[] = [];
  const words = (text: string): void => {
    parts.push({ width: textWidth(text, SIZE, 800), draw: x => <text x={x}>{text}</text> });
  };
  const { damage, fromMarks, marks, kills } = blow;
  if (damage + fromMarks > 0) words(`−${damage + fromMarks}`);
  if (marks > 0) {
    words(`+${marks}`);
    parts.push({ width: 20, draw: x => <Mark x={x + 8} y={-9} size={1.1} /> });
  }
  if (kills) parts.push({ width: 22, draw: x => <Skull x={x + 11} y={-9} /> });
  const width = parts.reduce((sum, p) => sum + p.width + BETWEEN, 24 - BETWEEN);
  let x = 12 - width / 2;
  return (
    <g className="blow" transform={`translate(${point.x} ${point.y - 44 * size}) scale(${size})`}>
      <rect x={-width / 2} y={-29} width={width} height={40} rx={10} />
      {parts.map((p, i) => {
        const drawn = p.draw(x);
        x += p.width + BETWEEN;
        return <g key={i}>{drawn}</g>;
      })}
    </g>
  );
};
