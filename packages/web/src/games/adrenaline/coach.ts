import { WEAPON_CARDS } from '@potyczka/adrenaline/view';
import type { CoachUi } from '../game-ui.js';

const HURT = {
  pl: 'Zadajesz obrażenia, a za nie są punkty.',
  en: 'You deal damage, and damage pays points.',
};
const LESS = { pl: 'Przeciwnicy zarobią na tym mniej.', en: 'Your opponents will earn less.' };
const AMMO = { pl: 'Masz potem więcej amunicji.', en: 'It leaves you with more ammo.' };
const READY = {
  pl: 'Masz potem lepszą broń, gotową do strzału.',
  en: 'You get a better weapon, ready to fire.',
};
const FASTER = { pl: 'Masz potem lepsze akcje.', en: 'You have better actions then.' };

/** What somebody new is told: what it is about, and why a bot would choose what it proposes. */
export const coach: CoachUi = {
  goal: {
    pl: 'Gdy ktoś ginie, punkty dostaje każdy, czyje obrażenia leżą na tej planszy: 8 za najwięcej, potem 6, 4, 2. Gdy skończą się czaszki, wygrywa największa suma. Najpierw zdobądź broń, potem trafiaj wielu.',
    en: 'When somebody dies, everybody with damage on that board scores: 8 for the most, then 6, 4, 2. When the skulls run out, the highest total wins. Get a weapon first, then hit many.',
  },
  reasons: {
    points: HURT,
    'damage dealt': HURT,
    'points not paid': { pl: 'Punkty wpadają od razu.', en: 'The points are paid at once.' },
    'points of others': LESS,
    'points of the best': LESS,
    'power-up': { pl: 'Zostaje Ci więcej kart zdolności.', en: 'You keep more power-ups.' },
    'first cube': AMMO,
    'second cube': AMMO,
    'third cube': AMMO,
    'better grab': FASTER,
    'better shot': FASTER,
    'steps to a weapon': { pl: 'Masz stamtąd bliżej do broni.', en: 'A weapon is nearer from there.' },
    'steps to a target': { pl: 'Masz stamtąd bliżej do celu.', en: 'A target is nearer from there.' },
    'in sight of': { pl: 'Mniej uzbrojonych przeciwników Cię widzi.', en: 'Fewer armed opponents see you.' },
    ...Object.fromEntries(WEAPON_CARDS.map(card => [card.slice('#weapon-'.length), READY])),
  },
};
