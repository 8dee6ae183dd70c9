import type { RuleId, Seat } from '@potyczka/kernel';
import type { T } from '../state.js';
import { arenaOf } from '../state.js';
import { COLOURS, spawnOn } from '../vocabulary.js';

/** Draws a power-up; an empty deck is made from the discards (ADR-XPWR-02). */
export const drawPowerUp = (t: T, rule: RuleId, p: Seat): void => {
  if (t.s.powerUpDeck.length === 0) {
    t.emit(
      { type: 'shuffled', pile: 'power-ups', cards: t.shuffle('ADR-XPWR-02', t.s.powerUpDiscard) },
      'ADR-XPWR-02',
    );
  }
  const card = t.s.powerUpDeck[0];
  if (card) t.emit({ type: 'drew', who: p, card }, rule);
};

/** ADR-XTURN-03: ammo on every empty ammo square; an empty pile is made from the discards (ADR-XAMMO-04). */
export const refillAmmo = (t: T, rule: RuleId): void => {
  for (const at of arenaOf(t.s).squares) {
    if (spawnOn(at) || t.s.tiles[at]) continue;
    if (t.s.ammoDeck.length === 0) {
      t.emit(
        { type: 'shuffled', pile: 'ammo', cards: t.shuffle('ADR-XAMMO-04', t.s.ammoDiscard) },
        'ADR-XAMMO-04',
      );
    }
    const card = t.s.ammoDeck[0];
    if (card) t.emit({ type: 'laid-ammo', at, card }, rule);
  }
};

/** ADR-XTURN-03, -04: three weapons at each spawnpoint, while the deck lasts. */
export const refillWeapons = (t: T, rule: RuleId): void => {
  for (const at of COLOURS) {
    for (let n = t.s.offers[at].length; n < 3; n++) {
      const card = t.s.weaponDeck[0];
      if (card) t.emit({ type: 'offered', at, card }, rule);
    }
  }
};
