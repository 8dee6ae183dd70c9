import { abilityLines, figureName } from '@potyczka/gloomhaven/text';
import { type AbilityView, monsterCardOf, monsterOf, type View } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { Glyph } from './glyphs.js';
import { silhouetteOf } from './looks.js';
import type { Scene } from './scene.js';
import { abilitySigns, type Sign, Signs } from './signs.js';
import { WORDS } from './words.js';

/** The types on the board, and those with a card this round. */
const kindsOf = (view: View): string[] => [
  ...new Set([
    ...view.figures.filter(f => f.side === 'monsters' && f.rank !== null).map(f => f.type),
    ...view.abilities.map(a => a.kind),
  ]),
];

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

/** The sheets of the monsters in play with today's ability card. */
export const Sheets = (scene: Scene): ReactNode => (
  <ul className="sheets">
    {kindsOf(scene.view).map(kind => (
      <li key={kind}>
        <Sheet {...scene} kind={kind} ability={scene.view.abilities.find(a => a.kind === kind)} />
      </li>
    ))}
  </ul>
);

type SheetProps = Scene & { readonly kind: string; readonly ability: AbilityView | undefined };

const Sheet = ({ kind, ability, ...scene }: SheetProps): ReactNode => {
  const { view, lang } = scene;
  const w = WORDS[lang];
  const name = figureName(lang, kind);
  const lines = ability ? abilityLines(lang, monsterCardOf(ability.card).do).join('; ') : w.noAbility;
  return (
    <div {...elementProps(scene, `kind-${kind}`, `${name}. ${lines}`, 'sheet')}>
      <span className="sheet-head">
        <Glyph name={silhouetteOf(kind)} size={24} />
        <strong>{name}</strong>
        <b>{ability?.initiative ?? '–'}</b>
      </span>
      {ability && (
        <span className="sheet-ability">
          <Signs signs={abilitySigns(lang, monsterCardOf(ability.card).do)} size={18} />
        </span>
      )}
      {(['normal', 'elite', 'boss'] as const).map(rank => {
        const signs = statSigns(view, kind, rank);
        return (
          signs && (
            <span key={rank} className={`sheet-line ${rank}`}>
              <i className="rank" role="img" aria-label={w[rank]} />
              <Signs signs={signs} size={16} />
            </span>
          )
        );
      })}
    </div>
  );
};
