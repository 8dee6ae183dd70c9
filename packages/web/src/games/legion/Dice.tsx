import { unitLabel } from '@potyczka/legion/text';
import type { Attack, AttackFace, DefenceFace, Event, View } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { Die } from '../../ui/Die.js';
import { Glyph } from './glyphs.js';
import type { GlyphName } from './look.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

const COLOURS = ['red', 'black', 'white'] as const;
const TONES: Readonly<Record<string, readonly [string, string]>> = {
  red: ['#c63f34', '#ffffff'],
  black: ['#191c21', '#ffffff'],
  white: ['#eef1f5', '#0b0d10'],
};
const FACES: Readonly<Record<AttackFace | DefenceFace, GlyphName | null>> = {
  crit: 'burst-blob',
  hit: 'explosion-rays',
  surge: 'power-lightning',
  block: 'shield',
  blank: null,
};
const ATTACK: readonly AttackFace[] = ['crit', 'hit', 'surge', 'blank'];
const DEFENCE: readonly DefenceFace[] = ['block', 'surge', 'blank'];

interface Shown {
  readonly colour: string;
  readonly face: AttackFace | DefenceFace;
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
      {dice.map(({ colour, face }, n) => {
        const [tone, ink] = TONES[colour] as readonly [string, string];
        const glyph = FACES[face];
        return (
          <Die
            key={`${colour} ${face} ${n}`}
            colour={tone}
            ink={ink}
            shape={isDefence ? 'square' : 'octagon'}
            {...(scene.motion && { rolledAs: n })}
            label={`${w.face[face]} (${w.colour[colour as 'red']})`}
          >
            {glyph && <Glyph name={glyph} size={20} />}
          </Die>
        );
      })}
    </span>
  );
};

const attackDice = (attack: Attack): Shown[] =>
  COLOURS.flatMap(colour =>
    ATTACK.flatMap(face =>
      Array.from({ length: attack.dice[colour]?.[face] ?? 0 }, () => ({ colour, face })),
    ),
  );

/** Rolls that have just been told, if the attack itself is over. */
const toldDice = (events: readonly Event[]): { attack: Shown[]; defence: Shown[] } => ({
  attack: events.flatMap(e =>
    e.type === 'rolled'
      ? ATTACK.flatMap(face => Array.from({ length: e.faces[face] }, () => ({ colour: e.colour, face })))
      : [],
  ),
  defence: events.flatMap(e =>
    e.type === 'defence-rolled'
      ? DEFENCE.flatMap(face => Array.from({ length: e.faces[face] }, () => ({ colour: 'white', face })))
      : [],
  ),
});

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
    </span>
  );
};

export const hasDice = (view: View): boolean => view.attack !== null;

/** The dice of the attack on the table: whose, against whom, what they show. */
export const Dice = (scene: Scene): ReactNode => {
  const { attack } = scene.view;
  if (!attack) return null;
  const told = toldDice((scene.happening.length > 0 ? scene.happening : scene.lingering).map(l => l.event));
  const own = attackDice(attack);
  const dice = own.length > 0 ? own : told.attack;
  const pool = attack.pools[attack.at];
  return (
    <div className="dice">
      <strong>
        {unitLabel(attack.by)}
        {pool && ` → ${unitLabel(pool.to)}`}
      </strong>
      {dice.length > 0 && <DiceRow {...{ scene, dice }} isDefence={false} />}
      {told.defence.length > 0 && <DiceRow scene={scene} dice={told.defence} isDefence />}
      <Tally {...{ scene, attack }} />
    </div>
  );
};
