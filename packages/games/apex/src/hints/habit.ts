import type { Answer, OneAsk } from '@potyczka/kernel';
import { attachedIn } from '../rules/loot.js';
import type { S } from '../state.js';
import { prior } from './prior.js';

/**
 * In an activation what looks best is done; before the fire somebody who can boost or react does; tokens are put
 * where they work and nothing lies yet.
 */
export const habit = (s: S, ask: OneAsk): Answer | undefined => {
  const { rule } = ask.spec;
  if (ask.kind !== 'choose') return undefined;
  if (rule === 'APX-ACT-01') return likeliest(s, ask);
  if (rule === 'APX-SHOOT-12' || rule === 'APX-SHOOT-17') return legalIn(ask)[1];
  return rule === 'APX-LOOT-09' ? whereTo(s, ask) : undefined;
};

const likeliest = (s: S, ask: Extract<OneAsk, { kind: 'choose' }>): Answer | undefined => {
  const legal = legalIn(ask);
  const worths = prior(s, ask, legal);
  let best = 0;
  for (const [k, worth] of worths.entries()) if (worth > (worths[best] ?? 0)) best = k;
  return legal[best];
};

const legalIn = (ask: Extract<OneAsk, { kind: 'choose' }>): readonly string[] => {
  const { from, key, judge } = ask.spec;
  return from.filter(x => !judge?.(x)).map(x => key(x));
};

/** An attachment that took the place of another would be asked about for ever. */
const whereTo = (s: S, ask: Extract<OneAsk, { kind: 'choose' }>): string | undefined => {
  const legal = legalIn(ask);
  const owner = s.legends.find(l => l.seat === ask.seat && l.tray.length > 0);
  const card = owner?.tray[0];
  if (!owner || !card) return undefined;
  if (legal.includes('wear')) return 'wear';
  const slot = [0, 1].find(k => legal.includes(`on:${k}`) && !attachedIn(s, owner.id, k, card));
  if (slot !== undefined) return `on:${slot}`;
  return legal.includes('pack') ? 'pack' : undefined;
};
