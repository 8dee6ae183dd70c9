import { type CSSProperties, type ReactNode, useState } from 'react';
import { elementProps, optionsAt } from '../games/element.js';
import type { SceneProps } from '../games/game-ui.js';
import './hand.css';

export interface HandCard {
  /** The element that the rules know it by. */
  readonly element: string;
  readonly label: string;
  /** The card as it lies in a fan, as large as it is drawn. */
  readonly face: ReactNode;
  /** The card as a row across a phone; its face if there is none. */
  readonly row?: ReactNode;
  /** Its parts are chosen, not the whole of it. */
  readonly isSplit?: boolean;
  readonly isSpent?: boolean;
}

export interface Pile {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  /** What lies on top; a back if nothing is known. */
  readonly top?: ReactNode;
  /** The element that opens its cards. */
  readonly element?: string;
  /** Its cards, for who opens it. */
  readonly cards?: readonly HandCard[];
}

interface HandProps {
  readonly scene: SceneProps;
  readonly title: string;
  readonly cards: readonly HandCard[];
  readonly piles?: readonly Pile[];
  /** Beside the title: what the choice comes to, as the initiative. */
  readonly note?: ReactNode;
  readonly empty?: string;
}

/** Which of the chosen cards one is, by the order of choice: the first leads. */
const placeOf = ({ chosen, lit }: SceneProps, element: string): number => {
  const keys = [...chosen];
  const own = optionsAt(lit, element).find(o => chosen.has(o.key));
  return own ? keys.indexOf(own.key) + 1 : 0;
};

/** A hand of cards: a fan on a desk, rows on a phone; what is pointed at is enlarged, what is chosen is numbered. */
export const Hand = ({ scene, title, cards, piles = [], note, empty }: HandProps): ReactNode => {
  const [open, setOpen] = useState<string | null>(null);
  const pile = piles.find(p => p.id === open);
  const shown = pile?.cards ?? cards;
  return (
    <div className={scene.narrow ? 'hand rows' : 'hand'}>
      <div className="hand-head">
        <span>
          {pile ? pile.title : title} · {shown.length}
        </span>
        {pile && (
          <button type="button" onClick={() => setOpen(null)}>
            {title}
          </button>
        )}
        {note}
      </div>
      <ul className="fan" style={{ '--cards': shown.length } as CSSProperties} aria-label={title}>
        {shown.map(card => (
          <li key={card.element} className="fan-place">
            <Held scene={scene} card={card} place={placeOf(scene, card.element)} />
          </li>
        ))}
        {shown.length === 0 && empty && <li className="soft">{empty}</li>}
      </ul>
      {piles.length > 0 && <Piles piles={piles} open={open} onOpen={setOpen} />}
    </div>
  );
};

const Held = ({ scene, card, place }: { scene: SceneProps; card: HandCard; place: number }): ReactNode => {
  const kind = ['held', card.isSpent ? 'spent' : '', place > 0 ? 'taken' : ''].filter(Boolean).join(' ');
  const inside = (
    <>
      {scene.narrow ? (card.row ?? card.face) : card.face}
      {place > 0 && <span className="place-of">{place}</span>}
    </>
  );
  if (card.isSplit) return <div className={kind}>{inside}</div>;
  const label = place > 0 ? `${place}. ${card.label}` : card.label;
  return <div {...elementProps(scene, card.element, label, kind)}>{inside}</div>;
};

interface PilesProps {
  readonly piles: readonly Pile[];
  readonly open: string | null;
  onOpen(id: string | null): void;
}

const Piles = ({ piles, open, onOpen }: PilesProps): ReactNode => (
  <ul className="piles">
    {piles.map(p => (
      <li key={p.id}>
        <button
          type="button"
          className="pile"
          data-el={p.element}
          disabled={!p.cards && p.element === undefined}
          aria-pressed={p.cards ? open === p.id : undefined}
          onClick={() => p.cards && onOpen(open === p.id ? null : p.id)}
        >
          <span className="pile-top">{p.top}</span>
          <b>{p.count}</b>
          <small>{p.title}</small>
        </button>
      </li>
    ))}
  </ul>
);
