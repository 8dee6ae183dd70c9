import { abilityLines, conditionName, elementName, halfText } from '@potyczka/gloomhaven/text';
import type { AreaOf, Condition, Element, Half } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { CSSProperties, ReactNode } from 'react';
import { AreaShape } from './faces/AreaShape.js';
import { MARK_GLYPHS } from './faces/Lines.js';
import { verbGlyph } from './faces/verbs.js';
import { Glyph } from './glyphs.js';
import { conditionGlyph, ELEMENT_GLYPHS, type GlyphName } from './looks.js';
import { WORDS } from './words.js';

/** A glyph with its number, a shape or a few words, as cards and sheets show what is done. */
export interface Sign {
  readonly glyph?: GlyphName;
  readonly area?: AreaOf;
  /** What has no sign of its own is said. */
  readonly words?: string;
  readonly n?: string;
  readonly kind?: 'made' | 'consumed' | 'mark';
  /** Which mark it is. */
  readonly of?: string;
  readonly label?: string;
}

type Ability = Half['do'][number];
type Consumed = NonNullable<Ability['consume']>[number];

const shown = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  if (value === 'all') return '∞';
  return value === undefined ? '' : 'X';
};
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

const elementSign = (lang: Lang, element: Element | 'wild', kind: 'made' | 'consumed'): Sign => ({
  glyph: element === 'wild' ? 'cycle' : ELEMENT_GLYPHS[element],
  kind,
  label: elementName(lang, element),
});

const conditionSigns = (lang: Lang, conditions: readonly Condition[] | undefined): Sign[] =>
  (conditions ?? []).map(c => ({ glyph: conditionGlyph(c), label: conditionName(lang, c) }));

const maybe = (glyph: GlyphName, value: unknown): Sign[] =>
  value === undefined ? [] : [{ glyph, n: shown(value) }];

const numberOf = (ab: { readonly n?: unknown; readonly mod?: number }): string =>
  ab.mod === undefined ? shown(ab.n) : signed(ab.mod);

const attackSigns = (lang: Lang, ab: Extract<Ability, { a: 'attack' }>): Sign[] => [
  { glyph: 'broadsword', n: numberOf(ab) },
  ...(ab.rangeMod === undefined
    ? maybe('bullseye', ab.range)
    : [{ glyph: 'bullseye' as const, n: signed(ab.rangeMod) }]),
  ...maybe('triangle-target', ab.targets),
  ...(ab.area ? [{ area: ab.area }] : []),
  ...maybe('spear-hook', ab.pierce),
  ...maybe('push', ab.push),
  ...maybe('magnet', ab.pull),
  ...conditionSigns(lang, ab.conditions),
];

const signsOfAbility = (lang: Lang, ab: Ability): Sign[] => {
  switch (ab.a) {
    case 'attack':
      return attackSigns(lang, ab);
    case 'move':
      return [{ glyph: 'boots', n: numberOf(ab) }, ...(ab.jump ? [{ glyph: 'jump-across' as const }] : [])];
    case 'heal':
      return [{ glyph: 'heart-plus', n: numberOf(ab) }, ...maybe('bullseye', ab.range)];
    case 'shield':
      return [{ glyph: 'shield', n: shown(ab.n) }];
    case 'retaliate':
      return [{ glyph: 'shield-reflect', n: shown(ab.n) }, ...maybe('bullseye', ab.range)];
    case 'loot':
      return [{ glyph: 'two-coins', n: shown(ab.n) }];
    case 'push':
      return [{ glyph: 'push', n: shown(ab.n) }];
    case 'pull':
      return [{ glyph: 'magnet', n: shown(ab.n) }];
    case 'condition':
      return [...conditionSigns(lang, ab.conditions), ...wordsOf(lang, ab, 'more')];
    case 'damage':
      return [{ glyph: 'drop', n: shown(ab.n) }];
    case 'infuse':
      return ab.elements.map(e => elementSign(lang, e, 'made'));
    case 'trap':
      return [{ glyph: 'spikes-full', n: shown(ab.damage) }];
    case 'recover':
      return [
        { glyph: 'card-pickup', n: shown(ab.n) },
        ...(ab.pile === 'lost' ? [{ glyph: 'card-burn' as const, label: WORDS[lang].lost }] : []),
        ...wordsOf(lang, ab, 'more'),
      ];
    case 'refresh':
      return [...verbSign(ab), ...wordsOf(lang, ab, 'more')];
    default:
      return [...verbSign(ab), ...wordsOf(lang, ab, 'all')];
  }
};

const verbSign = (ab: Ability): Sign[] => {
  const glyph = verbGlyph(ab.a);
  return glyph ? [{ glyph }] : [];
};

/** What signs do not tell; of a simple ability only whom it is for. */
const wordsOf = (lang: Lang, ab: Ability, how: 'all' | 'more'): Sign[] => {
  const [line = ''] = abilityLines(lang, [ab], 'you');
  const words = how === 'all' ? line : (/(?: – |, )(.*)$/.exec(line)?.[1] ?? '');
  return words ? [{ words }] : [];
};

