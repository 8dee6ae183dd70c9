import { abilityLines, conditionName, elementName, halfText } from '@potyczka/gloomhaven/text';
import type { AreaOf, Condition, Element, Half } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { AreaShape } from './faces/AreaShape.js';
import { MARK_GLYPHS } from './faces/Lines.js';
import { verbGlyph } from './faces/verbs.js';
import { Glyph } from './glyphs.js';
import { conditionGlyph, ELEMENT_GLYPHS, type GlyphName } from './looks.js';

/** A glyph with its number, a shape or a few words, as cards and sheets show what is done. */
export interface Sign {
  readonly glyph?: GlyphName;
  readonly area?: AreaOf;
  /** What has no sign of its own is said. */
  readonly words?: string;
  readonly n?: string;
  readonly kind?: 'made' | 'consumed' | 'mark';
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
  const words = how === 'all' ? line : line.replace(/^[^,–]*[,–] ?/, '');
  return words && words !== line.slice(0, 0) ? [{ words }] : [];
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
      <span key={`${s.glyph} ${i}`} className={`sign ${s.kind ?? ''} ${s.words ? 'said' : ''}`}>
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
    ))}
    {signs.length > MOST && <span className="sign">…</span>}
  </>
);
