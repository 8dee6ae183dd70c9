import { expect, test } from 'vitest';
import { faultsIn } from './faults.mjs';
import { regionAround, regionsIn, withRegions } from './regions.mjs';

const SOURCE = `
  const most = 3;
  const f = x => {
    if (x > 9) return 'big';
    else if (x > 8) { return 'nine'; }
    switch (x) {
      case 1: return x ? 'one' : 'never';
      default: break;
    }
    for (const y of x > 5 ? [1] : []) g(y);
    return x > 2 && g(x) ;
  };
  const g = y => y + 1;
`;

const shared = globalThis as { __reached?: (file: string, parts: number) => Uint8Array };

/** Texts of the parts that run when the function is called with these; whole functions by their first line. */
function ranWith(...xs: number[]): string[] {
  const regions = regionsIn('a.ts', SOURCE);
  const parts = new Uint8Array(regions.length);
  shared.__reached = () => parts;
  const run = new Function('xs', `${withRegions('a.ts', SOURCE, regions)}; return xs.map(f);`);
  const plain = new Function('xs', `${SOURCE}; return xs.map(f);`);
  expect(run(xs)).toEqual(plain(xs));
  return regions.flatMap(({ start, end }, n) =>
    parts[n] ? SOURCE.slice(start, end).split('\n').slice(0, 1) : [],
  );
}

test('a part is noted when it runs, and changes nothing', () => {
  expect(ranWith()).toEqual([]);
  expect(ranWith(10)).toEqual(['{', "return 'big';"]);
  expect(ranWith(9)).toEqual(['{', "if (x > 8) { return 'nine'; }", "{ return 'nine'; }"]);
  expect(ranWith(1)).toEqual([
    '{',
    'if (x > 8) {' + " return 'nine'; }",
    "return x ? 'one' : 'never';",
    "'one'",
  ]);
  expect(ranWith(6)).toEqual(expect.arrayContaining(['[1]', 'g(y);', 'g(x)', 'y + 1', 'break;']));
  expect(ranWith(3)).not.toContain('g(y);');
});

test('a fault is in the innermost part around it, or in none when the file itself runs it', () => {
  const regions = regionsIn('a.ts', SOURCE);
  const textAround = (code: string): string | undefined => {
    const fault = faultsIn('a.ts', SOURCE).find(each => each.code === code);
    const found = regions[regionAround(regions, fault ?? { start: 0, end: 0 })];
    return found && SOURCE.slice(found.start, found.end).split('\n')[0];
  };
  expect(textAround('3')).toBeUndefined();
  expect(textAround('x > 9')).toBe('{');
  expect(textAround('x > 8')).toBe("if (x > 8) { return 'nine'; }");
  expect(textAround('y + 1')).toBe('y + 1');
});
