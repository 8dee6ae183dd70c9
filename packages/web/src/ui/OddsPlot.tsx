import type { ReactNode } from 'react';
import './pieces.css';

export interface Odd {
  /** What comes of it. */
  readonly label: string;
  /** How likely it is, between 0 and 1. */
  readonly share: number;
  /** It kills or wins. */
  readonly isMarked?: boolean;
  /** It is what came. */
  readonly hasCome?: boolean;
}

interface OddsPlotProps {
  readonly title: string;
  readonly odds: readonly Odd[];
  /** Said of the marked results together, as 'kills'. */
  readonly marked?: string;
  /** A sign before the sum of the marked results. */
  readonly sign?: ReactNode;
  /** Beside the title, as an average. */
  readonly mean?: string;
  /** Over the plot: what else is expected, in large figures. */
  readonly numbers?: readonly { readonly what: string; readonly n: string; readonly isMarked?: boolean }[];
  /** Instead of that sum. */
  readonly note?: ReactNode;
}

const percent = (share: number): number => Math.round(100 * share);

/** How likely each result is: per cent above, result below; what kills or wins stands out and is summed up. */
export const OddsPlot = ({ title, odds, marked, sign, mean, numbers, note }: OddsPlotProps): ReactNode => {
  const most = Math.max(...odds.map(o => o.share), 0.01);
  const sum = odds.reduce((s, o) => s + (o.isMarked ? o.share : 0), 0);
  const shares = odds.map(o => `${o.label}: ${percent(o.share)} %`);
  const told = [...shares, ...(numbers ?? []).map(({ what, n }) => `${what}: ${n}`)].join(', ');
  return (
    <figure className="odds" role="img" aria-label={`${title}. ${told}`}>
      <figcaption>
        <span>
          {title}
          {mean && ` · ${mean}`}
        </span>
        {note ??
          (marked && (
            <b className="odds-sum">
              {sign} {percent(sum)} % <span className="hidden-text">{marked}</span>
            </b>
          ))}
      </figcaption>
      {numbers && (
        <ul className="odds-numbers" aria-hidden="true">
          {numbers.map(({ what, n, isMarked }) => (
            <li key={what} className={isMarked ? 'marked' : undefined}>
              <b>{n}</b> {what}
            </li>
          ))}
        </ul>
      )}
      <div className="odds-bars" aria-hidden="true">
        {odds.map(o => (
          <span
            key={o.label}
            className={['odd', o.isMarked ? 'marked' : '', o.hasCome ? 'came' : ''].filter(Boolean).join(' ')}
          >
            <small>{percent(o.share)}</small>
            <i style={{ height: `${Math.max(2, Math.round((64 * o.share) / most))}px` }} />
            <b>{o.label}</b>
          </span>
        ))}
      </div>
    </figure>
  );
};
