import { cardSentences, keywordName, say, unitLabel } from '@potyczka/legion/text';
import {
  type Dice,
  KEYWORDS,
  type KeywordId,
  type Keywords,
  type UnitView,
  unitCard,
  upgradeCard,
  type Weapon,
} from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../ui/Link.js';
import { PlateIcon } from '../../ui/Plate.js';
import { underName } from './faces/under-name.js';
import { Glyph } from './glyphs.js';
import { GLYPH_OF_TOKEN, glyphOfUnit, isDone, lookOf, numberOf, tokensOf, toneOfToken } from './look.js';
import { WORDS } from './words.js';

/** The order token of a unit: filled until it is activated. */
export const OrderOf = ({ unit, size = 26 }: { unit: UnitView; size?: number }): ReactNode => {
  const { colour, plate } = lookOf(unit.seat);
  const isDown = isDone(unit);
  return (
    <PlateIcon
      shape={plate}
      letter={numberOf(unit.id)}
      colour={isDown ? '#20242b' : colour}
      ink={isDown ? colour : '#0b0d10'}
      size={size}
    />
  );
};

/** The tokens beside a unit. */
export const TokensOf = ({ unit, lang }: { unit: UnitView; lang: Lang }): ReactNode => {
  const w = WORDS[lang];
  return (
    <span className="tokens">
      {tokensOf(unit).map(([token, n]) => (
        <span key={token} className="token-sign" title={w.token[token]}>
          <span style={{ color: toneOfToken(token) }}>
            <Glyph name={GLYPH_OF_TOKEN[token]} size={16} label={w.token[token]} />
          </span>
          {n}
        </span>
      ))}
    </span>
  );
};

const SHORT = { red: '#d9483b', black: '#191c21', white: '#eef1f5' } as const;

/** Dice as small octagons in their colours. */
const DiceOf = ({ dice, lang }: { dice: Dice; lang: Lang }): ReactNode => {
  const all = (['red', 'black', 'white'] as const).flatMap(c =>
    Array.from({ length: dice[c] ?? 0 }, (_, n) => ({ c, key: `${c} ${n}` })),
  );
  const words = (['red', 'black', 'white'] as const)
    .filter(c => (dice[c] ?? 0) > 0)
    .map(c => `${dice[c]} ${WORDS[lang].colour[c]}`)
    .join(', ');
  return (
    <span className="dice-of" role="img" aria-label={words}>
      {all.map(({ c, key }) => (
        <i key={key} style={{ background: SHORT[c] }} />
      ))}
    </span>
  );
};

const rangeText = (lang: Lang, { melee, range }: Weapon): string => {
  const w = WORDS[lang];
  if (!range) return melee ? w.melee : '';
  const far =
    range[1] === 'any' ? `${range[0]}–∞` : range[0] === range[1] ? `${range[0]}` : `${range[0]}–${range[1]}`;
  return melee ? `${w.melee}, ${far}` : `${w.range} ${far}`;
};

/** Keywords with their X, as `Pierce 2`. */
const keywordsOf = (keywords: Keywords | undefined): readonly (readonly [KeywordId, string])[] =>
  Object.entries(keywords ?? {}).map(([id, value]) => {
    const x = typeof value === 'number' ? value : typeof value === 'object' ? value.x : undefined;
    return [id as KeywordId, x === undefined ? '' : ` ${x}`] as const;
  });

interface KeywordProps {
  readonly id: KeywordId;
  readonly x: string;
  readonly lang: Lang;
}

const nameOf = (lang: Lang, id: KeywordId, x: string): string =>
  `${keywordName(lang, id).replace(/ X$/, '')}${x}`;

/** A keyword that opens its rule where it stands. */
const KeywordOf = ({ id, x, lang }: KeywordProps): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={isOpen ? 'keyword open' : 'keyword'}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(o => !o)}>
        {nameOf(lang, id, x)}
      </button>
      {isOpen && <KeywordRule id={id} lang={lang} />}
    </span>
  );
};

const KeywordRule = ({ id, lang }: { id: KeywordId; lang: Lang }): ReactNode => {
  const stem = KEYWORDS[id].rules;
  const [texts, setTexts] = useState<readonly { id: string; text: Readonly<Record<Lang, string>> }[]>([]);
  useEffect(() => {
    let isGone = false;
    void import('@potyczka/legion/rule-texts').then(all => {
      if (!isGone) setTexts(all.ruleTexts.filter(r => r.id.startsWith(`${stem}-`)));
    });
    return () => {
      isGone = true;
    };
  }, [stem]);
  const w = WORDS[lang];
  if (!stem) return <span className="keyword-rule soft">{w.noRule}</span>;
  return (
    <span className="keyword-rule">
      {lang === 'pl' && <em lang="en">{KEYWORDS[id].name}</em>}
      {texts.map(t => (
        <span key={t.id}>{underName(lang, id, t.text[lang])}</span>
      ))}
      <Link to={`/rules/legion/${texts[0]?.id ?? `${stem}-01`}`}>
        {w.rule} {texts[0]?.id ?? `${stem}-01`}
      </Link>
    </span>
  );
};

