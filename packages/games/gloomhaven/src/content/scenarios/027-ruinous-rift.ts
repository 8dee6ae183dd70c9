import type { ScenarioDef } from '../types.js';

export const scenario27: ScenarioDef = {
  id: 27,
  monsters: ['earth-demon', 'flame-demon', 'frost-demon', 'night-demon', 'sun-demon', 'wind-demon'],
  goal: [{ surviveRounds: 10 }],
  lose: [{ objectiveDies: { of: 'hail' } }],
  objectives: [{ id: 'hail', hp: '4+2*L', markers: ['a'], side: 'ally' }],
  spawns: [
    {
      at: 'roundEnd',
      who: {
        inTurn: {
          kinds: ['night-demon', 'wind-demon', 'frost-demon', 'sun-demon', 'earth-demon', 'flame-demon'],
          byKind: {
            'night-demon': ['normal', 'normal', 'elite'],
            'wind-demon': ['normal', 'elite', 'elite'],
            'frost-demon': ['normal', 'normal', 'elite'],
            'sun-demon': ['normal', 'elite', 'elite'],
            'earth-demon': ['normal', 'normal', 'elite'],
            'flame-demon': ['normal', 'elite', 'elite'],
          },
          markersByRound: { '1': ['b'], '2': ['c'], oddFrom3: ['d', 'e'], evenFrom4: ['b', 'c'] },
        },
      },
    },
  ],
  map: {
    size: [6, 7],
    revealed: [1],
    start: '2,2 3,2 1,3 2,4 3,4',
    rooms: [{ id: 1, tiles: ['m1a'], ref: [1], hexes: '0:1-4 1:0-4 2:0-5 3:0-4 4:0-5 5:0-4 6:1-4' }],
    doors: [],
    walls: '',
    overlays: [['obstacle', 'altar', '3,3']],
    monsters: [],
    markers: { a: '2,3', b: '4,6', c: '4,0', d: '1,0', e: '1,6' },
  },
};
