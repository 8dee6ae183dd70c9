import { abilityText, automaAbilityText } from '@potyczka/apex/text';
import { type AbilityCard, type AbilityId, type AutomaAbilityCard, legendOf } from '@potyczka/apex/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { silhouetteOf } from '../look.js';
import { FACE_WORDS } from './face-words.js';
import { ChargeSign, Says, Slab } from './pieces.js';

export const Silhouette = ({
  of,
  size = 40,
}: {
  readonly of: AbilityId;
  readonly size?: number;
}): ReactNode => (
  <svg className="glyph" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
    <use href={silhouetteOf(legendOf(of))} />
  </svg>
);

interface AbilityFaceProps {
  readonly id: AbilityId;
  readonly card: AbilityCard;
  readonly lang: Lang;
  /** Where its token is now. */
  readonly state?: string | undefined;
}

/** An Ability card of a player. */
export const AbilityFace = ({ id, card, lang, state }: AbilityFaceProps): ReactNode => {
  const w = FACE_WORDS[lang];
  const { name, ways, cooldown, copies } = abilityText(lang, id, card);
  return (
    <Slab
      kind={w[card.kind]}
      name={name}
      look={`ability-face ${card.kind}`}
      picture={<Silhouette of={id} />}
      aside={<span className="soft">{w.tokens(card.tokens.length)}</span>}
      lang={lang}
    >
      {ways.map(({ kind, text }) => (
        <Says key={kind} lang={lang} kind={kind}>
          {text}
        </Says>
      ))}
      <Says lang={lang}>{[copies, cooldown].filter(Boolean).join(' ')}</Says>
      {state !== undefined && (
        <p className="face-now">
          <b>{w.now}:</b> {state}
        </p>
      )}
    </Slab>
  );
};

interface AutomaAbilityFaceProps {
  readonly id: AbilityId;
  readonly card: AutomaAbilityCard;
  readonly normal: AbilityCard;
  readonly lang: Lang;
  readonly state?: string | undefined;
}

/** The card that the Automa has for the same ability: what it pays, when it looks at it, and what has to be so. */
export const AutomaAbilityFace = ({ id, card, normal, lang, state }: AutomaAbilityFaceProps): ReactNode => {
  const w = FACE_WORDS[lang];
  const { name, cooldown } = abilityText(lang, id, normal);
  return (
    <Slab
      kind={`${w.automaAbility} · ${w.inStep(card.step)} · ${w.costs(card.cost)}`}
      name={name}
      look="ability-face automa"
      picture={<Silhouette of={id} />}
      aside={<ChargeSign n={card.cost} />}
      mark="placeholder"
      lang={lang}
    >
      <Says lang={lang}>{automaAbilityText(lang, id, card, normal)}</Says>
      <Says lang={lang}>{cooldown}</Says>
      {state !== undefined && (
        <p className="face-now">
          <b>{w.now}:</b> {state}
        </p>
      )}
    </Slab>
  );
};
