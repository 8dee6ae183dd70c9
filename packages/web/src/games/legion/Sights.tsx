import { pieceName } from '@potyczka/legion/text';
import { type Ground, type UnitView, unitCard } from '@potyczka/legion/view';
import { fill } from '@potyczka/words';
import { type ReactNode, useMemo } from 'react';
import { useCamera } from '../../ui/camera.js';
import { Glyph } from './glyphs.js';
import { radiusOf } from './look.js';
import { crossing, drawn, measured, type Point, pathOf, SEGMENT } from './plan.js';
import { type Scene, unitIdOf, unitNamed } from './scene.js';
import { aimedMini, type Look, looksOf, withLeaderAt } from './sights.js';
import { WORDS } from './words.js';

const COVERS = ['none', 'light', 'heavy'] as const;

interface SightsProps {
  readonly scene: Scene;
  readonly ground: Ground;
  /** The element under the hand, if any. */
  readonly looked: string | null;
}

/** How far a unit's weapons reach, in segments of the range tool. */
const reachOf = (card: string): number =>
  Math.max(1, ...unitCard(card).weapons.map(w => (w.range?.[1] === 'any' ? 5 : (w.range?.[1] ?? 1))));

/** How far from its leader a mini of a unit may stand: cohesion, in millimetres (speed 1 and a base). */
const COHESION = 75;
/** The movement tools of speed 1, 2 and 3, in millimetres. */
const TOOLS = [0, 75, 125, 175] as const;

/** A short text on a dark chip, wholly in sight if its place is. */
const Chip = ({ at, size, text }: { at: Point; size: number; text: string }): ReactNode => {
  const { sees } = useCamera();
  const width = text.length * size * 0.56 + size * 0.7;
  const [left, right] = sees ? [sees.x + width / 2, sees.x + sees.width - width / 2] : [at.x, at.x];
  const x = left < right ? Math.max(left, Math.min(at.x, right)) : at.x;
  return (
    <g transform={`translate(${x} ${at.y})`}>
      <rect x={-width / 2} y={-size * 0.7} width={width} height={size * 1.4} rx={size * 0.3} />
      <text y={size * 0.36} fontSize={size} textAnchor="middle">
        {text}
      </text>
    </g>
  );
};

/** How far a leader may come with one move, at most: terrain in its way makes it less. */
const Reach = ({ at, r, card, lang }: BandsProps & { lang: Scene['lang'] }): ReactNode => {
  const { px } = useCamera();
  const size = Math.max(14, px(14));
  const speed = Math.min(3, unitCard(card).speed);
  if (speed === 0) return null;
  const far = (TOOLS[speed] ?? 0) + 2 * r;
  const aside = far * Math.SQRT1_2;
  return (
    <g clipPath="url(#legion-table)">
      <circle className="reach-case" cx={at.x} cy={at.y} r={far} />
      <circle className="reach" cx={at.x} cy={at.y} r={far} />
      <Chip at={{ x: at.x - aside, y: at.y + aside }} {...{ size }} text={`${WORDS[lang].speed} ${speed}`} />
    </g>
  );
};

interface BandsProps {
  readonly at: Point;
  readonly r: number;
  readonly card: string;
}

/** Ranges as bands round a leader, and how far its minis may be from it. */
const Bands = ({ at, r, card }: BandsProps): ReactNode => {
  const { px } = useCamera();
  const size = Math.max(14, px(14));
  const most = reachOf(card);
  return (
    <g className="bands" clipPath="url(#legion-table)">
      {[1, 2, 3, 4, 5].map(n => {
        const far = r + n * SEGMENT;
        const aside = far * Math.SQRT1_2;
        return (
          <g key={n} className={n <= most ? 'band' : 'band beyond'}>
            <circle cx={at.x} cy={at.y} r={far} />
            {n <= most && <Chip at={{ x: at.x + aside, y: at.y - aside }} {...{ size }} text={`${n}`} />}
          </g>
        );
      })}
      {unitCard(card).minis > 1 && <circle className="cohesion" cx={at.x} cy={at.y} r={r + COHESION} />}
    </g>
  );
};

interface LineProps {
  readonly look: Look;
  readonly from: Point;
  readonly ground: Ground;
  readonly words: string | null;
}

interface Screen {
  readonly piece: Ground['terrain'][number];
  readonly outline: readonly Point[];
  /** Where the line from leader to leader goes through it, if it does. */
  readonly through: Point | null;
}

/** The pieces of terrain that a look goes through: those on the way of the leaders first, the last of them before all. */
const screensOf = (look: Look, from: Point, ground: Ground): readonly Screen[] => {
  const { by } = look;
  const aimed = aimedMini(look, measured(ground.depth, from));
  const to = aimed ? drawn(ground.depth, aimed) : from;
  const far = ({ through }: Screen): number =>
    through ? Math.hypot(through.x - to.x, through.y - to.y) : Number.MAX_VALUE;
  return ground.terrain
    .filter(t => by.includes(t.id))
    .map(piece => {
      const outline = piece.polygon.map(p => drawn(ground.depth, p));
      return { piece, outline, through: crossing(from, to, outline) };
    })
    .sort((a, b) => far(a) - far(b));
};

