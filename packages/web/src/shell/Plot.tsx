import type { Told } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { Needs, Score } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';

const [W, H, LEFT, BOTTOM, RIGHT] = [360, 220, 34, 26, 30];
const DASHES = ['', '9 4', '3 4', '12 4 3 4', '1 5', '6 3 1 3'];

interface Series {
  readonly who: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Each one's points after every entry of the record. */
const seriesOf = (ui: Needs<'seats' | 'points'>, log: readonly Told[], who: readonly string[]): Series[] => {
  const sums = new Map(who.map(w => [w, 0]));
  const points = new Map(who.map(w => [w, [[0, 0]] as [number, number][]]));
  for (const { n, event } of log) {
    const got = ui.points.gain(event);
    if (!got) continue;
    const before = sums.get(got.who) ?? 0;
    sums.set(got.who, before + got.points);
    points.get(got.who)?.push([n, before], [n, before + got.points]);
  }
  const end = log.at(-1)?.n ?? 0;
  return who.map(w => ({ who: w, points: [...(points.get(w) ?? []), [end, sums.get(w) ?? 0]] }));
};

/** Names beside the ends of their lines, pushed apart where they would overlap. */
const spread = (ys: readonly number[]): number[] => {
  const order = ys.map((_, i) => i).sort((a, b) => (ys[a] as number) - (ys[b] as number));
  const out = [...ys];
  for (const [k, i] of order.entries()) {
    const above = order[k - 1];
    if (above !== undefined) out[i] = Math.max(out[i] as number, (out[above] as number) + 16);
  }
  const over = Math.max(0, Math.max(...out) - (H - BOTTOM));
  return out.map(y => y - over);
};

/** Points over time; lines differ in dashes as well as in colour. */
export const Plot = ({
  ui,
  log,
  scores,
}: {
  ui: Needs<'seats' | 'points' | 'turns'>;
  log: readonly Told[];
  scores: readonly Score[];
}): ReactNode => {
  const { t, prefs } = usePrefs();
  const series = seriesOf(
    ui,
    log,
    scores.map(s => s.who),
  );
  const most = Math.max(4, ...scores.map(s => s.total));
  const end = Math.max(1, log.at(-1)?.n ?? 1);
  const x = (n: number): number => LEFT + (n / end) * (W - LEFT - RIGHT);
  const y = (p: number): number => H - BOTTOM - (p / most) * (H - BOTTOM - 12);
  const step = most > 60 ? 20 : most > 25 ? 10 : most > 8 ? 5 : 1;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const labels = spread(series.map(s => y(s.points.at(-1)?.[1] ?? 0)));
  const title = scores[0]?.totalOf?.[prefs.lang] ?? t('pointsOverTime');
  const rounds = log.flatMap(({ n, event }) => {
    const round = ui.turns?.roundOf(event) ?? null;
    return round === null ? [] : [{ n, round }];
  });
  const every = Math.ceil(rounds.length / 10);
  const told = scores.map(s => `${s.name[prefs.lang]}: ${s.total}`).join(', ');
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${title}: ${told}`}>
        {ticks.map(p => (
          <g key={p}>
            <line className="grid" x1={LEFT} x2={W - RIGHT} y1={y(p)} y2={y(p)} />
            <text x={LEFT - 6} y={y(p) + 5} textAnchor="end">
              {p}
            </text>
          </g>
        ))}
        {rounds.length === 0 && (
          <text x={(LEFT + W - RIGHT) / 2} y={H - 4} textAnchor="middle">
            {t('decisions')}
          </text>
        )}
        {rounds.map(({ n, round }) => (
          <g key={round}>
            <line className="grid" x1={x(n)} x2={x(n)} y1={12} y2={H - BOTTOM} />
            {(round - 1) % every === 0 && (
              <text x={x(n)} y={H - 6} textAnchor="middle">
                {round}
              </text>
            )}
          </g>
        ))}
        {series.map(({ who, points }, i) => {
          const look = ui.seats.look(who);
          const d = points
            .map(([n, p], k) => `${k ? 'L' : 'M'}${x(n).toFixed(1)},${y(p).toFixed(1)}`)
            .join('');
          return (
            <g key={who}>
              <path d={d} stroke={look.colour} strokeDasharray={DASHES[i]} />
              <text className="whose" x={W - RIGHT + 8} y={(labels[i] ?? 0) + 5}>
                {look.letter[prefs.lang]}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
};
