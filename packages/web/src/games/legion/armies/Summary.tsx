import {
  type Army,
  MOST_POINTS,
  pointsOf,
  RANKS,
  rankCounts,
  unitCard,
  unitPoints,
} from '@potyczka/legion/view';
import type { MouseEvent, ReactNode } from 'react';
import { ARMY_WORDS } from '../army-words.js';
import { useBench } from './bench.js';
import { RANK_COLOURS, RankSign } from './signs.js';
import { BUILDER_WORDS } from './words.js';

const shareOf = (army: Army): readonly (readonly [(typeof RANKS)[number], number])[] =>
  RANKS.map(rank => [
    rank,
    army.units.filter(u => unitCard(u.unit).rank === rank).reduce((sum, u) => sum + unitPoints(u), 0),
  ]);

/** What the army costs and of how much, rank by rank. */
export const Points = (): ReactNode => {
  const { lang, army, faults } = useBench();
  const b = BUILDER_WORDS[lang];
  const [cost, most] = [pointsOf(army), MOST_POINTS[army.format]];
  const whole = Math.max(cost, most);
  const toFaults = (e: MouseEvent<HTMLElement>): void =>
    e.currentTarget.closest('.army-bench')?.querySelector('.army-wrong')?.scrollIntoView({ block: 'center' });
  return (
    <div className={cost > most ? 'army-sum over' : 'army-sum'}>
      <span className="army-bar" aria-hidden="true">
        {shareOf(army).map(([rank, points]) => (
          <i
            key={rank}
            style={{ inlineSize: `${(100 * points) / whole}%`, background: RANK_COLOURS[rank] }}
          />
        ))}
      </span>
      {army.units.length > 0 && faults.length > 0 && (
        <button type="button" className="army-to-mend" onClick={toFaults}>
          {b.toMend(faults.length)}
        </button>
      )}
      <span className="army-cost-of">
        <b>{cost}</b> / {most} · {cost > most ? b.over(cost - most) : b.left(most - cost)}
      </span>
    </div>
  );
};

/** How many units of each rank, of how many. */
export const Ranks = (): ReactNode => {
  const { lang, army } = useBench();
  const b = BUILDER_WORDS[lang];
  return (
    <ul className="army-ranks">
      {rankCounts(army).map(({ rank, has, least, most }) => {
        const state = has > most ? 'over' : has < least ? 'short' : '';
        return (
          <li key={rank} className={state} title={ARMY_WORDS[lang].ranks[rank]}>
            <RankSign rank={rank} />
            <span>
              <span className="hidden-text">{ARMY_WORDS[lang].ranks[rank]}: </span>
              <span className="of-long">{b.of(has, least, most)}</span>
              <span className="of-short" aria-hidden="true">
                {has}/{most}
              </span>
            </span>
            <span className="army-pips" aria-hidden="true">
              {Array.from({ length: Math.max(most, has) }, (_, n) => (
                <i key={n} className={n < has ? (n < most ? 'full' : 'over') : n < least ? 'needed' : ''} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
