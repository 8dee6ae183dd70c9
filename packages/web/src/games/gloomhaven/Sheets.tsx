import { abilityLines, figureName } from '@potyczka/gloomhaven/text';
import {
  type AbilityView,
  type FigureView,
  monsterCardOf,
  monsterOf,
  type View,
} from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { Glyph } from './glyphs.js';
import { silhouetteOf } from './looks.js';
import type { Scene } from './scene.js';
import { abilitySigns, type Sign, Signs } from './signs.js';
import { WORDS } from './words.js';

/** What a sheet is about: a type, and on whose side its figures stand. */
interface Kind {
  readonly type: string;
  readonly side: FigureView['side'];
  readonly figures: readonly FigureView[];
}

/** The types on the board, monsters before allies and what is to be guarded or destroyed; and those with a card this round. */
const kindsOf = ({ figures, abilities }: View): readonly Kind[] => {
  const others = figures.filter(f => f.kind === 'monster' || f.kind === 'objective');
  const first = others.filter(f => f.kind === 'monster');
  const names = [
    ...first.filter(f => f.side === 'monsters').map(f => f.type),
    ...abilities.map(a => a.kind),
    ...first.map(f => f.type),
    ...others.map(f => f.type),
  ];
  return [...new Set(names)].map(type => {
    const own = others.filter(f => f.type === type);
    return { type, side: own[0]?.side ?? 'monsters', figures: own };
  });
};

/** What a type can do at the level of this scenario, by rank. */
const statSigns = (view: View, kind: string, rank: 'normal' | 'elite' | 'boss'): Sign[] | null => {
  const stats = monsterOf(kind).stats[rank]?.[view.scale.monsterLevel];
  if (!stats) return null;
  const one = (glyph: Sign['glyph'], n: number | string | null | undefined): Sign[] =>
    n === undefined || n === null ? [] : [{ glyph, n: String(n) }];
  return [
    ...one('hearts', stats.hp),
    ...one('boots', stats.move),
    ...one('broadsword', stats.attack),
    ...one('bullseye', stats.range),
    ...one('shield', stats.shield),
    ...one('shield-reflect', stats.retaliate),
    ...one('spear-hook', stats.pierce),
    ...one('triangle-target', stats.targets),
  ];
};

/** The sheets of the monsters in play with today's ability card, and of all others that are no heroes. */
export const Sheets = (scene: Scene): ReactNode => (
  <ul className="sheets">
    {kindsOf(scene.view).map(kind => (
      <li key={kind.type}>
        <Sheet {...scene} kind={kind} ability={scene.view.abilities.find(a => a.kind === kind.type)} />
      </li>
    ))}
  </ul>
);

type SheetProps = Scene & { readonly kind: Kind; readonly ability: AbilityView | undefined };

const Sheet = ({ kind, ability, ...scene }: SheetProps): ReactNode => {
  const { lang } = scene;
  const { type, side, figures } = kind;
  const w = WORDS[lang];
  const isMonster = ability !== undefined || figures.some(f => f.kind === 'monster');
  const name = figureName(lang, type);
  const lines = ability
    ? abilityLines(lang, monsterCardOf(ability.card).do).join('; ')
    : isMonster
      ? w.noAbility
      : '';
  const whose = side === 'heroes' ? w.ally : side === 'third' ? w.third : '';
  return (
    <div {...elementProps(scene, `kind-${type}`, [name, whose, lines].filter(Boolean).join('. '), 'sheet')}>
      <span className="sheet-head">
        <Glyph name={silhouetteOf(type)} size={24} />
        <strong>{name}</strong>
        {isMonster && <b>{ability?.initiative ?? '–'}</b>}
      </span>
      {whose && <span className="sheet-side">{whose}</span>}
      {ability && (
        <span className="sheet-ability">
          <Signs signs={abilitySigns(lang, monsterCardOf(ability.card).do)} size={18} />
        </span>
      )}
      {isMonster ? <Statistics {...scene} type={type} /> : <Lives {...scene} figures={figures} />}
    </div>
  );
};

const Statistics = ({ view, lang, type }: Scene & { readonly type: string }): ReactNode =>
  (['normal', 'elite', 'boss'] as const).map(rank => {
    const signs = statSigns(view, type, rank);
    return (
      signs && (
        <span key={rank} className={`sheet-line ${rank}`}>
          <i className="rank" role="img" aria-label={WORDS[lang][rank]} />
          <Signs signs={signs} size={16} />
        </span>
      )
    );
  });

/** What has no card and no statistics: what is left of each. */
const Lives = ({ figures }: Scene & { readonly figures: readonly FigureView[] }): ReactNode => (
  <span className="sheet-line">
    <Signs signs={figures.map(f => ({ glyph: 'hearts', n: `${f.hp}/${f.max}` }))} size={16} />
  </span>
);
