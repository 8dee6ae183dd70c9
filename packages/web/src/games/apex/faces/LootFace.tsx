import { bandText, cardName, lootLines, MODEL_NAMES, rankName } from '@potyczka/apex/text';
import { type Attachment, type LootKind, takes, WEAPONS } from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { LootSign } from '../LootSign.js';
import { FACE_WORDS } from './face-words.js';
import { Says, Slab, SlotSign } from './pieces.js';

interface LootFaceProps {
  readonly card: LootKind;
  /** The token that it is. */
  readonly id: CardId;
  readonly lang: Lang;
}

/** The weapons that take an attachment, by name. */
const weaponsFor = (a: Attachment): readonly string[] => [
  ...new Set(WEAPONS.filter(w => takes(w, a)).map(w => MODEL_NAMES[w.model] ?? w.model)),
];

/** A loot token: what it does, where it lies, and for an attachment on which weapons. */
export const LootFace = ({ card, id, lang }: LootFaceProps): ReactNode => {
  const w = FACE_WORDS[lang];
  const kind = card.sort === 'gear' ? w.gear[card.gear.kind] : w.sorts[card.sort];
  return (
    <Slab
      kind={`${rankName(lang, card.rank)} · ${kind}`}
      name={cardName(lang, id)}
      look={`loot-face rank-${card.rank}`}
      picture={<LootSign card={id} size={36} />}
      lang={lang}
    >
      <Says lang={lang}>{lootLines(lang, card)}</Says>
      {card.sort === 'attachment' && <Fits lang={lang} attachment={card.attachment} />}
      {card.sort === 'grenade' && (
        <p className="face-says">
          {w.range} {bandText(card.grenade.range)} · {w.areas[card.grenade.area]}
        </p>
      )}
      {card.sort !== 'attachment' && <p className="soft">{card.sort === 'gear' ? w.worn : w.packs}</p>}
    </Slab>
  );
};

const Fits = ({ lang, attachment }: { readonly lang: Lang; readonly attachment: Attachment }): ReactNode => {
  const w = FACE_WORDS[lang];
  const names = weaponsFor(attachment);
  return (
    <ul className="face-slots">
      <li className="filled">
        <SlotSign slot={attachment.slot} />
        <div>
          <b>
            {w.slot}: {w.slots[attachment.slot]}
          </b>
          <small>{names.length > 0 ? `${w.fitsOn}: ${names.join(', ')}` : w.fitsNothing}</small>
        </div>
      </li>
    </ul>
  );
};