/** A line of sight with what it comes to: the range, a shield where the cover is, a cross where nothing is seen. */
const LineOf = ({ look, from, ground, words }: LineProps): ReactNode => {
  const { px } = useCamera();
  const aimed = aimedMini(look, measured(ground.depth, from));
  if (!aimed) return null;
  const to = drawn(ground.depth, aimed);
  const screens = screensOf(look, from, ground);
  const at = screens[0]?.through ?? {
    x: from.x + (to.x - from.x) * 0.62,
    y: from.y + (to.y - from.y) * 0.62,
  };
  const r = px(look.sees || words ? 11 : 7);
  const size = px(14);
  return (
    <g className={look.sees ? 'sight' : 'sight blocked'}>
      {words &&
        screens.map(({ piece, outline }) => (
          <path key={piece.id} className={look.sees ? 'covers' : 'covers hides'} d={pathOf(outline)} />
        ))}
      <SeenOf {...{ look, ground }} isTold={words !== null} />
      <path className="sight-case" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="sight-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <g transform={`translate(${at.x} ${at.y})`}>
        <circle className={`cover-${look.sees ? look.cover : 'hidden'}`} r={r} />
        {look.sees && look.cover !== 'none' ? (
          <Glyph name="shield" x={0} y={0} size={r * 1.3} />
        ) : (
          <text y={r * 0.46} fontSize={r * 1.27} textAnchor="middle">
            {look.sees ? look.range : '×'}
          </text>
        )}
      </g>
      {words && <Chip at={{ x: at.x, y: at.y + r + size }} {...{ size }} text={words} />}
    </g>
  );
};

/** Who is seen of a unit is ringed, where it is the target; who is not is greyed. */
const SeenOf = ({ look, ground, isTold }: { look: Look; ground: Ground; isTold: boolean }): ReactNode => {
  const r = radiusOf(look.unit);
  if (look.seen.length === 0) return null;
  return look.unit.minis.map(m => {
    const at = drawn(ground.depth, m);
    const isSeen = look.seen.includes(m.id);
    if (isSeen && !isTold) return null;
    return (
      <g key={m.id} transform={`translate(${at.x} ${at.y})`}>
        {isSeen ? (
          <ellipse className="seen" rx={r + 3} ry={r + 3} />
        ) : (
          <path
            className="unseen"
            d={`M${-r} 4V-14Q${-r} ${-r - 22} 0 ${-r - 22}Q${r} ${-r - 22} ${r} -14V4A${r} ${r} 0 0 1 ${-r} 4Z`}
          />
        )}
      </g>
    );
  });
};

/** What a look comes to, in a few words: how far, what is seen of it, and what stands in the way. */
const wordsOf = (lang: Scene['lang'], look: Look, from: Point, ground: Ground): string => {
  const { range, sees, cover } = look;
  const w = WORDS[lang];
  const far = range > 5 ? w.beyond : `${w.range} ${range}`;
  const piece = screensOf(look, from, ground)[0]?.piece;
  const name = piece && pieceName(lang, piece.id).replace(/[ -][abc]\d+$/, '');
  const what = piece ? ` (${name}, ${Math.round(piece.top / 100)} mm)` : '';
  const all = look.unit.minis.length;
  const part =
    sees && look.seen.length < all ? ` · ${fill(lang, w.seenOf, { n: look.seen.length, all })}` : '';
  return `${far}${part} · ${sees ? w.cover[COVERS.indexOf(cover)] : w.hidden}${cover === 'none' && sees ? '' : what}`;
};

/** Of the unit that is pointed at, or else of the one that acts: where it can go, its ranges, whom it sees through what. */
export const Sights = ({ scene, ground, looked }: SightsProps): ReactNode => {
  const { view, pointed, question, lang } = scene;
  const acting = view.act?.unit ?? view.attack?.by ?? null;
  const pointedAt = pointed?.at[0] ? unitNamed(view, unitIdOf(pointed.at[0])) : undefined;
  const own = acting ? unitNamed(view, acting) : undefined;
  const under = looked ? unitNamed(view, unitIdOf(looked)) : undefined;
  // An enemy of who acts is looked at by who acts; anything else looks for itself.
  const aimedAt = unitNamed(view, view.attack?.pools[view.attack.at]?.to ?? '');
  const target = [under, pointedAt, under ? undefined : aimedAt].find(u => u && own && u.seat !== own.seat);
  const from = target ? own : (under ?? (question ? own : undefined));
  const leader = from?.minis[0];
  if (!from || !leader || from.where !== 'field') return null;
  const at = drawn(ground.depth, leader);
  const isAiming = under !== undefined || question?.ask.id === 'ask-target';
  const looks = looksOf(view, from.id).filter(l =>
    target ? l.unit.id === target.id : isAiming && l.range <= 5,
  );
  return (
    <g className="sights" pointerEvents="none">
      <Bands at={at} r={radiusOf(from)} card={from.card} />
      <Reach at={at} r={radiusOf(from)} card={from.card} lang={lang} />
      {looks.map(look => (
        <LineOf
          key={look.unit.id}
          {...{ look, ground }}
          from={at}
          words={target ? wordsOf(lang, look, at, ground) : null}
        />
      ))}
    </g>
  );
};

/** From where a leader is being put down: its ranges, and whom it would see from there. */
export const SightsFrom = ({ scene, ground, unit, pose }: FromProps): ReactNode => {
  const at = drawn(ground.depth, pose);
  const moved = useMemo(() => withLeaderAt(scene.view, unit.id, pose), [scene.view, unit.id, pose]);
  const looks = looksOf(moved, unit.id).filter(l => l.range <= reachOf(unit.card) && l.sees);
  return (
    <g className="sights from-there" pointerEvents="none">
      <Bands at={at} r={radiusOf(unit)} card={unit.card} />
      {looks.map(look => (
        <LineOf key={look.unit.id} {...{ look, ground }} from={at} words={null} />
      ))}
    </g>
  );
};

interface FromProps {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly unit: UnitView;
  readonly pose: { readonly x: number; readonly y: number; readonly z?: number; readonly facing?: number };
}
