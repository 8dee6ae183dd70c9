import { WORDS } from '../../legends/en.js';
import { joined } from '../../legends/words.js';
import type { AutomaWords } from '../automa/words.js';

const legendWords = joined(WORDS);

export const automa: AutomaWords = {
  titles: {
    ...legendWords.automaTitles,
    'push-forward': 'Push forward',
    sprint: 'Sprint',
    recharge: 'Recharge',
    'patch-up': 'Patch up',
    'tactical-position': 'Tactical position',
    'fire-in-the-hole': 'Fire in the hole',
  },
  symbols: { W: 'white path', G: 'green path', X: 'no move' },
  phrases: {
    step: 'Step {n}: {does}.',
    boost: 'Shooting Boost: {does}.',
    before: 'Reaction, before the fire: {does}.',
    after: 'Reaction, after the fire: {does}.',
    move: 'Move {mp}, {before} before having shot, {after} afterwards',
    reposition: 'tactical repositioning',
    gain: 'gain {n, plural, one {# Charge token} other {# Charge tokens}}',
    'restore-shield': 'restore {shield} shield',
    'restore-health': 'restore {health} health',
    'restore-both': 'restore {shield} shield and {health} health',
    'with-ally': '{does}, an ally within {n} too',
    grenade: 'frag grenade at an enemy at distance {low}–{high}',
    pull: 'relocate an enemy at distance {band} to the first free neighbouring space',
    push: 'push an adjacent enemy {n}',
    pay: 'pay {n} Charge: {does}',
    otherwise: '{does}; otherwise {other}',
    'when-enemy': 'with an enemy at distance {band}: {does}',
    'when-beside': 'with an enemy on an adjacent space: {does}',
    'when-beside-nobody': 'with no enemy on an adjacent space: {does}',
    'in-sight': ' in line of sight',
    'with-room': ' and a free space beside the Automa',
    weapon:
      '{name}: best range {best}, range {range}, threshold {threshold}, rate of fire {rof}, damage {damage}, headshot {headshot}.',
    charge: 'With {n} Charge: {does}.',
    sight: 'threshold {n} at distance {band}',
    paths:
      'The Automa walks the white path or the green one, as its scheme says; the card is turned so that its arrow points at the main enemy.',
    'path-white': 'White path: {steps}.',
    'path-green': 'Green path: {steps}.',
  },
};
