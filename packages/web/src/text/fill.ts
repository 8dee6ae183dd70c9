import type { Lang } from '@potyczka/kernel/run';

export type Args = Readonly<Record<string, string | number>>;

const COUNTED = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;

/** `one`, `few`, `many` or `other`, as the language counts. */
const RULES: Readonly<Record<Lang, Intl.PluralRules>> = {
  pl: new Intl.PluralRules('pl'),
  en: new Intl.PluralRules('en'),
};

/**
 * Fills the gaps of a text: `{who}` with a word, `{n, plural, one {# line}
 * other {# lines}}` with the form that goes with a number, `#`.
 */
export const fill = (lang: Lang, text: string, args: Args = {}): string =>
  text
    .replace(COUNTED, (_, name: string, written: string) => {
      const forms = new Map([...written.matchAll(FORM)].map(([, form, words]) => [form, words]));
      const n = Number(args[name] ?? 0);
      return (forms.get(RULES[lang].select(n)) ?? forms.get('other') ?? '').replaceAll('#', String(n));
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
