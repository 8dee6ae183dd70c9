import { describe, expect, test } from 'vitest';
import {
  addChapter,
  BrokenCampaign,
  type Campaign,
  type Chapter,
  campaignOf,
  foldAll,
  foldedNone,
  foldNext,
  momentOf,
  nextChapter,
  refuse,
} from './index.js';
import { hashOf } from './run/index.js';

/** A tour of three caves: gold and a fallen door are kept from one to the next. */
interface Tour {
  gold: number;
  done: string[];
  heroes: string[];
}
interface Night {
  won: boolean;
  gold: number;
}
const CAVES = ['mouth', 'hall', 'throne'] as const;
const NOT_OPEN = refuse('TOUR-DOOR', 'door-shut');
const tour: Campaign<Tour, { cave: string; gold: number; players: number }, Night> = {
  id: 'tour',
  rulesVersion: 2,
  begin: o => ({ gold: 0, done: [], heroes: (o as { heroes: string[] }).heroes }),
  offers: c =>
    CAVES.filter(id => !c.done.includes(id)).map(id => ({
      id,
      game: 'caves',
      rule: 'TOUR-DOOR',
      ask: { id: 'enter', args: { cave: id } },
      ...(id === 'throne' && !c.done.includes('hall') && { refusal: NOT_OPEN }),
    })),
  optionsFor: (c, offer, seats) => ({ cave: offer, gold: c.gold, players: seats.length }),
  fold: (c, offer, r, version) => ({
    gold: c.gold + (version === 1 ? r.gold * 2 : r.gold), // the first edition paid double
    done: r.won ? [...c.done, offer] : [...c.done],
    heroes: [...c.heroes],
  }),
};
const HEROES = { heroes: ['Ala', 'Olek'] };
const won = (gold: number): { won: boolean; gold: number } => ({ won: true, gold });

/** Plays chapters one after the other, each from the moment it finds. */
const played = (...nights: [offer: string, result: Night][]): readonly Chapter[] =>
  nights.reduce<readonly Chapter[]>((chapters, [offer, { won, gold }]) => {
    const from = momentOf(tour, HEROES, chapters, hashOf);
    const added = addChapter(tour, HEROES, chapters, { offer, from, result: { won, gold } }, hashOf);
    if (!added.ok) throw new Error(added.refusal.why.id);
    return added.chapters;
  }, []);
const come = (chapters: readonly Chapter[]): Tour => campaignOf(tour, HEROES, chapters, hashOf);

describe('a campaign', () => {
  test('is what its chapters come to', () => {
    expect(come([])).toEqual({ gold: 0, done: [], heroes: ['Ala', 'Olek'] });
    expect(come(played(['mouth', won(3)], ['hall', { won: false, gold: 1 }], ['hall', won(4)]))).toEqual({
      gold: 8,
      done: ['mouth', 'hall'],
      heroes: ['Ala', 'Olek'],
    });
  });

  test('offers what it has come to, and gives a match all that it needs', () => {
    const c = come(played(['hall', won(5)]));
    expect(tour.offers(c).map(o => [o.id, o.refusal?.rule])).toEqual([
      ['mouth', undefined],
      ['throne', undefined],
    ]);
    expect(tour.optionsFor(c, 'throne', ['p1', 'p2'])).toEqual({ cave: 'throne', gold: 5, players: 2 });
  });

  test('is not changed by looking, and many chapters fold in order', () => {
    const many = played(
      ...Array.from({ length: 60 }, (): [string, Night] => ['mouth', { won: false, gold: 1 }]),
    );
    expect(come(many).gold).toBe(60);
    expect(come(many)).toEqual(come(many));
  });
});

test('chapters folded one by one, from what was kept between, come to the same as all at once', () => {
  const chapters = played(['mouth', won(3)], ['hall', won(4)], ['throne', won(5)]);
  const kept = JSON.parse(JSON.stringify(foldAll(tour, HEROES, chapters.slice(0, 2), hashOf)));
  const last = foldNext(tour, kept, chapters[2] as Chapter, hashOf);
  expect(last).toEqual(foldAll(tour, HEROES, chapters, hashOf));
  expect(last.moment).toBe(momentOf(tour, HEROES, chapters, hashOf));
});

