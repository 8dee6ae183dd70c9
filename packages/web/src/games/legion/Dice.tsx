import { unitLabel } from '@potyczka/legion/text';
import { type Attack, type AttackFace, type DefenceFace, unitCard, type View } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { Die } from '../../ui/Die.js';
import { Glyph } from './glyphs.js';
import type { GlyphName } from './look.js';
import { type Scene, unitNamed } from './scene.js';
import { WORDS } from './words.js';

const COLOURS = ['red', 'black', 'white'] as const;
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
const ATTACK: readonly AttackFace[] = ['crit', 'hit', 'surge', 'blank'];

interface Shown {
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
  dice: readonly Shown[];
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

/** The dice of a pool: as they lie, or, once they are put together, what they came to. */
const attackDice = ({ dice, hits, crits, blanks, cancelled }: Attack): Shown[] => {
  const lying = COLOURS.flatMap(colour =>
    ATTACK.flatMap(face => times(dice[colour]?.[face] ?? 0, { colour, face })),
  );
  if (lying.length > 0) {
    // Hits are taken away before criticals.
    let gone = cancelled;
    const isGone = ({ face }: Shown): boolean => face === 'hit' && gone-- > 0;
    return lying.map(die => (isGone(die) ? { ...die, isGone: true } : die));
  }
  return [
    ...times(crits, { colour: 'white', face: 'crit' as const }),
    ...times(hits, { colour: 'white', face: 'hit' as const }),
    ...times(cancelled, { colour: 'white', face: 'hit' as const, isGone: true }),
    ...times(blanks, { colour: 'white', face: 'blank' as const }),
  ];
};

const defenceDice = (colour: string, { blocks, surges, blanks }: Attack['defence']): Shown[] => [
  ...times(blocks, { colour, face: 'block' as const }),
  ...times(surges, { colour, face: 'surge' as const }),
  ...times(blanks, { colour, face: 'blank' as const }),
];

/** What an attack has come to so far, in figures. */
const Tally = ({ scene, attack }: { scene: Scene; attack: Attack }): ReactNode => {
  const w = WORDS[scene.lang];
  const { blocks } = attack.defence;
  const parts = [
    ['crit', attack.crits],
    ['hit', attack.hits],
    ['block', blocks],
  ] as const;
  return (
    <span className="tally">
      {parts
        .filter(([, n]) => n > 0)
        .map(([face, n]) => (
          <span key={face} title={w.face[face]}>
            <Glyph name={FACES[face] as GlyphName} size={18} label={w.face[face]} /> {n}
          </span>
        ))}
      {attack.cover > 0 && (
        <span className="cover-sign">
          <Glyph name="shield" size={18} /> {w.cover[Math.min(2, attack.cover)]}
        </span>
      )}
      {attack.wounds > 0 && (
        <span className="wounds-sign" title={w.suffered}>
          <Glyph name="hearts" size={18} label={w.suffered} /> −{attack.wounds}
        </span>
      )}
    </span>
  );
};

/** From the choice of a target on. */
export const hasDice = ({ attack }: View): boolean => attack?.pools[attack.at] !== undefined;

/** The dice of the attack on the table: whose, against whom, what they show. */
export const Dice = (scene: Scene): ReactNode => {
  const { attack } = scene.view;
  if (!attack) return null;
  const pool = attack.pools[attack.at];
  const target = pool && unitNamed(scene.view, pool.to);
  const dice = attackDice(attack);
  const defence = defenceDice(target ? unitCard(target.card).die : 'white', attack.defence);
  return (
    <div className="dice">
      <strong>
        {unitLabel(attack.by)}
        {pool && ` → ${unitLabel(pool.to)}`}
      </strong>
      {dice.length > 0 && <DiceRow {...{ scene, dice }} isDefence={false} />}
      {defence.length > 0 && <DiceRow scene={scene} dice={defence} isDefence />}
      <Tally {...{ scene, attack }} />
    </div>
  );
};
