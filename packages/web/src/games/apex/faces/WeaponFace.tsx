import {
  attachmentLine,
  attachmentName,
  bandText,
  cardName,
  MODEL_NAMES,
  passiveText,
  weaponTypeName,
} from '@potyczka/apex/text';
import {
  attachmentOf,
  type LegendView,
  printedAttachment,
  SLOTS,
  type Slot,
  type Weapon,
} from '@potyczka/apex/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import { typeGlyph } from '../look.js';
import { FACE_WORDS } from './face-words.js';
import { AmmoPill, AmmoRow, Cells, Says, Slab, SlotSign } from './pieces.js';

type Owned = LegendView['weapons'][number];

interface WeaponFaceProps {
  readonly card: Weapon;
  readonly lang: Lang;
  /** As somebody carries it: with its ammo and what lies on it. */
  readonly owned?: Owned | undefined;
}

/** What each slot takes, in words; kinds that no token has a name for are said as a class of tokens. */
const takenBy = (lang: Lang, fits: readonly string[]): string => {
  const classes: Readonly<Record<string, string>> = FACE_WORDS[lang].fits;
  return fits.map(mark => classes[mark] ?? attachmentName(lang, mark)).join(', ');
};

interface Filled {
  readonly name: string;
  readonly does: string;
  readonly isPrinted: boolean;
  readonly stability: number;
}

/** What lies in a slot: a token covers what is printed there. */
const filledOf = (lang: Lang, card: Weapon, owned: Owned | undefined, slot: Slot): Filled | undefined => {
  const token = owned?.on.find(each => attachmentOf(each).slot === slot);
  const id = card.printed.find(each => printedAttachment(each).slot === slot);
  const it = token ? attachmentOf(token) : id && printedAttachment(id);
  if (!it) return undefined;
  return {
    name: token ? cardName(lang, token) : attachmentName(lang, id ?? ''),
    does: attachmentLine(lang, it),
    isPrinted: !token,
    stability: it.stability ?? 0,
  };
};

/** A weapon card: figures, ammo, and its four slots with what lies there and what they take. */
export const WeaponFace = ({ card, lang, owned }: WeaponFaceProps): ReactNode => {
  const w = FACE_WORDS[lang];
  const [spaces, each] = card.rof;
  const filled = SLOTS.map(slot => ({ slot, it: filledOf(lang, card, owned, slot) }));
  const stability = filled.reduce((sum, { it }) => sum + (it?.stability ?? 0), card.passive.stability ?? 0);
  return (
    <Slab
      kind={weaponTypeName(lang, card.type)}
      name={MODEL_NAMES[card.model] ?? card.model}
      look="weapon-face"
      picture={<Glyph name={typeGlyph(card.type)} size={44} />}
      aside={<AmmoPill kind={card.ammo} lang={lang} />}
      mark={card.mark}
      lang={lang}
    >
      <AmmoRow
        n={owned?.ammo ?? card.startingAmmo}
        label={owned ? w.ammoNow(owned.ammo) : w.startsWith(card.startingAmmo)}
      />
      <Cells
        of={[
          [w.bestRange, bandText(card.range)],
          [w.hitsFrom, `${card.threshold}+`],
          [w.aimCards, each === 1 ? String(spaces) : `${spaces} × ${each}`],
          [w.damage, String(card.damage)],
          [w.headshot, `+${card.headshot}`],
          [w.stability, String(stability)],
        ]}
      />
      <ul className="face-slots">
        {filled.map(({ slot, it }) => (
          <SlotLine key={slot} lang={lang} slot={slot} it={it} fits={card.slots[slot]} />
        ))}
      </ul>
      <Says lang={lang}>{[w.perSpace(each), passiveText(lang, card)].filter(Boolean).join(' ')}</Says>
    </Slab>
  );
};

interface SlotLineProps {
  readonly lang: Lang;
  readonly slot: Slot;
  readonly it: Filled | undefined;
  readonly fits: readonly string[] | undefined;
}

const SlotLine = ({ lang, slot, it, fits }: SlotLineProps): ReactNode => {
  const w = FACE_WORDS[lang];
  const kind = it ? 'filled' : fits ? 'free' : 'none';
  return (
    <li className={kind}>
      <SlotSign slot={slot} />
      <div>
        <b>{w.slots[slot]}:</b>{' '}
        {it ? `${it.name}, ${it.isPrinted ? w.printed : w.laidOn}` : fits ? w.slotEmpty : w.noSlot}
        {it && <small>{it.does}</small>}
        {fits && (
          <small>
            {w.takes}: {takenBy(lang, fits)}
          </small>
        )}
      </div>
    </li>
  );
};