describe('a campaign refuses', () => {
  test('the second of two matches begun at one moment, even if the first changed nothing', () => {
    const before = played(['mouth', won(3)]);
    const from = momentOf(tour, HEROES, before, hashOf);
    const nothing = { offer: 'hall', from, result: { won: false, gold: 0 } };
    const first = addChapter(tour, HEROES, before, nothing, hashOf);
    if (!first.ok) throw new Error('refused');
    expect(come(first.chapters)).toEqual(come(before));
    const second = addChapter(tour, HEROES, first.chapters, { ...nothing, result: won(9) }, hashOf);
    expect(second).toMatchObject({ ok: false, refusal: { why: { id: 'table-campaign-moved-on' } } });
  });

  test('what it does not offer, or offers but shut', () => {
    const from = momentOf(tour, HEROES, [], hashOf);
    const add = (offer: string) => addChapter(tour, HEROES, [], { offer, from, result: won(1) }, hashOf);
    expect(add('throne')).toEqual({ ok: false, refusal: NOT_OPEN });
    expect(add('moon')).toMatchObject({
      ok: false,
      refusal: { why: { id: 'table-campaign-no-such-offer' } },
    });
  });

  test('a match that cannot have ended so, and it stays as it was', () => {
    const strict = {
      ...tour,
      fold: (...given: Parameters<typeof tour.fold>) => {
        if (given[2].gold < 0) throw new Error('gold is never owed');
        return tour.fold(...given);
      },
    };
    const before = foldedNone(strict, HEROES, hashOf);
    const ended = (gold: number) => ({ offer: 'hall', from: before.moment, result: won(gold) });
    expect(nextChapter(strict, before, ended(-1), hashOf)).toMatchObject({
      ok: false,
      refusal: { why: { id: 'table-campaign-forged', args: { problem: 'gold is never owed' } } },
    });
    expect(nextChapter(strict, before, ended(0), hashOf)).toMatchObject({ ok: true, folded: { n: 1 } });
    const forged = [{ n: 1, ...ended(-1), rulesVersion: 2 }];
    expect(() => campaignOf(strict, HEROES, forged, hashOf)).toThrow('chapter 1: gold is never owed');
  });

  const three = played(['mouth', won(3)], ['hall', won(4)], ['throne', won(5)]);
  const broken = (chapters: readonly Chapter[]) => () => come(chapters);

  test('chapters of which one was left out', () => {
    const without = three.filter(c => c.n !== 2).map((c, i) => ({ ...c, n: i + 1 }));
    expect(broken(without)).toThrow(BrokenCampaign);
    expect(broken(without)).toThrow('chapter 2: began at another moment');
    expect(broken(three.slice(1))).toThrow('chapter 1: numbered 2');
  });

  test('everything after a result that was changed later, also where it comes to the same', () => {
    const changed = three.map(c => (c.n === 2 ? { ...c, result: won(40) } : c));
    expect(broken(changed)).toThrow('chapter 3: began at another moment');
    const note = three.map(c => (c.n === 1 ? { ...c, result: { ...won(3), note: 'x' } } : c));
    expect(broken(note)).toThrow('chapter 2: began at another moment');
  });

  test('other options, and another campaign', () => {
    expect(() => campaignOf(tour, { heroes: ['Eve'] }, three, hashOf)).toThrow('chapter 1');
    expect(() => campaignOf({ ...tour, id: 'detour' }, HEROES, three, hashOf)).toThrow('chapter 1');
  });

  test('a chapter that could not be played when it was', () => {
    const from = momentOf(tour, HEROES, [], hashOf);
    expect(broken([{ n: 1, offer: 'throne', from, rulesVersion: 2, result: won(1) }])).toThrow(
      "'throne' could not be played",
    );
  });
});

describe('when the rules of a campaign change', () => {
  test('old chapters fold as they did', () => {
    const first: Chapter = {
      n: 1,
      offer: 'mouth',
      from: momentOf(tour, HEROES, [], hashOf),
      rulesVersion: 1,
      result: won(3),
    };
    const later = addChapter(
      tour,
      HEROES,
      [first],
      { offer: 'hall', from: momentOf(tour, HEROES, [first], hashOf), result: won(3) },
      hashOf,
    );
    expect(later.ok && come(later.chapters).gold).toBe(6 + 3);
  });

  test('chapters of newer rules than these are not read', () => {
    const [first] = played(['mouth', won(3)]);
    expect(() => come([{ ...(first as Chapter), rulesVersion: 3 }])).toThrow('follows version 3');
  });
});
