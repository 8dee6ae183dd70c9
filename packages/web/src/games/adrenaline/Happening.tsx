import { boardName, figureName, PAGE_WORDS as WORDS } from '@potyczka/adrenaline/text';
import type { Event, Figure, View } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { CSSProperties, ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { pointOf, squareOf } from './figures.js';
import { drawn, headOf, lineOfFire, trimmed } from './fire.js';
import { textWidth } from './measure.js';
import { HEIGHT, type Point, WIDTH } from './plan.js';
import { Finale, FrenzyBegins, Kills } from './Scenes.js';
import type { Scene } from './scene.js';
import { Mark, Piece, Skull } from './shapes.js';

type Hurt = Extract<Event, { type: 'damaged' | 'marked' }>;
type Paid = Extract<Event, { type: 'scored' | 'first-blood' | 'double-kill' | 'scored-track' }>;

const isHurt = (e: Event): e is Hurt =>
  // A mark for an overkill is no shot: it is told with the points.
  e.type === 'damaged' || (e.type === 'marked' && e.how !== 'overkill');
const isPaid = (e: Event): e is Paid =>
  e.type === 'scored' || e.type === 'first-blood' || e.type === 'double-kill' || e.type === 'scored-track';

/** What others have just done: from where, at whom, how much; who died, and who was paid for it. */
export const Happening = (props: Scene): ReactNode => {
  const view = props.view;
  // What is looked at again stays drawn; what has just happened passes.
  const isAgain = props.happening.length === 0 && props.lingering.length > 0;
  const source = isAgain ? props.lingering : props.happening;
  const events = source.map(t => t.event);
  const hurts = events.filter(isHurt);
  const deaths = events.filter(e => e.type === 'killed');
  const paid = events.filter(isPaid);
  const isFrenzy = !isAgain && events.some(e => e.type === 'frenzy');
  const over = isAgain ? undefined : events.find(e => e.type === 'game-over');
  if (hurts.length + deaths.length + paid.length === 0 && !isFrenzy && !over) return null;
  // What a scene says in large letters needs no words above it, where there is little room.
  const isScene = deaths.length + paid.length > 0 || isFrenzy || over !== undefined;
  const lines = new Map(
    hurts.filter(e => e.type === 'damaged' || e.how !== 'answer').map(e => [`${e.by} ${e.who}`, e]),
  );
  const victims = [...new Set(hurts.map(e => e.who))];
  return (
    <g
      key={source[0]?.n}
      className={isAgain ? 'happening again' : `happening ${isScene ? 'tells-itself' : ''}`.trim()}
      pointerEvents="none"
    >
      {[...lines].map(([key, e]) => (
        <Fire key={key} view={view} by={e.by} who={e.who} />
      ))}
      {victims.map(who => {
        const point = pointOf(view, who);
        const sum = totalOf(hurts.filter(e => e.who === who));
        return point && <Rising key={who} point={point} {...sum} narrow={props.narrow && !isAgain} />;
      })}
      {!isAgain && deaths.map(e => <Death key={e.who} view={view} who={e.who} />)}
      {!isAgain && !over && paid.length > 0 && <Payday {...props} paid={paid} />}
      {!isAgain && <Kills {...props} kills={deaths} />}
      {isFrenzy && <FrenzyBegins {...props} />}
      {over && <Finale {...props} over={over} />}
    </g>
  );
};

const Fire = ({ view, by, who }: { view: View; by: string; who: string }): ReactNode => {
  const [a, b] = [pointOf(view, by), pointOf(view, who)];
  const [from, to] = [squareOf(view, by), squareOf(view, who)];
  if (!a || !b || !from || !to || by === who) return null;
  const line = trimmed(lineOfFire(view, from, a, to, b));
  const d = drawn(line.points);
  return (
    <>
      <path className="fire-case" d={d} />
      <path className="fire" d={d} />
      <path className="fire-head" d="M-14 -13L12 0L-14 13Z" transform={headOf(line)} />
    </>
  );
};

const totalOf = (hurts: readonly Hurt[]): { damage: number; marks: number } => {
  let [damage, marks] = [0, 0];
  for (const e of hurts) {
    if (e.type === 'damaged') damage += e.amount + e.fromMarks;
    else marks += e.amount;
  }
  return { damage, marks };
};

interface RisingProps {
  readonly point: Point;
  readonly damage: number;
  readonly marks: number;
  readonly narrow: boolean;
}

/** Damage and, with their own sign, marks, rising from a figure on a plate of their own. */
const Rising = ({ point, damage, marks, narrow }: RisingProps): ReactNode => {
  const size = narrow ? 60 : 40;
  const sign = size * 0.62;
  const hurt = damage > 0 ? `−${damage}` : '';
  const marked = marks > 0 ? `+${marks}` : '';
  const gap = hurt && marked ? size * 0.35 : 0;
  const [first, second] = [textWidth(hurt, size, 850), textWidth(marked, size, 850)];
  const left = -(first + gap + second + (marked ? sign : 0)) / 2;
  return (
    <g transform={`translate(${point.x} ${point.y - 34})`}>
      <g className="rising" fontSize={size}>
        <rect
          x={left - size * 0.3}
          y={-size * 0.95}
          width={size * 0.6 - 2 * left}
          height={size * 1.2}
          rx={size * 0.3}
        />
        {hurt && (
          <text className="hurt" x={left}>
            {hurt}
          </text>
        )}
        {marked && (
          <g className="marked">
            <text x={left + first + gap}>{marked}</text>
            <Mark x={left + first + gap + second + sign / 2} y={-size * 0.36} size={size / 32} />
          </g>
        )}
      </g>
    </g>
  );
};

/** A figure dies: a flash on its square and a skull over it, never to be mistaken for a scratch. */
const Death = ({ view, who }: { view: View; who: Figure }): ReactNode => {
  const point = pointOf(view, who);
  if (!point) return null;
  return (
    <g transform={`translate(${point.x} ${point.y})`}>
      <circle className="death-flash" r={92} />
      <g className="death">
        <Skull size={4.4} />
      </g>
    </g>
  );
};

/** How high the rows and the titles of the list of payments are. */
const ROW = 46;
const TITLE = 56;

/** A line of the list: a payment, or the board that pays those below it. */
interface Row {
  readonly who: Figure;
  readonly text: string;
  readonly note: string;
  /** None for a title. */
  readonly points: number;
  /** Where it stands in the list. */
  readonly y: number;
}

/** Every payment under what pays it: each board, the track. */
const payRows = (paid: readonly Paid[], lang: Lang): readonly Row[] => {
  const w = WORDS[lang];
  const rows: Row[] = [];
  let [title, y] = ['', 0];
  for (const e of paid) {
    const of = 'on' in e ? boardName(lang, e.on) : e.type === 'double-kill' ? w.doubleKill : w.track;
    if (of !== title) {
      rows.push({ who: e.who, text: of, note: '', points: 0, y });
      [title, y] = [of, y + TITLE];
    }
    const note = e.type === 'first-blood' ? w.firstBlood : '';
    rows.push({ who: e.who, text: figureName(lang, e.who), note, points: e.points, y });
    y += ROW;
  }
  return rows;
};

/** What has just been paid: every payment in one list, and each flies from there to its owner. */
const Payday = (props: Scene & { readonly paid: readonly Paid[] }): ReactNode => {
  const { paid, lang, view } = props;
  const { px } = useCamera();
  const rows = payRows(paid, lang);
  const last = rows.at(-1);
  const height = (last?.y ?? 0) + ROW + 8;
  const widest = Math.max(
    ...rows.map(r =>
      r.points > 0 ? textWidth(`${r.text}  ${r.note}`, 22, 600) + 160 : textWidth(r.text, 24, 700) + 74,
    ),
  );
  const scale = Math.min(Math.max(1, Math.min(1.7, px(15) / 22)), (HEIGHT - 20) / height);
  const at = { x: WIDTH / 2, y: HEIGHT / 2 - (height * scale) / 2 };
  return (
    <>
      <g className="payday" transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
        <rect x={-widest / 2} width={widest} height={height} rx={16} />
        {rows.map((row, i) => (
          <PayRow key={`${row.who} ${i}`} row={row} nth={i} widest={widest} />
        ))}
      </g>
      {rows.map((row, i) => {
        const owner = row.points > 0 ? pointOf(view, row.who) : undefined;
        const from = { x: at.x + (widest / 2 - 36) * scale, y: at.y + (row.y + 30) * scale };
        return owner && <Flight key={`${row.who} ${i}`} row={row} nth={i} from={from} to={owner} />;
      })}
    </>
  );
};

/** Between two rows that appear, in milliseconds. */
const BEAT = 90;

const PayRow = ({ row, nth, widest }: { row: Row; nth: number; widest: number }): ReactNode =>
  row.points === 0 ? (
    <g className="payday-skull" transform={`translate(${-widest / 2 + 30} ${row.y + 30})`}>
      <Skull size={1.15} />
      <text className="payday-title" x={24} y={8}>
        {row.text}
      </text>
    </g>
  ) : (
    <g className="pay" style={{ animationDelay: `${nth * BEAT}ms` }}>
      <g transform={`translate(${-widest / 2 + 32} ${row.y + 20})`}>
        <Piece figure={row.who} size={0.62} />
        <text className="pay-name" x={26} y={8}>
          {row.text}
          {row.note && (
            <tspan className="pay-note" dx={10}>
              {row.note}
            </tspan>
          )}
        </text>
        <text className="pay-points" x={widest - 52} y={10} textAnchor="end">
          +{row.points}
        </text>
      </g>
    </g>
  );

/** The points of a row on their way to the figure whose they are. */
const Flight = ({ row, nth, from, to }: { row: Row; nth: number; from: Point; to: Point }): ReactNode => {
  const way = { '--dx': `${to.x - from.x}px`, '--dy': `${to.y - from.y}px` } as CSSProperties;
  return (
    <text className="pay-flight" {...from} style={{ ...way, animationDelay: `${250 + nth * BEAT}ms` }}>
      +{row.points}
    </text>
  );
};
