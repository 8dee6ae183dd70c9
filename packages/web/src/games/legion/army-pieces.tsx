import { type Army, howPlayed } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { type ReactNode, useId } from 'react';
import { CardName as CardLink } from '../../ui/faces/CardName.js';
import { ARMY_WORDS } from './army-words.js';

/** What every part of the editor is given. */
export interface Building {
  readonly lang: Lang;
  readonly army: Army;
  put(army: Army): void;
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly points: number;
}

/** A card that does not play as printed has a sign behind its points. */
const SIGNS = { letter: '', mark: ' ◐', not: ' ○' } as const;

const nameLine = ({ name, title }: Listed): string => (title ? `${name}, ${title}` : name);

export const cardLine = (card: Listed, kind: 'unit' | 'upgrade'): string =>
  `${nameLine(card)} (${card.points})${SIGNS[howPlayed(kind, card.id)]}`;

/** The same on the list, with what the sign means; what a unit costs with its upgrades stands beside it. */
export const CardName = ({
  lang,
  card,
  kind,
}: {
  lang: Lang;
  card: Listed;
  kind: 'unit' | 'upgrade';
}): ReactNode => {
  const how = howPlayed(kind, card.id);
  const line = kind === 'unit' ? `${nameLine(card)}${SIGNS[how]}` : cardLine(card, kind);
  return (
    <CardLink card={`${kind}:${card.id}`}>
      {how === 'letter' ? line : <abbr title={ARMY_WORDS[lang].played[how]}>{line}</abbr>}
    </CardLink>
  );
};

/** A list of things to take: choosing one takes it at once. */
export const Take = (props: {
  label: string;
  choose: string;
  take(id: string): void;
  children: ReactNode;
}): ReactNode => {
  const id = useId();
  return (
    <span className="army-take">
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value="" onChange={e => e.target.value && props.take(e.target.value)}>
        <option value="">{props.choose}</option>
        {props.children}
      </select>
    </span>
  );
};

/** A button that takes something off the list. */
export const Remove = ({ label, remove }: { label: string; remove(): void }): ReactNode => (
  <button type="button" className="army-remove" aria-label={label} title={label} onClick={remove}>
    ×
  </button>
);
