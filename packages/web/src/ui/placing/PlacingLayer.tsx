import type { Json, Pose } from '@potyczka/kernel';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useCamera } from '../camera.js';
import { Hands, isBlock, type PlacingBoard, RULER } from './hands.js';
import { type Placing, usePlaced } from './usePlacing.js';
import './placing.css';

/** A piece that is being placed: drawn around 0, 0, facing to the right; the layer moves and turns it. */
export interface PieceProps {
  /** The element of the board that is placed; empty for a single piece. */
  readonly name: string;
  readonly index: number;
  readonly pose: Pose;
  readonly state: 'legal' | 'refused' | 'unknown';
  readonly isActive: boolean;
}

export interface PlacingLayerProps extends PlacingBoard {
  readonly Piece: ComponentType<PieceProps>;
  /** Draws where pieces may stand, as the game's question tells it. */
  readonly Region?: ComponentType<{ readonly region: Json; readonly piece: number }>;
  /** How a piece is called, for whoever does not see it. */
  nameOf(name: string, index: number): string;
}

/** A finger needs this much room, in pixels. */
const FINGER = 44;
const useHands = (
  root: RefObject<SVGGElement | null>,
  ruler: RefObject<SVGRectElement | null>,
  placing: Placing | null,
  board: PlacingLayerProps,
): void => {
  const now = useRef({ placing, board });
  now.current = { placing, board };
  const isOn = placing !== null;
  useEffect(() => {
    const [layer, measure] = [root.current, ruler.current];
    if (!isOn || !layer || !measure) return;
    const hands = new Hands(measure, () => now.current);
    return hands.on(layer);
  }, [isOn, root, ruler]);
};

const stateOf = ({ verdict }: Placing, index: number): PieceProps['state'] => {
  if (typeof verdict === 'string') return verdict;
  return verdict.piece === null || verdict.piece === index ? 'refused' : 'unknown';
};

/** Whether a piece is crossed out: the one that is refused by itself, or, where the whole is, the one in hand. */
const isInTheWay = ({ verdict, active }: Placing, index: number): boolean =>
  typeof verdict === 'object' && verdict.refusal !== null && (verdict.piece ?? active) === index;

/** Where pieces are placed: the region, the proposals, and the pieces themselves, to be dragged. */
export const PlacingLayer = (props: PlacingLayerProps): ReactNode => {
  const placing = usePlaced();
  const root = useRef<SVGGElement>(null);
  const ruler = useRef<SVGRectElement>(null);
  useHands(root, ruler, placing, props);
  const { px } = useCamera();
  if (!placing) return null;
  const { toBoard, Region } = props;
  const { active } = placing;
  const { question, proposals } = placing.placer;
  const isSingle = question.kind === 'place';
  const regions = isSingle ? [question.region] : ((question.region ?? []) as readonly Json[]);
  const region = regions[isSingle ? 0 : active] ?? null;
  return (
    <g ref={root} className="placing">
      <rect ref={ruler} width={RULER} height={RULER} fill="none" pointerEvents="none" />
      {Region && region !== null && (
        <g className="placing-region">
          <Region region={region} piece={active} />
        </g>
      )}
      <g className="placing-spots">
        {proposals.map(poses => {
          const at = poses[active] && toBoard(poses[active]);
          return at && <circle key={`${at.x} ${at.y}`} cx={at.x} cy={at.y} r={px(3)} />;
        })}
      </g>
      {isBlock(placing, props) && <Block {...{ props, placing, px }} />}
      {placing.poses.map((pose, i) => (
        <Placed key={question.pieces[i] ?? 'one'} {...{ props, placing, pose }} index={i} px={px} />
      ))}
      {isBlock(placing, props) && <Spin {...{ props, placing, px }} />}
    </g>
  );
};

type BlockProps = Pick<PlacedProps, 'props' | 'placing' | 'px'>;

