import { figureName, PAGE_WORDS as WORDS } from '@potyczka/adrenaline/text';
import {
  COLOURS,
  type Colour,
  type FigureView,
  KILLSHOT,
  OVERKILL,
  type Pay,
  payouts,
  rowOf,
  type View,
} from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { CubeIcon, Inline, Mark, PieceIcon, Skull } from './shapes.js';

interface SheetProps {
  readonly figure: FigureView;
  readonly lang: Lang;
}

/** After so much damage a grab moves further, and a shot may begin with a step. */
const THRESHOLDS = [3, 6];

/** How much damage a figure has, and by whom: `damage 4 of 12: Sprog 3, Banshee 1`. */
const damageText = ({ damage }: FigureView, lang: Lang): string => {
  const w = WORDS[lang];
  const by = [...new Set(damage)].map(f => `${figureName(lang, f)} ${damage.filter(x => x === f).length}`);
  const taken = `${w.taken} ${damage.length} ${w.of} ${OVERKILL}`;
  return by.length > 0 ? `${taken}: ${by.join(', ')}` : taken;
};

/** Twelve places for damage; the eleventh kills, the twelfth is the overkill. */
export const Damage = ({ figure, lang }: SheetProps): ReactNode => (
  <div className="damage" title={WORDS[lang].bonus} role="img" aria-label={damageText(figure, lang)}>
    {Array.from({ length: OVERKILL }, (_, i) => {
      const by = figure.damage[i];
      const kind = [
        'cell',
        i === KILLSHOT - 1 ? 'kill' : '',
        i === OVERKILL - 1 ? 'over' : '',
        THRESHOLDS.includes(i) ? 'bonus' : '',
      ].join(' ');
      return (
        <span key={`cell ${i + 1}`} className={kind}>
          {by ? (
            <PieceIcon figure={by} size={18} title={figureName(lang, by)} />
          ) : i === KILLSHOT - 1 ? (
            <Inline size={12}>
              <Skull />
            </Inline>
          ) : null}
        </span>
      );
    })}
  </div>
);

/** Who would get each value of a board if it were scored now; nobody where none has earned it. */
const earners = (view: View, figure: FigureView): readonly (Pay | undefined)[] => {
  const pays = [...(payouts(view).boards.find(b => b.on === figure.who)?.damage ?? [])];
  return rowOf(figure).map(value => (pays[0]?.points === value ? pays.shift() : undefined));
};

/** What killing this figure is worth, highest first, with who would get it now; skulls cover what has been taken. */
export const Worth = ({ figure, lang, view }: SheetProps & { readonly view: View }): ReactNode => {
  const w = WORDS[lang];
  const who = earners(view, figure);
  return (
    <span className="worth" title={`${w.worth}. ${w.worthHelp}`}>
      <span className="hidden-text">{w.worth}: </span>
      {Array.from({ length: figure.turned ? 0 : figure.skulls }, (_, i) => (
        <span key={`skull ${i + 1}`} className="value">
          <Inline size={13}>
            <Skull />
          </Inline>
        </span>
      ))}
      {rowOf(figure).map((n, i) => (
        <span key={`value ${i + 1}`} className={who[i] ? 'value earned' : 'value'}>
          {n}
          {who[i] && <PieceIcon figure={who[i].who} size={14} title={figureName(lang, who[i].who)} />}
        </span>
      ))}
    </span>
  );
};

export const Marks = ({ figure, lang }: SheetProps): ReactNode => {
  const marks = Object.entries(figure.marks).filter(([, n]) => n > 0);
  return (
    <span className="marks">
      {marks.length > 0 && (
        <Inline size={14}>
          <Mark />
        </Inline>
      )}
      {marks.map(([by, n]) => (
        <span key={by} title={`${WORDS[lang].marksFrom} ${figureName(lang, by as 'p1')} (${n})`}>
          <span aria-hidden="true">{n}</span>
          <PieceIcon figure={by} size={16} />
          <span className="hidden-text">
            {WORDS[lang].marksFrom} {figureName(lang, by as 'p1')} ({n}).{' '}
          </span>
        </span>
      ))}
    </span>
  );
};

/** What cubes of a colour are called before their number. */
export const COLOUR_NAMES: Readonly<Record<Lang, Readonly<Record<Colour, string>>>> = {
  pl: { red: 'czerwone', blue: 'niebieskie', yellow: 'żółte' },
  en: { red: 'red', blue: 'blue', yellow: 'yellow' },
};

/** Ammo as a figure for each colour. */
export const Ammo = ({ cubes, lang }: { cubes: Readonly<Record<Colour, number>>; lang: Lang }): ReactNode => (
  <span className="cubes">
    {COLOURS.map(c => (
      <span key={c} className={cubes[c] === 0 ? 'cube-count none' : 'cube-count'}>
        <CubeIcon colour={c} empty={cubes[c] === 0} />
        <span className="hidden-text">{COLOUR_NAMES[lang][c]}: </span>
        {cubes[c]}
      </span>
    ))}
  </span>
);
