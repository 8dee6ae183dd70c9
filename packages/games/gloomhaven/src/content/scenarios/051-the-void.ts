import type { ScenarioDef } from '../types.js';

export const scenario51: ScenarioDef = {
  id: 51,
  monsters: ['the-gloom'],
  goal: [{ kill: ['the-gloom'] }],
  setup: [{ addModifier: { card: 'curse', n: 3 } }],
  rules: [
    { rule: 'damageAtTurnEnd', to: 'charactersAndSummons', n: 2 },
    { rule: 'indestructible', what: 'dark-pit' },
  ],
  treasures: [{ number: 56, contents: [{ items: [69] }] }],
  marks: ['markers-missing'],
  map: {
    size: [10, 13],
    revealed: [1],
    start: '0,10 0,11 1,11 1,12 2,12 3,12',
    rooms: [
      {
        id: 1,
        tiles: ['d1a', 'd2a', 'm1a'],
        ref: [1],
        hexes: '0:2-4 1:1-4 2:1-5 3:1-8 4:2-9 5:2-9 6:1-9 7:0-8 8:0-5 9:0-4 10:0-5 11:0-4 12:1-4',
      },
    ],
    doors: [],
    walls: '4,5-5,5',
    overlays: [
      ['obstacle', 'dark-pit', '5,6 6,6'],
      ['obstacle', 'dark-pit', '3,4 3,5'],
      ['obstacle', 'altar', '5,4'],
      ['treasure', 56, '5,3'],
      ['corridor', 'manmade-stone', '2,5'],
      ['corridor', 'manmade-stone', '3,5'],
      ['corridor', 'manmade-stone', '4,5'],
      ['corridor', 'manmade-stone', '5,6'],
      ['corridor', 'manmade-stone', '5,7'],
      ['corridor', 'manmade-stone', '5,4'],
      ['corridor', 'manmade-stone', '5,3'],
    ],
    monsters: [{ kind: 'the-gloom', at: '3,7', by: 'BBB' }],
  },
};
