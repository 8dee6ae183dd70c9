import type { CoachUi } from '../game-ui.js';

const FOES = { pl: 'Osłabia wrogów.', en: 'It weakens the enemies.' };
const LIFE = { pl: 'Drużyna zachowuje więcej życia.', en: 'The party keeps more of its life.' };
const FINDS = { pl: 'Przynosi złoto albo skarb.', en: 'It brings gold or treasure.' };
const ON = {
  pl: 'Przybliża Was do celu scenariusza.',
  en: 'It brings you nearer to the goal of the scenario.',
};

/** What somebody new is told: what it is about, and why a bot would choose what it proposes. */
export const coach: CoachUi = {
  goal: {
    pl: 'Wygrywacie albo przegrywacie razem. Co rundę wybierasz dwie karty i z jednej grasz górę, z drugiej dół. Gdy kart zabraknie, Twoja postać odpada: nie zwlekaj.',
    en: 'You win or lose together. Each round you choose two cards and play the top of one and the bottom of the other. When your cards run out, you are out: do not dawdle.',
  },
  reasons: {
    decided: ON,
    goals: ON,
    rooms: ON,
    hidden: ON,
    life: LIFE,
    foes: FOES,
    crowd: FOES,
    conditions: { pl: 'Zdejmuje z bohaterów złe stany.', en: 'It takes bad conditions off the heroes.' },
    stamina: { pl: 'Karty starczą Ci na dłużej.', en: 'Your cards last longer.' },
    exhausted: { pl: 'Chroni przed wyczerpaniem.', en: 'It guards against exhaustion.' },
    far: { pl: 'Masz stamtąd bliżej do wroga.', en: 'An enemy is nearer from there.' },
    summons: { pl: 'Przyzwaniec walczy za Ciebie.', en: 'A summon fights for you.' },
    active: { pl: 'Jego skutek trwa dalej.', en: 'Its effect goes on.' },
    elements: { pl: 'Zostawia żywioł do użycia.', en: 'It leaves an element to use.' },
    money: FINDS,
    treasures: FINDS,
    xp: { pl: 'Daje doświadczenie.', en: 'It gives experience.' },
    own: { pl: 'Daje doświadczenie.', en: 'It gives experience.' },
  },
};
