import type { OneAsk } from '@potyczka/kernel';
import { attachedIn } from '../rules/loot.js';
import type { S } from '../state.js';

type ChooseAsk = Extract<OneAsk, { kind: 'choose' }>;

export const legalIn = (ask: ChooseAsk): readonly string[] => {
  const { from, key, judge } = ask.spec;
  return from.filter(x => !judge?.(x)).map(x => key(x));
};

/** Where a token works; an attachment that took the place of another would be asked about for ever. */
export const whereTo = (s: S, ask: ChooseAsk): string | undefined => {
  const legal = legalIn(ask);
  const owner = s.legends.find(l => l.seat === ask.seat && l.tray.length > 0);
  const card = owner?.tray[0];
  if (!owner || !card) return undefined;
  if (legal.includes('wear')) return 'wear';
  const slot = [0, 1].find(k => legal.includes(`on:${k}`) && !attachedIn(s, owner.id, k, card));
  if (slot !== undefined) return `on:${slot}`;
  return legal.includes('pack') ? 'pack' : undefined;
};
