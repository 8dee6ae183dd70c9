import { abilityLines, figureName, monsterFaceText } from '@potyczka/gloomhaven/text';
import {
  type AbilityView,
  type FigureView,
  monsterCardOf,
  monsterOf,
  type View,
} from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { lettersOf, STAT_GLYPHS } from './faces/MonsterFace.js';
import { Glyph } from './glyphs.js';
import { silhouetteOf } from './looks.js';
import type { Scene } from './scene.js';
import { abilitySigns, Signs } from './signs.js';
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

/** What a type can do at the level of this scenario, by rank, with formulas worked out. */
const Statistics = ({ view, lang, type }: Scene & { readonly type: string }): ReactNode => {
  const monster = monsterOf(type);
  const { ranks } = monsterFaceText(lang, monster, view.scale.monsterLevel, lettersOf(view, monster));
  return ranks.map(({ rank, name, stats }) => (
    <span key={rank} className={`sheet-line ${rank}`}>
      <i className="rank" role="img" aria-label={name} />
      <Signs
        signs={stats.map(({ id, word, value }) => ({ glyph: STAT_GLYPHS[id], n: value, label: word }))}
        size={16}
      />
    </span>
  ));
};

/** What has no card and no statistics: what is left of each. */
const Lives = ({ figures }: Scene & { readonly figures: readonly FigureView[] }): ReactNode => (
  <span className="sheet-line">
    <Signs signs={figures.map(f => ({ glyph: 'hearts', n: `${f.hp}/${f.max}` }))} size={16} />
  </span>
);
