import { cardName, figureName } from '@potyczka/adrenaline/text';
import type { View } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { CardBody, CardHead } from './Card.js';
import { Ammo, Damage, Marks } from './Sheet.js';
import { PieceIcon } from './shapes.js';
import { WORDS } from './words.js';

/** My board, my weapons and power-ups. */
export const Mine = (props: SceneProps): ReactNode => {
  const view = props.view as View;
  const { lang } = props;
  const player = view.players.find(p => p.who === props.me);
  if (!player) return null;
  const w = WORDS[lang];
  return (
    <div className="mine">
      <div className="my-board">
        <div className="head">
          <PieceIcon figure={player.who} size={32} />
          <strong>{figureName(lang, player.who)}</strong>
          <span className="points">
            {player.points ?? '?'} <small>{w.points}</small>
          </span>
        </div>
        <Damage figure={player} lang={lang} />
        <div className="my-ammo">
          <Ammo cubes={player.cubes} lang={lang} />
          <Marks figure={player} lang={lang} />
        </div>
      </div>
      <div className="cards">
        {player.weapons.map(({ card, loaded }) => (
          <Card key={card} {...props} card={card} note={loaded ? '' : w.unloaded} />
        ))}
        {view.hand.map(card => (
          <Card key={card} {...props} card={card} note="" />
        ))}
        {player.weapons.length + view.hand.length === 0 && <p className="soft empty">{w.empty}</p>}
      </div>
    </div>
  );
};

const Card = (props: SceneProps & { card: `#${string}`; note: string }): ReactNode => {
  const { card, lang, note } = props;
  return (
    <button
      type="button"
      {...elementProps(
        props,
        card,
        note ? `${cardName(lang, card)}, ${note}` : cardName(lang, card),
        note ? 'card spent' : 'card',
      )}
    >
      <CardHead card={card} lang={lang} />
      {note && <em className="note">{note}</em>}
      <CardBody card={card} lang={lang} />
    </button>
  );
};
