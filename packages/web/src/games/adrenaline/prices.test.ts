import { game as adrenaline } from '@potyczka/adrenaline';
import { stateOf } from '@potyczka/adrenaline/learn';
import { positionView } from '@potyczka/adrenaline/rule-texts';
import { cardText } from '@potyczka/adrenaline/text';
import { effectCost, WEAPON_CARDS } from '@potyczka/adrenaline/view';
import type { Answer } from '@potyczka/kernel';
import type { AnyGame } from '@potyczka/table';
import { expect, test } from 'vitest';
import { drilled } from '../../worker/drill.js';

/** Somebody on my square, one move away, two moves away, and in another room in sight. */
const MAP = `
  SA B C .
  E . . .
  - . . .`;

/** What the rules ask for each effect of a weapon, by firing it. */
const askedFor = (weapon: string): Map<string, unknown> => {
  const view = positionView(MAP, { weapons: { S: [weapon] } });
  const options = { ...view.options };
  const state = stateOf(adrenaline.initial(options), { view });
  const drill = { options, state, seat: 'p1', script: [], judge: () => 'open' as const } as const;
  const answers: Answer[] = ['shoot'];
  // Where only the basic effect can come first, nobody is asked before it has hit.
  for (let n = 0; n < 4; n++) {
    const { question } = drilled(adrenaline as unknown as AnyGame, drill, answers);
    const effects = question?.options.filter(o => o.label?.id === 'effect-label') ?? [];
    if (effects.length > 0) return new Map(effects.map(o => [o.key, (o.preview as { pays: unknown }).pays]));
    const key = question?.options.find(o => !o.refusal)?.key ?? '';
    answers.push(question?.kind === 'many' ? [key] : key);
  }
  return new Map();
};

test.each(WEAPON_CARDS.map(card => card.slice('#weapon-'.length)))(
  '%s: the prices on the card are those that the rules ask',
  weapon => {
    const { effects } = cardText('en', `#weapon-${weapon}`);
    const pays = (effect: string) => effectCost(`#weapon-${weapon}`, effect);
    if (effects.length === 1) expect(pays('basic')).toEqual([]);
    else expect(askedFor(weapon)).toEqual(new Map(effects.map(e => [e.id, pays(e.id)])));
  },
);
