import { type Lang, tied } from '@potyczka/words';
import type { GameUi } from './game-ui.js';

/** A game's page for the shell, which knows no game's types; no line of its texts breaks where none should. */
export const registered = <V, E, R>(ui: GameUi<V, E, R>): GameUi => {
  const { say, tell, foresee, optionText, optionHelp, ruleTexts } = ui as unknown as GameUi;
  const texts = (text: Readonly<Record<Lang, string>>) => ({
    pl: tied('pl', text.pl),
    en: tied('en', text.en),
  });
  return {
    ...(ui as unknown as GameUi),
    say: (lang, msg) => tied(lang, say(lang, msg)),
    tell: (lang, event) => tied(lang, tell(lang, event)),
    foresee: (lang, view, option) => tied(lang, foresee(lang, view, option)),
    optionText: (lang, option, value) => tied(lang, optionText(lang, option, value)),
    optionHelp: (lang, option, value) => tied(lang, optionHelp(lang, option, value)),
    ruleTexts: async () => {
      const all = await ruleTexts();
      return { ...all, ruleTexts: all.ruleTexts.map(rule => ({ ...rule, text: texts(rule.text) })) };
    },
  };
};
