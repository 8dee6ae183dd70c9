import { halfText } from '@potyczka/gloomhaven/text';
import { cardOf } from '@potyczka/gloomhaven/view';
import type { OptionShown } from '@potyczka/table';
import { tied } from '@potyczka/words';
import type { ReactNode } from 'react';
import { usePrefs } from '../../prefs.js';
import { isPiece } from '../../shell/pieces.js';
import { useNarrow } from '../../shell/useNarrow.js';
import { heroOf } from './deeds.js';
import { Glyph } from './glyphs.js';
import { silhouetteOf } from './looks.js';
import { halfSigns, Signs } from './signs.js';

const isWholeCard = ({ label, at }: OptionShown): boolean =>
  (label?.id === 'card-label' || label?.id === 'taken-label' || label?.id === 'lose-card-label') &&
  /^#(?!goal-)[^/]+$/.test(at[0] ?? '');

/** A card with both halves, a silhouette beside a figure, a sign for the rest. */
export const Icon = ({ option }: { readonly option: OptionShown }): ReactNode => {
  const [at] = option.at;
  if (isWholeCard(option)) return <CardSigns card={at as `#${string}`} isPair={isPiece(option.key)} />;
  if (option.key === 'rest') return <Glyph name="night-sleep" size={24} />;
  const half = /^(#[^/]+)\/(top|bottom)$/.exec(option.key);
  if (half) return <HalfSigns card={half[1] as '#'} half={half[2] as 'top'} />;
  if (/\/top(\/basic)?$/.test(option.key)) return <Glyph name="broadsword" size={24} />;
  if (/\/bottom(\/basic)?$/.test(option.key)) return <Glyph name="boots" size={24} />;
  if (!at || at.startsWith('#') || at.startsWith('item-') || /^-?\d/.test(at)) return null;
  return <Glyph name={silhouetteOf(at.split('.')[0] ?? '')} size={28} />;
};

/** A hero in a line of text; a seat that leads several has no picture. */
export const Token = ({
  seat,
  size = 22,
  colour,
}: {
  readonly seat: string;
  readonly size?: number;
  readonly colour?: string;
}): ReactNode => {
  const hero = heroOf(seat);
  return hero ? (
    <span className="hero-token" style={{ color: colour ?? hero.colour }}>
      <Glyph name={silhouetteOf(seat)} size={size} />
    </span>
  ) : null;
};

type Half = 'top' | 'bottom';

/** What a half does, in all its words. */
const Said = ({ card, half }: { readonly card: `#${string}`; readonly half: Half }): ReactNode => {
  const { prefs } = usePrefs();
  const { spoken } = halfText(prefs.lang, cardOf(card)[half]);
  return (
    <span className={half === 'top' ? 'row-half said' : 'row-half said lower'}>
      {tied(prefs.lang, spoken.join(' · '))}
    </span>
  );
};

const HalfSigns = ({ card, half }: { readonly card: `#${string}`; readonly half: Half }): ReactNode => (
  <span className="option-signs one" aria-hidden="true">
    <Said card={card} half={half} />
  </span>
);

/** The button's own name says which card it is; a thumb reads the words here, a mouse points at the card. */
const CardSigns = ({
  card,
  isPair,
}: {
  readonly card: `#${string}`;
  readonly isPair: boolean;
}): ReactNode => {
  const { prefs } = usePrefs();
  const narrow = useNarrow();
  const { initiative, top, bottom } = cardOf(card);
  // On a desk the cards lie beneath the board, with all that they say.
  if (!narrow && isPair) return <b className="row-initiative alone">{initiative}</b>;
  return (
    <>
      <b className="row-initiative">{initiative}</b>
      <span className="option-signs" aria-hidden="true">
        {narrow ? (
          <>
            <Said card={card} half="top" />
            <Said card={card} half="bottom" />
          </>
        ) : (
          <>
            <span className="row-half">
              <Signs signs={halfSigns(prefs.lang, top)} size={19} />
            </span>
            <span className="row-half lower">
              <Signs signs={halfSigns(prefs.lang, bottom)} size={19} />
            </span>
          </>
        )}
      </span>
    </>
  );
};
