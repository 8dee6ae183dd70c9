import type { Answer } from '@potyczka/kernel';
import type { QuestionShown } from '@potyczka/table';
import type { QuickStart, QuickWishes } from '../game-ui.js';
import { nameAnswer, spellable } from './naming.js';

/** Goes on by itself until a decision is a matter of taste: then the table is shown. */
export const quick = ({ party, heroes }: QuickWishes): QuickStart => {
  let made = 0;
  let naming = '';
  const answerTo = (question: QuestionShown): Answer | null => {
    const can = (key: string): string | null =>
      question.options.some(o => o.key === key && !o.refusal) ? key : null;
    const first = question.options.find(o => !o.refusal)?.key ?? null;
    switch (question.ask.id) {
      case 'ask-deed':
        return made < heroes.length ? can('create') : can('done');
      case 'ask-class':
        naming = spellable(heroes[made]?.name ?? '');
        made++;
        return can(heroes[made - 1]?.id ?? '') ?? first;
      case 'ask-party-name':
      case 'ask-name':
      case 'ask-letter': {
        const wanted = question.ask.id === 'ask-party-name' ? spellable(party) : naming;
        if (question.ask.id === 'ask-party-name') naming = wanted;
        return (naming.length > 1 ? nameAnswer(question, naming) : null) ?? first;
      }
      // Which of two quests: nobody can tell before they have played.
      case 'ask-quest':
      case 'ask-level':
      case 'ask-scenario-level':
        return first;
      case 'ask-where':
        return can('campaign-1');
      case 'ask-option':
        return null;
      default:
        return question.options.filter(o => !o.refusal).length === 1 ? first : null;
    }
  };
  return {
    offer: offers => {
      const open = offers.filter(o => !o.refusal).map(o => o.id);
      const next = ['/scenario', '/journey'].flatMap(end => open.filter(id => id.endsWith(end)));
      return next[0] ?? (offers.length === 1 ? (open[0] ?? null) : null);
    },
    isThere: offer => offer.endsWith('/scenario'),
    answerTo,
  };
};

/** Sets out for a place on the map: who goes, and how hard it is, is left to people. */
export const towards = (party: string, place: number): QuickStart => ({
  offer: offers => offers.find(o => o.id === `${party}/journey` && !o.refusal)?.id ?? null,
  isThere: () => false,
  answerTo: question => {
    if (question.ask.id !== 'ask-where') return null;
    const go = [`campaign-${place}`, `told-${place}`];
    return question.options.find(o => go.includes(o.key) && !o.refusal)?.key ?? null;
  },
});
