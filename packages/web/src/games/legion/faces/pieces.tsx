import type { Dice, Weapon } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import { WORDS } from '../words.js';
import { FACE_WORDS } from './face-words.js';
import { keywordsSaid } from './named.js';

const GROUND = { red: '#d9483b', black: '#2a2e35', white: '#f4f6f9' } as const;
const COLOURS = ['red', 'black', 'white'] as const;

const OCTAGON = 'M-4.6-11H4.6L11-4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6Z';
const SQUARE = 'M-7-10H7Q10-10 10-7V7Q10 10 7 10H-7Q-10 10-10 7V-7Q-10-10-7-10Z';
const SIGNS = {
  hit: 'M0-7.4L1.84-1.84L7.4 0L1.84 1.84L0 7.4L-1.84 1.84L-7.4 0L-1.84-1.84Z',
  crit: 'M0-7.6L1.61-3.88L5.37-5.37L3.88-1.61L7.6 0L3.88 1.61L5.37 5.37L1.61 3.88L0 7.6L-1.61 3.88L-5.37 5.37L-3.88 1.61L-7.6 0L-3.88-1.61L-5.37-5.37L-1.61-3.88Z',
  surge: 'M1.6-7.4L-4.6 1.2H-.6L-2 7.4L4.8-2H.6Z',
  block: 'M0-7L6-4.6V0Q6 4.6 0 7.4Q-6 4.6-6 0V-4.6Z',
} as const;
export type SignName = keyof typeof SIGNS;

interface DieProps {
  readonly colour: 'red' | 'black' | 'white';
  readonly shape?: 'attack' | 'defence';
  readonly face?: SignName | undefined;
  readonly size?: number;
  readonly isCancelled?: boolean;
}

/** A die: attack dice have eight corners, defence dice four, and their colour is what they are made of. */
export const DieShape = ({
  colour,
  shape = 'attack',
  face,
  size = 17,
  isCancelled = false,
}: DieProps): ReactNode => {
  const ink = colour === 'white' ? '#0b0d10' : '#ffffff';
  return (
    <svg
      className={isCancelled ? 'die-shape cancelled' : 'die-shape'}
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path
        d={shape === 'attack' ? OCTAGON : SQUARE}
        fill={GROUND[colour]}
        stroke={colour === 'black' ? '#8d97a5' : '#0a0c0f'}
        strokeWidth="1.3"
      />
      {face && (
        <path
          d={SIGNS[face]}
          fill={face === 'hit' ? 'none' : ink}
          stroke={face === 'hit' ? ink : 'none'}
          strokeWidth="1.8"
        />
      )}
      {isCancelled && <path d="M-11 11L11-11" stroke="#ff8d84" strokeWidth="2.6" />}
    </svg>
  );
};

/** A face of a die without the die. */
export const Sign = ({ name, size = 15 }: { readonly name: SignName; readonly size?: number }): ReactNode => (
  <svg viewBox="-9 -9 18 18" width={size} height={size} aria-hidden="true" className="sign">
    <path
      d={SIGNS[name]}
      fill={name === 'hit' ? 'none' : 'currentColor'}
      stroke={name === 'hit' ? 'currentColor' : 'none'}
      strokeWidth="1.8"
    />
  </svg>
);

export const DiceRow = ({ dice, lang }: { readonly dice: Dice; readonly lang: Lang }): ReactNode => {
  const words = COLOURS.filter(c => (dice[c] ?? 0) > 0)
    .map(c => `${dice[c]} ${WORDS[lang].colour[c]}`)
    .join(', ');
  return (
    <span className="dice-row-of" role="img" aria-label={words}>
      {COLOURS.flatMap(c =>
        Array.from({ length: dice[c] ?? 0 }, (_, n) => <DieShape key={`${c} ${n}`} colour={c} />),
      )}
    </span>
  );
};

/** Five squares, the reached ones white; swords for melee. */
export const RangeOf = ({ weapon, lang }: { readonly weapon: Weapon; readonly lang: Lang }): ReactNode => {
  const { melee, range } = weapon;
  const w = WORDS[lang];
  const last = range?.[1] === 'any' ? 99 : (range?.[1] ?? 0);
  const words = [
    melee ? w.melee : '',
    range ? `${w.range} ${range[0]}–${range[1] === 'any' ? '∞' : range[1]}` : '',
  ]
    .filter(Boolean)
    .join(', ');
  if (words === '') return null;
  return (
    <span className="range-of" role="img" aria-label={words}>
      {melee && <Glyph name="sword-clash" size={16} />}
      {range &&
        [1, 2, 3, 4, 5].map(n => (
          <i key={n} className={n >= range[0] && n <= last ? 'in' : ''}>
            {n}
          </i>
        ))}
      {range?.[1] === 'any' && <b>∞</b>}
    </span>
  );
};

/** What a surge becomes. */
export const SurgeOf = ({
  to,
  lang,
}: {
  readonly to: 'hit' | 'crit' | 'block';
  readonly lang: Lang;
}): ReactNode => (
  <span
    className="surge-of"
    role="img"
    aria-label={FACE_WORDS[lang].surgeOf[to]}
    title={FACE_WORDS[lang].surgeOf[to]}
  >
    <Sign name="surge" />→<Sign name={to} />
  </span>
);

/** A weapon as a line of a card: name, keywords, range, dice, and who has it. */
export const WeaponLine = ({ weapon, lang }: { readonly weapon: Weapon; readonly lang: Lang }): ReactNode => {
  const f = FACE_WORDS[lang];
  const { by, surge, exhaust, expend, face, carriedBy, special } = weapon;
  const keywords = keywordsSaid(lang, weapon.keywords);
  const notes = [
    special && f.special[special],
    exhaust && f.exhaust,
    expend && f.expend,
    face && `${f.side} ${face}`,
    carriedBy && f.carried,
  ].filter(Boolean);
  return (
    <li className={by === 'added' ? 'weapon-line added' : 'weapon-line'}>
      <span className="weapon-says">
        <b>{weapon.name}</b>
        <span className="weapon-notes">
          {by && <i className="by">{by === 'added' ? f.byAdded : f.byEach}</i>}
          {keywords.map(({ id, name, more }) => (
            <span key={id} className="weapon-keyword">
              {name}
              {more && `: ${more}`}
            </span>
          ))}
          {surge && <SurgeOf to={surge} lang={lang} />}
          {notes.length > 0 && <span className="soft">{notes.join(' · ')}</span>}
        </span>
      </span>
      <span className="weapon-figures">
        <RangeOf {...{ weapon, lang }} />
        <DiceRow dice={weapon.dice} lang={lang} />
      </span>
    </li>
  );
};