const WeaponOf = ({ weapon, lang, isOpen }: { weapon: Weapon; lang: Lang; isOpen: boolean }): ReactNode => (
  <li>
    <span className="weapon-name">{weapon.name}</span>
    <span className="soft">{rangeText(lang, weapon)}</span>
    <DiceOf dice={weapon.dice} lang={lang} />
    {isOpen && (
      <span className="keywords">
        {keywordsOf(weapon.keywords).map(([id, x]) => (
          <KeywordOf key={id} {...{ id, x, lang }} />
        ))}
      </span>
    )}
    {!isOpen && weapon.keywords && (
      <span className="soft weapon-words">
        {keywordsOf(weapon.keywords)
          .map(([id, x]) => nameOf(lang, id, x))
          .join(', ')}
      </span>
    )}
  </li>
);

/** The weapons of a unit: of its card, and of its upgrades that are not used up. */
const weaponsOf = (unit: UnitView): readonly Weapon[] => [
  ...unitCard(unit.card).weapons,
  ...unit.upgrades.filter(e => e.state !== 'expended').flatMap(e => upgradeCard(e.card).weapons ?? []),
];

const Figures = ({ unit, lang }: { unit: UnitView; lang: Lang }): ReactNode => {
  const card = unitCard(unit.card);
  const w = WORDS[lang];
  const die = card.die === 'red' ? SHORT.red : SHORT.white;
  return (
    <span className="figures">
      <span title={w.speed}>
        <Glyph name="boots" size={18} label={w.speed} /> {card.speed}
      </span>
      <span title={w.wounds}>
        <Glyph name="hearts" size={18} label={w.wounds} /> {card.wounds}
      </span>
      {unit.courage !== null && (
        <span title={w.courage}>
          <Glyph name="flag-objective" size={18} label={w.courage} /> {unit.courage}
        </span>
      )}
      {card.resilience !== undefined && (
        <span title={w.resilience}>
          <Glyph name="shield-disabled" size={18} label={w.resilience} /> {card.resilience}
        </span>
      )}
      <span title={w.defence} className="defence">
        <Glyph name="shield" size={18} label={w.defence} />
        <i style={{ background: die }} role="img" aria-label={w.colour[card.die]} />
        {card.defenceSurge && <Glyph name="power-lightning" size={16} label={w.face.surge} />}
      </span>
    </span>
  );
};

/** How a unit is, in words. */
export const statesOf = (unit: UnitView, lang: Lang): string => {
  const w = WORDS[lang];
  return [
    unit.where === 'aside' ? w.aside : '',
    unit.where === 'defeated' ? w.defeated : '',
    isDone(unit) ? w.activated : unit.order === 'up' ? w.ordered : '',
    unit.panicked ? w.panicked : unit.suppressed ? w.suppressed : '',
  ]
    .filter(Boolean)
    .join(', ');
};

const SUPPLY = 'supply:';

/** LEG-BATTLE-24: the supply cards that a unit has taken. */
const Supplies = ({ unit, lang }: { unit: UnitView; lang: Lang }): ReactNode => {
  const cards = unit.marks.filter(mark => mark.startsWith(SUPPLY));
  if (cards.length === 0) return null;
  const names = cards.map(keyword => say(lang, { id: 'card-action-label', args: { keyword } }));
  return (
    <p className="states">
      {WORDS[lang].supplies}: {names.join(', ')}
    </p>
  );
};

interface UnitCardProps {
  readonly unit: UnitView;
  readonly lang: Lang;
  /** With upgrades, and with keywords that open their rules. */
  readonly isOpen?: boolean;
}

/** A unit as a card: figures, weapons with their dice, keywords, tokens. */
export const UnitCardOf = ({ unit, lang, isOpen = false }: UnitCardProps): ReactNode => {
  const card = unitCard(unit.card);
  const w = WORDS[lang];
  const states = statesOf(unit, lang);
  const { colour } = lookOf(unit.seat);
  return (
    <article className={isOpen ? 'unit-card open' : 'unit-card'} style={{ borderInlineStartColor: colour }}>
      <header>
        <span className="portrait" style={{ color: colour, borderColor: colour }}>
          <Glyph name={glyphOfUnit(unit.card)} size={30} />
        </span>
        <span className="who">
          <strong>{unitLabel(unit.id)}</strong>
          <span className="soft">
            {w.rank[unit.rank]} · {w.minis} {unit.minis.length} · {unit.points} p.
          </span>
        </span>
        <OrderOf unit={unit} size={32} />
      </header>
      <div className="line">
        <Figures {...{ unit, lang }} />
        <TokensOf {...{ unit, lang }} />
        {states && (
          <span className={unit.suppressed || unit.panicked ? 'states shaken' : 'states'}>{states}</span>
        )}
      </div>
      <ul className="arms">
        {weaponsOf(unit).map((weapon, n) => (
          <WeaponOf key={`${weapon.name} ${n}`} {...{ weapon, lang, isOpen }} />
        ))}
      </ul>
      {isOpen ? (
        <div className="keywords">
          {keywordsOf(card.keywords).map(([id, x]) => (
            <KeywordOf key={id} {...{ id, x, lang }} />
          ))}
        </div>
      ) : (
        <p className="soft words">
          {keywordsOf(card.keywords)
            .map(([id, x]) => nameOf(lang, id, x))
            .join(' · ')}
        </p>
      )}
      <Supplies {...{ unit, lang }} />
      {isOpen && unit.upgrades.length > 0 && (
        <ul className="upgrades" aria-label={w.upgrades}>
          {unit.upgrades.map(({ card: id, state }, n) => (
            <li key={`${id} ${n}`} data-cards={`upgrade:${id}`}>
              {upgradeCard(id).name}
              {state !== 'ready' && <span className="soft"> · {w[state]}</span>}
              <small className="soft"> {cardSentences(lang, 'upgrade', id).join(' ')}</small>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
};
