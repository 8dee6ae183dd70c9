import {
  automaFeatName,
  automaFeatText,
  bandText,
  chargedText,
  legendName,
  pathName,
} from '@potyczka/apex/text';
import type {
  AutomaCards,
  AutomaFeat,
  Decision,
  LegendId,
  Offset,
  Scheme,
  SetWeapon,
} from '@potyczka/apex/view';
import type { Lang } from '@potyczka/kernel/run';
import { listed, sentence } from '@potyczka/words';
import type { ReactNode } from 'react';
import { CardName } from '../../../ui/faces/CardName.js';
import { Glyph } from '../glyphs.js';
import { Silhouette } from './AbilityFace.js';
import { FACE_WORDS } from './face-words.js';
import { Cells, ChargeSign, PathSign, Says, Slab } from './pieces.js';

interface CardProps<Card> {
  readonly card: Card;
  readonly lang: Lang;
}

/** A Feat of an Automa: what it does in its step, and how it changes a shot. */
export const AutomaFeatFace = ({ card, lang }: CardProps<AutomaFeat>): ReactNode => {
  const w = FACE_WORDS[lang];
  const text = sentence(automaFeatText(lang, card));
  const [does = '', shot = ''] = text.split(/(?<=\.) (?=\p{Lu})/u);
  return (
    <Slab
      kind={`${w.automaFeat} · ${w.inStep(card.step)}`}
      name={automaFeatName(lang, card)}
      look="feat-face automa"
      picture={<Glyph name="card-play" size={34} />}
      mark={card.mark}
      lang={lang}
    >
      <Says lang={lang}>{does}</Says>
      <Says lang={lang}>{shot}</Says>
    </Slab>
  );
};

/** A weapon of an Automa's set with its charged attachments. */
export const SetWeaponFace = ({
  card,
  lang,
  charge,
}: CardProps<SetWeapon> & { readonly charge?: number | undefined }): ReactNode => {
  const w = FACE_WORDS[lang];
  const [spaces, each] = card.rof;
  return (
    <Slab
      kind={w.automaWeapon}
      name={card.name}
      look="weapon-face"
      picture={<Glyph name="autogun" size={44} />}
      mark="placeholder"
      lang={lang}
    >
      <Cells
        of={[
          [w.bestRange, bandText(card.best)],
          [w.reach, bandText(card.range)],
          [w.hitsFrom, `${card.threshold}+`],
          [w.aimCards, each === 1 ? String(spaces) : `${spaces} × ${each}`],
          [w.damage, String(card.damage)],
          [w.headshot, `+${card.headshot}`],
        ]}
      />
      {card.attachments.length > 0 && <p className="soft">{w.charged}</p>}
      {card.attachments.map(a => (
        <p
          key={JSON.stringify(a)}
          className={charge === undefined || charge >= a.charge ? 'face-says' : 'face-says idle'}
        >
          <ChargeSign n={a.charge} /> {chargedText(lang, a)}
        </p>
      ))}
    </Slab>
  );
};

const SchemeLine = ({
  letter,
  scheme,
  lang,
}: {
  readonly letter: 'A' | 'B' | 'C' | 'D';
  readonly scheme: Scheme;
  readonly lang: Lang;
}): ReactNode => {
  const w = FACE_WORDS[lang];
  const { charge, mp, symbols } = scheme;
  const [before, after] = [pathName(lang, symbols.before), pathName(lang, symbols.after)];
  return (
    <li>
      <b>{letter}</b>
      <span>
        {w.scheme[letter]}
        <small>{w.schemeDoes(charge, mp, before, after)}</small>
      </span>
      <span className="scheme-signs">
        <ChargeSign n={charge} />
        <PathSign path={symbols.before} label={before} />
        <PathSign path={symbols.after} label={after} />
      </span>
    </li>
  );
};

interface AutomaLegendProps extends CardProps<Pick<AutomaCards, 'initiative' | 'schemes'>> {
  readonly id: LegendId;
  /** Its other cards, by name, to be opened from here. */
  readonly cards: readonly { readonly card: string; readonly name: string }[];
}

