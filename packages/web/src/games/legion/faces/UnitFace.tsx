import { missingSentence, unitLabel } from '@potyczka/legion/text';
import { howPlayed, type UnitCard, type UnitView, upgradeCard, type Weapon } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import type { CSSProperties, ReactNode } from 'react';
import { ARMY_WORDS } from '../army-words.js';
import { Glyph } from '../glyphs.js';
import { lookOf } from '../look.js';
import { statesOf, TokensOf } from '../UnitCard.js';
import { WORDS } from '../words.js';
import { Portrait, paintOf } from './Figure.js';
import { FACE_WORDS } from './face-words.js';
import { KeywordNotes } from './KeywordNotes.js';
import { commandName, forceName, keywordsSaid, unitName } from './named.js';
import { DieShape, SurgeOf, WeaponLine } from './pieces.js';

interface UnitFaceProps {
  readonly card: UnitCard;
  readonly lang: Lang;
  /** As it stands on the table, with its upgrades and tokens. */
  readonly on?: UnitView | undefined;
}

const listOf = (x: string | readonly string[]): readonly string[] => (typeof x === 'string' ? [x] : x);

const sizeOf = (base: UnitCard['base']): string =>
  typeof base === 'object' ? `${base[0]} × ${base[1]} mm` : `${base ?? 27} mm`;

const Stat = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <span className="stat">
    <b>{children}</b>
    <small>{name}</small>
  </span>
);

const Stats = ({
  card,
  lang,
  courage,
}: {
  card: UnitCard;
  lang: Lang;
  courage: number | undefined;
}): ReactNode => {
  const w = WORDS[lang];
  return (
    <div className="stats">
      <Stat name={w.speed}>
        <Glyph name="boots" size={18} /> {card.speed}
      </Stat>
      <Stat name={w.wounds}>
        <Glyph name="hearts" size={18} /> {card.wounds}
      </Stat>
      {courage !== undefined && (
        <Stat name={w.courage}>
          <Glyph name="flag-objective" size={18} /> {courage}
        </Stat>
      )}
      {card.resilience !== undefined && (
        <Stat name={w.resilience}>
          <Glyph name="shield-disabled" size={18} /> {card.resilience}
        </Stat>
      )}
      <Stat name={`${FACE_WORDS[lang].save}: ${w.colour[card.die]}`}>
        <DieShape colour={card.die} shape="defence" face="block" size={20} />
        {card.defenceSurge && <SurgeOf to="block" lang={lang} />}
      </Stat>
    </div>
  );
};

/** What a player must know about a card before it is played. */
const notesOf = (card: UnitCard, lang: Lang): readonly string[] => {
  const f = FACE_WORDS[lang];
  const { hiredBy, counterpart, counterpartOf, flaw, onlyIn, disputed } = card;
  return [
    hiredBy &&
      (hiredBy.length > 0
        ? f.hiredBy(hiredBy.map(x => f.factions[x as 'rebels'] ?? x).join(', '))
        : f.hiredByNone),
    counterpart && `${f.joinedBy}: ${listOf(counterpart).map(unitName).join(', ')}.`,
    counterpartOf && `${f.joins}: ${listOf(counterpartOf).map(unitName).join(', ')}.`,
    flaw && `${f.flaw}: „${commandName(flaw)}”.`,
    onlyIn && `${f.onlyIn}: ${forceName(onlyIn)}.`,
    disputed && `◐ ${f.disputed}: ${disputed.map(x => f.disputedOf[x] ?? x).join(', ')}.`,
    card.missing && `◐ ${f.incomplete} ${missingSentence(lang, card.missing)}`,
  ].filter(x => typeof x === 'string' && x !== '') as string[];
};

const weaponsOn = (card: UnitCard, on: UnitView | undefined): readonly Weapon[] => [
  ...card.weapons,
  ...(on?.upgrades ?? []).filter(e => e.state !== 'expended').flatMap(e => upgradeCard(e.card).weapons ?? []),
];

/** The top of the card: portrait, points, rank and size, name. */
const UnitHead = ({ card, lang, on, colour }: UnitFaceProps & { readonly colour: string }): ReactNode => {
  const f = FACE_WORDS[lang];
  return (
    <header>
      <Portrait unit={card.id} colour={colour} hasHeavy={weaponsOn(card, on).some(x => x.by === 'added')} />
      <span className="face-points" title={ARMY_WORDS[lang].points}>
        {on?.points ?? card.points}
      </span>
      <span className="face-who">
        <small>
          {card.rank ? WORDS[lang].rank[card.rank] : f.noRank} · {f.mini(on ? on.minis.length : card.minis)}
        </small>
        <strong>
          {card.unique && (
            <i className="only-one" role="img" aria-label={f.unique} title={f.unique}>
              ●
            </i>
          )}
          {on ? unitLabel(on.id) : card.name}
        </strong>
        {card.title && <small>{card.title}</small>}
      </span>
    </header>
  );
};

/** A unit card: who it is, its figures, its weapons, its keywords with their texts, its slots. */
export const UnitFace = ({ card, lang, on }: UnitFaceProps): ReactNode => {
  const f = FACE_WORDS[lang];
  const w = WORDS[lang];
  const colour = on ? lookOf(on.seat).colour : paintOf(card.faction);
  const courage = on ? (on.courage ?? undefined) : card.courage;
  const states = on ? statesOf(on, lang) : '';
  const how = howPlayed('unit', card.id);
  return (
    <article
      className={card.unique ? 'legion-face unit-face is-unique' : 'legion-face unit-face'}
      style={{ '--c': card.unique ? '#f5c242' : colour } as CSSProperties}
    >
      <UnitHead {...{ card, lang, on, colour }} />
      <Stats {...{ card, lang, courage }} />
      {on && (states || Object.keys(on.tokens).length > 0) && (
        <p className="face-now">
          <TokensOf unit={on} lang={lang} /> {states}
        </p>
      )}
      <ul className="face-weapons">
        {weaponsOn(card, on).map((weapon, n) => (
          <WeaponLine key={n} {...{ weapon, lang }} />
        ))}
      </ul>
      {card.attackSurge && (
        <p className="face-line">
          <SurgeOf to={card.attackSurge} lang={lang} />{' '}
          <span className="soft">{f.surgeOf[card.attackSurge]}</span>
        </p>
      )}
      <KeywordNotes keywords={keywordsSaid(lang, card.keywords)} lang={lang} />
      {on && on.upgrades.length > 0 && (
        <ul className="face-slots">
          {on.upgrades.map(({ card: id, state }, n) => (
            <li key={n} className="full" data-cards={`upgrade:${id}`}>
              {upgradeCard(id).name}
              {state !== 'ready' && <span className="soft"> · {w[state]}</span>}
            </li>
          ))}
        </ul>
      )}
      {!on && card.slots && card.slots.length > 0 && (
        <ul className="face-slots">
          {card.slots.map((slot, n) => (
            <li key={n}>{f.slots[slot]}</li>
          ))}
        </ul>
      )}
      <p className="face-small soft">
        {f.factions[card.faction]}
        {card.affiliation && ` · ${f.affiliation}: ${card.affiliation}`} · {f.types[card.type]} · {f.base}{' '}
        {sizeOf(card.base)}
        {card.silhouette && ` · ${f.silhouette} ${card.silhouette.join('–')} mm`}
      </p>
      {notesOf(card, lang).map(note => (
        <p key={note} className="face-note">
          {note}
        </p>
      ))}
      {how !== 'letter' && !card.disputed && !card.missing && (
        <p className="face-note">◐ {ARMY_WORDS[lang].played[how]}</p>
      )}
    </article>
  );
};
