/** A large board in the page, panned by hand: what runs inside, as text. */

/** How large the board is made before it is panned. */
export const CROWD = { figures: 400, nodes: 4000 } as const;

/**
 * Fills the board with figures and marks, then drags it for so many
 * frames; resolves to the frame times in milliseconds and the number of nodes.
 */
export const panACrowd = (frames: number): string => `(async () => {
  const board = document.querySelector('svg.board');
  const { x, y, width, height } = board.viewBox.baseVal;
  const make = (name, attributes) => {
    const el = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, value);
    return el;
  };
  const glyphs = [...document.querySelectorAll('[id^="glyph-"]')].map(g => '#' + g.id);
  const crowd = make('g', {});
  board.append(crowd);
  for (let i = 0; i < ${CROWD.figures}; i++) {
    const [px, py] = [x + ((i * 37) % 100) / 100 * width, y + ((i * 61) % 100) / 100 * height];
    const one = make('g', { transform: \`translate(\${px} \${py}) scale(.5)\` });
    const href = glyphs[i % glyphs.length];
    const body = make('g', { transform: 'translate(-32 -60) scale(.1265)' });
    body.append(make('use', { href, fill: '#0a0c0f', stroke: '#0a0c0f', 'stroke-width': 46 }), make('use', { href, fill: '#5fb3f3' }));
    one.append(
      make('ellipse', { cx: 16, cy: 2, rx: 41, ry: 14, fill: 'url(#ui-shadow)' }),
      make('ellipse', { rx: 28, ry: 12, fill: 'url(#ui-base)', stroke: '#5fb3f3', 'stroke-width': 4 }),
      body,
      make('circle', { cx: -23, cy: 4, r: 11, fill: '#5fb3f3' }),
    );
    crowd.append(one);
  }
  for (let n = board.querySelectorAll('*').length; n < ${CROWD.nodes}; n++) {
    crowd.append(make('circle', { r: 2, cx: x + ((n * 53) % 997) / 997 * width, cy: y + ((n * 71) % 991) / 991 * height }));
  }
  const stage = document.querySelector('.stage');
  const box = stage.getBoundingClientRect();
  const press = (type, dx, dy) => stage.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: 1,
    clientX: box.x + box.width / 2 + dx, clientY: box.y + box.height / 2 + dy,
  }));
  for (let i = 0; i < 4; i++) dispatchEvent(new KeyboardEvent('keydown', { key: '+' }));
  const drawn = () => new Promise(resolve => requestAnimationFrame(resolve));
  for (let i = 0; i < 30; i++) await drawn();
  const times = [];
  press('pointerdown', 0, 0);
  let before = await drawn();
  for (let i = 1; i <= ${frames}; i++) {
    press('pointermove', 120 * Math.sin(i / 9), 90 * Math.sin(i / 13));
    const now = await drawn();
    times.push(now - before);
    before = now;
  }
  press('pointerup', 0, 0);
  return { times, nodes: board.querySelectorAll('*').length };
})()`;