/** The Automa's legend card: initiative, schemes, and the way to its other cards. */
export const AutomaLegendFace = ({ id, card, lang, cards }: AutomaLegendProps): ReactNode => {
  const w = FACE_WORDS[lang];
  return (
    <Slab
      kind={`${w.automaLegend} · ${w.initiative(card.initiative)}`}
      name={legendName(lang, id)}
      look="legend-face automa"
      picture={<Silhouette of={`${id}-A-1`} />}
      mark="placeholder"
      lang={lang}
    >
      <p className="soft">{w.schemes}</p>
      <ul className="face-schemes">
        {(['A', 'B', 'C', 'D'] as const).map(letter => (
          <SchemeLine key={letter} letter={letter} scheme={card.schemes[letter]} lang={lang} />
        ))}
      </ul>
      <p className="face-cards">
        {cards.map(each => (
          <CardName key={each.card} card={each.card}>
            {each.name}
          </CardName>
        ))}
      </p>
    </Slab>
  );
};

const CELL = 20;
const SIDE = 9;

const place = ([right, ahead]: Offset): readonly [number, number] => [
  (SIDE / 2 + right) * CELL,
  (SIDE / 2 + 0.5 - ahead) * CELL,
];

const Way = ({
  way,
  kind,
}: {
  readonly way: readonly Offset[];
  readonly kind: 'white' | 'green';
}): ReactNode => {
  const end = way.at(-1);
  return (
    <g className={`way-${kind}`}>
      <path
        d={[[0, 0] as const, ...way]
          .map((step, i) => `${i === 0 ? 'M' : 'L'}${place(step).join(' ')}`)
          .join('')}
        fill="none"
        strokeWidth={3}
      />
      {way.map(step => {
        const [x, y] = place(step);
        return step === end ? (
          <rect
            key={step.join()}
            x={x - 6}
            y={y - 6}
            width={12}
            height={12}
            transform={`rotate(45 ${x} ${y})`}
          />
        ) : (
          <circle key={step.join()} cx={x} cy={y} r={5} />
        );
      })}
    </g>
  );
};

/** Where a path leads, in words: each space from the one where the Automa stands. */
const stepsOf = (lang: Lang, way: readonly Offset[]): string => {
  const w = FACE_WORDS[lang];
  return way
    .map(([right, ahead]) =>
      listed(
        lang,
        [
          ahead > 0 ? w.ahead(ahead) : ahead < 0 ? w.behind(-ahead) : '',
          right > 0 ? w.right(right) : right < 0 ? w.left(-right) : '',
        ].filter(Boolean),
      ),
    )
    .join('; ');
};

/** A Decision card as it lies with its arrow up: both paths from the Automa's space. */
export const DecisionFace = ({ card, lang }: CardProps<Decision>): ReactNode => {
  const w = FACE_WORDS[lang];
  const middle = (SIDE / 2) * CELL;
  return (
    <Slab
      kind=""
      name={`${w.decision} ${card.id.slice(2)}`}
      look="decision-face"
      mark="placeholder"
      lang={lang}
    >
      <svg viewBox={`0 0 ${SIDE * CELL} ${(SIDE + 1) * CELL}`} className="decision-grid" aria-hidden="true">
        <path d={`M${middle} 2l8 12h-16z`} className="decision-arrow" />
        {Array.from({ length: SIDE * SIDE }, (_, i) => (
          <rect
            key={`${i % SIDE},${Math.floor(i / SIDE)}`}
            x={(i % SIDE) * CELL + 1}
            y={(Math.floor(i / SIDE) + 0.5) * CELL + 1}
            width={CELL - 2}
            height={CELL - 2}
          />
        ))}
        <Way way={card.white} kind="white" />
        <Way way={card.green} kind="green" />
        <circle cx={middle} cy={(SIDE / 2 + 0.5) * CELL} r={7} className="decision-start" />
      </svg>
      <Says lang={lang} kind={sentence(w.white)}>
        {`${stepsOf(lang, card.white)}.`}
      </Says>
      <Says lang={lang} kind={sentence(w.green)}>
        {`${stepsOf(lang, card.green)}.`}
      </Says>
    </Slab>
  );
};
