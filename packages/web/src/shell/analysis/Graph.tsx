import type { ReactNode } from 'react';
import { usePrefs } from '../../prefs.js';
import type { LineTold } from '../../worker/explore.js';
import type { DeskPart } from './Desk.js';
import { smoothed } from './smooth.js';
import { useWords } from './words.js';

const [W, H, TOP, BOTTOM] = [720, 108, 6, 20];
const DASHES = ['', '9 4', '3 4', '12 4 3 4', '1 5', '6 3 1 3'];

interface ErasProps extends Pick<DeskPart, 'ui'> {
  readonly line: LineTold | null;
  x(n: number): number;
}

/** Rounds where a game has them, else what it takes for its milestones. */
const Eras = ({ ui, line, x }: ErasProps): ReactNode => {
  const log = line?.log ?? [];
  const rounds = log.flatMap(({ n, event }) => {
    const round = ui.turns?.roundOf(event) ?? null;
    return round === null ? [] : [{ n, round: round as number | null }];
  });
  const marks = log.filter(told => ui.story.isMilestone(told.event)).map(({ n }) => ({ n, round: null }));
  const every = Math.max(1, Math.ceil(rounds.length / 10));
  return (rounds.length > 0 ? rounds : marks).map(({ n, round }, i) => (
    <g key={`${n} ${String(i)}`}>
      <line className="grid" x1={x(n)} x2={x(n)} y1={TOP} y2={H - BOTTOM} />
      {round !== null && (round - 1) % every === 0 && (
        <text x={x(n) + 4} y={H - 5}>
          {round}
        </text>
      )}
    </g>
  ));
};

/** The chance of each seat over the match, with eras as the game names them; a press goes there. */
export const Graph = ({ ui, walk, judging }: DeskPart): ReactNode => {
  const { prefs } = usePrefs();
  const say = useWords();
  const { line, at } = walk;
  const all = [...judging.found.values()].sort((a, b) => a.n - b.n);
  const seats = line?.seats ?? [];
  const lines = smoothed(all);
  const end = Math.max(1, walk.walked.all.match.entries.length);
  const x = (n: number): number => (n / end) * W;
  const y = (share: number): number => H - BOTTOM - share * (H - BOTTOM - TOP);
  const isShared = all.every(({ shares }) => shares.every(s => s === shares[0]));
  const shown = isShared ? seats.slice(0, 1) : seats;
  const press = (e: React.MouseEvent<SVGSVGElement>): void => {
    const { left, width } = e.currentTarget.getBoundingClientRect();
    const n = ((e.clientX - left) / width) * end;
    const near = walk.decisions.reduce<number | null>(
      (best, d) => (best === null || Math.abs(d.n - n) < Math.abs(best - n) ? d.n : best),
      null,
    );
    if (near !== null) walk.go({ line: at.line, n: near - 1 });
  };
  const told = all.at(-1);
  const names = shown.map(
    (s, i) => `${ui.seats.look(s).name[prefs.lang]} ${Math.round(100 * (told?.shares[i] ?? 0))}`,
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: arrows and the list of decisions go there by keyboard
    <svg
      className="chances"
      viewBox={`0 0 ${W} ${H}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${say('chance')}: ${names.join(', ')}`}
      onClick={press}
    >
      <line className="grid" x1={0} x2={W} y1={y(0.5)} y2={y(0.5)} strokeDasharray="4 4" />
      <Eras {...{ ui, line, x }} />
      {shown.map((seat, i) => (
        <path
          key={seat}
          d={all
            .map(({ n }, k) => `${k ? 'L' : 'M'}${x(n).toFixed(1)},${y(lines[k]?.[i] ?? 0).toFixed(1)}`)
            .join('')}
          fill="none"
          stroke={ui.seats.look(seat).colour}
          strokeDasharray={DASHES[i]}
          strokeWidth={2.5}
        />
      ))}
      {all.map(
        ({ n, verdict, seat }, k) =>
          verdict !== 'same' &&
          verdict !== 'close' && (
            <circle
              key={n}
              className="judged"
              data-verdict={verdict}
              cx={x(n)}
              cy={y(lines[k]?.[seats.indexOf(seat)] ?? 0)}
              r={judging.deciding.includes(n) ? 6 : 4}
            />
          ),
      )}
      <line className="now" x1={x(at.n)} x2={x(at.n)} y1={0} y2={H - BOTTOM} />
    </svg>
  );
};
