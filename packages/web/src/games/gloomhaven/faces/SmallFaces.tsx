import {
  cardName,
  conditionName,
  conditionText,
  figureName,
  goalText,
  perkFaceText,
  perkName,
  pieceName,
  SUMMONS,
  summonFaceText,
  thingText,
} from '@potyczka/gloomhaven/text';
import {
  type ClassDef,
  type Condition,
  goalOf,
  type HeroView,
  type ThingView,
} from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import { tied } from '@potyczka/words';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import { conditionColour, conditionGlyph, type GlyphName, silhouetteOf } from '../looks.js';
import { WORDS } from '../words.js';
import { FACE_WORDS } from './words.js';

interface PlainFaceProps {
  readonly lang: Lang;
  readonly title: string;
  readonly kind: string;
  readonly glyph: GlyphName;
  readonly colour?: string;
  readonly lines: readonly string[];
}

/** A card that is a name and a few sentences. */
export const PlainFace = ({ lang, title, kind, glyph, colour, lines }: PlainFaceProps): ReactNode => (
  <article className="glm-face plain" aria-label={title}>
    <header>
      <span style={{ color: colour }}>
        <Glyph name={glyph} size={26} />
      </span>
      <h4>
        {title} <small>{kind}</small>
      </h4>
    </header>
    <section className="glm-half upper">
      {lines.map(line => (
        <p key={line}>{tied(lang, line)}</p>
      ))}
    </section>
  </article>
);

export const ConditionFace = ({
  condition,
  lang,
}: {
  readonly condition: Condition;
  readonly lang: Lang;
}): ReactNode => (
  <PlainFace
    lang={lang}
    title={conditionName(lang, condition)}
    kind={FACE_WORDS[lang].condition}
    glyph={conditionGlyph(condition)}
    colour={conditionColour(condition)}
    lines={[conditionText(lang, condition)]}
  />
);

export const GoalFace = ({ card, lang }: { readonly card: `#${string}`; readonly lang: Lang }): ReactNode => (
  <PlainFace
    lang={lang}
    title={cardName(lang, card)}
    kind={`${FACE_WORDS[lang].goal} · ${FACE_WORDS[lang].checks}: ${goalOf(card).checks}`}
    glyph="flag-objective"
    lines={[goalText(lang, card)]}
  />
);

export const SummonFace = ({ id, lang }: { readonly id: string; readonly lang: Lang }): ReactNode => {
  const summon = SUMMONS.get(id);
  return (
    summon && (
      <PlainFace
        lang={lang}
        title={figureName(lang, id)}
        kind={FACE_WORDS[lang].summon}
        glyph={silhouetteOf(id)}
        lines={summonFaceText(lang, summon)}
      />
    )
  );
};

/** What lies on a hex: what it is called, what it does, and how much it hurts. */
export const ThingFace = ({ thing, lang }: { readonly thing: ThingView; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  const harm = [
    ...(thing.damage === null ? [] : [`${FACE_WORDS[lang].damage}: ${thing.damage}`]),
    ...thing.conditions.map(c => conditionName(lang, c as Condition)),
  ].join(', ');
  return (
    <PlainFace
      lang={lang}
      title={pieceName(lang, thing.what) ?? w[thing.kind]}
      kind={w[thing.kind]}
      glyph={thing.kind === 'trap' ? 'spikes-full' : thing.kind === 'treasure' ? 'locked-chest' : 'rock'}
      lines={[...(harm ? [harm] : []), thingText(lang, thing.kind)]}
    />
  );
};

/** What one more mark in a row of perks does to a deck: how many of each card before and after. */
export const PerkFace = ({
  who,
  row,
  lang,
  hero,
}: {
  readonly who: string;
  readonly row: number;
  readonly lang: Lang;
  readonly hero?: { readonly deck: Readonly<Record<string, number>>; readonly marks: number } | undefined;
}): ReactNode => {
  const text = perkFaceText(lang, who, row, hero?.deck, hero?.marks);
  const w = FACE_WORDS[lang];
  const most = Math.max(1, ...text.piles.flatMap(p => [p.before, p.after]));
  return (
    <article className="glm-face perk" aria-label={text.name}>
      <header>
        <Glyph name="star-medal" size={24} />
        <h4>
          {text.name} <small>{text.times}</small>
        </h4>
      </header>
      <section className="glm-half upper">
        <table className="glm-piles">
          <caption>{w.perk}</caption>
          <tbody>
            {text.piles.map(({ card, name, before, after }) => (
              <tr key={card} className={after > before ? 'more' : after < before ? 'less' : ''}>
                <th scope="row">{name}</th>
                <td>
                  <span className="glm-bar" aria-hidden="true">
                    <i style={{ inlineSize: `${(100 * Math.max(before, after)) / most}%` }} />
                    <b style={{ inlineSize: `${(100 * Math.min(before, after)) / most}%` }} />
                  </span>
                </td>
                <td>{before === after ? before : `${before} → ${after}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {w.average} {text.average[0]}
          {text.average[0] !== text.average[1] && (
            <>
              {' → '}
              <b>{text.average[1]}</b>
            </>
          )}
        </p>
      </section>
    </article>
  );
};

/** The mat of a class: hit points by level, hand, perks and the cards that it begins with. */
export const ClassFace = ({
  of,
  lang,
  hero,
}: {
  readonly of: ClassDef;
  readonly lang: Lang;
  readonly hero?: HeroView | undefined;
}): ReactNode => {
  const w = FACE_WORDS[lang];
  const name = figureName(lang, of.id);
  return (
    <article className="glm-face class" aria-label={name}>
      <header>
        <Glyph name={silhouetteOf(of.id)} size={34} />
        <h4>
          {name}
          {!of.start && <small>{w.unlocked}</small>}
        </h4>
      </header>
      <section className="glm-half upper">
        <p>
          {w.hand}: <b>{of.handSize}</b>
        </p>
        <p>{w.hp}:</p>
        <ol className="glm-levels">
          {of.hp.map((hp, n) => (
            <li key={n} className={hero?.level === n + 1 ? 'now' : ''}>
              <small>{n + 1}</small>
              <b>{hp}</b>
            </li>
          ))}
        </ol>
        <p>{w.firstCards}:</p>
        <p>
          {of.cards
            .filter(c => c.level === 1 || c.level === 'X')
            .map(c => cardName(lang, `#${c.id}`))
            .join(' · ')}
        </p>
      </section>
      <section className="glm-half lower">
        <p>{w.perks}:</p>
        <ul className="glm-perks">
          {of.perks.map((perk, row) => (
            <li key={row}>
              {'◻'.repeat(perk.times)} {perkName(lang, of.id, row)}
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
};
