import type { Seat } from '@potyczka/kernel';
import { battleText, cardName, seatNoun, unitLabel } from '@potyczka/legion/text';
import { type BattleCardId, battleCard, battleOf, commandOf, RANKS, type View } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import type { ReactNode } from 'react';
import { CardName } from '../../ui/faces/CardName.js';
import { elementProps } from '../element.js';
import { ZoneMap } from './faces/BattleFace.js';
import { holdingsOf } from './holders.js';
import { lookOf } from './look.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';
import { leadingCard } from './zones.js';

const ROWS = ['objective', 'deployment', 'condition'] as const;

const idOf = (card: string): string => battleOf(card as `#${string}`);

/** A card of a row in a few words: its name, what it asks for, when it scores. */
const Tile = ({ scene, id }: { readonly scene: Scene; readonly id: string }): ReactNode => {
  const { lang } = scene;
  const { says, scores } = battleText(lang, id as BattleCardId);
  const card = battleCard(id);
  return (
    <div className="battle-tile" data-cards={`battle:${id}`}>
      <strong>{card.name}</strong>
      {card.kind === 'deployment' && <ZoneMap card={card} lang={lang} />}
      <span>{says[0]}</span>
      {scores.map(({ when, points }) => (
        <span key={when} className="tile-score">
          <b>{points}</b> {when}
        </span>
      ))}
    </div>
  );
};

/** Who holds what now: a plate of each side beside the number of its leaders, the one that leads in full. */
const Holders = ({ scene }: { readonly scene: Scene }): ReactNode => {
  const { lang, view, me, names } = scene;
  const w = WORDS[lang];
  const all = holdingsOf(view);
  if (view.round === 0 || all.length === 0) return null;
  const nameOf = (seat: Seat): string => (me === seat ? w.you : (names[seat] ?? seatNoun(lang, seat).label));
  const most = Math.max(...all.map(h => Math.max(0, ...Object.values(h.near))));
  const isAnything = most > 0 || all.some(h => h.by);
  return (
    <div className="holders">
      <small>{w.heldNow}</small>
      {!isAnything && <span className="soft">{w.heldByNobody}</span>}
      {isAnything && (
        <ul>
          {all.map(({ token, by, near }) => (
            <li key={token} className="holder">
              {by ? (
                <span>{unitLabel(by)}</span>
              ) : (
                view.sides.map(({ seat }) => {
                  const n = near[seat] ?? 0;
                  const leads = view.sides.every(o => o.seat === seat || (near[o.seat] ?? 0) < n);
                  return (
                    <span key={seat} className={leads ? 'leads' : 'soft'}>
                      <i style={{ background: lookOf(seat).colour }} /> {nameOf(seat)} {n}
                    </span>
                  );
                })
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** The three rows of battle cards while they are discarded, then the card of each kind that is played. */
export const Battle = (scene: Scene): ReactNode => {
  const { lang, view, pointed } = scene;
  const w = WORDS[lang];
  return (
    <ul className="battle-rows">
      {ROWS.map(row => {
        const chosen = view.battle[row];
        const cards = chosen ? [chosen] : view.battle.rows[row].map(idOf);
        const leading = chosen ?? leadingCard(view, row, pointed)?.id;
        const label = `${w[row]}: ${cards.map(id => battleCard(id).name).join(', ')}`;
        return (
          <li key={row} className={row}>
            <div {...elementProps(scene, `battle-${row}`, label, 'battle-row')}>
              <small>{w[row]}</small>
              {leading && <Tile scene={scene} id={leading} />}
              {row === 'objective' && <Holders scene={scene} />}
              {cards.length > 1 && (
                <ul className="battle-others">
                  {cards
                    .filter(id => id !== leading)
                    .map(id => (
                      <li key={id} data-cards={`battle:${id}`} className="soft">
                        {cards.indexOf(id) < cards.indexOf(leading ?? '') ? (
                          <s>{battleCard(id).name}</s>
                        ) : (
                          battleCard(id).name
                        )}
                      </li>
                    ))}
                </ul>
              )}
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

/** A command card on the table, which is read where its name stands. */
const Card = ({ id, lang }: { readonly id: string; readonly lang: Lang }): ReactNode => (
  <CardName card={`command:${commandOf(id as `#${string}`)}`}>{cardName(lang, id)} </CardName>
);

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
              <small className="soft">{w.playedCard}:</small> <Card id={side.played} lang={lang} />
            </p>
          )}
          {side.lasting.length > 0 && (
            <p>
              <small className="soft">{w.inPlay}:</small>{' '}
              {side.lasting.map(c => (
                <Card key={c} id={c} lang={lang} />
              ))}
            </p>
          )}
        </section>
      ))}
    </div>
  );
};

export const hasOrders = (view: View): boolean => view.round > 0;
