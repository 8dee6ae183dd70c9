export const en = { x: 'x' } as const;
export type TextId = keyof typeof en;
