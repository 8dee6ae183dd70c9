import { describe, expect, test } from 'vitest';
import type { Event } from '../events.js';
import { breakable } from './fixtures/breakable.js';
import { LANGUAGES } from './language.js';
import { tell } from './tell.js';

type Sample<K extends Event['type']> = readonly [
  event: Omit<Extract<Event, { type: K }>, 'type'>,
  pl: string,
  en: string,
];

/** Every event in every way of telling it. */
const SAMPLES: { readonly [K in Event['type']]: readonly Sample<K>[] } = {
  shuffled: [
    [{ pile: 'weapons', cards: ['#'] }, 'Talia broni zostaje potasowana.', 'The weapon deck is shuffled.'],
    [
      { pile: 'power-ups', cards: ['#', '#'] },
      'Talia zdolności zostaje potasowana.',
      'The power-up deck is shuffled.',
    ],
    [{ pile: 'ammo', cards: [] }, 'Żetony amunicji zostają potasowane.', 'The ammo tiles are shuffled.'],
  ],
  'first-player': [
    [{ who: 'p3' }, 'Pierwszym graczem zostaje :D-strukt-0R.', ':D-struct-or is the first player.'],
  ],
  offered: [
    [
      { at: 'red', card: '#weapon-whisper' },
      'Na czerwonym punkcie odrodzenia pojawia się Snajperka.',
      'The Whisper appears at the red spawnpoint.',
    ],
    [
      { at: 'blue', card: '#weapon-vortex-cannon' },
      'Na niebieskim punkcie odrodzenia pojawia się Działko „Vortex”.',
      'The Vortex Cannon appears at the blue spawnpoint.',
    ],
  ],
  'laid-ammo': [
    [
      { at: '00', card: '#ammo-ybb-1' },
      'Na polu A1 pojawia się żeton amunicji (2 niebieskie kostki, 1 żółta).',
      'An ammo tile (2 blue cubes, 1 yellow) is laid on A1.',
    ],
    [
      { at: '13', card: '#ammo-pyr-4' },
      'Na polu B4 pojawia się żeton amunicji (1 czerwona kostka, 1 żółta, karta zdolności).',
      'An ammo tile (1 red cube, 1 yellow, power-up) is laid on B4.',
    ],
  ],
  drew: [
    [{ who: 'p4', card: '#' }, 'Banshee dobiera kartę zdolności.', 'Banshee draws a power-up.'],
    [
      { who: 'p4', card: '#targeting-scope-blue-1' },
      'Banshee dobiera niebieską Lunetę celowniczą.',
      'Banshee draws a blue Targeting Scope.',
    ],
  ],
  discarded: [
    [
      { who: 'p1', card: '#newton-yellow-2' },
      'Dożer odrzuca żółte Prawo Newtona.',
      'Dozer discards a yellow Newton.',
    ],
  ],
  spawned: [
    [
      { who: 'p2', at: '02', by: 'p2' },
      'Jaszczur pojawia się na niebieskim punkcie odrodzenia.',
      'Sprog enters the board at the blue spawnpoint.',
    ],
    [
      { who: 'bot', at: '21', by: 'p1' },
      'Terminator pojawia się na polu C2.',
      'The Terminator enters the board on C2.',
    ],
  ],
  turn: [[{ who: 'p5' }, 'Turę rozpoczyna Violet.', 'Violet begins a turn.']],
  moved: [
    [{ who: 'p1', to: '03', how: 'run', by: 'p1' }, 'Dożer biegnie na pole A4.', 'Dozer runs to A4.'],
    [
      { who: 'p1', to: '11', how: 'grab', by: 'p1' },
      'Dożer idzie po ekwipunek na pole B2.',
      'Dozer goes to B2 to grab stuff.',
    ],
    [
      { who: 'p1', to: '23', how: 'shoot', by: 'p1' },
      'Dożer zajmuje pozycję na polu C4.',
      'Dozer takes up position on C4.',
    ],
    [
      { who: 'p1', to: '20', how: 'effect', by: 'p1' },
      'Dożer przesuwa się na pole C1.',
      'Dozer moves to C1.',
    ],
    [
      { who: 'p2', to: '20', how: 'pushed', by: 'p4' },
      'Banshee przesuwa Jaszczura na pole C1.',
      'Banshee moves Sprog to C1.',
    ],
    [
      { who: 'p3', to: '20', how: 'power-up', by: 'p4' },
      'Banshee przesuwa :D-strukt-0R-a na pole C1.',
      'Banshee moves :D-struct-or to C1.',
    ],
    [
      { who: 'p2', to: '20', how: 'power-up', by: 'p2' },
      'Jaszczur pojawia się na polu C1.',
      'Sprog appears on C1.',
    ],
    [
      { who: 'bot', to: '10', how: 'bot', by: 'p1' },
      'Dożer prowadzi Terminatora na pole B1.',
      'Dozer walks the Terminator to B1.',
    ],
  ],
  'took-ammo': [
    [
      { who: 'p1', at: '00', card: '#ammo-ybb-1', cubes: ['yellow', 'blue', 'blue'] },
      'Dożer zabiera amunicję z pola A1: 2 niebieskie kostki i 1 żółtą.',
      'Dozer takes the ammo on A1: 2 blue cubes and 1 yellow.',
    ],
    [
      { who: 'p1', at: '00', card: '#ammo-ybb-1', cubes: ['yellow'] },
      'Dożer zabiera amunicję z pola A1: 1 żółtą kostkę; na resztę nie ma miejsca.',
      'Dozer takes the ammo on A1: 1 yellow cube; there is no room for the rest.',
    ],
    [
      { who: 'p1', at: '00', card: '#ammo-ybb-1', cubes: [] },
      'Dożer zabiera amunicję z pola A1, ale nie ma miejsca na kostki.',
      'Dozer takes the ammo on A1, but has no room for the cubes.',
    ],
  ],
  'took-weapon': [
    [
      { who: 'p4', at: 'yellow', card: '#weapon-rocket-launcher' },
      'Banshee zabiera Wyrzutnię rakiet z żółtego punktu odrodzenia.',
      'Banshee takes the Rocket Launcher from the yellow spawnpoint.',
    ],
  ],
  'put-down': [
    [
      { who: 'p4', at: 'blue', card: '#weapon-power-glove' },
      'Banshee odkłada Rękawicę bojową na niebieski punkt odrodzenia.',
      'Banshee puts the Power Glove down at the blue spawnpoint.',
    ],
  ],
  paid: [
    [
      { who: 'p1', cubes: ['red', 'blue', 'blue'], cards: [] },
      'Dożer płaci 1 czerwoną kostkę i 2 niebieskie.',
      'Dozer pays 1 red cube and 2 blue.',
    ],
    [
      { who: 'p1', cubes: ['red', 'blue'], cards: ['#tagback-grenade-yellow-1'] },
      'Dożer płaci 1 czerwoną kostkę, 1 niebieską i żółty Granat odwetowy.',
      'Dozer pays 1 red cube, 1 blue and a yellow Tagback Grenade.',
    ],
    [
      { who: 'p1', cubes: [], cards: ['#teleporter-red-1', '#targeting-scope-red-2'] },
      'Dożer płaci czerwony Teleport i czerwoną Lunetę celowniczą.',
      'Dozer pays a red Teleporter and a red Targeting Scope.',
    ],
  ],
  reloaded: [
    [{ who: 'p2', card: '#weapon-shotgun' }, 'Jaszczur ładuje Strzelbę.', 'Sprog reloads the Shotgun.'],
  ],
  fired: [
    [
      { who: 'p2', card: '#weapon-lock-rifle', mode: 'basic' },
      'Jaszczur atakuje Sztucerem bojowym.',
      'Sprog attacks with the Lock Rifle.',
    ],
    [
      { who: 'p2', card: '#weapon-electroscythe', mode: 'reaper' },
      'Jaszczur atakuje Elektrokosą (tryb kosiarza).',
      'Sprog attacks with the Electroscythe (Reaper Mode).',
    ],
    [
      { who: 'p2', card: '#weapon-shotgun', mode: 'long-barrel' },
      'Jaszczur atakuje Strzelbą (długa lufa).',
      'Sprog attacks with the Shotgun (Long Barrel Mode).',
    ],
  ],
  used: [
    [
      { who: 'p5', card: '#weapon-plasma-gun', effect: 'phase-glide' },
      'Violet używa ślizgu.',
      'Violet uses Phase Glide.',
    ],
  ],
  unloaded: [
    [{ who: 'p1', card: '#weapon-thor' }, 'T.H.O.R. jest rozładowany.', 'The T.H.O.R. is now unloaded.'],
  ],
  played: [
    [
      { who: 'p3', card: '#teleporter-blue-1' },
      ':D-strukt-0R zagrywa niebieski Teleport.',
      ':D-struct-or plays a blue Teleporter.',
    ],
  ],
  damaged: [
    [
      { who: 'p3', by: 'p1', amount: 2, fromMarks: 0 },
      'Dożer zadaje :D-strukt-0R-owi 2 obrażenia.',
      'Dozer deals 2 damage to :D-struct-or.',
    ],
    [
      { who: 'p2', by: 'p4', amount: 1, fromMarks: 1 },
      'Banshee zadaje Jaszczurowi 1 obrażenie i jeszcze 1 ze znacznika namierzania.',
      'Banshee deals 1 damage to Sprog, and 1 more from a mark.',
    ],
    [
      { who: 'p2', by: 'p4', amount: 5, fromMarks: 3 },
      'Banshee zadaje Jaszczurowi 5 obrażeń i jeszcze 3 ze znaczników namierzania.',
      'Banshee deals 5 damage to Sprog, and 3 more from marks.',
    ],
    [
      { who: 'p2', by: 'p2', amount: 1, fromMarks: 0 },
      'Jaszczur otrzymuje 1 obrażenie od punktu odrodzenia.',
      'Sprog takes 1 damage from the spawnpoint.',
    ],
  ],
  marked: [
    [
      { who: 'bot', by: 'p5', amount: 1, how: 'shot' },
      'Violet namierza Terminatora: 1 znacznik.',
      'Violet gives the Terminator 1 mark.',
    ],
    [
      { who: 'p4', by: 'p1', amount: 2, how: 'shot' },
      'Dożer namierza Banshee: 2 znaczniki.',
      'Dozer gives Banshee 2 marks.',
    ],
    [
      { who: 'p4', by: 'p1', amount: 1, how: 'answer' },
      'Dożer w odwecie namierza Banshee: 1 znacznik.',
      'Dozer gives Banshee 1 mark in return.',
    ],
    [
      { who: 'p2', by: 'p1', amount: 1, how: 'overkill' },
      'Za totalną anihilację Dożer namierza Jaszczura: 1 znacznik.',
      'Dozer gives Sprog 1 mark for the overkill.',
    ],
  ],
  killed: [
    [
      { who: 'p3', by: 'p2', overkill: false },
      'Śmiertelny strzał: Jaszczur zabija :D-strukt-0R-a.',
      'Killshot: Sprog kills :D-struct-or.',
    ],
    [
      { who: 'p1', by: 'bot', overkill: true },
      'Śmiertelny strzał i totalna anihilacja: Terminator zabija Dożera.',
      'Killshot and overkill: the Terminator kills Dozer.',
    ],
    [
      { who: 'p4', by: 'p4', overkill: false },
      'Śmiertelny strzał: Banshee ginie na punkcie odrodzenia.',
      'Killshot: Banshee dies on the spawnpoint.',
    ],
  ],
  'first-blood': [
    [
      { on: 'p1', who: 'p5', points: 1 },
      'Pierwsza krew na planszy Dożera: Violet otrzymuje 1 punkt.',
      'First blood on Dozer’s board: Violet gets 1 point.',
    ],
  ],
  scored: [
    [
      { on: 'p2', who: 'p1', tokens: 5, points: 8 },
      'Dożer otrzymuje 8 punktów za 5 obrażeń na planszy Jaszczura.',
      'Dozer gets 8 points for 5 damage on Sprog’s board.',
    ],
    [
      { on: 'p2', who: 'p1', tokens: 1, points: 2 },
      'Dożer otrzymuje 2 punkty za 1 obrażenie na planszy Jaszczura.',
      'Dozer gets 2 points for 1 damage on Sprog’s board.',
    ],
  ],
  killshot: [
    [
      { on: 'p2', who: 'p1', overkill: null },
      'Dożer kładzie znacznik na torze ofiar za śmiertelny strzał.',
      'Dozer’s killshot token goes to the killshot track.',
    ],
    [
      { on: 'p2', who: 'p1', overkill: 'p1' },
      'Dożer kładzie na torze ofiar dwa znaczniki: za śmiertelny strzał i totalną anihilację.',
      'Dozer’s killshot and overkill tokens go to the killshot track.',
    ],
    [
      { on: 'p2', who: 'p1', overkill: 'bot' },
      'Dożer kładzie znacznik na torze ofiar za śmiertelny strzał, a Terminator za totalną anihilację.',
      'Dozer’s killshot token and the Terminator’s overkill token go to the killshot track.',
    ],
  ],
  'double-kill': [
    [
      { who: 'p4', points: 1 },
      'Podwójne zabójstwo: Banshee otrzymuje 1 punkt.',
      'Double kill: Banshee gets 1 point.',
    ],
  ],
  skull: [
    [{ on: 'p3' }, 'Na planszy :D-strukt-0R-a przybywa czaszka.', 'A skull goes to :D-struct-or’s board.'],
  ],
  cleared: [
    [
      { on: 'bot' },
      'Z planszy Terminatora znikają obrażenia.',
      'The damage on the Terminator’s board is cleared.',
    ],
  ],
  turned: [
    [
      { on: 'p1' },
      'Plansza Dożera zostaje odwrócona na stronę ostatecznego szału.',
      'Dozer’s board is turned to its frenzy side.',
    ],
  ],
  'scored-track': [
    [
      { track: 'killshots', who: 'p2', tokens: 5, points: 6 },
      'Jaszczur otrzymuje 6 punktów za 5 znaczników na torze ofiar.',
      'Sprog gets 6 points for 5 tokens on the killshot track.',
    ],
    [
      { track: 'yellow', who: 'p2', tokens: 1, points: 1 },
      'Jaszczur otrzymuje 1 punkt za 1 znacznik na torze żółtego punktu odrodzenia.',
      'Sprog gets 1 point for 1 token on the track of the yellow spawnpoint.',
    ],
  ],
  frenzy: [
    [
      { by: 'p1' },
      'Zaczyna się ostateczny szał: każdy ma jeszcze jedną turę.',
      'The final frenzy begins: everybody has one turn left.',
    ],
  ],
  'turn-over': [[{ who: 'p1', next: 'p2' }, 'Dożer kończy turę.', 'Dozer ends the turn.']],
  'game-over': [
    [{ winners: ['bot'], points: 30, tie: null }, 'Zwycięża Terminator!', 'The Terminator wins the game!'],
    [
      { winners: ['p2'], points: 26, tie: 'killshots' },
      'Zwycięża Jaszczur! Przy równej liczbie punktów (26) rozstrzygają te z toru ofiar.',
      'Sprog wins the game! Points are equal (26); those from the killshot track decide.',
    ],
    [
      { winners: ['p2'], points: 26, tie: 'tags' },
      'Zwycięża Jaszczur! Przy równej liczbie punktów (26) rozstrzygają te z torów punktów odrodzenia.',
      'Sprog wins the game! Points are equal (26); those from the tracks of the spawnpoints decide.',
    ],
    [
      { winners: ['p1', 'p4', 'p5'], points: 26, tie: 'killshots' },
      'Dożer, Banshee i Violet dzielą się zwycięstwem! Mają tyle samo punktów (26), także tych z toru ofiar.',
      'Dozer, Banshee and Violet share the victory! Points are equal (26), those from the killshot track too.',
    ],
    [
      { winners: ['p1', 'bot'], points: 26, tie: 'tags' },
      'Dożer i Terminator dzielą się zwycięstwem! Mają tyle samo punktów (26), także tych z torów punktów odrodzenia.',
      'Dozer and the Terminator share the victory! Points are equal (26), those from the tracks of the spawnpoints too.',
    ],
  ],
  'bot-acted': [
    [{ by: 'p1', how: 'action' }, 'Dożer wykonuje akcję Terminatora.', 'Dozer acts with the Terminator.'],
    [
      { by: 'p1', how: 'entry' },
      'Terminator dopiero się pojawił i w tej turze nie działa.',
      'The Terminator has just entered and does not act in this turn.',
    ],
  ],
  'bot-shot': [
    [{ at: 'p2', by: 'p1' }, 'Terminator strzela do Jaszczura.', 'The Terminator shoots at Sprog.'],
  ],
  tagged: [
    [
      { spawn: 'red', who: 'p1', how: 'damage' },
      'Dożer ostrzeliwuje czerwony punkt odrodzenia i kładzie znacznik na jego torze.',
      'Dozer hits the red spawnpoint and puts a token on its track.',
    ],
    [
      { spawn: 'blue', who: 'p4', how: 'alone' },
      'Banshee w pojedynkę zajmuje niebieski punkt odrodzenia i kładzie znacznik na jego torze.',
      'Banshee holds the blue spawnpoint alone and puts a token on its track.',
    ],
    [
      { spawn: 'yellow', who: 'p4', how: 'overkill' },
      'Za totalną anihilację Banshee kładzie znacznik na torze żółtego punktu odrodzenia.',
      'For the overkill Banshee puts a token on the track of the yellow spawnpoint.',
    ],
  ],
};

describe('the log', () => {
  const types = Object.keys(SAMPLES) as Event['type'][];

  test.each(types)('tells %s in Polish and English', type => {
    for (const [fields, pl, en] of SAMPLES[type]) {
      const event = { type, ...fields } as Event;
      expect(breakable(tell('pl', event))).toBe(pl);
      expect(breakable(tell('en', event))).toBe(en);
    }
  });

  test('is sampled here in every way of telling', () => {
    const told = (type: Event['type']) => new Set(SAMPLES[type].map(([, , en]) => en)).size;
    for (const type of types) {
      const sentences = LANGUAGES.en.log[type];
      const ways = typeof sentences === 'string' ? 1 : Object.keys(sentences).length;
      expect(told(type), type).toBeGreaterThanOrEqual(ways);
    }
  });
});
