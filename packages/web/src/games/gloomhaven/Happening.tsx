import { modifierName } from '@potyczka/gloomhaven/text';
import type { Event, View } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { Glyph } from './glyphs.js';
import { wayOf } from './Preview.js';
import { middleOf, type Point } from './plan.js';
import type { Scene } from './scene.js';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const pick = <T extends Event['type']>(events: readonly Event[], type: T): Of<T>[] =>
  events.filter((e): e is Of<T> => e.type === type);

/** Where a figure is, or where it died a moment ago. */
const placeOf = (view: View, events: readonly Event[], who: string): Point | undefined => {
  const at = view.figures.find(f => f.id === who)?.at ?? pick(events, 'died').find(e => e.who === who)?.at;
  return at && middleOf(at);
};

/** Where somebody stood who is not on the board any more. */
const lastOf = (events: readonly Event[], who: string): Point | undefined => {
  const way = pick(events, 'moved')
    .findLast(e => e.who === who)
    ?.route.at(-1);
  return way && middleOf(way);
};

/** What has just happened, in the order of the book: focus, way, attack with its card, damage, death. */
export const Happening = (scene: Scene): ReactNode => {
  const { view } = scene;
  const isAgain = scene.happening.length === 0 && scene.lingering.length > 0;
  const source = isAgain ? scene.lingering : scene.happening;
  const events = source.map(t => t.event);
  if (events.length === 0) return null;
  const at = (who: string | null): Point | undefined =>
    who === null ? undefined : placeOf(view, events, who);
  return (
    <g key={source[0]?.n} className={isAgain ? 'happening again' : 'happening'} pointerEvents="none">
      {pick(events, 'focused').map(e => (
        <Line key={`f ${e.who}`} kind="focus" from={at(e.who)} to={at(e.on)} />
      ))}
      {pick(events, 'moved').map((e, i) => (
        <g key={`m ${e.who} ${i}`}>
          <path className="halo" d={wayOf(e.route)} />
          <path className="gone" d={wayOf(e.route)} />
        </g>
      ))}
      {pick(events, 'attacked').map((e, i) => (
        <g key={`a ${e.who} ${e.on} ${i}`}>
          <Line kind="strike" from={at(e.who)} to={at(e.on)} />
          <Drawn
            at={at(e.who)}
            text={e.told.used.map(card => modifierName(scene.lang, card)).join(' ')}
            kind={flipOf(e.told.used)}
          />
        </g>
      ))}
      {pick(events, 'hurt').map((e, i) => (
        <Rising key={`h ${e.who} ${i}`} kind="hurt" at={at(e.who)} text={`−${e.n}`} />
      ))}
      {pick(events, 'healed').map((e, i) => (
        <Rising key={`+ ${e.who} ${i}`} kind="healed" at={at(e.who)} text={`+${e.n}`} />
      ))}
      {!isAgain &&
        pick(events, 'revealed').map(e => {
          const door = at(e.by);
          return door && <circle key={`r ${e.room}`} className="light" cx={door.x} cy={door.y} r={420} />;
        })}
      {pick(events, 'appeared')
        .filter(e => e.how === 'room')
        .map((e, i) => {
          const { x, y } = middleOf(e.at);
          return (
            <ellipse
              key={`n ${e.who}`}
              className="newcomer"
              style={{ animationDelay: `${240 + 60 * i}ms` }}
              cx={x}
              cy={y}
              rx={42}
              ry={20}
            />
          );
        })}
      {!isAgain &&
        pick(events, 'exhausted').map(e => {
          const p = at(e.who) ?? lastOf(events, e.who);
          return p && <circle key={`x ${e.who}`} className="gone-dark" cx={p.x} cy={p.y} r={56} />;
        })}
      {!isAgain &&
        pick(events, 'died').map(e => (
          <g key={`d ${e.who}`} transform={`translate(${middleOf(e.at).x} ${middleOf(e.at).y})`}>
            <g className="death">
              <Glyph name="death-skull" size={52} x={0} y={0} />
            </g>
          </g>
        ))}
    </g>
  );
};

interface LineProps {
  readonly kind: 'focus' | 'strike';
  readonly from: Point | undefined;
  readonly to: Point | undefined;
}

const Line = ({ kind, from, to }: LineProps): ReactNode => {
  if (!from || !to) return null;
  const d = `M${from.x} ${from.y - 12}L${to.x} ${to.y - 12}`;
  return (
    <>
      <path className="halo" d={d} />
      <path className={kind} d={d} />
    </>
  );
};

/** The two cards that everybody waits for or fears, BLESS and CURSE among them. */
const flipOf = (used: readonly string[]): Flip =>
  used.some(card => /^(x2|bless)/.test(card))
    ? 'double'
    : used.some(card => /^(null|curse)/.test(card))
      ? 'nothing'
      : 'plain';

type Flip = 'double' | 'nothing' | 'plain';

interface DrawnProps {
  readonly at: Point | undefined;
  readonly text: string;
  readonly kind: Flip;
}

/** The modifier card that counts, beside who attacks: it turns over, and what doubles or spoils a blow stands out. */
const Drawn = ({ at, text, kind }: DrawnProps): ReactNode => {
  const { px } = useCamera();
  if (!at || !text) return null;
  const large = kind === 'plain' ? 1 : 1.75;
  const font = large * Math.min(26, Math.max(16, px(15)));
  const width = Math.max(34, text.length * font * 0.62 + 16);
  return (
    <g transform={`translate(${at.x + 30} ${at.y - 52})`}>
      <g className={`drawn ${kind}`}>
        {kind === 'double' && <Burst />}
        <rect x={-6} y={-font * 1.05} width={width} height={font * 1.6} rx={6} />
        <text x={width / 2 - 6} fontSize={font} textAnchor="middle" y={font * 0.1}>
          {text}
        </text>
      </g>
    </g>
  );
};

/** Rays behind a card that doubles the blow. */
const Burst = (): ReactNode => (
  <g className="burst">
    {Array.from({ length: 12 }, (_, n) => (
      <path key={n} d="M0 -34L4 -74L-4 -74Z" transform={`translate(18 -8) rotate(${n * 30})`} />
    ))}
  </g>
);

interface RisingProps {
  readonly kind: 'hurt' | 'healed';
  readonly at: Point | undefined;
  readonly text: string;
}

const Rising = ({ kind, at, text }: RisingProps): ReactNode => {
  const { px } = useCamera();
  if (!at) return null;
  return (
    <g transform={`translate(${at.x} ${at.y - 30})`}>
      <text className={`rising ${kind}`} fontSize={Math.min(46, Math.max(26, px(24)))} textAnchor="middle">
        {text}
      </text>
    </g>
  );
};
