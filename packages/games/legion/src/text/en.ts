/** Prompts, labels and reasons in English, in ICU message format. */
export const en = {
  'two-formats': 'Both armies must be built for the same size of battle.',
} as const;
export type TextId = string;
