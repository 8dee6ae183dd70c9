import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardName, squareName } from '../text/index.js';
import { arenas, type SquareId, type View } from '../view-door.js';
import { areas, ruleTexts as rules } from './index.js';
import { positionView } from './position.js';

const LEDGER = readFileSync(new URL('../../../../../docs/rules/adrenaline.md', import.meta.url), 'utf8');

/** The ledger: its text by id. */
const ledger = new Map(
  [...LEDGER.matchAll(/^- \*\*(ADR-[A-Z0-9-]+)\*\* (.*)$/gm)].map(m => [m[1] as string, m[2] as string]),
);
const LANGS = ['pl', 'en'] as const;
const byId = new Map(rules.map(r => [r.id, r]));
const textOf = (id: string, lang: 'pl' | 'en'): string => byId.get(id)?.text[lang] ?? '';
const areaOf = (id: string): string => id.replace(/^ADR-/, '').replace(/-\d+$/, '');
const all = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(m => m[0]);
/** A rule of which the ledger says that it does not stand in the source. */
const isReconstructed = (id: string): boolean =>
  areaOf(id).startsWith('X') || /\breconstructed\b/.test(ledger.get(id) ?? '');

describe('the rules', () => {
  test('are those of the ledger, each once', () => {
    expect(ledger.size).toBe(292);
    expect(rules.map(r => r.id).sort()).toEqual([...ledger.keys()].sort());
  });

  test('stand together by area, in the order of the areas and of their numbers', () => {
    const used = rules.map(r => r.area).filter((a, i, list) => a !== list[i - 1]);
    expect(used).toEqual(Object.keys(areas));
    for (const [i, { id, area }] of rules.entries()) {
      expect(area).toBe(areaOf(id));
      const before = rules[i - 1];
      if (before?.area === area) expect(before.id < id, id).toBe(true);
    }
  });

  test('say which are reconstructed', () => {
    const said = rules.filter(r => r.reconstructed).map(r => r.id);
    expect(said.sort()).toEqual([...ledger.keys()].filter(isReconstructed).sort());
  });
});

