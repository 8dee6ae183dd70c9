import type { ScenarioDef } from '../types.js';

export const scenario42: ScenarioDef = {
  id: 42,
  monsters: ['living-spirit', 'night-demon', 'wind-demon'],
  goal: [{ destroy: 'vocal-cord' }],
  objectives: [{ id: 'vocal-cord', hp: '2+floor(L*C/2)', markers: ['1', '2', '3', '4', '5', '6'], count: 6 }],
  rules: [
    { rule: 'whileStanding', objective: 'vocal-cord', part: 1, on: 'monsters', attack: 1 },
    { rule: 'whileStanding', objective: 'vocal-cord', part: 2, on: 'monsters', advantage: true },
    { rule: 'whileStanding', objective: 'vocal-cord', part: 3, on: 'monsters', healAtTurnStart: 1 },
    {
      rule: 'whileStanding',
      objective: 'vocal-cord',
      part: 4,
      on: 'charactersAndSummons',
      damageAtTurnStart: 1,
    },
    {
      rule: 'whileStanding',
      objective: 'vocal-cord',
      part: 5,
      on: 'charactersAndSummons',
      disadvantage: true,
    },
    { rule: 'whileStanding', objective: 'vocal-cord', part: 6, on: 'charactersAndSummons', attack: -1 },
  ],
  treasures: [
    { number: 30, contents: [{ checkmarks: 1 }] },
    { number: 55, contents: [{ checkmarks: 1 }] },
  ],
  map: {
    size: [10, 15],
    revealed: [1],
    start: '2,6 3,6 2,7 2,8 3,8',
    rooms: [
      {
        id: 1,
        tiles: ['j1b', 'j2b', 'l2a'],
        ref: [1],
        hexes:
          '0:2-6 1:2-7 2:2-8 3:2-3,6-8 4:0-4,7-9 5:0-3,7-9 6:0-4,8 7:0-3 8:0-4,8 9:0-3,7-9 10:0-4,7-9 11:2-3,6-8 12:2-8 13:2-7 14:2-6',
      },
    ],
    doors: [],
    walls: '',
    overlays: [
      ['obstacle', 'altar', '2,5'],
      ['obstacle', 'altar', '2,9'],
      ['treasure', 55, '2,0'],
      ['treasure', 30, '2,14'],
      ['corridor', 'natural-stone', '2,3'],
      ['corridor', 'natural-stone', '3,3'],
      ['corridor', 'natural-stone', '2,11'],
      ['corridor', 'natural-stone', '3,11'],
    ],
    monsters: [
      { kind: 'night-demon', at: '4,6', by: 'NNE' },
      { kind: 'night-demon', at: '4,8', by: 'NNE' },
      { kind: 'night-demon', at: '8,2', by: 'NNN' },
      { kind: 'wind-demon', at: '6,0', by: '-NN' },
      { kind: 'living-spirit', at: '7,5', by: '--N' },
      { kind: 'living-spirit', at: '9,5', by: 'EEE' },
      { kind: 'night-demon', at: '9,9', by: '-NN' },
      { kind: 'wind-demon', at: '6,14', by: 'NNN' },
      { kind: 'living-spirit', at: '8,12', by: '-EE' },
      { kind: 'living-spirit', at: '7,9', by: '--N' },
    ],
    markers: { '1': '0,10', '2': '0,9', '3': '0,8', '4': '0,6', '5': '0,5', '6': '0,4' },
  },
};
