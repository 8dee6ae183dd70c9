import { binLines, directionName, rankName, ringLines } from '@potyczka/apex/text';
import type { AimCard, BinCard, Bonus, RingCard } from '@potyczka/apex/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import { FACE_WORDS } from './face-words.js';
import { Says, Slab } from './pieces.js';

interface CardProps<Card> {
  readonly card: Card;
  readonly lang: Lang;
}

/** An Aim card: its value, what its symbols do, and which way it lets a grenade drift. */
export const AimFace = ({ card, lang }: CardProps<AimCard>): ReactNode => {
  const w = FACE_WORDS[lang];
  return (
    <Slab
      kind={w.aimCard}
      name={String(card.value)}
      look="aim-face"
      picture={<Glyph name="bullseye" size={34} />}
      mark={card.mark}
      lang={lang}
    >
      <Says lang={lang}>{w.aimValue(card.value)}</Says>
      {card.symbols.map(symbol => (
        <Says key={symbol} lang={lang}>
          {w.symbols[symbol]}
        </Says>
      ))}
      <p className="soft">{card.arrow ? w.drifts(directionName(lang, card.arrow)) : w.driftsNot}</p>
    </Slab>
  );
};

/** A Ring card: by how much each border moves in. */
export const RingFace = ({ card, lang }: CardProps<RingCard>): ReactNode => {
  const w = FACE_WORDS[lang];
  const { top, right, bottom, left } = card.by;
  const [x, y, cell] = [left * 8, top * 8, 96];
  return (
    <Slab
      kind={w.ringCard}
      name={[top, right, bottom, left].join(' · ')}
      look="ring-face"
      picture={<Glyph name="fire" size={34} />}
      mark={card.mark}
      lang={lang}
    >
      <svg viewBox="-4 -4 104 104" className="ring-picture" aria-hidden="true">
        <rect width={cell} height={cell} className="was" />
        <rect x={x} y={y} width={cell - x - right * 8} height={cell - y - bottom * 8} className="will" />
      </svg>
      <Says lang={lang}>{ringLines(lang, card)}</Says>
    </Slab>
  );
};

/** What a supply bin holds beside its two weapons. */
export const BinFace = ({ card, lang }: CardProps<BinCard>): ReactNode => (
  <Slab
    kind=""
    name={FACE_WORDS[lang].binCard}
    look="bin-face"
    picture={<Glyph name="cardboard-box" size={34} />}
    mark={card.mark}
    lang={lang}
  >
    <Says lang={lang}>{binLines(lang, card)}</Says>
    <p className="face-ranks">
      {card.loot.map((rank, i) => (
        <span key={`${rank} ${i + 1}`} className={`rank-pill rank-${rank}`}>
          {rankName(lang, rank)}
        </span>
      ))}
    </p>
  </Slab>
);

/** What waits at an edge of the map for whoever drops there. */
export const BonusFace = ({ card, lang }: CardProps<Bonus>): ReactNode => {
  const w = FACE_WORDS[lang];
  const parts = [w.moves(card.mp), card.loot && w.andLoot[card.loot], card.ammo && w.andAmmo(card.ammo)];
  return (
    <Slab kind="" name={w.bonus} look="bin-face" picture={<Glyph name="boots" size={34} />} lang={lang}>
      <Says lang={lang}>{`${parts.filter(Boolean).join(' ')}.`}</Says>
    </Slab>
  );
};
