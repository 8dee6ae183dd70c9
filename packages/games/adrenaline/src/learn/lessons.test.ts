import { describe, expect, test } from 'vitest';
import { ruleTexts as rules } from '../rule-texts/index.js';
import { cardName } from '../text/index.js';
import { ammoTile, kindOf, pickUpCost, reloadCost, type View } from '../view-door.js';
import { played } from './drills.js';
import { lessons } from './lessons.js';

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

const LESSON_TEXTS = lessons.map(({ id, title, body, more, task }) => ({
  id,
  texts: [
    title,
    body,
    more,
    task?.goal,
    task?.hint,
    task?.praise,
    ...Object.values(task?.remarks ?? {}),
  ].filter(text => text !== undefined),
}));

describe('the lessons', () => {
  test('are few, each has its own name and rests on rules that exist', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(12);
    expect(lessons.length).toBeLessThanOrEqual(18);
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

  test('are mostly played, not read', () => {
    expect(lessons.filter(l => l.task).length).toBeGreaterThan(lessons.length * 0.7);
  });

  test('are short: two or three sentences, and one or two about what to do', () => {
    for (const { id, body, task } of lessons) {
      for (const lang of LANGS) {
        expect(sentences(body[lang]), `${id} ${lang}`).toBeGreaterThanOrEqual(2);
        expect(sentences(body[lang]), `${id} ${lang}`).toBeLessThanOrEqual(3);
        if (task) expect(sentences(task.goal[lang]), `${id} ${lang}`).toBe(1);
        if (task) expect(sentences(task.hint[lang]), `${id} ${lang}`).toBeLessThanOrEqual(2);
      }
    }
  });

  test('have clean texts with the same figures in both languages', () => {
    for (const { id, texts } of LESSON_TEXTS) {
      for (const text of texts) {
        for (const lang of LANGS) {
          expect(text[lang].length, id).toBeGreaterThan(3);
          expect(text[lang], id).not.toMatch(/#|undefined|\bL\d+|\[I\d|ADR-| {2}|['"]/);
        }
        expect(text.en, id).not.toMatch(/[ąćęłńóśźż]/i);
        expect(figures(text.pl), `${id}: ${text.pl}`).toEqual(figures(text.en));
      }
    }
  });
});

describe('what the lessons say is what their pictures show', () => {
  const tokens = (view: View, on: string, by: string): number =>
    view.players.find(p => p.who === on)?.damage.filter(f => f === by).length ?? 0;

  test('grab and shoot: the costs', () => {
    const { offers, tiles } = lesson('weapon').picture;
    expect(offers.blue).toContain('#weapon-electroscythe');
    expect(pickUpCost('#weapon-electroscythe')).toEqual([]);
    expect(pickUpCost('#weapon-lock-rifle')).toEqual(['blue']);
    expect(Object.values(tiles)).not.toContain(null);
    expect(ammoTile(lesson('ammo').picture.tiles['12'] as '#')).toMatchObject({ powerUp: true });
    const me = lesson('shoot').picture.players[0];
    expect(reloadCost('#weapon-lock-rifle')).toEqual(['blue', 'blue']);
    expect(me?.cubes.blue).toBe(2);
    expect(me?.weapons).toEqual([{ card: '#weapon-lock-rifle', loaded: true }]);
  });

  test('damage, marks and scoring: the tokens', () => {
    expect(lesson('adrenaline').picture.players[0]?.damage.length).toBe(3);
    expect(lesson('move-and-shoot').picture.players[0]?.damage.length).toBe(6);
    expect(lesson('marks').picture.players[1]?.marks.p1).toBe(2);
    const dying = lesson('scoring').picture;
    expect(dying.players[1]?.damage).toHaveLength(9);
    expect(['p1', 'p3', 'p4'].map(by => tokens(dying, 'p2', by))).toEqual([5, 3, 1]);
    expect(dying.players[1]?.damage[0]).toBe('p3');
    expect(lesson('end').picture.skulls).toBe(1);
  });

  test('the nine weapons are those on the board', () => {
    const { picture, body, more } = lesson('weapons');
    const cards = Object.values(picture.offers).flat();
    expect(cards).toHaveLength(9);
    for (const lang of LANGS) {
      for (const card of cards) expect(`${body[lang]} ${more?.[lang]}`).toContain(cardName(lang, card));
    }
  });

  test('the weapons still to come are on A3, and the first turn begins off the board', () => {
    const { picture, more } = lesson('more-weapons');
    for (const lang of LANGS) {
      for (const card of picture.offers.blue) expect(more?.[lang]).toContain(cardName(lang, card));
    }
    const start = lesson('spawn').picture;
    expect(start.players.map(p => p.at)).toEqual([null, null, null, null]);
    expect(played.spawn.powerUps).toHaveLength(2);
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
