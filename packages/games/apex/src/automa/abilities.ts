import type { Proc } from '@potyczka/kernel';
import { abilityById } from '../content/abilities/index.js';
import { AUTOMA_ABILITIES } from '../legends/automa.js';
import { availableTokens } from '../rules/abilities.js';
import type { AutomaAbility } from './conditions.js';
import type { MatchAutoma } from './match.js';
import type { NoAbility } from './reasons.js';

/** AUT-ABIL-03 to -06, AUT-GAP-24, -25: every ability of the step that qualifies, the tactical one first. */
export function* playAbilities(a: MatchAutoma, step: 4 | 9): Proc {
  const cards = AUTOMA_ABILITIES.filter(x => x.step === step && x.id.startsWith(a.who));
  if (cards.length === 0) return a.idle(step, 'no-effect');
  for (const card of cards) {
    if (a.isOver()) return;
    const token = availableTokens(a.s, abilityById(card.id))[0];
    const why = !token ? 'no-token' : obstacle(a, card);
    if (!token || why) {
      a.t.emit({ type: 'no-ability', who: a.who, ability: card.id, why: why ?? 'no-token' }, 'AUT-ABIL-03');
      continue;
    }
    a.pay(card.cost);
    a.t.emit({ type: 'initiated', who: a.who, ability: card.id, token, ap: 0 }, 'AUT-ABIL-05');
    yield* card.play(a, token);
  }
}

const obstacle = (a: MatchAutoma, card: AutomaAbility): NoAbility | undefined => {
  if (a.charge() < card.cost) return 'no-charge';
  return card.when(a) ? undefined : 'condition';
};
