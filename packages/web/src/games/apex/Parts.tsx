import type { Event, View } from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import type { UiPart } from '../game-ui.js';
import { AimFilm, hasShot, ShotNow, ShotOdds } from './Aim.js';
import { Equip, isEquipping } from './Equip.js';
import { Moments } from './Moments.js';
import type { Scene } from './scene.js';

/** On a phone stage 1 is settled where the question is, with one thumb. */
const EquipHere = (scene: Scene): ReactNode => {
  if (!scene.narrow || !isEquipping(scene)) return null;
  return scene.view.legends
    .filter(l => l.seat === scene.me && l.chosen && !l.automa)
    .map(legend => <Equip key={legend.id} {...scene} legend={legend} />);
};

/** On a desk the odds take the place of the own board: nothing lies over the map. */
const OddsOverBoard = (scene: Scene): ReactNode => (scene.narrow ? <ShotOdds {...scene} /> : null);

export const parts: readonly UiPart<View, Event>[] = [
  {
    id: 'equip',
    title: { pl: 'Wyposażenie', en: 'Loadout' },
    region: 'right',
    View: EquipHere,
    isFixed: true,
  },
  {
    id: 'odds',
    title: { pl: 'Szanse', en: 'Odds' },
    region: 'south-east',
    View: OddsOverBoard,
    isFixed: true,
  },
  {
    id: 'shot',
    title: { pl: 'Strzał', en: 'Shot' },
    region: 'right',
    View: ShotNow,
    isFixed: true,
    has: hasShot,
  },
  {
    id: 'moment',
    title: { pl: 'Chwila', en: 'Moment' },
    region: 'south-west',
    View: Moments,
    isFixed: true,
  },
  {
    id: 'film',
    title: { pl: 'Tor celowania', en: 'Aim track' },
    region: 'right',
    View: AimFilm,
    isFixed: true,
  },
];
