import type { CoachUi } from '../game-ui.js';

const HARD = { pl: 'Wrogowie tracą na tym więcej niż Ty.', en: 'It costs the enemies more than you.' };
const NEAR = { pl: 'Wróg jest wtedy o krok od eliminacji.', en: 'It brings an enemy close to elimination.' };
const GOODS = { pl: 'Twoja drużyna jest potem lepiej wyposażona.', en: 'Your team is better equipped then.' };

/** What somebody new is told: what it is about, and why a bot would choose what it proposes. */
export const coach: CoachUi = {
  goal: {
    pl: 'Eliminuj wrogie legendy albo miej na końcu więcej punktów zwycięstwa. Zbieraj łup, trzymaj się osłon i nie zostawaj poza Pierścieniem.',
    en: 'Eliminate enemy legends, or hold more victory points at the end. Gather loot, keep to cover, and do not stay outside the Ring.',
  },
  reasons: {
    boxes: NEAR,
    points: { pl: 'Prowadzi do punktów zwycięstwa.', en: 'It leads to victory points.' },
    health: HARD,
    shield: HARD,
    frail: NEAR,
    feats: { pl: 'Zostaje Ci więcej kart na później.', en: 'You keep more cards for later.' },
    tokens: GOODS,
    dropped: { pl: 'Nic nie zostaje na ziemi.', en: 'Nothing is left on the ground.' },
    ammo: { pl: 'Masz potem więcej amunicji.', en: 'It leaves you with more ammo.' },
    gear: GOODS,
    arms: { pl: 'Masz potem mocniejszą broń.', en: 'Your weapons are stronger then.' },
    threat: { pl: 'Masz stamtąd lepsze strzały.', en: 'Your shots are better from there.' },
    danger: { pl: 'Trudniej Cię tam trafić.', en: 'You are harder to hit there.' },
    ready: { pl: 'Jeszcze w tej aktywacji możesz strzelić.', en: 'You can still shoot in this activation.' },
    shot: { pl: 'Ten strzał zadaje średnio najwięcej.', en: 'This shot does the most damage on average.' },
    out: { pl: 'Ten strzał może wyeliminować wroga.', en: 'This shot may eliminate an enemy.' },
    far: { pl: 'Masz stamtąd bliżej do wroga.', en: 'An enemy is nearer from there.' },
    ring: { pl: 'Pierścień Ci tam nie zagraża.', en: 'The Ring does not threaten you there.' },
  },
};
