import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legendName } from '../../text/index.js';
import type { LegendId } from '../../vocabulary.js';
import type { Charged, Offset } from '../cards.js';
import { DECISIONS } from './decisions.js';
import { type AutomaFeat, automaFeat, automaFeats } from './feats.js';
import { AUTOMA_LEGENDS } from './legends.js';
import { SETS } from './sets.js';

/** The tables of the placeholder pack: what the cards are typed from. */
const PACK = readFileSync(
  new URL('../../../../../../docs/rules/apex-3-placeholder-pack.md', import.meta.url),
  'utf8',
);

/** The rows of the table under a heading, cell by cell. */
const rowsOf = (heading: string): string[][] => {
  const [, part = ''] = PACK.split(`## ${heading}.`);
  const lines = part.split('\n## ')[0]?.split('\n') ?? [];
  const first = lines.findIndex(l => l.startsWith('| ---'));
  const rows = lines.slice(first + 1);
  const end = rows.findIndex(l => !l.startsWith('|'));
  return rows.slice(0, end).map(l =>
    l
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
};

const pathText = (path: readonly Offset[]): string => path.map(([x, y]) => `(${x},${y})`).join(' ');
const bandText = ({ low, high }: { readonly low: number; readonly high?: number }): string =>
  high === undefined ? `${low}+` : high === low ? `${low}` : `${low}-${high}`;

const chargedText = (c: Charged): string => {
  if (c.sight) return `Ch ${c.charge} sight ${bandText(c.sight)}: ${c.sight.threshold}`;
  if (c.stability) return `Ch ${c.charge} stability ${c.stability}`;
  if (c.rof) return `Ch ${c.charge} RoF +${c.rof}`;
  return c.perHit ? `Ch ${c.charge} each hit +${c.perHit}` : `Ch ${c.charge} first hit +${c.firstHit}`;
};

/** `Ch 1 barrel stabilizer: stability 1` without the name of the thing. */
const shortCharge = (words: string): string =>
  words
    .replace(/(Ch \d) (?:barrel stabilizer|standard stock|sniper stock|magazine|bolt): /, '$1 ')
    .replace('first RoF number', 'RoF');

/** All numbers and movement symbols in a text, each once. */
const signsIn = (words: string): string[] => [...new Set(words.match(/\d+|\b[WGX] \/ [WGX]\b/g) ?? [])];

/** The same in a card's data. */
const signsOf = (x: unknown): string[] => {
  if (typeof x === 'number') return [String(Math.abs(x))];
  if (Array.isArray(x)) return x.flatMap(signsOf);
  if (typeof x !== 'object' || x === null) return [];
  const moved = x as { before?: string; after?: string };
  if (moved.before && moved.after) return [`${moved.before} / ${moved.after}`];
  return Object.values(x).flatMap(signsOf);
};

const KINDS = { boost: 'Boost', before: 'Reaction, pre-shot', after: 'Reaction, post-shot' } as const;

describe('cards are typed as the placeholder pack has them', () => {
  test('AUT-DEC-01 the paths of the Decision cards', () => {
    const ours = DECISIONS.map(d => [d.id, pathText(d.white), pathText(d.green)]);
    expect(ours).toEqual(rowsOf('PK3').map(row => row.slice(0, 3)));
  });

  test('AUT-WSET-01 AUT-WSET-02 ranges, figures and charged attachments of the weapon sets', () => {
    const ours = SETS.flatMap((set, k) =>
      set.map(w => [
        `AW-${k + 1}`,
        w.name,
        bandText(w.best),
        bandText(w.range),
        `${w.threshold}+`,
        w.rof[1] === 1 ? `${w.rof[0]}` : `${w.rof[0]}×${w.rof[1]}`,
        `${w.damage}`,
        `${w.headshot}`,
        w.attachments.map(chargedText).join('; '),
      ]),
    );
    const theirs = rowsOf('PK4').map(row => [
      ...row.slice(0, 8).map(cell => cell.replace('C.A.R. SMG', 'C.A.R.')),
      (row[8] ?? '').split('; ').map(shortCharge).join('; '),
    ]);
    expect(ours).toEqual(theirs);
  });

  test('AUT-SCHEME-04 initiative and the four schemes of each legend', () => {
    const theirs = rowsOf('PK5').map(([name, initiative, ...schemes]) => [
      name,
      initiative,
      ...schemes.slice(0, 4),
    ]);
    expect(theirs).toHaveLength(6);
    const ours = (Object.keys(AUTOMA_LEGENDS) as LegendId[]).map(id => {
      const { initiative, schemes } = AUTOMA_LEGENDS[id];
      const texts = [schemes.A, schemes.B, schemes.C, schemes.D].map(
        ({ charge, mp, symbols }) => `${charge}; ${mp}; ${symbols.before} / ${symbols.after}`,
      );
      return [legendName('en', id), String(initiative), ...texts];
    });
    // A legend beyond the pack is welcome.
    expect(ours.filter(([name]) => theirs.some(([their]) => their === name))).toEqual(theirs);
  });

  const checkFeat = (
    feat: AutomaFeat,
    [, , step = '', middle = '', bottom = '']: readonly string[],
  ): void => {
    const { kind, ...rest } = feat.bottom;
    expect([feat.id, String(feat.step), KINDS[kind]]).toEqual([feat.id, step, bottom.split(':')[0]]);
    // The second of two thresholds is printed as their sum, the distance to the ally from 1.
    const told = (words: string): string[] =>
      signsIn(words.replace(/-10 if/, '-5 if').replace('at distance 1-3 restore', 'at distance 3 restore'));
    const full = (words: readonly string[]): string[] => [...new Set(words.filter(x => x !== '0'))].sort();
    expect([feat.id, full(signsOf(feat.effects))]).toEqual([feat.id, full(told(middle))]);
    expect([feat.id, full(signsOf(rest))]).toEqual([
      feat.id,
      full(told(bottom.replace(' instead of +10', ''))),
    ]);
    expect(JSON.stringify(feat.effects).includes('"inSight":true')).toBe(middle.includes('in sight'));
    expect(JSON.stringify(feat.effects).includes('"room":true')).toBe(
      middle.includes('free neighbouring space]'),
    );
  };

  test('AUT-FEAT-02 AUT-FEAT-03 step, figures and symbols of the Feats that all legends have', () => {
    const rows = rowsOf('PK6');
    expect(rows).toHaveLength(6);
    for (const id of Object.keys(AUTOMA_LEGENDS) as LegendId[])
      for (const [k, row] of rows.entries()) checkFeat(automaFeat(automaFeats(id)[k] ?? '#'), row);
  });

  test('AUT-FEAT-02 AUT-FEAT-03 step, figures and symbols of the Feats of each legend', () => {
    const rows = rowsOf('PK7');
    expect(rows).toHaveLength(24);
    for (const row of rows) checkFeat(automaFeat(`#${row[0]}`), row);
  });
});
