import type { Answer, Msg, Pose } from '@potyczka/kernel';
import { unreachable } from '@potyczka/kernel';
import type { OneAsk } from '@potyczka/kernel/run';

/** An answer in words: what the option is called, several of them in a row, a number or a pose as it is. */
export const labelOf = (ask: OneAsk, a: Answer, say: (msg: Msg) => string): string => {
  switch (ask.kind) {
    case 'choose':
    case 'many': {
      const { from, key, show } = ask.spec;
      const keys = typeof a === 'string' ? [a] : (a as readonly string[]);
      const labels = keys.map(each => {
        const label = show?.(from.find(x => key(x) === each)).label;
        return label ? say(label) : each;
      });
      if (labels.length > 0) return labels.join(' + ');
      return ask.kind === 'many' && ask.spec.none ? say(ask.spec.none) : '-';
    }
    case 'number':
      return String(a);
    case 'place': {
      const label = ask.spec.show?.(a as Pose).label;
      return label ? say(label) : JSON.stringify(a);
    }
    case 'places': {
      const label = ask.spec.show?.(a as readonly Pose[]).label;
      return label ? say(label) : JSON.stringify(a);
    }
    default:
      return unreachable(ask);
  }
};
