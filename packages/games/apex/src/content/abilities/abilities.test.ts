import { describe, expect, test } from 'vitest';
import { scene } from '../../fixtures/scene.js';
import { turns } from '../../fixtures/turns.js';

const AT = { GB: '3,3', PF: '0,7', BL: '7,7', WR: '7,0' } as const;
const NO_RING = { options: { ring: false, choice: 'draft' } } as const;

describe('Gibraltar', () => {
  const dome = () => scene({ at: AT }).picks('ability:GB-A-1', '3,3,0');

  test('APX-ABIL-25 APX-ABIL-26 a Dome works at once, and its token lies 3 turns ahead', () => {
    const s = dome();
    expect(s.state.figures).toMatchObject([{ kind: 'dome' }]);
    expect(s.state.track).toMatchObject([{ token: 'GB-A-1', due: 4 }]);
  });

  test('APX-ABIL-03 without its token there is no second one', () => {
    expect(scene({ at: AT }).why('ability:GB-A-1')).toBeUndefined();
    expect(dome().why('ability:GB-A-1')).toBe('APX-ABIL-03 no-token');
  });

  test('APX-COMP-07 an ability that is a free action costs no AP, a feat that is a special one costs 1', () => {
    expect(dome().state.act?.ap).toBe(2);
    const feat = scene({ at: { ...AT, BL: '4,3' }, hand: { GB: ['GB-F-2'] }, chance: ['#A-14'] });
    expect(feat.options()).toEqual(expect.arrayContaining(['end', 'feat:GB-F-2', 'ability:GB-A-1']));
    expect(feat.picks('feat:GB-F-2', 'BL').state.act?.ap).toBe(1);
  });

  test('APX-ABIL-30 APX-ABIL-34 APX-ABIL-35 it ends at the start of blue’s next turn but one, and cools from 3', () => {
    const s = turns(dome(), 2);
    expect(s.state.figures).toHaveLength(1);
    turns(s, 1);
    expect(s.state.figures).toEqual([]);
    expect(s.state.cooling['GB-A-1']).toBe(3);
  });

  test('APX-LEGEND-09 APX-LEGEND-10 APX-LEGEND-11 no shot out of it, into it or through it; inside it shots are free', () => {
    const at = { ...AT, BL: '5,3', WR: '2,2' };
    const s = scene({ at }).picks('ability:GB-A-1', '3,3,0');
    expect(s.why('shoot:BL:0')).toBe('APX-LEGEND-09 out-of-zone');
    expect(s.why('shoot:WR:0')).toBeUndefined();
    s.picks('end', 'end', 'BL');
    expect(s.why('shoot:GB:0')).toBe('APX-LEGEND-10 into-zone');
  });

  const bombardment = (n: number) => {
    const s = scene({ at: { ...AT, BL: '5,5' } }).picks('ability:GB-A-2', '3,3');
    turns(s, n);
    return s;
  };

  test('APX-ABIL-28 APX-ABIL-29 the bombardment comes when the marker is at its token, two turns later', () => {
    expect(bombardment(0).state.track).toMatchObject([{ token: 'GB-A-2', due: 3 }]);
    expect(bombardment(1).points('BL')).toBe('20/40');
    expect(bombardment(2).points('BL')).toBe('0/36');
  });

  test('APX-LEGEND-16 then its figure goes, and the token cools for 3', () => {
    const s = bombardment(2);
    expect([s.state.figures, s.state.track]).toEqual([[], []]);
    expect(s.state.cooling['GB-A-2']).toBe(3);
  });

  test('APX-EX-71 APX-EX-109 24 for everybody in 5 by 5', () => {
    const s = bombardment(2);
    expect([s.points('BL'), s.points('GB')]).toEqual(['0/36', '0/36']);
    expect([s.points('PF'), s.points('WR')]).toEqual(['20/40', '20/40']);
  });
});

