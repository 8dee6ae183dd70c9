import type { Answer, OneAsk } from '@potyczka/kernel';
import type { S } from '../state.js';
import { prior } from './prior.js';
import { legalIn, whereTo } from './tokens.js';

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
