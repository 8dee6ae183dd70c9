import type { Lang, Lesson, Task, Texts } from '@potyczka/kernel/register';
import { tied } from '@potyczka/words';
import type { GameUi } from './game-ui.js';

const both = (text: Texts): Texts => ({ pl: tied('pl', text.pl), en: tied('en', text.en) });

const tiedTask = ({ goal, hint, praise, remarks }: Task): Task => ({
  goal: both(goal),
  hint: both(hint),
  praise: both(praise),
  remarks: Object.fromEntries(Object.entries(remarks).map(([id, text]) => [id, both(text)])),
});

const tiedLesson = (lesson: Lesson): Lesson => ({
  ...lesson,
  title: both(lesson.title),
  body: both(lesson.body),
  ...(lesson.more && { more: both(lesson.more) }),
  ...(lesson.task && { task: tiedTask(lesson.task) }),
});

/** Loads something once, however often it is asked for. */
const once = <X>(load: () => Promise<X>): (() => Promise<X>) => {
  let kept: Promise<X> | undefined;
  return () => {
    kept ??= load();
    return kept;
  };
};

/**
 * The words of a game; a sentence that it lacks leaves a gap and a line for whoever mends it, and the match
 * goes on.
 */
const worded = (lang: Lang, words: () => string): string => {
  try {
    return tied(lang, words());
  } catch (e) {
    console.error(e);
    return '…';
  }
};

/** A game's page for the shell, which knows no game's types; no line of its texts breaks where none should. */
export const registered = <V, E, R>(ui: GameUi<V, E, R>): GameUi => {
  const erased = ui as unknown as GameUi;
  const { setUp, words, teaching } = erased;
  return {
    ...erased,
    setUp: {
      ...setUp,
      optionText: (lang, option, value) => tied(lang, setUp.optionText(lang, option, value)),
      optionHelp: (lang, option, value) => tied(lang, setUp.optionHelp(lang, option, value)),
    },
    words: {
      ...words,
      say: (lang, msg) => worded(lang, () => words.say(lang, msg)),
      tell: (lang, event) => worded(lang, () => words.tell(lang, event)),
      foresee: (lang, view, option) => worded(lang, () => words.foresee(lang, view, option)),
    },
    teaching: {
      ruleTexts: once(async () => {
        const all = await teaching.ruleTexts();
        return { ...all, ruleTexts: all.ruleTexts.map(rule => ({ ...rule, text: both(rule.text) })) };
      }),
      lessons: once(async () => (await teaching.lessons()).map(tiedLesson)),
    },
  };
};
