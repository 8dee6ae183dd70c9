import { describe, expect, test } from 'vitest';
import { acting } from '../fixtures/fights.js';

/** A refusal names the rule that says just that. */
describe('why an action is refused', () => {
  test('LEG-UTYPE-30 a disabled vehicle does not reverse, though it could', () => {
    const truck = { type: 'groundVehicle', base: 50, silhouette: [0, 80], wounds: 5, speed: 2 } as const;
    const disabled = acting(
      { card: truck },
      {
        change: s => {
          Object.assign(s.units.A ?? {}, { damage: 'disabled' });
        },
      },
    );
    expect(disabled.why('reverse')).toBe('LEG-UTYPE-30');
    expect(acting({ card: truck }).why('reverse')).toBeUndefined();
    expect(acting({ card: { ...truck, type: 'repulsorVehicle' } }).legal()).not.toContain('reverse');
  });

  test('LEG-ACTV-19 a free card action is performed once', () => {
    const g = acting({ keywords: { bolster: { x: 1, free: true } } }, { units: { B: { at: [[340, 300]] } } });
    expect(g.why('card:bolster')).toBeUndefined();
    g.give('card:bolster');
    for (let k = 0; k < 3 && g.asked !== 'ask-action'; k++) g.first();
    expect(g.why('card:bolster')).toBe('LEG-ACTV-19');
  });
});
