import { quickDice } from '@potyczka/kernel';
import type { Case } from './legion-attack.js';

const ON_WEAPONS = [
  ...[
    'impact',
    'pierce',
    'critical',
    'highVelocity',
    'blast',
    'suppressive',
    'lethal',
    'ram',
    'ion',
    'poison',
  ],
  ...['immobilize', 'scatter', 'immuneDeflect'],
];
const OF_ATTACKER = [
  'sharpshooter',
  'precise',
  'marksman',
  'duelist',
  'jediHunter',
  'makashi',
  'gunslinger',
  'enrage',
];
const OF_DEFENDER = [
  ...['armor', 'cover', 'lowProfile', 'impervious', 'immunePierce', 'dangerSense', 'uncannyLuck', 'shielded'],
  ...['deflect', 'block', 'djemSo', 'soresu', 'agile', 'weakPoint', 'unconcerned', 'outmaneuver', 'nimble'],
  ...['immuneBlast', 'enrage', 'indomitable', 'ataru'],
];
/** Keywords that have no X. */
const PLAIN =
  /highV|blast|suppressive|scatter|immune|lowP|impervious|deflect|block|Mastery|djemSo|soresu|ataru|makashi|unconcerned|outman|nimble|indomitable|duelist|jediHunter|gunslinger/i;

/** An attack at random: a few dice, tokens and keywords on both sides. */
export const randomAttack = (seed: number): Case => {
  const dice = quickDice(seed);
  const one = <X>(from: readonly X[]): X => from[dice.below(from.length)] as X;
  const some = (from: readonly string[], most: number): Record<string, number | true> =>
    Object.fromEntries(
      Array.from({ length: dice.below(most + 1) }, () => one(from)).map(k => [
        k,
        PLAIN.test(k) ? true : 1 + dice.below(2),
      ]),
    );
  const seldom = (most: number): number => (dice.below(2) === 0 ? 0 : dice.below(most + 1));
  const left = 1 + dice.below(4);
  return {
    id: seed,
    attack: {
      kind: one(['ranged', 'ranged', 'melee']),
      weapons: [
        {
          count: 1 + dice.below(2),
          dice: { [one(['red', 'black', 'white'])]: 1 },
          keywords: some(ON_WEAPONS, 2),
        },
        { dice: { red: dice.below(2), white: 1 + dice.below(2) }, keywords: some(ON_WEAPONS, 2) },
      ],
      surge: one(['none', 'hit', 'crit']),
      aim: seldom(2),
      surgeTokens: seldom(2),
      observation: seldom(1),
      fullSpeedMove: dice.below(2) === 0,
      inWeakArc: dice.below(2) === 0,
      keywords: some(OF_ATTACKER, 2),
    },
    defence: {
      type: one(['trooper', 'trooper', 'groundVehicle', 'creature']),
      die: one(['red', 'white']),
      surge: one(['none', 'block']),
      cover: one(['none', 'light', 'heavy']),
      dodge: seldom(2),
      surgeTokens: seldom(2),
      suppression: seldom(2),
      woundsLeft: left,
      visibleWounds: one([left, Math.max(1, left - 1)]),
      keywords: some(OF_DEFENDER, 3),
      ...(dice.below(8) === 0 && { guardian: { x: 1 + dice.below(2) } }),
    },
    result: { cover: 0, joint: [], marginals: {} },
  };
};
