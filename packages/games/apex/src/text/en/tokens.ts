import type { Names } from '../names.js';

export const tokens: Names['tokens'] = {
  helmet:
    'In each shot at you {stops, plural, one {# headshot} other {# headshots}} on Aim cards up to {upTo} {stops, plural, one {does} other {do}} no extra damage; the hit counts.',
  'helmet-action': 'Special action, 1 AP: interact and use an item, in any order.',
  body: 'Up to {limit} shield.',
  'body-fills': 'Putting it on restores {n} shield, once.',
  knockdown: 'When damage would eliminate you, up to {n} of it is absorbed, once.',
  'knockdown-ring': 'The Ring deals you {n} damage at most.',
  'no-effect': 'No effect.',
  health: 'Restore up to {n} health.',
  shield: 'Restore up to {n} shield.',
  cools: 'Each of your cooling abilities is {n} nearer to being ready.',
  frag: 'Distance {low}–{high}. Drifts by {cards} Aim cards, then {centre} damage on its space and {around} on the 8 around it.',
  thermite:
    'Distance {low}–{high}. Drifts by {cards, plural, one {# Aim card} other {# Aim cards}}, then {centre} damage on its space and {around} on the 4 other spaces of a line of 5.',
  stability: 'Stability {n}: the first card lies {n} spaces farther left on the Aim track.',
  rof: 'Rate of fire +{n}.',
  sight: 'Threshold {n} at distance {band}.',
  'per-hit': 'Each hit deals +{n} damage.',
  'first-hit': 'The first hit deals +{n} damage.',
  ring: 'The border moves in: top {top}, right {right}, bottom {bottom}, left {left}.',
  bin: 'Two weapons are drawn, of which one may be kept. Loot: {loot}.',
};
