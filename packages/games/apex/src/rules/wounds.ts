/** What a legend has against damage. */
export interface Wounded {
  readonly shield: number;
  readonly health: number;
  /** Points that an unexhausted knockdown shield prevents; 0 for a starting or exhausted one. */
  readonly prevents: number;
}

/** Shield damage stops at the shield, health damage goes past it (APX-DMG-07, -08). */
export type DamageLabel = 'shield' | 'health';

/** What damage leaves. */
export interface Wound {
  readonly shield: number;
  readonly health: number;
  readonly prevented: number;
  readonly eliminated: boolean;
}

const take = ({ shield, health }: Wounded, amount: number, label?: DamageLabel) => {
  const fromShield = label === 'health' ? 0 : Math.min(shield, amount);
  const fromHealth = label === 'shield' ? 0 : Math.min(health, amount - fromShield);
  return { shield: shield - fromShield, health: health - fromHealth };
};

/** APX-DMG-04 to -11; a knockdown shield takes its points from the whole damage (gap 19). */
export const weigh = (w: Wounded, amount: number, label?: DamageLabel): Wound => {
  const bare = take(w, amount, label);
  if (bare.health > 0) return { ...bare, prevented: 0, eliminated: false };
  const prevented = Math.min(w.prevents, amount);
  const left = take(w, amount - prevented, label);
  return { ...left, prevented, eliminated: left.health === 0 };
};