describe('Bangalore', () => {
  test('APX-LEGEND-17 APX-EX-72 two smokes with a token each, and no third; after three turns they are gone', () => {
    const s = scene({ at: AT, acts: 'BL', ...NO_RING }).picks(
      'ability:BL-A-1',
      '7,6,0',
      'ability:BL-A-1',
      '3,3,0',
    );
    expect(s.state.track.map(x => x.token)).toEqual(['BL-A-1-I', 'BL-A-1-II']);
    expect(s.why('ability:BL-A-1')).toBe('APX-ABIL-03 no-token');
    turns(s, 3);
    expect(s.state.figures).toEqual([]);
    expect(s.state.cooling['BL-A-1-I']).toBe(2);
  });

  test('APX-ABIL-20 APX-EX-66 APX-EX-134 shots from, into or through smoke: +10 each, seen in the preview', () => {
    const smoke = (x: number, y: number) =>
      ({ kind: 'smoke', owner: 'BL', spot: { on: 'point', at: { x, y, level: 0 } } }) as const;
    const at = { ...AT, GB: '0,3', BL: '4,3' };
    const threshold = (...figures: ReturnType<typeof smoke>[]) =>
      scene({ at, figures }).shows('shoot:BL:0').preview?.shot?.threshold;
    expect(threshold()).toBe(50);
    expect(threshold(smoke(2, 3))).toBe(60);
    expect(threshold(smoke(5, 3))).toBe(60);
    expect(threshold(smoke(2, 3), smoke(5, 3))).toBe(70);
    expect(threshold(smoke(2, 7))).toBe(50);
  });

  test('APX-LEGEND-22 APX-LEGEND-23 APX-ABIL-32 thunder: two blows two turns apart, three spaces further, enemies only', () => {
    const at = { ...AT, BL: '3,6', GB: '3,3', PF: '3,0', WR: '3,5' };
    const s = scene({ at, acts: 'BL', ...NO_RING });
    s.picks('ability:BL-A-2', 'N', '3,5');
    turns(s, 2);
    expect([s.points('GB'), s.points('PF'), s.points('WR')]).toEqual(['0/40', '20/40', '20/40']);
    expect(s.state.figures[0]?.spot).toEqual({ on: 'space', at: { x: 3, y: 2 } });
    turns(s, 2);
    expect(s.points('PF')).toBe('0/40');
    expect(s.state.cooling['BL-A-2']).toBe(2);
  });
});

test.each([
  ['N', '3,5', { x: 3, y: 2 }],
  ['E', '2,3', { x: 5, y: 3 }],
  ['S', '3,1', { x: 3, y: 4 }],
  ['W', '6,3', { x: 3, y: 3 }],
] as const)('APX-LEGEND-21 thunder that faces %s goes three spaces that way', (facing, from, to) => {
  const s = scene({ at: { ...AT, BL: '4,4' }, acts: 'BL', ...NO_RING });
  turns(s.picks('ability:BL-A-2', facing, from), 2);
  expect(s.state.figures[0]).toMatchObject({ facing, spot: { on: 'space', at: to } });
});

