import { miniLabel } from '@potyczka/legion/text';
import type { Area, Ground, ToolShown, UnitView } from '@potyczka/legion/view';
import { createContext, type ReactNode, useContext } from 'react';
import { useCamera } from '../../ui/camera.js';
import { type PieceProps, PlacingLayer } from '../../ui/placing/PlacingLayer.js';
import { around, type Turning } from '../../ui/placing/turning.js';
import { usePlaced } from '../../ui/placing/usePlacing.js';
import { Base, Standing } from './Bases.js';
import { Barricade, Cart } from './Counters.js';
import { isNotched, radiusOf } from './look.js';
import { CART_RADIUS, drawn, hullOfDiscs, levelAt, measured, pathOf, TOKEN_RADIUS, turnOf } from './plan.js';
import { SightsFrom } from './Sights.js';
import { type Scene, unitNamed } from './scene.js';
import { WORDS } from './words.js';

/** Facings are hundredths of a degree, anticlockwise; a key turns by fifteen degrees. */
const TURNING: Turning = {
  step: 1500,
  full: 36000,
  angle: facing => around(-facing / 100, 360),
  facing: angle => around(Math.round(-angle) * 100, 36000),
};

/** Questions in which a piece may face any way; a move leaves no choice of it. */
const TURNS = ['ask-deploy', 'ask-pivot', 'ask-put-back', 'ask-set-down'];
/** From where it is put down it is told whom a unit would see; where its leader has gone, from there. */
const LOOKS = [
  'ask-move',
  'ask-climb',
  'ask-jump',
  'ask-scout',
  'ask-effect',
  'ask-reverse',
  'ask-strafe',
  'ask-compulsory',
  'ask-deploy',
];

/** A whole unit is put down at once: it moves as a block. */
const BLOCKS = ['ask-deploy', 'ask-set-down'];

/** Pieces that are no unit, by the question that places them. */
const PIECES: Readonly<Record<string, 'cart' | 'barricade'>> = {
  'ask-place-cart': 'cart',
  'ask-turn-cart': 'cart',
  'ask-roll-cart': 'cart',
  'ask-barricade': 'barricade',
};
const TURNED_PIECES = ['ask-place-cart', 'ask-turn-cart', 'ask-barricade'];
/** How far a piece reaches from its middle, in millimetres. */
const REACH = { cart: CART_RADIUS, barricade: 40, token: TOKEN_RADIUS } as const;

/** How far the outline of a block lies beyond its bases, in millimetres. */
const BLOCK = 8;

interface Context {
  readonly unit: UnitView | undefined;
  readonly ground: Ground;
  readonly isSingle: boolean;
  readonly piece: keyof typeof REACH;
  readonly seat: string;
  /** Whether the layer turns what is placed as it faces. */
  readonly isTurned: boolean;
}
const PlacingOf = createContext<Context | null>(null);

const Piece = ({ name, index, pose }: PieceProps): ReactNode => {
  const of = useContext(PlacingOf);
  if (of?.piece === 'cart') return <Cart seat={of.seat} />;
  if (of?.piece === 'barricade') return <Barricade />;
  if (!of?.unit) return <circle className="objective" r={TOKEN_RADIUS} />;
  const mini = of.unit.minis.find(m => m.id === name);
  const isLeader = of.isSingle || (mini ? of.unit.minis[0] === mini : index === 0);
  return (
    <>
      <Base unit={of.unit} isLeader={isLeader} />
      <g transform={of.isTurned ? `rotate(${-turnOf(pose.facing ?? 0)})` : ''}>
        <Standing unit={of.unit} mini={mini ?? of.unit.minis[index]} />
      </g>
    </>
  );
};

/** Half of the distance between two ends on the raster, in millimetres. */
const HALF = 10;

const Region = ({ region }: { readonly region: unknown }): ReactNode => {
  const of = useContext(PlacingOf);
  if (!of || !Array.isArray(region) || region.length === 0) return null;
  if (Array.isArray(region[0])) {
    const cells = (region as readonly (readonly number[])[]).map(([x = 0, y = 0]) => {
      const p = drawn(of.ground.depth, { x, y });
      return `M${p.x - HALF} ${p.y - HALF}h${2 * HALF}v${2 * HALF}h${-2 * HALF}z`;
    });
    return <path className="ends" d={cells.join('')} />;
  }
  return (region as readonly Area[]).map(area => (
    <AreaOf key={JSON.stringify(area)} {...{ area }} ground={of.ground} />
  ));
};

/** A part of the battlefield, as a zone of deployment. */
export const AreaOf = ({ area, ground }: { area: Area; ground: Ground }): ReactNode => {
  if ('polygon' in area) return <path d={pathOf(area.polygon.map(p => drawn(ground.depth, p)))} />;
  const c = drawn(ground.depth, area.centre);
  return <circle cx={c.x} cy={c.y} r={area.radius / 100} clipPath="url(#legion-table)" />;
};

const isTool = (x: unknown): x is { readonly tool: ToolShown } =>
  typeof x === 'object' && x !== null && 'tool' in x && typeof x.tool === 'object' && x.tool !== null;

