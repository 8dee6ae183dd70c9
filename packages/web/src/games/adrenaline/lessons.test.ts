import { cardName } from '@potyczka/adrenaline/text';
import { ammoTile, kindOf, pickUpCost, reloadCost, type View } from '@potyczka/adrenaline/view';
import { describe, expect, test } from 'vitest';
import { lessons } from './lessons.js';
import { rules } from './rules.js';

const LANGS = ['pl', 'en'] as const;
const lesson = (id: string) => {
  const found = lessons.find(l => l.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return found;
};
const sentences = (text: string): number =>
  text.replaceAll('T.H.O.R.', 'THOR').match(/[.!?](?= |$)/g)?.length ?? 0;
const figures = (text: string): string[] =>
  [...text.replaceAll(':D-strukt-0R', '').matchAll(/\b[ABC][1-4]\b|\d+/g)].map(m => m[0]).sort();

describe('the lessons', () => {
  test('are few, each has its own name and rests on rules that exist', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(10);
    expect(lessons.length).toBeLessThanOrEqual(14);
    expect(new Set(lessons.map(l => l.id)).size).toBe(lessons.length);
    const known = new Set(rules.map(r => r.id));
    for (const { id, rules: cited } of lessons) {
      expect(cited.length, id).toBeGreaterThan(0);
      expect(new Set(cited).size, id).toBe(cited.length);
      for (const rule of cited) expect(known, `${id} ${rule}`).toContain(rule);
    }
  });

  test('go in the order of the rulebook: actions, damage, marks, scoring, weapons, power-ups, playing', () => {
    const first = (rule: string): number => lessons.findIndex(l => l.rules.includes(rule));
    const order = [
      ...['ADR-RUN-01', 'ADR-GRAB-01', 'ADR-SHOOT-01', 'ADR-XDMG-01', 'ADR-XMARK-01', 'ADR-SCORE-02'],
      ...['ADR-GEN-08', 'ADR-WPN-SHOCKWAVE-01', 'ADR-PWR-01', 'ADR-SPAWN-01', 'ADR-WPN-THOR-01'],
    ].map(first);
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('are short: three to six sentences, the same figures in both languages', () => {
    for (const { id, body } of lessons) {
      for (const lang of LANGS) {
        expect(sentences(body[lang]), `${id} ${lang}`).toBeGreaterThanOrEqual(3);
        expect(sentences(body[lang]), `${id} ${lang}`).toBeLessThanOrEqual(6);
      }
      expect(figures(body.pl), id).toEqual(figures(body.en));
    }
  });

  test('are clean in both languages', () => {
    for (const { id, title, body } of lessons) {
      for (const lang of LANGS) {
        const text = `${title[lang]} ${body[lang]}`;
        expect(title[lang].length, id).toBeGreaterThan(3);
        expect(text, id).not.toMatch(/#|undefined|\bL\d+|\[I\d|ADR-| {2}|['"]/);
      }
      expect(`${title.en} ${body.en}`, id).not.toMatch(/[ąćęłńóśźż]/i);
    }
  });
});

describe('what the lessons say is what their pictures show', () => {
  const tokens = (view: View, on: string, by: string): number =>
    view.players.find(p => p.who === on)?.damage.filter(f => f === by).length ?? 0;

  test('grab and shoot: the costs', () => {
    const { offers, tiles } = lesson('grab').picture;
    expect(offers.blue).toContain('#weapon-electroscythe');
    expect(pickUpCost('#weapon-electroscythe')).toEqual([]);
    expect(pickUpCost('#weapon-lock-rifle')).toEqual(['blue']);
    expect(Object.values(tiles)).not.toContain(null);
    const me = lesson('shoot').picture.players[0];
    expect(reloadCost('#weapon-lock-rifle')).toEqual(['blue', 'blue']);
    expect(me?.cubes.blue).toBe(2);
    expect(me?.weapons).toEqual([{ card: '#weapon-lock-rifle', loaded: true }]);
  });

  test('damage, marks and scoring: the tokens', () => {
    const [me, sprog] = lesson('damage').picture.players;
    expect([me?.damage.length, sprog?.damage.length]).toEqual([3, 6]);
    expect(lesson('marks').picture.players[1]?.marks.p1).toBe(2);
    const dead = lesson('scoring').picture;
    expect(['p1', 'p3', 'p4'].map(by => tokens(dead, 'p2', by))).toEqual([7, 3, 1]);
    expect(dead.players[1]?.damage[0]).toBe('p3');
    expect(dead.players[1]?.damage[10]).toBe('p1');
  });

  test('the nine weapons are those on the board', () => {
    const { picture, body } = lesson('weapons');
    const cards = Object.values(picture.offers).flat();
    expect(cards).toHaveLength(9);
    for (const lang of LANGS) for (const card of cards) expect(body[lang]).toContain(cardName(lang, card));
  });

  test('the weapons still to come are on A3, and the first turn begins off the board', () => {
    const { picture, body } = lesson('more-weapons');
    for (const lang of LANGS) {
      for (const card of picture.offers.blue) expect(body[lang]).toContain(cardName(lang, card));
    }
    const start = lesson('start').picture;
    expect(start.players.map(p => p.at)).toEqual([null, null, null, null]);
    expect(start.hand).toHaveLength(2);
  });
});

test('every picture shows cards of the game, each once', () => {
  const pictures = [...lessons, ...rules].flatMap(x => (x.picture ? [x.picture] : []));
  expect(pictures).toHaveLength(lessons.length + 39);
  for (const { players, offers, tiles, hand } of pictures) {
    const weapons = [...Object.values(offers).flat(), ...players.flatMap(p => p.weapons.map(w => w.card))];
    const ammo = Object.values(tiles).filter(tile => tile !== null);
    const cards = [...weapons, ...ammo, ...hand];
    expect(new Set(cards).size).toBe(cards.length);
    for (const card of weapons) expect(reloadCost(card).length).toBeGreaterThan(0);
    for (const card of ammo) expect(ammoTile(card).cubes.length).toBeGreaterThan(1);
    for (const card of hand) expect(kindOf(card)).not.toBe('');
  }
});
