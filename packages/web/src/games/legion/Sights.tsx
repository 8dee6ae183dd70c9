import { type Ground, unitCard } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { Glyph } from './glyphs.js';
import { radiusOf } from './look.js';
import { drawn, type Point, SEGMENT } from './plan.js';
import { type Scene, unitIdOf, unitNamed } from './scene.js';
import { type Look, looksOf } from './sights.js';
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

/** Ranges as bands round a leader, and how far its minis may be from it. */
const Bands = ({ at, r, card }: { at: Point; r: number; card: string }): ReactNode => {
  const { px } = useCamera();
  const size = Math.max(14, px(14));
  const most = reachOf(card);
  return (
    <g className="bands" clipPath="url(#legion-table)">
      {[1, 2, 3, 4, 5].map(n => {
        const far = r + n * SEGMENT;
        return (
          <g key={n} className={n <= most ? 'band' : 'band beyond'}>
            <circle cx={at.x} cy={at.y} r={far} />
            {n <= most && (
              <g transform={`translate(${at.x + far * Math.SQRT1_2} ${at.y - far * Math.SQRT1_2})`}>
                <rect
                  x={-size * 0.6}
                  y={-size * 0.7}
                  width={size * 1.2}
                  height={size * 1.4}
                  rx={size * 0.3}
                />
                <text y={size * 0.36} fontSize={size} textAnchor="middle">
                  {n}
                </text>
              </g>
            )}
          </g>
        );
      })}
      {unitCard(card).minis > 1 && <circle className="cohesion" cx={at.x} cy={at.y} r={r + COHESION} />}
    </g>
  );
};

/** A line of sight with what it comes to: the range, a shield for cover, a cross where nothing is seen. */
const LineOf = (props: { look: Look; from: Point; ground: Ground; words: string | null }): ReactNode => {
  const { look, from, ground, words } = props;
  const { px } = useCamera();
  const leader = look.unit.minis[0];
  if (!leader) return null;
  const to = drawn(ground.depth, leader);
  const at = { x: from.x + (to.x - from.x) * 0.62, y: from.y + (to.y - from.y) * 0.62 };
  const r = px(look.sees || words ? 11 : 7);
  const size = px(14);
  const width = (words?.length ?? 0) * size * 0.56 + size;
  return (
    <g className={look.sees ? 'sight' : 'sight blocked'}>
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
        {words && (
          <g transform={`translate(0 ${r + size * 1.2})`}>
            <rect x={-width / 2} y={-size} width={width} height={size * 1.5} rx={size * 0.35} />
            <text y={size * 0.1} fontSize={size} textAnchor="middle">
              {words}
            </text>
          </g>
        )}
      </g>
    </g>
  );
};

/** What a look comes to, in a few words. */
const wordsOf = (lang: Scene['lang'], { range, sees, cover }: Look): string => {
  const w = WORDS[lang];
  const far = range > 5 ? w.beyond : `${w.range} ${range}`;
  return `${far} · ${sees ? w.cover[COVERS.indexOf(cover)] : w.hidden}`;
};

/** Of the unit that is pointed at, or else of the one that acts: its ranges, and whom it sees through what. */
export const Sights = ({ scene, ground, looked }: SightsProps): ReactNode => {
  const { view, pointed, lang } = scene;
  const acting = view.act?.unit ?? view.attack?.by ?? null;
  const pointedAt = pointed?.at[0] ? unitNamed(view, unitIdOf(pointed.at[0])) : undefined;
  const own = acting ? unitNamed(view, acting) : undefined;
  const under = looked ? unitNamed(view, unitIdOf(looked)) : undefined;
  // An enemy of who acts is looked at by who acts; anything else looks for itself.
  const target = [under, pointedAt].find(u => u && own && u.seat !== own.seat);
  const from = target ? own : under;
  const leader = from?.minis[0];
  if (!from || !leader || from.where !== 'field') return null;
  const at = drawn(ground.depth, leader);
  const looks = looksOf(view, from.id).filter(l => (target ? l.unit.id === target.id : l.range <= 5));
  return (
    <g className="sights" pointerEvents="none">
      <Bands at={at} r={radiusOf(from)} card={from.card} />
      {looks.map(look => (
        <LineOf
          key={look.unit.id}
          {...{ look, ground }}
          from={at}
          words={target ? wordsOf(lang, look) : null}
        />
      ))}
    </g>
  );
};
