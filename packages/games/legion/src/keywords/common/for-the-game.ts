/** A mark that stays until the end of the battle; one that is counted begins with 1. */
export const FOR_THE_GAME = { until: 'game', n: 0, unit: null } as const;
export const ONCE_FOR_THE_GAME = { until: 'game', n: 1, unit: null } as const;