const augmentSigns = (lang: Lang, { elements, give }: Consumed): Sign[] => [
  ...elements.map(e => elementSign(lang, e, 'consumed')),
  ...(give.add?.attack === undefined
    ? []
    : [{ glyph: 'broadsword' as const, n: `+${shown(give.add.attack)}` }]),
  ...(give.add?.move === undefined ? [] : [{ glyph: 'boots' as const, n: `+${shown(give.add.move)}` }]),
  ...conditionSigns(lang, give.conditions),
];

/** What abilities do, in signs: the words are in the panel beside the card. */
export const abilitySigns = (lang: Lang, abilities: readonly Ability[]): Sign[] =>
  abilities.flatMap(ab => [
    ...signsOfAbility(lang, ab),
    ...(ab.consume ?? []).flatMap(c => augmentSigns(lang, c)),
  ]);

export const halfSigns = (lang: Lang, half: Half): Sign[] => [
  ...abilitySigns(lang, half.do),
  ...(half.infuse ?? []).map(e => elementSign(lang, e, 'made')),
  ...(half.xp ? [{ glyph: 'upgrade' as const, n: String(half.xp), kind: 'mark' as const }] : []),
  ...(half.uses ? [{ words: `${'○'.repeat(half.uses.length)}`, kind: 'mark' as const }] : []),
  ...halfText(lang, half).marks.map(({ id, text }) => ({
    glyph: MARK_GLYPHS[id],
    kind: 'mark' as const,
    label: text,
  })),
];

/** Experience for the half itself, or for all of its slots together. */
const xpSigns = (half: Half): Sign[] => {
  const xp = (half.xp ?? 0) + (half.uses ?? []).reduce((sum, n) => sum + n, 0);
  return xp > 0 ? [{ glyph: 'upgrade', n: String(xp), kind: 'mark', of: 'xp' }] : [];
};

/** What becomes of the card, what it makes and brings: in the corner of a half, one below the other. */
const cornerSigns = (lang: Lang, half: Half): Sign[] => [
  ...(half.infuse ?? []).map(e => elementSign(lang, e, 'made')),
  ...xpSigns(half),
  ...halfText(lang, half).marks.map(({ id, text }) => ({
    glyph: MARK_GLYPHS[id],
    kind: 'mark' as const,
    label: text,
    of: id,
  })),
];

const OneSign = ({ sign: s, size }: { readonly sign: Sign; readonly size: number }): ReactNode => (
  <span className={`sign ${s.kind ?? ''} ${s.of ?? ''} ${s.words ? 'said' : ''}`}>
    {s.glyph && (
      <Glyph
        name={s.glyph}
        size={s.kind === 'mark' ? size * 0.8 : size}
        {...(s.label && { label: s.label })}
      />
    )}
    {s.area && <AreaShape area={s.area} label="" scale={size / 36} />}
    {s.words && <small className="sign-words">{s.words}</small>}
    {s.n}
  </span>
);

/** So many lines of words fit into a half beside so many rows. */
const LINES = [2, 2, 1, 1] as const;

/** A half of a card as it lies in the hand: a row for each ability, and its marks in the corner. */
export const HalfBody = ({ lang, half }: { readonly lang: Lang; readonly half: Half }): ReactNode => {
  const rows = half.do.map(ab => abilitySigns(lang, [ab])).filter(row => row.length > 0);
  const corner = cornerSigns(lang, half);
  const isSaid = rows.some(row => row.some(s => s.words));
  const count = rows.length + (half.uses ? 1 : 0);
  const lines = LINES[Math.min(count, LINES.length - 1)];
  return (
    <>
      <span className={['half-rows', count > 2 ? 'many-rows' : '', isSaid ? 'with-words' : ''].join(' ')}>
        {rows.map((row, i) => (
          <span key={i} className="sign-row" style={{ '--lines': lines } as CSSProperties}>
            {row.map((s, k) => (
              <OneSign key={k} sign={s} size={20} />
            ))}
          </span>
        ))}
        {half.uses && (
          <span className="sign-row slots" role="img" aria-label={halfText(lang, half).spoken.at(-1) ?? ''}>
            <i /> {half.uses.length}
          </span>
        )}
      </span>
      {corner.length > 0 && (
        <span className="half-corner">
          {corner.map((s, i) => (
            <OneSign key={i} sign={s} size={18} />
          ))}
        </span>
      )}
    </>
  );
};

/** So many fit into a half. */
const MOST = 7;

export const Signs = ({
  signs,
  size,
}: {
  readonly signs: readonly Sign[];
  readonly size: number;
}): ReactNode => (
  <>
    {signs.slice(0, MOST).map((s, i) => (
      <OneSign key={`${s.glyph} ${i}`} sign={s} size={size} />
    ))}
    {signs.length > MOST && <span className="sign">…</span>}
  </>
);
