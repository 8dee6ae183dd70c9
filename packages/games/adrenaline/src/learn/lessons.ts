import type { Lesson } from '@potyczka/kernel/register';
import type { View } from '../view-door.js';
import { actions } from './actions.js';
import { damage } from './damage.js';
import { moment, START } from './drills.js';
import { powerUps } from './power-ups.js';
import { weapons } from './weapons.js';

/** A lesson of Adrenaline: its picture is what the learner, who is Dozer, sees. */
export interface AdrenalineLesson extends Lesson {
  readonly picture: View;
}

const arena: AdrenalineLesson = {
  id: 'arena',
  title: { pl: 'Arena', en: 'The arena' },
  body: {
    pl: 'Jesteś Dożerem, a na arenie jest jeszcze troje przeciwników. Pola tworzą kolorowe pomieszczenia: przez drzwi i otwarte granice przejdziesz, przez ściany nie. Punkty dostajesz za obrażenia, które zadajesz innym.',
    en: 'You are Dozer, and there are three opponents in the arena. The squares form coloured rooms: you can walk through doors and open borders, but not through walls. You get points for the damage you deal to others.',
  },
  more: {
    pl: 'Na trzech punktach odrodzenia leży broń, na pozostałych polach amunicja. Gra trwa, dopóki na torze ofiar nad planszą są czaszki. Wygrywa ten, kto uzbiera najwięcej punktów.',
    en: 'Weapons lie on the three spawnpoints, ammo on all other squares. The game lasts as long as there are skulls on the killshot track above the board. Whoever has gathered the most points wins.',
  },
  rules: ['ADR-XBOARD-02', 'ADR-SETUP-02', 'ADR-XSETUP-06', 'ADR-SCORE-03', 'ADR-END-03'],
  picture: moment(START),
};

/** The first game, in the order in which the rulebook says to teach: actions, damage, marks, scoring; weapons; power-ups. */
export const lessons: readonly AdrenalineLesson[] = [arena, ...actions, ...damage, ...weapons, ...powerUps];