describe('Wraith', () => {
  test('APX-LEGEND-25 APX-LEGEND-05 APX-ABIL-24 Into the Void as a Free action: +1 MP on each Move, cooldown at once', () => {
    const s = scene({ at: AT, acts: 'WR', hand: { WR: ['WR-F-3'] } }).picks('ability:WR-A-1');
    expect(s.state.cooling).toEqual({ 'WR-A-1': 3 });
    expect(s.optionsOf('dash:')).toContain('5,0');
    s.picks('move:4,0');
    expect(s.at('WR')).toBe('4,0');
    s.picks('end');
    expect(s.state.act?.morePoints).toBe(0);
  });

  const target = () =>
    scene({
      at: { ...AT, WR: '7,3' },
      hand: { WR: ['WR-F-6'] },
      chance: ['#A-1', '#A-2'],
    }).picks('shoot:WR:0');

  test('APX-LEGEND-26 Into the Void before the fire, where she is the target herself; it cools for 3', () => {
    const s = target();
    expect([s.asked, s.options().includes('WR:WR-A-1')]).toEqual(['APX-SHOOT-17', true]);
    s.picks('WR:WR-A-1');
    expect(s.state.cooling).toEqual({ 'WR-A-1': 3 });
    const other = scene({ at: { ...AT, WR: '7,3', BL: '5,3' }, dice: 1 }).picks('shoot:BL:0');
    expect(other.options()).not.toContain('WR:WR-A-1');
  });

  test('APX-LEGEND-28 after the damage she makes Move 2', () => {
    const s = target().picks('WR:WR-A-1');
    expect(s.events('revealed')[0]?.shots).toHaveLength(2);
    expect(s.asked).toBe('APX-LEGEND-28');
    s.picks('7,5');
    expect(s.at('WR')).toBe('7,5');
  });

  test('APX-LEGEND-29 APX-EX-64 it is her one Reaction before the fire: no feat beside it', () => {
    expect(target().options()).toContain('WR-F-6');
    const s = target().picks('WR:WR-A-1');
    expect(s.asked).not.toBe('APX-SHOOT-17');
    expect(s.legend('WR').hand).toEqual(['#WR-F-6']);
  });

  test('APX-LEGEND-30 APX-LEGEND-32 APX-LEGEND-33 the rift: portal, Move 5, portal; who enters one comes out beside the other and goes on', () => {
    const s = scene({ at: { ...AT, WR: '7,3', GB: '5,3' }, acts: 'WR' });
    s.picks('ability:WR-A-2', '6,3', '7,0', '6,0');
    expect(s.state.figures.map(f => f.kind)).toEqual(['portal', 'portal']);
    expect(s.state).toMatchObject({ act: { ap: 1 }, track: [{ token: 'WR-A-2', due: 5 }] });
    s.picks('end', 'end');
    s.until('APX-ROUND-04').picks('GB', 'move:6,3');
    expect(s.asked).toBe('APX-LEGEND-31');
    s.picks('5,1');
    expect(s.at('GB')).toBe('5,1');
    expect(s.options()).toContain('4,2');
  });
});

describe('Bloodhound', () => {
  const hunt = (more: Parameters<typeof scene>[0] = {}) =>
    scene({ red: ['BH', 'PF'], at: { ...AT, BH: '3,3', BL: '5,3', WR: '7,7' }, acts: 'BH', ...more });

  test('APX-LEGEND-34 APX-ABIL-12 APX-LEGEND-36 ravens for enemies at distance 1 to 3, in sight or not; they stay with them', () => {
    const s = hunt().picks('ability:BH-A-1');
    expect(s.options()).toEqual(['BL']);
    s.picks(['BL']);
    expect(s.state.figures).toMatchObject([{ kind: 'raven', spot: { on: 'legend', legend: 'BL' } }]);
  });

  test('APX-LEGEND-36 ravens come back after three turns, and the token cools from 3', () => {
    const s = turns(hunt(NO_RING).picks('ability:BH-A-1', ['BL']), 2);
    expect(s.state.figures).toHaveLength(1);
    turns(s, 1);
    expect(s.state.figures).toEqual([]);
    expect(s.state.cooling['BH-A-1']).toBe(3);
  });

  test('APX-LEGEND-37 APX-LEGEND-38 APX-EX-132 the beast: +1 MP from Move 2 on, none on Move 1', () => {
    const s = hunt().picks('ability:BH-A-2');
    expect(s.optionsOf('move:')).toContain('0,3');
    expect(s.shows('move:0,3').preview).toMatchObject({ cost: 3 });
    s.picks('then:use'.replace('use', 'melee'));
    expect(s.options()).not.toContain('1,3');
  });

  test('APX-LEGEND-40 eliminating an enemy starts it again, it does not add up', () => {
    const s = hunt({
      at: { ...AT, BH: '3,3', BL: '4,3', WR: '7,7' },
      points: { BL: [0, 4] },
      chance: ['#A-14'],
    });
    s.picks('ability:BH-A-2', 'end');
    const due = s.state.track[0]?.due;
    const again = hunt({
      at: { ...AT, BH: '3,3', BL: '4,3', WR: '7,7' },
      points: { BL: [0, 4] },
      chance: ['#A-14'],
      figures: [{ kind: 'beast', owner: 'BH', spot: { on: 'legend', legend: 'BH' } }],
      track: [{ token: 'BH-A-2', due: 2 }],
    }).picks('melee:BL');
    expect([due, again.state.track[0]?.due]).toEqual([4, 4]);
  });
});