interface Following {
  readonly leader: { readonly x: number; readonly y: number; readonly z?: number; readonly facing?: number };
}
const isFollowing = (x: unknown): x is Following =>
  typeof x === 'object' && x !== null && 'leader' in x && typeof x.leader === 'object' && x.leader !== null;

/** While the others are placed: the leader where it has gone, its cohesion, and whom it sees from there. */
const LeaderThere = ({ scene, ground, unit, pose }: Parameters<typeof SightsFrom>[0]): ReactNode => {
  const { x, y } = drawn(ground.depth, pose);
  return (
    <>
      <SightsFrom {...{ scene, ground, unit, pose }} />
      <g className="leader-there" transform={`translate(${x} ${y})`} pointerEvents="none">
        <g transform={`rotate(${turnOf(pose.facing ?? 0)})`}>
          <Base unit={unit} isLeader />
        </g>
        <Standing unit={unit} mini={unit.minis[0]} />
      </g>
    </>
  );
};

/** The movement tool as it would lie: two arms with a joint between them, and its number. */
export const Tool = ({ tool, ground }: { tool: ToolShown; ground: Ground }): ReactNode => {
  const { px } = useCamera();
  const points = tool.path.map(([x, y]) => drawn(ground.depth, { x, y }));
  if (points.length < 2) return null;
  const d = `M${points.map(p => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}`;
  const joint = points[Math.floor(points.length / 2)];
  return (
    <g className="tool" pointerEvents="none">
      <path className="tool-case" d={d} />
      <path className="tool-arm" d={d} />
      <path className="tool-ticks" d={d} />
      {joint && (
        <g transform={`translate(${joint.x} ${joint.y})`}>
          <circle className="joint" r={Math.max(10, px(9))} />
          <text y={Math.max(10, px(9)) * 0.5} fontSize={Math.max(14, px(14))} textAnchor="middle">
            {tool.speed}
          </text>
        </g>
      )}
    </g>
  );
};

/** What stands in the way of a place that is refused, outlined: a piece of terrain, or a base. */
const InTheWay = ({ scene, ground, by }: { scene: Scene; ground: Ground; by: unknown }): ReactNode => {
  const piece = ground.terrain.find(t => t.id === by);
  if (piece)
    return <path className="in-the-way" d={pathOf(piece.polygon.map(p => drawn(ground.depth, p)))} />;
  const unit = typeof by === 'string' ? unitNamed(scene.view, by) : undefined;
  const minis = unit?.minis.filter(m => m.id === by || unit.id === by) ?? [];
  return minis.map(m => {
    const { x, y } = drawn(ground.depth, m);
    return unit && <circle key={m.id} className="in-the-way" cx={x} cy={y} r={radiusOf(unit) + 2} />;
  });
};

/** What is being placed: where it may stand, the tool that is laid, the pieces themselves. */
export const Placing = ({ scene, ground }: { scene: Scene; ground: Ground }): ReactNode => {
  const placing = usePlaced();
  const { question } = scene;
  if (!placing || !question) return null;
  const { ask } = question;
  const unit = unitNamed(scene.view, String(ask.args?.unit ?? ''));
  const piece = PIECES[ask.id] ?? 'token';
  const turns =
    TURNED_PIECES.includes(ask.id) || (TURNS.includes(ask.id) && unit !== undefined && isNotched(unit));
  const preview = placing.preview ?? scene.pointed?.preview;
  const [pose] = placing.poses;
  return (
    <PlacingOf.Provider
      value={{
        ...{ unit, ground, piece },
        isSingle: question.kind === 'place',
        seat: question.seat,
        isTurned: turns === true,
      }}
    >
      {isTool(preview) && <Tool tool={preview.tool} ground={ground} />}
      {LOOKS.includes(ask.id) && unit && pose && placing.verdict === 'legal' && (
        <SightsFrom {...{ scene, ground, unit, pose }} />
      )}
      {isFollowing(preview) && unit?.minis[0] && (
        <LeaderThere {...{ scene, ground, unit }} pose={preview.leader} />
      )}
      {typeof placing.verdict === 'object' && (
        <InTheWay {...{ scene, ground }} by={placing.verdict.refusal?.why.args?.by} />
      )}
      <PlacingLayer
        toBoard={p => drawn(ground.depth, p)}
        fromBoard={p => {
          const at = measured(ground.depth, p);
          return ask.id === 'ask-pivot' ? at : { ...at, z: levelAt(ground, at) };
        }}
        reach={unit ? radiusOf(unit) : REACH[piece]}
        {...(turns && { turning: TURNING })}
        {...(BLOCKS.includes(ask.id) && {
          outline: points => pathOf(hullOfDiscs(points, (unit ? radiusOf(unit) : 0) + BLOCK)),
        })}
        Piece={Piece}
        Region={Region}
        nameOf={(name, index) =>
          name
            ? miniLabel(scene.lang, name)
            : unit
              ? miniLabel(scene.lang, `${unit.id}.${index}`)
              : WORDS[scene.lang].counter[piece === 'token' ? 'objective' : piece]
        }
      />
    </PlacingOf.Provider>
  );
};
