import { expect, test } from 'vitest';
import { scoped } from '../../pwa/scope.js';

test('the styles of a game reach only its own part of the page, and its movements bear its name', () => {
  const css = `.card { color: red; animation: rise 1s, x-rise 2s; }
@keyframes rise { from { top: 1px; } to { top: 0; } }
.rise { animation-name: rise; }`;
  const out = scoped('apex', css);
  expect(out).toMatch(/^@scope \(\[data-game="apex"\], \[data-game="apex-campaign"\]\) \{\n\.card/);
  expect(out).toContain('animation: apex-rise 1s, x-rise 2s;');
  expect(out).toContain('.rise { animation-name: apex-rise; }');
  expect(out).toMatch(/\n\}\n@keyframes apex-rise \{ from \{ top: 1px; \} to \{ top: 0; \} \}$/);
});

test('a game may look different by theme and palette', () => {
  const css = scoped(
    'chess',
    ':root[data-theme="light"] .king { fill: red }\n[data-palette="safe"] .king, .queen { fill: blue }',
  );
  expect(css).toContain(':root[data-theme="light"] :scope .king {');
  expect(css).toContain('[data-palette="safe"] :scope .king, .queen {');
});
