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
    pull: 'relocate an enemy at distance {low}–{high} to the first free neighbouring space',
    push: 'push an adjacent enemy {n}',
    pay: 'pay {n} Charge: {does}',
    otherwise: '{does}; otherwise {other}',
    'when-enemy': 'with an enemy at distance {low}–{high}: {does}',
    'when-beside': 'with an enemy on an adjacent space: {does}',
    'when-target-bears': 'if the target has {figure_acc}, {does}',
    'when-shooter-bears': 'if the shooter has {figure_acc}, {does}',
    'when-enemy-bears': 'if an enemy has {figure_acc}, {does}',
    threshold: 'hit threshold {n}',
    stability: 'stability {n}',
    rof: 'rate of fire +{n}',
    'per-hit': 'each hit +{n}',
    'first-hit': 'first hit +{n}',
    ignore: 'ignore {n} damage',
    'ignore-hidden': 'Concealment causes no automatic miss',
    'range-price': '+{n} for each space outside best range instead of +10',
    'shield-on-hit': 'with a hit restore {n} shield',
    weapon:
      '{name}: best range {best}, range {range}, threshold {threshold}, rate of fire {rof}, damage {damage}, headshot {headshot}.',
    charge: 'With {n} Charge: {does}.',
    sight: 'threshold {n} at distance {band}',
    paths: 'A white path and a green one from the Automa’s space.',
  },
};
