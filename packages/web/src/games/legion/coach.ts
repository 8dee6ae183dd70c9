import type { CoachUi } from '../game-ui.js';

const VICTORY = { pl: 'Przybliża Cię do punktów zwycięstwa.', en: 'It brings you nearer to victory points.' };
const THREAT = {
  pl: 'Twoje oddziały mają stamtąd lepsze ataki.',
  en: 'Your units have better attacks from there.',
};

/** What somebody new is told: what it is about, and why a bot would choose what it proposes. */
export const coach: CoachUi = {
  goal: {
    pl: 'Bitwa ma sześć rund i wygrywa ją większa liczba punktów zwycięstwa. Skąd są punkty, mówi karta celu. Najpierw rozstawiasz oddziały, potem w każdej rundzie wydajesz im rozkazy.',
    en: 'A battle has six rounds, and more victory points win it. The objective card says where they come from. First you deploy your units, then you give them orders each round.',
  },
  reasons: {
    victory: VICTORY,
    projected: VICTORY,
    goal: VICTORY,
    alive: { pl: 'Przeciwnik traci na tym więcej niż Ty.', en: 'It costs the opponent more than you.' },
    tokens: { pl: 'Daje żeton, który się przyda.', en: 'It gives a token that will help.' },
    suppression: { pl: 'Twoje oddziały są mniej przygwożdżone.', en: 'Your units are less suppressed.' },
    far: { pl: 'Masz stamtąd bliżej do wroga.', en: 'An enemy is nearer from there.' },
    ready: { pl: 'Więcej oddziałów czeka na swoją kolej.', en: 'More units are still to act.' },
    threat: THREAT,
    later: THREAT,
    attack: { pl: 'To najlepszy cel tego ataku.', en: 'It is the best target of this attack.' },
  },
};
