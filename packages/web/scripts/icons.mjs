// `node packages/web/scripts/icons.mjs`: draws the PNG icons of the app from public/icon.svg.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from './chromium.mjs';

const PUBLIC = path.join(import.meta.dirname, '..', 'public');
const svg = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');
/** A maskable icon fills its square, so that any shape can be cut out of it. */
const full = svg.replace('rx="28" ', '');

const browser = await launch();
for (const [name, size, source] of [
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-maskable-512.png', 512, full],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${source}`,
  );
  await page.screenshot({ path: path.join(PUBLIC, name), omitBackground: true });
}
await browser.close();
