import type { ScenarioDef } from '../types.js';

export const scenario62: ScenarioDef = {
  id: 62,
  monsters: ['hungry-soul', 'living-bones', 'living-spirit'],
  goal: [{ kill: ['hungry-soul'] }],
  spawns: [
    {
      at: 'roundStart',
      who: { one: { kind: 'living-bones', by: ['normal', 'elite', 'elite'], at: { marker: 'a' } } },
    },
    {
      at: 'roundStart',
      who: { one: { kind: 'living-bones', by: ['normal', 'normal', 'elite'], at: { marker: 'b' } } },
    },
    {
      when: { killed: { kind: 'living-bones', n: 10 } },
      who: { one: { kind: 'hungry-soul', by: ['boss', 'boss', 'boss'], at: { marker: 'c' } } },
    },
  ],
  rules: [
    { rule: 'fallingShield', kind: 'hungry-soul', like: 'living-bones', extra: 5, per: 'living-bones' },
  ],
  treasures: [{ number: 59, contents: [{ randomItemDesign: 1 }] }],
  map: {
    size: [6, 13],
    revealed: [1],
    start: '1,12 2,12 3,12 4,12',
    rooms: [
      {
        id: 1,
        tiles: ['b2b', 'm1a'],
        ref: [1],
        hexes: '1:1-3 2:1-4 3:1-3 4:1-4 5:1-3 6:1-4 7:0-4 8:0-5 9:0-4 10:0-5 11:0-4 12:1-4',
      },
    ],
    doors: [],
    walls: '',
    overlays: [
      ['trap', 'spike', '4,6'],
      ['trap', 'spike', '3,8'],
      ['trap', 'spike', '1,9'],
      ['trap', 'spike', '3,11'],
      ['difficult', 'rubble', '1,7'],
      ['difficult', 'rubble', '1,8'],
      ['difficult', 'rubble', '2,10'],
      ['difficult', 'rubble', '4,10'],
      ['difficult', 'rubble', '3,5'],
      ['difficult', 'rubble', '2,1'],
      ['trap', 'spike', '2,4'],
      ['coin', 1, '1,2'],
      ['coin', 1, '1,1'],
      ['coin', 1, '3,1'],
      ['treasure', 59, '4,2'],
      ['corridor', 'manmade-stone', '1,5'],
      ['corridor', 'manmade-stone', '2,5'],
      ['corridor', 'manmade-stone', '3,5'],
    ],
    monsters: [
      { kind: 'living-bones', at: '1,6', by: '-NN' },
      { kind: 'living-bones', at: '2,9', by: 'EEE' },
      { kind: 'living-bones', at: '5,10', by: '--N' },
      { kind: 'living-spirit', at: '2,5', by: '-N-' },
      { kind: 'living-spirit', at: '3,3', by: 'NNE' },
      { kind: 'living-spirit', at: '1,3', by: 'NNE' },
    ],
    markers: { a: '0,8', b: '5,8', c: '2,1' },
  },
};
