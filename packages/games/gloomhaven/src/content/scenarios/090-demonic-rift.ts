import type { ScenarioDef } from '../types.js';

export const scenario90: ScenarioDef = {
  id: 90,
  monsters: ['earth-demon', 'living-spirit', 'night-demon', 'wind-demon'],
  goal: [{ killKinds: { kinds: ['living-spirit'], from: { section: '1' } } }],
  lose: [
    { when: { noCharacterInRoom: 1 } },
    { when: { unexhaustedCharacters: 1 } },
    { when: { all: [{ section: '1' }, { noCharacterInRoom: 'any' }] } },
  ],
  spawns: [
    {
      when: { section: '1' },
      who: {
        one: { kind: 'living-spirit', by: ['normal', 'elite', 'elite'], count: 2, at: { marker: 'b' } },
      },
    },
    {
      when: { section: '1' },
      who: {
        one: { kind: 'living-spirit', by: ['normal', 'normal', 'elite'], count: 2, at: { marker: 'c' } },
      },
    },
    {
      at: 'roundEnd',
      when: { noCharacterInRoom: 2 },
      rounds: 'even',
      who: {
        one: {
          kind: 'night-demon',
          by: ['normal', 'normal', 'elite'],
          at: { nextTo: { marker: 'a', room: 1 } },
          everySecondElite: [3],
        },
      },
    },
  ],
  rules: [{ rule: 'portal', marker: 'a', cost: 1, reveals: 2 }],
  sections: {
    '1': {
      all: [{ allKilled: ['earth-demon', 'wind-demon', 'night-demon'] }, { characterInEachRoom: true }],
    },
  },
  treasures: [{ number: 19, contents: [{ randomItemDesign: 1 }] }],
  map: {
    size: [6, 18],
    revealed: [1],
    start: '1,0 2,0 3,0 4,0',
    rooms: [
      { id: 1, tiles: ['m1b'], ref: [1], hexes: '0:1-4 1:0-4 2:0-5 3:0-4 4:0-5 5:0-4 6:1-4' },
      {
        id: 2,
        tiles: ['c2a', 'd1b'],
        ref: [2],
        hexes: '8:1-3 9:0-3 10:0-4 11:0-3 12:1-3 13:1-2 14:1-3 15:0-3 16:1-3 17:1-2',
      },
    ],
    doors: [],
    walls: '',
    overlays: [
      ['hazardous', 'thorns', '1,1'],
      ['hazardous', 'thorns', '5,2'],
      ['hazardous', 'thorns', '1,5'],
      ['obstacle', 'altar', '2,3'],
      ['obstacle', 'altar', '2,8'],
      ['trap', 'spike', '1,9'],
      ['trap', 'spike', '2,11'],
      ['hazardous', 'hot-coals', '3,9'],
      ['hazardous', 'hot-coals', '1,11'],
      ['hazardous', 'hot-coals', '2,12'],
      ['hazardous', 'hot-coals', '1,13'],
      ['hazardous', 'hot-coals', '2,13'],
      ['trap', 'spike', '1,15'],
      ['treasure', 19, '2,17'],
      ['corridor', 'earth', '2,13'],
      ['corridor', 'earth', '1,13'],
    ],
    monsters: [
      { kind: 'earth-demon', at: '2,2', by: '--N' },
      { kind: 'earth-demon', at: '3,2', by: '--N' },
      { kind: 'earth-demon', at: '1,3', by: 'NNN' },
      { kind: 'earth-demon', at: '3,3', by: 'NNN' },
      { kind: 'wind-demon', at: '0,4', by: '-NN' },
      { kind: 'wind-demon', at: '5,4', by: '-NN' },
      { kind: 'wind-demon', at: '2,5', by: 'EEE' },
      { kind: 'night-demon', at: '3,12', by: 'NEE' },
      { kind: 'night-demon', at: '0,10', by: 'NNN' },
      { kind: 'wind-demon', at: '3,16', by: 'NNN' },
      { kind: 'wind-demon', at: '0,15', by: '--N' },
      { kind: 'wind-demon', at: '1,17', by: '--N' },
    ],
    markers: { a: '2,3 2,8', b: '2,4 3,4', c: '1,8 3,8' },
    portals: ['2,3 2,8'],
  },
};
