import { itemWords, perkLine, questName, questText, stickerLabel } from '@potyczka/gloomhaven/campaign/text';
import {
  activePool,
  type Campaign,
  type Character,
  kindOfStep,
  levelIsDue,
  maxHpOf,
  questSteps,
  stepValue,
  xpOf,
} from '@potyczka/gloomhaven/campaign/view';
import { cardName, figureName } from '@potyczka/gloomhaven/text';
import { cardOf } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { Glyph } from './glyphs.js';
import { HeroToken } from './Token.js';
import { WORDS } from './words.js';

interface HeroProps {
  readonly c: Campaign;
  readonly ch: Character;
  readonly lang: Lang;
}

/** A hero's sheet: level, gold, items, perks, cards, checkmarks and the quest with its progress. */
export const HeroSheet = ({ c, ch, lang }: HeroProps): ReactNode => {
  const w = WORDS[lang];
  return (
    <article className="glmc-hero" aria-label={ch.name}>
      <header>
        <HeroToken ch={ch} />
        <h3>
          {ch.name} <small>{figureName(lang, ch.class)}</small>
        </h3>
        <span className="glmc-level">
          <small>{w.level}</small> {ch.level}
        </span>
      </header>
      <Experience ch={ch} lang={lang} />
      <ul className="glmc-figures">
        <Figure glyph="two-coins" name={w.purse} value={ch.gold} />
        <Figure glyph="hearts" name={w.hp} value={maxHpOf(ch)} />
        <Figure glyph="card-pickup" name={w.cards} value={activePool(ch).length} />
        <Figure glyph="laurel-crown" name={w.perks} value={ch.perks.reduce((sum, n) => sum + n, 0)} />
      </ul>
      <p className="glmc-checks" role="img" aria-label={`${w.checks}: ${ch.checks}/18`}>
        {Array.from({ length: 18 }, (_, n) => n + 1).map(n => (
          <i key={n} className={n <= ch.checks ? 'on' : ''} data-third={n % 3 === 0 || undefined} />
        ))}
      </p>
      <Quest ch={ch} lang={lang} />
      <Items ch={ch} lang={lang} />
      <Perks ch={ch} lang={lang} />
      <Pool c={c} ch={ch} lang={lang} />
    </article>
  );
};

const Figure = ({
  glyph,
  name,
  value,
}: {
  readonly glyph: 'two-coins' | 'hearts' | 'card-pickup' | 'laurel-crown';
  readonly name: string;
  readonly value: number;
}): ReactNode => (
  <li title={name}>
    <Glyph name={glyph} size={18} /> <span className="soft">{name}</span> <b>{value}</b>
  </li>
);

/** How far it is to the next level. */
const Experience = ({ ch, lang }: { readonly ch: Character; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  const [from, to] = [xpOf(ch.level), xpOf(ch.level + 1)];
  if (!Number.isFinite(to))
    return (
      <p className="glmc-xp">
        {ch.xp} {w.xp}
      </p>
    );
  const share = Math.min(1, Math.max(0, (ch.xp - from) / (to - from)));
  return (
    <p className="glmc-xp">
      <span className="glmc-bar" aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
      <span>
        {ch.xp} / {to} {w.xp}
        {levelIsDue(ch) && (
          <strong>
            {' '}
            <Glyph name="upgrade" size={16} /> {w.due}
          </strong>
        )}
      </span>
    </p>
  );
};

/** The personal quest and how far it has come; to others only that there is one. */
const Quest = ({ ch, lang }: { readonly ch: Character; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  if (ch.quest === null)
    return (
      <p className="soft">
        {w.quest}: {w.secret}
      </p>
    );
  const steps = questSteps(ch);
  return (
    <div className="glmc-quest">
      <p>
        <Glyph name="scroll-unfurled" size={18} /> <strong>{questName(lang, ch.quest)}</strong>{' '}
        {questText(lang, ch.quest)}
      </p>
      {steps.map((aim, n) => (
        <p key={n} className="glmc-step">
          {steps.length > 1 && kindOfStep(ch, n) && <span>{figureName(lang, kindOfStep(ch, n)!)}</span>}
          <progress value={stepValue(ch, n)} max={aim} aria-label={questName(lang, ch.quest!)} />{' '}
          {stepValue(ch, n)}/{aim}
        </p>
      ))}
    </div>
  );
};

const Items = ({ ch, lang }: { readonly ch: Character; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  return (
    <details className="glmc-more">
      <summary>
        <Glyph name="knapsack" size={16} /> {w.items}: {ch.items.length || w.none}
      </summary>
      <ul>
        {ch.items.map(id => (
          <li key={id}>
            <b>{figureName(lang, `item-${id}`)}</b> <small>{itemWords(lang, id)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
};

const Perks = ({ ch, lang }: { readonly ch: Character; readonly lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  const marked = ch.perks.flatMap((n, row) => (n > 0 ? [{ row, n }] : []));
  return (
    <details className="glmc-more">
      <summary>
        <Glyph name="laurel-crown" size={16} /> {w.perks}: {marked.reduce((sum, { n }) => sum + n, 0)}
        {ch.bless > 0 && ` · ${w.bless} ${ch.bless}`}
      </summary>
      <ul>
        {marked.map(({ row, n }) => (
          <li key={row}>
            {perkLine(lang, ch.class, row)}
            {n > 1 && ` × ${n}`}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The cards from which a hand is chosen before a scenario, with what was stuck on them. */
const Pool = ({ c, ch, lang }: HeroProps): ReactNode => {
  const w = WORDS[lang];
  return (
    <details className="glmc-more">
      <summary>
        <Glyph name="card-pickup" size={16} /> {w.cards}: {activePool(ch).length}
      </summary>
      <ul>
        {activePool(ch).map(id => (
          <li key={id}>
            {cardName(lang, id)}{' '}
            <small className="soft">
              {w.level} {cardOf(id).level}
            </small>
            {(c.stickers[id.slice(1)] ?? []).map(({ half, spot, what }) => (
              <span key={`${half}${spot}`} className="glmc-sticker">
                {stickerLabel(lang, what)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
};
