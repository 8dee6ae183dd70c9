import { cardName, cardText, figureName, loadName, PAGE_WORDS as WORDS } from '@potyczka/adrenaline/text';
import { COLOURS, type Colour } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { StandeeIcon } from '../../ui/Standee.js';
import { elementProps } from '../element.js';
import { aboutOf } from './about.js';
import { CardBody, CardHead, CardSigns } from './Card.js';
import { Picture } from './Picture.js';
import { COLOUR_NAMES, Damage, Marks, Worth } from './Sheet.js';
import type { Scene } from './scene.js';
import { CubeIcon, lookOf } from './shapes.js';

/** My board, my weapons and power-ups. */
export const Mine = (props: Scene): ReactNode => {
  const view = props.view;
  const { lang } = props;
  const [crowded, onMeasure] = useCrowded();
  const player = view.players.find(p => p.who === props.me);
  if (!player) return null;
  const w = WORDS[lang];
  const cards = [...player.weapons.map(held => held.card), ...view.hand];
  // Weapons are shown all in words or all in signs; a power-up by itself.
  const isTight = (card: string): boolean =>
    !props.narrow && (isWeapon(card) ? cards.filter(isWeapon) : [card]).some(c => crowded.has(c));
  return (
    <div className="mine">
      <div className="my-board">
        <div className="head">
          <StandeeIcon {...lookOf(player.who)} height={62} />
          <strong>{figureName(lang, player.who)}</strong>
          <span className="points">
            {player.points ?? '?'} <small>{w.points}</small>
          </span>
        </div>
        <Damage figure={player} lang={lang} />
        <div className="line-two">
          <Worth figure={player} lang={lang} view={view} />
          <Marks figure={player} lang={lang} />
        </div>
        <MyAmmo {...props} cubes={player.cubes} />
      </div>
      <div className="cards">
        {player.weapons.map(({ card, loaded }) => (
          <Card
            key={card}
            {...props}
            card={card}
            note={loaded ? '' : loadName(lang, card, false)}
            isTight={isTight(card)}
            onMeasure={onMeasure}
          />
        ))}
        {view.hand.map(card => (
          <Card key={card} {...props} card={card} note="" isTight={isTight(card)} onMeasure={onMeasure} />
        ))}
        {cards.length === 0 && <p className="soft empty">{w.empty}</p>}
      </div>
    </div>
  );
};

/** My cubes: what is paid with them can be said with a click on them. */
const MyAmmo = (props: Scene & { readonly cubes: Readonly<Record<Colour, number>> }): ReactNode => (
  <div className="my-ammo">
    {COLOURS.map(c => (
      <button
        key={c}
        type="button"
        {...elementProps(
          props,
          `cube-${c}`,
          `${COLOUR_NAMES[props.lang][c]}: ${props.cubes[c]}`,
          props.cubes[c] === 0 ? 'cube-count none' : 'cube-count',
        )}
      >
        <CubeIcon colour={c} empty={props.cubes[c] === 0} />
        {props.cubes[c]}
      </button>
    ))}
  </div>
);

type Measured = (card: string, isTooMuch: boolean) => void;

/** The cards whose words are too much for the room that they have. */
const useCrowded = (): [ReadonlySet<string>, Measured] => {
  const [crowded, setCrowded] = useState<ReadonlySet<string>>(new Set());
  const onMeasure = useCallback<Measured>((card, isTooMuch) => {
    setCrowded(before => {
      if (before.has(card) === isTooMuch) return before;
      return new Set(isTooMuch ? [...before, card] : [...before].filter(c => c !== card));
    });
  }, []);
  return [crowded, onMeasure];
};

type CardProps = Scene & {
  readonly card: `#${string}`;
  readonly note: string;
  /** There is no room for words: it shows signs. */
  readonly isTight: boolean;
  readonly onMeasure: Measured;
};

/** A card with its whole text if there is room, else with names and signs; the panel beside it explains them. */
const Card = (props: CardProps): ReactNode => {
  const { card, lang, note, isTight, onMeasure } = props;
  const box = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need other room
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    const measure = (): void => onMeasure(card, isTooMuch(el));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    return () => watch.disconnect();
  }, [card, lang, note, onMeasure]);
  const about = props.pointed && aboutOf(props.pointed);
  const marked = about?.card === card ? about.effect : undefined;
  const kind = ['card', note ? 'spent' : '', isTight ? 'tight' : '', marked ? 'in-use' : ''];
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
      data-cards={card}
      data-said={isTight ? undefined : card}
      style={{ flexGrow: Math.max(LEAST, lengthOf(lang, card)) }}
    >
      <span className="art">
        <Picture card={card} size={46} />
      </span>
      <CardHead card={card} lang={lang} note={note} />
      <CardBody card={card} lang={lang} marked={marked} />
      {isTight && <CardSigns card={card} lang={lang} marked={marked} />}
    </button>
  );
};

const isWeapon = (card: string): boolean => card.startsWith('#weapon-');

/** The more a card says, the wider it is; but each is at least as wide as for so many letters. */
const LEAST = 90;
/** What the last line of an effect leaves empty, in letters. */
const LAST_LINE = 15;

const lengthOf = (lang: Lang, card: `#${string}`): number =>
  cardText(lang, card).effects.reduce((sum, e) => sum + e.name.length + e.text.length + LAST_LINE, 0);

/** Whether the words of a card are higher than the room that its head leaves. */
const isTooMuch = (card: HTMLElement): boolean => {
  const body = card.querySelector('.card-body');
  if (!body) return false;
  const style = getComputedStyle(card);
  const head = card.querySelector('.card-head')?.getBoundingClientRect().height ?? 0;
  const taken = [style.paddingTop, style.paddingBottom, style.rowGap].reduce(
    (sum, size) => sum + Number.parseFloat(size),
    head,
  );
  return body.scrollHeight > Math.ceil(card.clientHeight - taken) + 1;
};