describe('Pathfinder', () => {
  const map = `
    .  .  .  .  .  .
    .P .  .  1  .  .
    .  .  .  .  .  .
    .  .  .  .  .  . `;
  const path = (more: Parameters<typeof scene>[0] = {}) =>
    scene({ map, acts: 'PF', at: { GB: '0,3', BL: '5,3', WR: '5,0' }, ...more });

  test('APX-LEGEND-41 APX-LEGEND-42 APX-LEGEND-44 the hook pulls 1 to 3 spaces in sight; higher up it pulls again', () => {
    const s = path().picks('ability:PF-A-1');
    expect(s.options()).toContain('3,1');
    expect(s.options()).not.toContain('4,1');
    s.picks('3,1');
    expect(s.asked).toBe('APX-LEGEND-42');
    s.picks('5,1');
    expect(s.at('PF')).toBe('5,1');
    expect(s.state).toMatchObject({ act: { ap: 1 }, cooling: { 'PF-A-1': 2 } });
    const flat = path().picks('ability:PF-A-1', '0,2');
    expect(flat.asked).toBe('APX-ACT-01');
  });

  test('APX-LEGEND-43 as a Reaction after the fire, as the target who stands: 1 or 2 spaces in sight', () => {
    const s = scene({
      at: { GB: '0,0', PF: '3,3', BL: '7,3', WR: '7,7' },
      acts: 'BL',
      chance: ['#A-1', '#A-2', '#A-3'],
    }).picks('shoot:PF:0');
    expect(s.asked).toBe('APX-SHOOT-53');
    s.picks('PF:PF-A-1', '1,3');
    expect(s.at('PF')).toBe('1,3');
  });

  test('APX-LEGEND-45 APX-LEGEND-47 both anchors are put for no AP, cooldown comes at once and they stay; a ride is an Interact', () => {
    const s = path().picks('ability:PF-A-2', '1,1,0', '5,3,0');
    expect(s.state.cooling).toEqual({ 'PF-A-2': 3 });
    expect(s.state.figures).toHaveLength(2);
    s.picks('zip:1,1,0', '4,2', 'pass');
    expect(s.at('PF')).toBe('4,2');
    expect(s.state.act?.ap).toBe(1);
    expect(s.options()).toContain('zip:5,3,0');
  });
});

