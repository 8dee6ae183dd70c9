import { figureName } from '@potyczka/gloomhaven/text';
import type { Result, View } from '@potyczka/gloomhaven/view';
import type { Texts } from '@potyczka/kernel/register';
import type { Ending } from '../game-ui.js';

const foesLeft = (n: number): Texts => ({
  en: n === 1 ? 'One enemy is left.' : `${n} enemies are left.`,
  pl:
    n === 1
      ? 'Zostaje jeden wróg.'
      : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)
        ? `Zostają ${n} wrogowie.`
        : `Zostaje ${n} wrogów.`,
});

const joined = (a: Texts, b: Texts): Texts => ({ en: `${a.en} ${b.en}`, pl: `${a.pl} ${b.pl}` });

/** Why a scenario ended as it did, and what the party takes home (GLM-END-09, -14, -17). */
export const ending = ({ figures, heroes }: View, result: Result): Ending => {
  const won = result.outcome === 'won';
  const kept = result.heroes.map(r => ({
    en: `${figureName('en', r.id)} takes home ${r.gold} gold and ${r.xp} experience.`,
    pl: `${figureName('pl', r.id)} zachowuje ${r.gold} szt. złota i ${r.xp} PD.`,
  }));
  if (won) {
    const why = {
      en: `The goal of the scenario was reached in round ${result.rounds}.`,
      pl: `Cel scenariusza osiągnięty w rundzie ${result.rounds}.`,
    };
    return { won, why, kept };
  }
  const left = figures.filter(f => f.side === 'monsters').length;
  const why: Texts = heroes.every(h => h.out)
    ? {
        en: `In round ${result.rounds} nobody is left to go on: everybody is exhausted.`,
        pl: `W rundzie ${result.rounds} nie ma już komu walczyć: wszyscy są wyczerpani.`,
      }
    : {
        en: `In round ${result.rounds} the goal can no longer be reached.`,
        pl: `W rundzie ${result.rounds} celu nie da się już osiągnąć.`,
      };
  const lost = {
    en: 'The bonus experience and the checkmarks of battle goals are lost; the scenario can be tried again.',
    pl: 'Przepada premia doświadczenia i znaczniki celów bitewnych; scenariusz można rozegrać jeszcze raz.',
  };
  return { won, why: left > 0 ? joined(why, foesLeft(left)) : why, kept: [...kept, lost] };
};
