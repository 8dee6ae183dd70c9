export const en = {} as Record<string, string>;
export type TextId = string;
