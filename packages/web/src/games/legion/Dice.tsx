import { unitLabel } from '@potyczka/legion/text';
import { type Attack, type AttackFace, type DefenceFace, unitCard, type View } from '@potyczka/legion/view';
import { fill } from '@potyczka/words';
import type { ReactNode } from 'react';
import { Die } from '../../ui/Die.js';
import { Glyph } from './glyphs.js';
import type { GlyphName } from './look.js';
import { lookOf } from './look.js';
import { groundIn } from './plan.js';
import { type Scene, unitNamed } from './scene.js';
import { lyingDice } from './thrown.js';
import { WORDS } from './words.js';

/** A die and what is printed on it. */
export const TONES: Readonly<Record<string, readonly [string, string]>> = {
  red: ['#c63f34', '#ffffff'],
  black: ['#191c21', '#ffffff'],
  white: ['#eef1f5', '#0b0d10'],
};
/** The drawing of a face. */
export const FACES: Readonly<Record<AttackFace | DefenceFace, GlyphName | null>> = {
  crit: 'burst-blob',
  hit: 'explosion-rays',
  surge: 'power-lightning',
  block: 'shield',
  blank: null,
};

interface DieShown {
  readonly colour: string;
  readonly face: AttackFace | DefenceFace;
  /** Cover, a dodge or a block has taken it away. */
  readonly isGone?: boolean;
}

/** Dice in a row, each with the face that it shows. */
const DiceRow = ({
  scene,
  dice,
  isDefence,
}: {
  scene: Scene;
  dice: readonly DieShown[];
  isDefence: boolean;
}): ReactNode => {
  const w = WORDS[scene.lang];
  return (
    <span className="dice-row">
      {dice.map(({ colour, face, isGone = false }, n) => {
        const [tone, ink] = TONES[colour] as readonly [string, string];
        const glyph = FACES[face];
        const label = `${w.face[face]} (${w.colour[colour as 'red']})`;
        return (
          <Die
            key={`${colour} ${face} ${n}`}
            colour={tone}
            ink={ink}
            shape={isDefence ? 'square' : 'octagon'}
            isSpent={isGone}
            {...(scene.motion && { rolledAs: n })}
            label={isGone ? `${label}, ${w.cancelled}` : label}
          >
            {glyph && <Glyph name={glyph} size={20} />}
          </Die>
        );
      })}
    </span>
  );
};

const times = <X,>(n: number, x: X): X[] => Array.from({ length: Math.max(0, n) }, () => x);

const defenceDice = (colour: string, { blocks, surges, blanks }: Attack['defence']): DieShown[] => [
  ...times(blocks, { colour, face: 'block' as const }),
  ...times(surges, { colour, face: 'surge' as const }),
  ...times(blanks, { colour, face: 'blank' as const }),
];

const Sum = ({ face, n, label }: { face: GlyphName; n: number; label: string }): ReactNode => (
  <span title={label}>
    <Glyph name={face} size={18} label={label} /> {n}
  </span>
);

/** What an attack has come to so far: what is left of it, why the rest is not, how much is to be saved. */
const Tally = ({ scene, attack }: { scene: Scene; attack: Attack }): ReactNode => {
  const { lang } = scene;
  const w = WORDS[lang];
  const { crits, hits, cancelled, cover, dodged, wounds } = attack;
  if (crits + hits + cancelled === 0) return null;
  const why = [cover > 0 ? w.cover[Math.min(2, cover)] : '', dodged > 0 ? w.token.dodge : ''].filter(Boolean);
  return (
    <p className="tally">
      {crits > 0 && <Sum face="burst-blob" n={crits} label={w.face.crit} />}
      {hits > 0 && <Sum face="explosion-rays" n={hits} label={w.face.hit} />}
      {cancelled > 0 && (
        <span className="cover-sign">
          −{cancelled}
          {why.length > 0 && `: ${why.join(', ')}`}
        </span>
      )}
      {wounds === 0 && hits + crits > 0 && (
        <span className="to-save">{fill(lang, w.toSave, { n: hits + crits })}</span>
      )}
    </p>
  );
};

/** Parts of an attack in which nothing has been rolled: a tray would lie empty over the table. */
const BEFORE_DICE: ReadonlySet<string> = new Set(['declare', 'arm', 'more', 'next']);

/** From the first roll on. */
export const hasDice = ({ attack }: View): boolean =>
  attack?.pools[attack.at] !== undefined && !BEFORE_DICE.has(attack.part);

/** Whether the target is on the nearer half of the table: then the tray lies over the farther one. */
const isNear = ({ view }: Scene, to: string): boolean => {
  const { depth } = groundIn(view);
  const [leader] = unitNamed(view, to)?.minis ?? [];
  return leader !== undefined && leader.y < depth / 2;
};

const Side = ({ unit, children }: { unit: string; children: ReactNode }): ReactNode => (
  <div className="dice-side">
    <strong style={{ borderColor: lookOf(unit.slice(0, 2)).colour }}>{unitLabel(unit)}</strong>
    {children}
  </div>
);

/** The tray: the dice of the attack on the table in their own colours, and what became of each. */
export const Dice = (scene: Scene): ReactNode => {
  const { attack } = scene.view;
  const pool = attack?.pools[attack.at];
  if (!attack || !pool) return null;
  const target = unitNamed(scene.view, pool.to);
  const dice = lyingDice(attack);
  const defence = defenceDice(target ? unitCard(target.card).die : 'white', attack.defence);
  const w = WORDS[scene.lang];
  return (
    <div className={isNear(scene, pool.to) ? 'dice above' : 'dice'}>
      <Side unit={attack.by}>{dice.length > 0 && <DiceRow {...{ scene, dice }} isDefence={false} />}</Side>
      <Tally {...{ scene, attack }} />
      <Side unit={pool.to}>{defence.length > 0 && <DiceRow scene={scene} dice={defence} isDefence />}</Side>
      {attack.wounds > 0 && (
        <p className="wounds-sign">
          <b>{attack.wounds}</b> {fill(scene.lang, w.woundsOf, { n: attack.wounds })}
        </p>
      )}
    </div>
  );
};
