/** What cards with a procedure of their own do. */
export const odd: Readonly<Record<`odd:${string}`, string>> = {
  'odd:comms-relay': 'An order for this unit may go to a friendly unit at range 1–2 instead.',
  'odd:refurbished-gonk-droid':
    'At the start of the end phase a red defence die for each inactive shield: each block turns one active.',
  'odd:saxons-combat-shield':
    'At the start of the end phase one shield becomes active if none was turned in this round.',
  'odd:unorthodox-tactician':
    'When activated: 3 red defence dice; for each that is not blank another friendly unit at range 1–3 gains an aim token.',
  'odd:frenzied-gunner':
    'In a ranged attack a red defence die may be rolled: blank adds a white die, block a black one, surge a red one.',
  'odd:saber-throw':
    'Card action: a ranged attack at range 1–2 with one melee weapon at half its dice; it counts as the attack.',
  'odd:emergency-stims': 'Exhaust in an attack: up to 2 wounds wait until the end of its next activation.',
  'odd:full-of-surprises': 'It rolls more defence dice: its courage less its suppression tokens.',
  'odd:idiots-array':
    'Aim and dodge tokens for cards with 3, 2 and 1 pips in the discard pile, one for each step of that run.',
  'odd:our-fate-is-in-your-hands':
    'At the start of the activation phase it may take suppression from troopers at range 1–2; a dodge token for each, 2 at most.',
  'odd:im-in-control':
    'At the start and the end of its activation it may hand suppression to troopers at range 1–2; an enemy that takes some gains an immobilize token too.',
  'odd:yes-my-master':
    'Divulged at deployment: Bounty and Reinforcements, or Demoralize 1, Makashi Mastery and Outmaneuver, for the whole game.',
  'odd:i-make-the-rules-now': 'Divulged at deployment: three Bane tokens are placed instead of the unit.',
};
