import type { Answer, CardId, OneAsk } from '@potyczka/kernel';
import { attachmentOf } from '../content/loot.js';
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

/** What an attachment adds to the figures of a weapon, all alike: only those of one slot are compared. */
const strength = (card: CardId): number => {
  const { stability = 0, rof = 0, perHit = 0, firstHit = 0, sight } = attachmentOf(card);
  return stability + rof + perHit + firstHit - (sight?.threshold ?? 0);
};

/** An attachment goes on an empty slot, or in the place of a weaker one; without this they change places for ever. */
export const worthOfRefit = (s: S, ask: ChooseAsk, answer: Answer): number => {
  const [what, slot, card] = String(answer).split(':') as [string, string, CardId];
  if (what === 'detach') return -1;
  const owner = what === 'attach' && s.legends.find(l => l.seat === ask.seat && l.pack.includes(card));
  if (!owner) return 0;
  const old = attachedIn(s, owner.id, Number(slot), card);
  if (!old) return 3;
  return strength(card) > strength(old) ? 2 : -3;
};
