import { type Proc, type Seat, sure } from '@potyczka/kernel';
import { pick } from '../ask.js';
import { ELEMENTS, type Element, type ElementSymbol } from '../content/abilities.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId } from '../vocabulary.js';

/** GLM-ELEM */

/** GLM-ELEM-04, -06: Strong or Waning; what this turn created is not there yet. */
export const isThere = (s: S, element: Element): boolean => s.elements[element] > 0;

/** GLM-ELEM-08: all the elements that a symbol row needs, wild ones of any kind. */
export const canConsume = (s: S, symbols: readonly ElementSymbol[]): boolean => {
  const there = ELEMENTS.filter(e => isThere(s, e));
  const named = symbols.filter((x): x is Element => x !== 'wild');
  const left = there.filter(e => !named.includes(e));
  return named.every(e => there.includes(e)) && left.length >= symbols.length - named.length;
};

/** GLM-ELEM-05, -08, -11: consumes one element for each symbol. */
export function* consume(
  t: T,
  who: FigureId,
  seat: Seat,
  symbols: readonly ElementSymbol[],
): Proc<Element[]> {
  const used: Element[] = [];
  for (const symbol of [...symbols].sort((a, b) => Number(a === 'wild') - Number(b === 'wild'))) {
    const element = symbol === 'wild' ? yield* whichThere(t, seat) : symbol;
    t.emit({ type: 'consumed', who, element }, 'GLM-ELEM-04');
    used.push(element);
  }
  return used;
}

function* whichThere(t: T, seat: Seat): Proc<Element> {
  const there = ELEMENTS.filter(e => isThere(t.s, e));
  if (there.length === 1) return sure(there[0], 'one of there');
  return (yield* pick(
    t,
    seat,
    'GLM-ELEM-11',
    msg('ask-consume-which'),
    there.map(e => ({ key: e, show: { label: msg('element-label', { element: e }), at: [e] } })),
  )) as Element;
}

/** GLM-ELEM-01, -02, -11: becomes Strong when the turn ends. */
export function* infuse(t: T, who: FigureId, seat: Seat, symbols: readonly ElementSymbol[]): Proc {
  for (const symbol of symbols) {
    const element = symbol === 'wild' ? yield* whichOfAll(t, seat) : symbol;
    t.emit({ type: 'infused', who, element }, 'GLM-ELEM-01');
  }
}

function* whichOfAll(t: T, seat: Seat): Proc<Element> {
  return (yield* pick(
    t,
    seat,
    'GLM-ELEM-11',
    msg('ask-infuse-which'),
    ELEMENTS.map(e => ({ key: e, show: { label: msg('element-label', { element: e }), at: [e] } })),
  )) as Element;
}
