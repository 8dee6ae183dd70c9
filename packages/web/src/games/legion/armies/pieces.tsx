import { howPlayed, type UnitCard, unitCard } from '@potyczka/legion/view';
import type { MouseEvent, ReactNode } from 'react';
import { useFaces } from '../../../ui/faces/context.js';
import { ARMY_WORDS } from '../army-words.js';
import { Portrait, paintOf } from '../faces/Figure.js';
import { DiceRow, DieShape, RangeOf } from '../faces/pieces.js';
import { Glyph } from '../glyphs.js';
import { WORDS } from '../words.js';
import { useBench } from './bench.js';

/** How a card is played that is not played as printed; nothing where it is. */
export const HowPlayed = ({
  kind,
  id,
}: {
  readonly kind: 'unit' | 'upgrade';
  readonly id: string;
}): ReactNode => {
  const { lang } = useBench();
  const how = howPlayed(kind, id);
  if (how === 'letter') return null;
  return (
    <abbr className="army-how" title={ARMY_WORDS[lang].played[how]}>
      {how === 'mark' ? '◐' : '○'}
    </abbr>
  );
};

interface CardButtonProps {
  /** `unit:stormtroopers` */
  readonly card: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The name of a card: pointed at it lies open beside the list, pressed it opens on its own. */
export const CardButton = ({ card, children, className = '' }: CardButtonProps): ReactNode => {
  const { show } = useBench();
  const faces = useFaces();
  const open = (e: MouseEvent<HTMLButtonElement>): void => {
    show(card);
    // Beside the list there is room for it; on a phone it opens over it.
    const aside = e.currentTarget.closest('.army-bench')?.querySelector('.army-aside');
    if (!aside || getComputedStyle(aside).display === 'none') faces?.open([card], e.currentTarget, true);
  };
  return (
    <button
      type="button"
      className={`army-card-name ${className}`}
      onPointerEnter={() => show(card)}
      onFocus={() => show(card)}
      onClick={open}
    >
      {children}
    </button>
  );
};

/** A small portrait. */
export const Face = ({
  unit,
  size = 52,
  hasHeavy = false,
}: {
  unit: string;
  size?: number;
  hasHeavy?: boolean;
}): ReactNode => (
  <span className="army-portrait" style={{ inlineSize: size, blockSize: size }}>
    <Portrait
      unit={unit}
      colour={paintOf(unitCard(unit).faction)}
      hasHeavy={hasHeavy}
      width={118}
      height={118}
    />
  </span>
);

/** Speed, wounds, save, and the dice of the first weapon with its reach. */
export const Figures = ({ card }: { readonly card: UnitCard }): ReactNode => {
  const { lang } = useBench();
  const w = WORDS[lang];
  const [weapon] = card.weapons;
  return (
    <span className="army-figures">
      <span title={w.speed}>
        <Glyph name="boots" size={15} label={w.speed} /> {card.speed}
      </span>
      <span title={w.wounds}>
        <Glyph name="hearts" size={15} label={w.wounds} /> {card.wounds}
      </span>
      <DieShape colour={card.die} shape="defence" face="block" size={17} />
      {weapon && (
        <span className="army-weapon">
          <RangeOf weapon={weapon} lang={lang} />
          <DiceRow dice={weapon.dice} lang={lang} />
        </span>
      )}
    </span>
  );
};
