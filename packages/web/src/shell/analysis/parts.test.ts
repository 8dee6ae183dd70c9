import type { JudgedEntry } from '@potyczka/bots';
import { LANGS, type Lang } from '@potyczka/kernel/run';
import { fill } from '@potyczka/words';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { finishedMatch } from '../../browser/fixtures/record.js';
import { ui } from '../../games/adrenaline/ui.js';
import { firstWords, PrefsProvider } from '../../prefs.js';
import { Explorer, type LineTold, type Walked } from '../../worker/explore.js';
import { gameOf, hintsOf } from '../../worker/games.js';
import type { DeskPart } from './Desk.js';
import type { Judging } from './useJudging.js';
import type { Walk } from './useWalk.js';
import { WORDS } from './words.js';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { addEventListener: () => undefined });
vi.stubGlobal('location', { origin: 'http://table', pathname: '/analysis' });
afterAll(() => {
  vi.unstubAllGlobals();
});
const first = await firstWords();
const [{ Verdict }, { Decisions }, { Graph }, { LineTree }, { Foot }] = await Promise.all([
  import('./Verdict.js'),
  import('./Decisions.js'),
  import('./Graph.js'),
  import('./LineTree.js'),
  import('./Foot.js'),
]);

const match = finishedMatch();
const nothing = (): void => undefined;
let walk: Walk;
let line: LineTold;

const share = (mean: number) => ({ mean, low: mean - 0.1, high: mean + 0.1 });
const judgedAt = (n: number, verdict: JudgedEntry['verdict']): JudgedEntry => ({
  n,
  seat: line.decisions.find(d => d.n === n)?.seat ?? 'p1',
  rule: 'ADR-TURN-02',
  verdict,
  lead: share(0.2),
  considered: [
    { answer: walk.question?.options[0]?.key ?? 'pass', isPlayed: false, isStrong: true, share: share(0.5) },
    { answer: 'run', isPlayed: true, isStrong: false, share: share(0.3) },
  ],
  shares: [0.3, 0.5, 0.2],
  tries: 12,
});
const judging = (found: readonly JudgedEntry[], more: Partial<Judging> = {}): Judging => ({
  found: new Map(found.map(f => [f.n, f])),
  progress: null,
  closer: null,
  deciding: found.filter(f => f.verdict === 'blunder').map(f => f.n),
  problem: null,
  begin: nothing,
  look: nothing,
  stop: nothing,
  ...more,
});

beforeAll(async () => {
  const explorer = new Explorer({ gameOf: gameOf as never, hintsOf, seed: () => '', now: () => 0 });
  line = await explorer.line(match, 0, 'everything');
  const decisions = line.decisions.filter(d => !d.isForced);
  const next = decisions.slice(30).find(d => d.after > d.before);
  const at = { line: 0, n: (next?.n ?? 1) - 1 };
  const moment = await explorer.moment(match, at, 'everything');
  const { all }: Walked = await explorer.open(match);
  walk = {
    walked: { all, text: '', at, steps: [] },
    at,
    line,
    moment,
    decisions,
    next: next ?? null,
    question: moment.question,
    whatIf: null,
    isBusy: false,
    problem: null,
    go: nothing,
    step: nothing,
    setWhatIf: nothing,
    give: nothing,
    probe: () => Promise.reject(new Error('nothing')),
    change: nothing,
  };
});

const drawn = <P extends DeskPart>(part: ComponentType<P>, found: Judging, more: object = {}): string => {
  const props = { ui, walk, judging: found, client: {}, ...more } as unknown as P;
  return renderToStaticMarkup(createElement(PrefsProvider, { first }, createElement(part, props)));
};

describe('the analysis', () => {
  test('says what a strong player would answer, how likely each wins, and from how many worlds', () => {
    const n = walk.next?.n ?? 0;
    const html = drawn(Verdict, judging([judgedAt(n, 'blunder')]));
    expect(html).toContain('A mistake');
    expect(html).toMatch(/50%.*between 40 and 60 of 100.*30%/s);
    expect(html).toContain('12 worlds');
    expect(html.match(/<li/g)).toHaveLength(2);
  });

  test('calls nothing that is too close, and tells before it is judged how long that takes', () => {
    const n = walk.next?.n ?? 0;
    const close = drawn(Verdict, judging([judgedAt(n, 'close')]));
    expect(close).toContain('Too close to call');
    expect(close).toContain('smaller than what so few tries can tell');
    expect(drawn(Verdict, judging([]))).toMatch(/Nothing is judged yet. It takes up to \d minutes/);
  });

  test('lists every decision with a sentence, marks the judged ones, and where one stands', () => {
    const n = walk.next?.n ?? 0;
    const html = drawn(Decisions, judging([judgedAt(n, 'blunder')]), { onPoint: nothing });
    expect(html.match(/<li/g)?.length).toBeGreaterThan(40);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).toMatch(/class="judged" data-verdict="blunder".*<span class="share">\d+<\/span>/s);
  });

  test('draws a line of chances for each seat, with a mark where there was a mistake', () => {
    const ns = line.decisions.slice(20, 24).map(d => d.n);
    const found = ns.map((n, i) => judgedAt(n, i === 1 ? 'blunder' : 'same'));
    const html = drawn(Graph, judging(found));
    expect(html.match(/<path /g)).toHaveLength(line.seats.length);
    expect(html.match(/<circle /g)).toHaveLength(1);
    expect(html).not.toContain('NaN');
  });

  test('offers to judge, says how far that is with a way to stop it, and to play on', () => {
    const still = drawn(Foot, judging([]), { seen: null, narrow: false, toMistake: nothing });
    expect(still).toContain('Judge the decisions');
    expect(still).toContain('Play on from here');
    const busy = drawn(Foot, judging([], { progress: 0.4 }), {
      seen: null,
      narrow: false,
      toMistake: nothing,
    });
    expect(busy).toMatch(/<progress[^>]*aria-label="Judging: 40 per cent"/);
    expect(busy).toContain('Stop');
  });

  test('shows lines as a tree, with names and comments', () => {
    const branch = { id: 1, from: 0, at: 31, seed: 'f'.repeat(64), entries: match.entries.slice(30, 31) };
    const deeper = { ...branch, id: 2, from: 1, at: 32, name: 'Over the roof', comment: 'bold' };
    const all = { format: 1, match, lines: [branch, deeper] };
    const at = { line: 2, n: 32 };
    const html = drawn(LineTree, judging([]), { walk: { ...walk, at, walked: { ...walk.walked, all } } });
    expect(html).toContain('Over the roof');
    expect(html).toContain('bold');
    expect(html).toContain('leaves at 31, drawn anew');
    expect(html).toContain('margin-inline-start:24px');
    expect(drawn(LineTree, judging([]))).toBe('');
  });
});

test('every word of the analysis is whole in both languages', () => {
  const values = {
    n: 5,
    of: 9,
    minutes: 2,
    low: '1',
    high: '2',
    what: 'a',
    who: 'b',
    came: '1',
    expected: '2',
  };
  for (const lang of LANGS as readonly Lang[])
    for (const [word, text] of Object.entries(WORDS[lang])) {
      const said = fill(lang, text, values);
      expect([word, /[{}#]|undefined/.test(said)]).toEqual([word, false]);
    }
  expect(Object.keys(WORDS.pl)).toEqual(Object.keys(WORDS.en));
});
