import { cardSentences, keywordName } from '@potyczka/legion/text';
import { howPlayed, type UpgradeCard } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import type { CSSProperties, ReactNode } from 'react';
import { ARMY_WORDS } from '../army-words.js';
import { FACE_WORDS } from './face-words.js';
import { KeywordNotes } from './KeywordNotes.js';
import { keywordsSaid, restriction } from './named.js';
import { SurgeOf, WeaponLine } from './pieces.js';

/** What an upgrade does to the unit that carries it, beside its text. */
export const figuresOf = (card: UpgradeCard, lang: Lang): readonly string[] => {
  const f = FACE_WORDS[lang];
  const { mini, wounds, addsSlots, exhaust, expend, takes, unique } = card;
  return [
    unique && f.unique,
    mini && (wounds === undefined ? f.addsMini : f.addsMiniWith(wounds)),
    addsSlots && `${f.addsSlots}: ${addsSlots.map(x => f.slots[x]).join(', ')}`,
    exhaust && f.exhaust,
    expend && f.expend,
    takes && `${f.takes}: ${takes.map(k => keywordName(lang, k)).join(', ')}`,
    card.surge?.attack === null && f.noSurge.attack,
    card.surge?.defence === null && f.noSurge.defence,
  ].filter(x => typeof x === 'string') as string[];
};

/** An upgrade: its kind, its price, what it adds, who may have it, and its text as it is played. */
export const UpgradeFace = ({
  card,
  lang,
}: {
  readonly card: UpgradeCard;
  readonly lang: Lang;
}): ReactNode => {
  const f = FACE_WORDS[lang];
  const how = howPlayed('upgrade', card.id);
  const sentences = cardSentences(lang, 'upgrade', card.id);
  const { attack, defence } = card.surge ?? {};
  return (
    <article
      className="legion-face upgrade-face"
      style={{ '--c': card.unique ? '#f5c242' : '#8d97a5' } as CSSProperties}
    >
      <header className="plain">
        <span className="face-who">
          <small>
            {f.slots[card.type]} · {f.kinds.upgrade}
          </small>
          <strong>
            {card.unique && (
              <i className="only-one" aria-hidden="true">
                ●
              </i>
            )}
            {card.name}
          </strong>
        </span>
        <span className="face-points" title={ARMY_WORDS[lang].points}>
          {card.points}
        </span>
      </header>
      {figuresOf(card, lang).length > 0 && (
        <p className="face-line soft">{figuresOf(card, lang).join(' · ')}</p>
      )}
      {card.weapons && (
        <ul className="face-weapons">
          {card.weapons.map((weapon, n) => (
            <WeaponLine key={n} {...{ weapon, lang }} />
          ))}
        </ul>
      )}
      {attack && (
        <p className="face-line">
          <SurgeOf to={attack} lang={lang} /> <span className="soft">{f.surgeOf[attack]}</span>
        </p>
      )}
      {defence && (
        <p className="face-line">
          <SurgeOf to={defence} lang={lang} /> <span className="soft">{f.surgeOf[defence]}</span>
        </p>
      )}
      <KeywordNotes keywords={keywordsSaid(lang, card.keywords)} lang={lang} />
      <div className="face-text">
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {card.only && (
        <p className="face-small soft">
          {f.only}: {restriction(lang, card.only)}
        </p>
      )}
      {card.incomplete && <p className="face-note">◐ {f.incomplete}</p>}
      {how === 'not' && <p className="face-note">○ {ARMY_WORDS[lang].played.not}</p>}
    </article>
  );
};