/** All pieces as one: taken anywhere within its outline. */
const Block = ({ props, placing }: BlockProps): ReactNode => {
  const d = props.outline?.(placing.poses.map(props.toBoard));
  const state = typeof placing.verdict === 'string' ? placing.verdict : 'refused';
  return (
    <g className={`placing-block ${state}`} data-piece={0}>
      <path className="placing-hull-case" d={d} />
      <path className="placing-hull" d={d} data-drag="block" />
    </g>
  );
};

/** The disc by which a block is turned: over it, or under it at the upper rim of the board. */
const Spin = ({ props, placing, px }: BlockProps): ReactNode => {
  const points = placing.poses.map(props.toBoard);
  const [first = { x: 0, y: 0 }] = points;
  const far = props.reach + px(30);
  const over = Math.min(...points.map(p => p.y)) - far;
  const y = over < px(24) ? Math.max(...points.map(p => p.y)) + far : over;
  const r = px(16);
  return (
    <g className="placing-spin" data-piece={0}>
      <path className="placing-arm" d={`M${first.x} ${first.y}L${first.x} ${y}`} />
      <g transform={`translate(${first.x} ${y})`}>
        <circle className="placing-knob" r={r} />
        <path
          className="placing-turn"
          d={`M${r * 0.5} ${-r * 0.3}A${r * 0.58} ${r * 0.58} 0 1 0 ${r * 0.58} ${r * 0.14}M${r * 0.56} ${-r * 0.72}V${-r * 0.24}H${r * 0.08}`}
        />
        <circle className="placing-grip" data-drag="spin" r={px(FINGER / 2)} />
      </g>
    </g>
  );
};

interface PlacedProps {
  readonly props: PlacingLayerProps;
  readonly placing: Placing;
  readonly pose: Pose;
  readonly index: number;
  px(pixels: number): number;
}

/** A piece with room for a finger, and, if it faces somewhere, with two handles to turn it by. */
const Placed = ({ props, placing, pose, index, px }: PlacedProps): ReactNode => {
  const { toBoard, reach, turning, Piece, nameOf } = props;
  const name = placing.placer.question.pieces[index] ?? '';
  const state = stateOf(placing, index);
  const isActive = index === placing.active;
  const { x, y } = toBoard(pose);
  const grip = Math.max(reach, px(FINGER / 2));
  const turn = turning && pose.facing !== undefined ? turning.angle(pose.facing) : 0;
  const arm = grip + px(FINGER / 2);
  return (
    <g
      className={`placing-piece ${state}${isActive ? ' active' : ''}`}
      data-piece={index}
      role="button"
      tabIndex={0}
      aria-label={nameOf(name, index)}
      aria-pressed={isActive}
      transform={`translate(${x} ${y})`}
      onFocus={() => placing.placer.activate(index)}
    >
      <g transform={`rotate(${turn})`}>
        <Piece {...{ name, index, pose, state, isActive }} />
      </g>
      <circle className="placing-ring" r={reach} />
      {isInTheWay(placing, index) && (
        <path
          className="placing-cross"
          d={`M${-reach / 2} ${-reach / 2}L${reach / 2} ${reach / 2}M${reach / 2} ${-reach / 2}L${-reach / 2} ${reach / 2}`}
        />
      )}
      <circle
        className="placing-grip"
        data-drag={isBlock(placing, props) ? 'block' : 'move'}
        r={isBlock(placing, props) ? reach : grip}
      />
      {turning && isActive && (
        <g transform={`rotate(${turn})`}>
          {(['front', 'back'] as const).map(end => (
            <g
              key={end}
              className={`placing-handle ${end}`}
              transform={`translate(${end === 'front' ? arm : -arm} 0)`}
            >
              <circle className="placing-knob" r={px(7)} />
              <circle className="placing-grip" data-drag={end} r={px(FINGER / 2)} />
            </g>
          ))}
        </g>
      )}
    </g>
  );
};