describe('Lifeline', () => {
  const heal = (more: Parameters<typeof scene>[0] = {}) =>
    scene({ red: ['LL', 'GB'], acts: 'LL', at: { LL: '3,3', GB: '5,3', BL: '7,7', WR: '7,0' }, ...more });

  test('APX-LEGEND-48 APX-LEGEND-49 APX-LEGEND-50 the drone heals 8 beside it, at once and two turns later', () => {
    const s = heal({ points: { LL: [20, 20], GB: [20, 38] } }).picks('ability:LL-A-1', '4,3');
    expect([s.points('LL'), s.points('GB')]).toEqual(['20/28', '20/40']);
    turns(s, 2);
    expect(s.points('LL')).toBe('20/36');
    expect(s.state.figures).toEqual([]);
    expect(s.state.cooling['LL-A-1']).toBe(2);
  });

  const called = () =>
    heal({ at: { LL: '3,3', GB: '7,3', BL: '4,5', WR: '7,0' } }).picks('ability:LL-A-2', '4,4');
  const landing = () =>
    called().picks('end', 'end').until('APX-ROUND-04').picks('BL', 'move:4,4', 'end', 'end');

  test('APX-ABIL-04 APX-LEGEND-51 without a free space within 2 in sight no package is called', () => {
    const rocks = `
      .r .r .r
      .r .  .r
      .r .r .r `;
    const shut = heal({ map: rocks, at: { LL: '1,1', GB: null, BL: null, WR: null } });
    expect(shut.why('ability:LL-A-2')).toBe('APX-ABIL-04 no-place');
    expect(shut.why('ability:LL-A-1')).toBe('APX-ABIL-04 no-place');
    expect(heal().why('ability:LL-A-2')).toBeUndefined();
  });

  test('APX-LEGEND-51 the package is called for nothing, for two turns later; its place may be entered', () => {
    const s = called();
    expect(s.state.act?.ap).toBe(2);
    expect(s.state.track).toMatchObject([{ token: 'LL-A-2', due: 3 }]);
    expect(landing().events('moved').at(-1)?.who).toBe('BL');
  });

  test('APX-LEGEND-52 who stands there relocates beside it, and it lies closed', () => {
    const s = landing();
    expect(s.asked).toBe('APX-LEGEND-52');
    // there is no staying, and no going farther
    for (const key of ['pass', '4,4', '6,5']) expect(s.why(key)).toBeDefined();
    s.picks('5,5');
    expect(s.at('BL')).toBe('5,5');
    expect(s.state.figures).toMatchObject([{ kind: 'package', open: false }]);
    expect(s.state.cooling['LL-A-2']).toBe(3);
  });

  test('APX-LEGEND-53 15 damage, of the shield first', () => {
    expect(landing().points('BL')).toBe('5/40');
  });

  test('APX-LEGEND-54 APX-INTER-11 it is opened once by anybody beside it: three tokens of her own bag', () => {
    const figures = [{ kind: 'package', owner: 'LL', spot: { on: 'space', at: { x: 4, y: 3 } } }] as const;
    const s = heal({ figures });
    expect(s.options()).toEqual(expect.arrayContaining(['package-1', 'end']));
    const enemy = heal({ figures, acts: 'BL', at: { LL: '7,7', GB: '5,7', BL: '5,3', WR: '7,0' } });
    expect(enemy.options()).toContain('package-1');
    const { lifeline } = s.state.bags;
    s.picks('package-1');
    expect(s.events('drew-loot')).toMatchObject([{ bag: 'lifeline', cards: lifeline.slice(0, 3) }]);
    expect(s.state.figures[0]?.open).toBe(true);
  });
});

test('APX-LEGEND-03 APX-ABIL-04 an ability that cannot be placed cannot be initiated', () => {
  const s = scene({ at: { ...AT, BH: '0,0' }, red: ['BH', 'PF'], acts: 'BH' });
  expect(s.why('ability:BH-A-1')).toBe('APX-LEGEND-34 nobody-near');
});

describe('feats of the own activation', () => {
  const feats = () =>
    scene({
      at: { ...AT, BL: '4,3' },
      hand: { GB: ['GB-F-2', 'GB-F-4', 'GB-F-5'] },
      chance: ['#A-14'],
    });

  test('APX-CARD-01 none off the map', () => {
    const off = scene({ at: { ...AT, GB: null }, hand: { GB: ['GB-F-2'] } });
    expect(off.options().filter(o => /^(feat|ability)/.test(o))).toEqual([]);
    expect(feats().options()).toContain('feat:GB-F-2');
  });

  test('APX-ACT-09 each at its price', () => {
    const s = feats().picks('feat:GB-F-2', 'BL');
    expect([s.points('BL'), s.at('BL'), s.state.act?.ap]).toEqual(['14/40', '6,3', 1]);
  });

  test('APX-CARD-07 APX-ACT-11 each once: afterwards it lies open on the discard pile', () => {
    const s = feats().picks('feat:GB-F-2', 'BL');
    expect(s.legend('GB').discard).toEqual(['#GB-F-2']);
    expect(s.legend('GB').hand).toEqual(['#GB-F-4', '#GB-F-5']);
  });

  test('APX-CARD-05 APX-REACT-03 those of other moments are not for now, and it is told which', () => {
    expect(feats().why('feat:GB-F-4')).toBe('APX-CARD-05 only-when-shooting');
    expect(feats().why('feat:GB-F-5')).toBe('APX-REACT-03 only-before-fire');
  });
});
