import type { ChangeLines } from '../cards/changes.js';

export const changes: ChangeLines = {
  symbols: {
    'half-hit': 'half-hit',
    'lower-hit': 'lower-level',
    'higher-miss': 'higher-level',
    'hidden-miss': 'Concealment',
    headshot: 'headshot',
  },
  lines: {
    threshold: 'hit threshold {n}',
    'threshold-is': 'the hit threshold is exactly {n}, whatever else would change it',
    stability: 'stability {n}',
    rof: 'rate of fire +{n}',
    'rof-cap': 'a rate of fire of {from} or more becomes {to}',
    'per-hit': 'each hit deals +{n} damage',
    'first-hit': 'the first hit deals +{n} damage',
    'headshot-less': 'the weapon’s headshot damage is {n} lower',
    ignore: 'the target ignores {n} damage',
    ignored: 'the {symbol} symbol is ignored',
    misses: 'cards with the {symbol} symbol miss',
    hits: 'cards with the {symbol} symbol hit',
    'range-price': 'each space outside the best range costs +{n} instead of +10',
    replaces: 'after the reveal {n, plural, one {# Aim card} other {up to # Aim cards}} may be replaced',
    'shield-on-hit': 'with at least one hit the card’s owner restores {n} shield',
    outside: 'outside the best range: {does}',
    meets: 'if the shot goes from, into or through {figure_acc}: {does}',
    'target-bears': 'if the target has {figure_acc}',
    'shooter-bears': 'if the shooter has {figure_acc}',
    'enemy-bears': 'if an enemy has {figure_acc}',
  },
};