describe.each(LANGS)('the texts in %s', lang => {
  test('are clean sentences', () => {
    for (const { id, text } of rules) {
      const said = text[lang];
      expect(said.length, id).toBeGreaterThan(15);
      expect(said, id).toMatch(/^[\p{Lu}:„“].*[.]$/u);
      expect(said, id).not.toMatch(/#|undefined|\bL\d+|\[I\d|\bG-\d|ADR-|\d,\d\)| {2}|['"]/);
      if (lang === 'en') expect(said, id).not.toMatch(/[ąćęłńóśźż]/i);
    }
  });

  test('are all different', () => {
    expect(new Set(rules.map(r => r.text[lang])).size).toBe(rules.length);
  });

  test('name the weapons as the cards do', () => {
    const weaponIds = new Map<string, string>([
      ['ZX2', 'zx-2'],
      ...(['lock-rifle', 'machine-gun', 'plasma-gun', 'tractor-beam', 'vortex-cannon'] as const).map(plain),
      ...(['grenade-launcher', 'rocket-launcher', 'power-glove'] as const).map(plain),
    ]);
    const named = Object.entries(areas).filter(([key]) => key.startsWith('WPN-'));
    expect(named).toHaveLength(21);
    for (const [key, title] of named) {
      const id = weaponIds.get(key.slice(4)) ?? key.slice(4).toLowerCase();
      const name = cardName(lang, `#weapon-${id}`);
      expect(title[lang].endsWith(`: ${name}`), key).toBe(true);
      expect(textOf(`ADR-${key}-01`, lang).startsWith(name), key).toBe(true);
    }
  });
});

const plain = (id: string): [string, string] => [id.replace('-', '').toUpperCase(), id];

test('both languages give the same figures and squares', () => {
  const figures = (text: string): string[] =>
    all(text.replace(/:D-strukt-0R/g, ''), /\b[ABC][1-4]\b|\d+/g).sort();
  for (const { id, text } of rules) expect(figures(text.pl), id).toEqual(figures(text.en));
});

test('Polish texts use the terms of the glossary', () => {
  const terms: readonly [id: string, pl: RegExp, en: RegExp][] = [
    ['ADR-VIS-02', /drzwi.*pomieszczenie/, /door.*room/],
    ['ADR-GEN-08', /^Efekt dodatkowy .* efektu podstawowego/, /^An optional effect .* basic effect/],
    ['ADR-GEN-10', /^Tryb zaawansowany/, /^An alternative mode/],
    ['ADR-TURN-02', /Biegnij, Zabierz ekwipunek albo Strzelaj/, /Run Around, Grab Stuff or Shoot People/],
    ['ADR-GRAB-05', /żeton .* kartę zdolności/, /tile .* power-up/],
    ['ADR-SHOOT-05', /rozładowana/, /unloaded/],
    ['ADR-RELOAD-02', /^Załadowanie .* naładowana/, /^Reloading .* loaded/],
    ['ADR-SCORE-02', /^Pierwsza krew/, /^First blood/],
    ['ADR-SCORE-08', /śmiertelnego strzału .* tor ofiar/, /killshot token .* killshot track/],
    ['ADR-SCORE-10', /totalnej anihilacji oprawca .* znacznik namierzania/, /overkill the killer .* mark/],
    ['ADR-SCORE-11', /czaszka/, /skull/],
    ['ADR-SPAWN-06', /figurka .* punkt odrodzenia/, /figure .* spawnpoint/],
    ['ADR-FRENZY-04', /żetony akcji/, /action tile/],
    ['ADR-FRENZY-06', /^Pierwszy gracz/, /^The first player/],
    ['ADR-WPN-LOCKRIFLE-02', /ponowne namierzanie/, /Second Lock/],
    ['ADR-WPN-VORTEXCANNON-03', /czarna dziura: ten sam wir/, /Black Hole: the same vortex/],
    ['ADR-PWR-14', /^Granat odwetowy/, /^Tagback Grenade/],
  ];
  for (const [id, pl, en] of terms) {
    expect(textOf(id, 'pl'), id).toMatch(pl);
    expect(textOf(id, 'en'), id).toMatch(en);
  }
});

/** Who a name or a letter of the ledger's examples is in our pictures. */
const WHO: Readonly<Record<string, string>> = {
  ...{ Dozer: 'p1', Sprog: 'p2', ':D-struct-or': 'p3', Banshee: 'p4' },
  ...{ S: 'p1', A: 'p2', B: 'p3', C: 'p4', E: 'p5', T1: 'p2', T2: 'p3', T3: 'p4' },
};
const NAME = '(?:Dozer|Sprog|:D-struct-or|Banshee|T[123]|[SABCE])';
const PLACED = new RegExp(`(${NAME}(?:(?:, | and )${NAME})*) (?:all )?(?:on )?\\((\\d),(\\d)\\)`, 'g');

/** Figures and squares that the ledger gives before anything happens. */
const placedBy = (text: string): [who: string, at: string][] => {
  const given =
    text
      .slice(text.indexOf('Given'))
      .split(/\. (?:When|Then)/)[0]
      ?.replace(/board [A-D], | with S,/g, '') ?? '';
  return [...given.matchAll(PLACED)].flatMap(m =>
    (m[1] as string)
      .split(/, | and /)
      .map((name): [string, string] => [WHO[name] as string, `${m[2]}${m[3]}`]),
  );
};

describe('the worked examples', () => {
  const examples = [...ledger].filter(([id]) => id.startsWith('ADR-EX-'));
  const pictureOf = (id: string): View => byId.get(id)?.picture as View;

  test('all have a picture, and nothing else has', () => {
    expect(rules.filter(r => r.picture).map(r => r.id)).toEqual(examples.map(([id]) => id));
    expect(examples).toHaveLength(39);
  });

  test('are drawn as the ledger places them', () => {
    let placed = 0;
    for (const [id, text] of examples) {
      const { options, players } = pictureOf(id);
      const board = /Given board ([ABCD])/.exec(text)?.[1];
      if (board) expect(options.arena, id).toBe(board);
      for (const [who, at] of placedBy(text)) {
        expect(`${who} ${players.find(p => p.who === who)?.at}`, id).toBe(`${who} ${at}`);
        placed++;
      }
    }
    expect(placed).toBeGreaterThan(80);
  });

  test('name every square that the ledger names', () => {
    for (const [id, text] of examples) {
      for (const [, row, column] of text.matchAll(/\((\d),(\d)\)/g)) {
        const name = squareName(`${row}${column}` as SquareId);
        for (const lang of LANGS) expect(textOf(id, lang), id).toContain(name);
      }
    }
  });

  test('show every figure that the text names', () => {
    const names = { p1: 'Dozer', p2: 'Sprog', p3: ':D-struct-or', p4: 'Banshee', p5: 'Violet' };
    for (const [id] of examples) {
      const shown = pictureOf(id).players.flatMap(p => (p.at ? [p.who] : []));
      for (const [who, name] of Object.entries(names)) {
        if (textOf(id, 'en').includes(name)) expect(shown, id).toContain(who);
      }
    }
  });
});

describe('a drawn position', () => {
  test('has the arena of its squares and the figures of its letters', () => {
    const view = positionView(
      `
      . S .  -
      . . AB .
      - . T .`,
      { damage: { A: 'SSB' }, marks: { A: { S: 2 } }, cubes: { S: 'RRY' }, weapons: { S: ['!thor'] } },
    );
    expect(view.options.arena).toBe('A');
    expect(view.seats).toEqual(['p1', 'p2', 'p3']);
    expect(view.players.map(p => p.at)).toEqual(['01', '12', '12']);
    expect(view.bot?.at).toBe('22');
    expect(view.players[1]?.damage).toEqual(['p1', 'p1', 'p3']);
    expect(view.players[1]?.marks.p1).toBe(2);
    expect(view.players[0]?.cubes).toEqual({ red: 2, blue: 0, yellow: 1 });
    expect(view.players[0]?.weapons).toEqual([{ card: '#weapon-thor', loaded: false }]);
    expect(Object.keys(view.tiles).sort()).toEqual(['00', '01', '11', '12', '13', '21', '22']);
  });

  test('is refused where no arena has such squares or no figure such a letter', () => {
    expect(() => positionView('. . .')).toThrow('no arena');
    expect(() => positionView('. . . .\n. . . .\n. . . .', { turn: 'Z' })).toThrow('no figure Z');
  });

  test('stays on its arena', () => {
    for (const { id, picture } of rules.filter(r => r.picture)) {
      const { options, players } = picture as View;
      const { squares } = arenas[options.arena].rooms;
      for (const { at } of players) if (at) expect(squares, id).toContain(at);
    }
  });
});
