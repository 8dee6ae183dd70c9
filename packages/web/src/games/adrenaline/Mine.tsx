import { cardName, figureName } from '@potyczka/adrenaline/text';
import type { View } from '@potyczka/adrenaline/view';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { aboutOf } from './about.js';
import { CardBody, CardHead, CardSigns } from './Card.js';
import { OptionCard } from './OptionCard.js';
import { Ammo, Damage, Marks, Worth } from './Sheet.js';
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
          <PieceIcon figure={player.who} size={30} />
          <strong>{figureName(lang, player.who)}</strong>
          <span className="points">
            {player.points ?? '?'} <small>{w.points}</small>
          </span>
        </div>
        <Damage figure={player} lang={lang} />
        <div className="line-two">
          <Worth figure={player} lang={lang} />
          <Marks figure={player} lang={lang} />
        </div>
        <div className="my-ammo">
          <Ammo cubes={player.cubes} lang={lang} />
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
      <OptionCard {...props} />
    </div>
  );
};

/** A card with its whole text if there is room for all of it, else in signs; the panel beside it has the words. */
const Card = (props: SceneProps & { card: `#${string}`; note: string }): ReactNode => {
  const { card, lang, note, narrow } = props;
  const box = useRef<HTMLButtonElement>(null);
  const [isTight, setTight] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need other room
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    const measure = (): void => setTight(isTooMuch(el));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    return () => watch.disconnect();
  }, [card, lang, note]);
  const about = props.pointed && aboutOf(props.pointed);
  const marked = about?.card === card ? about.effect : undefined;
  const kind = ['card', note ? 'spent' : '', isTight && !narrow ? 'tight' : '', marked ? 'in-use' : ''];
  return (
    <button
      type="button"
      ref={box}
      {...elementProps(
        props,
        card,
        note ? `${cardName(lang, card)}, ${note}` : cardName(lang, card),
        kind.filter(Boolean).join(' '),
      )}
    >
      <CardHead card={card} lang={lang} />
      {note && <em className="note">{note}</em>}
      <CardBody card={card} lang={lang} marked={marked} />
      {isTight && !narrow && <CardSigns card={card} lang={lang} marked={marked} />}
    </button>
  );
};

/** Whether the words of a card are higher than the room that its head leaves. */
const isTooMuch = (card: HTMLElement): boolean => {
  const body = card.querySelector('.card-body');
  if (!body) return false;
  const style = getComputedStyle(card);
  const [head, note] = [card.querySelector('.card-head'), card.querySelector('.note')];
  const taken = [head, note].reduce(
    (sum, part) => sum + (part ? part.getBoundingClientRect().height + Number.parseFloat(style.rowGap) : 0),
    Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom),
  );
  return body.scrollHeight > Math.ceil(card.clientHeight - taken) + 1;
};
