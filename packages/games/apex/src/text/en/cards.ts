import type { Names } from '../names.js';

export const abilities: Names['abilities'] = {
  'GB-A-1': {
    name: 'Dome of Protection',
    text: 'Free action. Put the Dome on a free intersection at distance 0–2 in line of sight. Duration 3: nothing thrown hurts anybody in its zone, and nobody shoots or destroys into it, out of it or through it. Cooldown 3.',
  },
  'GB-A-2': {
    name: 'Defensive Bombardment',
    text: 'Free action. Put the figure on any space at distance 0–5. Delay 2: each legend in the 5×5 area takes 24 damage. Airborne, Thrown. Cooldown 3.',
  },
  'BL-A-1': {
    name: 'Smoke Launcher',
    text: 'Free action. Put a smoke on a free intersection at distance 0–5. Duration 3: shooting from, into or through its zone has threshold +10. Two tokens. Cooldown 2.',
  },
  'BL-A-2': {
    name: 'Rolling Thunder',
    text: 'Free action. Put the figure on any space at distance 0–5, facing one way. Delay 2, then 3 spaces ahead and Delay 2 again: each enemy in the 5×4 area takes 20 damage. Airborne, Thrown. Cooldown 2.',
  },
  'WR-A-1': {
    name: 'Into the Void',
    text: 'Free action: each Move action of this activation has +1 MP. Or a Reaction before the fire, as the target: a rate of fire of 3 or more becomes 2, and after the damage you may Move 2. Cooldown 3.',
  },
  'WR-A-2': {
    name: 'Dimensional Rift',
    text: 'Special action, 1 AP. A portal on a free adjacent space, Move 5, a second portal on a free adjacent space. Duration 3: whoever enters one comes out beside the other. Cooldown 2.',
  },
  'BH-A-1': {
    name: 'Eye of the Allfather',
    text: 'Free action. A raven for up to 3 enemies at distance 1–3. Duration 3: when your team shoots at them, Aim cards with the Concealment symbol hit. Cooldown 3.',
  },
  'BH-A-2': {
    name: 'Beast of the Hunt',
    text: 'Free action. Duration 3: your Move actions of 2 or more have +1 MP, your shots threshold −5. Eliminating an enemy starts it anew. Cooldown 2.',
  },
  'PF-A-1': {
    name: 'Grappling Hook',
    text: 'Special action, 1 AP: relocate to a free space at distance 1–3 in line of sight; on a higher level or beside an object you may go on to a free space at distance 1–2. Or a Reaction after the fire, as the target: relocate to a free space at distance 1–2 in line of sight. Cooldown 2.',
  },
  'PF-A-2': {
    name: 'Zipline Gun',
    text: 'Free action. One anchor on a free corner of your space, the other on a free intersection at distance 3–5 in line of sight. Everybody may use them. Cooldown 3.',
  },
  'LL-A-1': {
    name: 'D.O.C. Heal Drone',
    text: 'Free action. Put the drone on a free space at distance 1–3 in line of sight, not higher. At once and after Delay 2 each legend beside it restores 8 health. Cooldown 2.',
  },
  'LL-A-2': {
    name: 'Lifeline’s Care Package',
    text: 'Free action. Put the marker on a free space at distance 1–2 in line of sight. Delay 2: whoever stands there takes 15 damage and steps aside; the package lands and can be opened. Cooldown 3.',
  },
};

export const feats: Names['feats'] = {
  'GB-F-1': 'Each legend of your team in the Dome zone may use an accessory.',
  'GB-F-2': 'Melee; a success deals 6 damage and pushes 2 (6 on a collision).',
  'GB-F-3': 'Restore 8 shield to yourself or to an ally on an adjacent space.',
  'GB-F-4': 'The first hit deals +6 damage.',
  'GB-F-5':
    'As the target ignore 8 damage. Beside the target change places with it: you are the target and ignore 8 damage.',
  'GB-F-6': 'You may initiate Dome of Protection if it is available.',
  'GB-F-7': 'Push each enemy on an adjacent space by 1 (4 on a collision).',
  'GB-F-8': 'The weapon’s headshot damage is 10 lower; ignore 10 damage.',
  'BL-F-1': 'You may deal 6 damage to an enemy on an adjacent space. Then Move 2.',
  'BL-F-2': 'Each hit deals +2 damage.',
  'BL-F-3': 'Threshold −10.',
  'BL-F-4': 'Move 2. One of your weapons gets 1 ammo.',
  'BL-F-5':
    'You may initiate Smoke Launcher. If the shot meets smoke, the lower-level symbol is ignored and cards with the Concealment symbol miss.',
  'BL-F-6': 'You may initiate Smoke Launcher. If the shot meets smoke, its threshold is exactly 65.',
  'BL-F-7': 'Move 3; or Move 1, and you may use a common accessory.',
  'BL-F-8': 'Shoot with rate of fire +1.',
  'WR-F-1': 'Relocate a legend beside a portal to a free space neighbouring the other one.',
  'WR-F-2': 'Move 3.',
  'WR-F-3': 'After the reveal you may replace 1 Aim card.',
  'WR-F-4': 'Look at the top 4 Aim cards; put any on the bottom, the rest back in any order.',
  'WR-F-5': 'Look at the top 3 Aim cards and put them back in any order.',
  'WR-F-6': 'Ignore 8 damage.',
  'WR-F-7': 'One legend of your team may Move 2.',
  'WR-F-8': 'Melee and Move 2.',
  'BH-F-1': 'Shoot, then Move 2.',
  'BH-F-2': 'Move 2; Move 3 if an enemy has a raven.',
  'BH-F-3': 'The Concealment symbol is ignored.',
  'BH-F-4':
    'A Shoot Boost for any legend of your team: threshold −10 outside the best range; after the reveal the shooter may replace up to 2 Aim cards.',
  'BH-F-5': 'If the shooter has a raven: threshold +10.',
  'BH-F-6': 'Move 2.',
  'BH-F-7': 'Stability 2.',
  'BH-F-8': 'Cooldown of one of your abilities −1.',
  'PF-F-1': 'One legend of your team may Move 1 and use a zipline, in any order.',
  'PF-F-2': 'Stability 2; each space outside the best range costs +5 instead of +10.',
  'PF-F-3':
    'When an enemy grenade lands at distance 0–2: move it 2 spaces in one direction before it goes off.',
  'PF-F-4': 'Relocate an enemy at distance 1–3 in line of sight to a free space adjacent to you.',
  'PF-F-5': 'Push an enemy on an adjacent space by 2 (6 on a collision).',
  'PF-F-6': 'One legend of your team beside an anchor may use it.',
  'PF-F-7': 'Cooldown of Grappling Hook −1.',
  'PF-F-8': 'Threshold +10.',
  'LL-F-1':
    'Beside a supply bin: restore 12 health or 12 shield to yourself or to an ally on an adjacent space.',
  'LL-F-2': 'Move 3, ending beside an ally.',
  'LL-F-3': 'An enemy on an adjacent space takes 6 shield damage.',
  'LL-F-4': 'The target, if not eliminated, restores 8 health.',
  'LL-F-5': 'When a legend of your team respawns: it costs no AP, and an ally may return beside you.',
  'LL-F-6': 'Use an accessory on yourself or on an ally on an adjacent space.',
  'LL-F-7': 'The target ignores 6 damage.',
  'LL-F-8': 'Each hit deals +1 damage; with at least one hit restore 4 shield.',
};
