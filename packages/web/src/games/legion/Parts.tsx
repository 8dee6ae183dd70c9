import { cardName, seatNoun } from '@potyczka/legion/text';
import { battleCard, RANKS, type View } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { lookOf } from './look.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

const ROWS = ['objective', 'deployment', 'condition'] as const;

/** The three rows of battle cards while they are discarded, then the card of each kind that is played. */
export const Battle = (scene: Scene): ReactNode => {
  const { lang, view } = scene;
  const w = WORDS[lang];
  return (
    <ul className="battle-rows">
      {ROWS.map(row => {
        const chosen = view.battle[row];
        const cards = chosen ? [battleCard(chosen).name] : view.battle.rows[row].map(c => cardName(lang, c));
        return (
          <li key={row}>
            <div {...elementProps(scene, `battle-${row}`, `${w[row]}: ${cards.join(', ')}`, 'battle-row')}>
              <small>{w[row]}</small>
              {cards.map((name, n) => (
                <span key={name} className={n === 0 ? 'first-card' : 'soft'}>
                  {name}
                </span>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
};

/** The rows lie beside the table while cards are discarded from them. */
export const hasRows = (view: View): boolean => view.now === 'veto';

/** Then the chosen cards stand under the armies. */
export const hasBattle = (view: View): boolean =>
  !hasRows(view) && ROWS.some(row => view.battle[row] !== null);

/** The order pools of both sides, by rank: how many tokens are left to be drawn; and the cards in play. */
export const Orders = (scene: Scene): ReactNode => {
  const { lang, view, me, names } = scene;
  const w = WORDS[lang];
  return (
    <div className="orders">
      {view.sides.map(side => (
        <section key={side.seat}>
          <h3>
            {me === side.seat ? w.you : (names[side.seat] ?? seatNoun(lang, side.seat).label)}{' '}
            <span className="soft">
              · {w.pool} {side.pool.length === 0 ? w.empty : side.pool.length}
            </span>
          </h3>
          <ul className="pool">
            {RANKS.filter(rank => side.pool.includes(rank)).map(rank => (
              <li key={rank} style={{ borderColor: lookOf(side.seat).colour }}>
                {w.rank[rank]} <b>{side.pool.filter(r => r === rank).length}</b>
              </li>
            ))}
          </ul>
          {side.played && (
            <p>
              <small className="soft">{w.playedCard}:</small> {cardName(lang, side.played)}
            </p>
          )}
          {side.lasting.length > 0 && (
            <p>
              <small className="soft">{w.inPlay}:</small>{' '}
              {side.lasting.map(c => cardName(lang, c)).join(', ')}
            </p>
          )}
        </section>
      ))}
    </div>
  );
};

export const hasOrders = (view: View): boolean => view.round > 0;
