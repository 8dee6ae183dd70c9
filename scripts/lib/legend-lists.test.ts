import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@potyczka/kernel';
import { beginning, chanceFrom, quickDice, World } from '@potyczka/kernel/run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legendLists } from './legend-lists.mjs';
import { ROOT } from './run.mjs';

/** The formatter may break lines. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/, ?([\]}])/g, ' $1');

test.each([...legendLists()])('%s lists every legend: else call `npm run games`', (name, wanted) => {
  expect(plain(readFileSync(path.join(ROOT, name), 'utf8'))).toBe(plain(wanted));
});

const APEX = 'packages/games/apex/src';
const EXAMPLE = path.join(ROOT, 'examples', 'surveyor');
const NEW = 'SV';

interface Happened {
  readonly type: string;
  readonly who?: string;
  readonly how?: string;
  readonly over?: string;
  readonly bag?: string;
  readonly figure?: string | { readonly kind: string };
}

/** What a test asks of the copy of the game: its types know six legends. */
interface Copy {
  readonly game: Game<object, Happened, unknown, unknown, unknown>;
  readonly scene: (p: object) => Scene;
  readonly tell: (lang: 'en' | 'pl', e: Happened) => string;
  readonly say: (lang: 'en' | 'pl', m: unknown) => string;
}

interface Scene {
  picks(...answers: readonly string[]): Scene;
  options(): string[];
  why(answer: string): string | undefined;
  at(id: string): string | null;
  shows(answer: string): { readonly preview?: { readonly shot?: { readonly threshold: number } } };
  events(type: string): Happened[];
  readonly state: { readonly figures: readonly { readonly id: string; readonly open: boolean }[] };
}

describe('a legend is added by its folder', () => {
  let root: string;
  let changed: string[];
  let copy: Copy;

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'potyczka-legend-'));
    cpSync(path.join(ROOT, APEX), path.join(root, APEX), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    cpSync(path.join(EXAMPLE, 'packages'), path.join(root, 'packages'), { recursive: true });
    changed = [...legendLists(root)].map(([name, text]) => {
      writeFileSync(path.join(root, name), text);
      return name;
    });
    const part = (file: string): Promise<unknown> =>
      import(/* @vite-ignore */ pathToFileURL(path.join(root, APEX, file)).href);
    const files = ['index.ts', 'fixtures/scene.ts', 'text/index.ts'];
    copy = Object.assign({}, ...(await Promise.all(files.map(part)))) as Copy;
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('only the lists know it and what it brings', () => {
    const own = path.join('legends', 'surveyor');
    const naming = readdirSync(path.join(root, APEX), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !file.startsWith(own))
      .filter(file =>
        /SV\b|surveyor|burrow|'camp'|haze/i.test(readFileSync(path.join(root, APEX, file), 'utf8')),
      )
      .map(file => `${APEX}/${file.replaceAll(path.sep, '/')}`);
    expect(naming.toSorted()).toEqual(changed.toSorted());
  });

  const sides = { red: [NEW, 'PF'], blue: ['BL', 'WR'], acts: NEW };
  const far = { PF: '7,7', BL: '0,7', WR: '7,0' };

  test('whoever enters a figure of its that is a passage comes out beside the other, and the log says so', () => {
    const s = copy.scene({ ...sides, at: { ...far, [NEW]: '1,1' } });
    s.picks(`ability:${NEW}-A-1`, '2,1', '5,1', 'move:2,1', '6,1');
    expect(s.at(NEW)).toBe('6,1');
    const through = s.events('moved').find(e => e.how === 'passage') as Happened;
    expect(through.over).toBe('burrow');
    expect(copy.tell('en', through)).toBe('Surveyor comes out of a burrow on G2.');
    expect(copy.tell('pl', through)).toBe('Geometra wychodzi z nory na G2.');
  });

  test('a figure of its that opens gives tokens of a bag of its own, once', () => {
    const camp = { kind: 'camp', owner: NEW, token: `${NEW}-A-2`, spot: { on: 'space', at: { x: 2, y: 1 } } };
    const s = copy.scene({ ...sides, at: { ...far, [NEW]: '1,1' }, figures: [camp] });
    s.picks('camp-1');
    expect(s.events('drew-loot')).toMatchObject([{ who: NEW, bag: 'camp' }]);
    expect(copy.tell('pl', s.events('opened-figure')[0] as Happened)).toBe('Geometra otwiera obóz.');
    expect(s.state.figures).toMatchObject([{ id: 'camp-1', open: true }]);
  });

  test('its zone changes shots by its own number, and whoever is behind its object hides', () => {
    const haze = { on: 'point', at: { x: 4, y: 1, level: 0 } };
    const camp = { on: 'space', at: { x: 5, y: 1 } };
    const shot = (...spots: object[]) => {
      const figures = spots.map((spot, k) => ({
        kind: spot === haze ? 'haze' : 'camp',
        owner: NEW,
        token: `${NEW}-A-${k + 1}`,
        spot,
      }));
      const at = { ...far, [NEW]: '2,1', BL: '6,1' };
      return copy.scene({ ...sides, at, figures }).shows('shoot:BL:0').preview?.shot;
    };
    expect(shot()).toMatchObject({ threshold: 50, hidden: false });
    expect(shot(haze)).toMatchObject({ threshold: 55, hidden: false });
    expect(shot(camp)).toMatchObject({ threshold: 50, hidden: true });
  });

  test('it is recruited and played to the end of a match, with all that it brings', () => {
    const options = {
      mode: 'versus',
      tougher: 0,
      legends: 3,
      first: 1,
      second: 1,
      choice: 'draft',
      ring: true,
      screens: true,
    };
    const seen = new Set<string>();
    const event = (e: Happened): void => {
      if (e.who === NEW) seen.add(e.type);
      if (typeof e.figure === 'object') seen.add(e.figure.kind);
      for (const lang of ['en', 'pl'] as const) expect(copy.tell(lang, e)).toMatch(/\p{L}/u);
    };
    const wanted = ['recruited', 'equipped', 'moved', 'played', 'burrow', 'camp', 'haze'];
    for (let seed = 1; seed <= 3 && !wanted.every(each => seen.has(each)); seed++) {
      const dice = quickDice(seed);
      const watch = { event, chance: () => {}, step: () => {} };
      const world = new World(copy.game, options, beginning(copy.game, options), chanceFrom(dice), { watch });
      while (world.result === undefined) {
        const { seat, kind } = world.ask as NonNullable<typeof world.ask>;
        const legal = world.legal(seat, kind === 'many' ? 12 : undefined);
        const own = legal.find(a => a === NEW || String(a).startsWith(`ability:${NEW}`));
        world.give(seat, own ?? (legal[dice.below(legal.length)] as string));
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(wanted));
  });
});
