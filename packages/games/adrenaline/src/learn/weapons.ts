import { moment, played, START } from './drills.js';
import type { AdrenalineLesson } from './lessons.js';
import { SHOOT_INSTEAD, TURN_OVER } from './remarks.js';

/** How to read a weapon; the nine on the board. */
export const weapons: readonly AdrenalineLesson[] = [
  {
    id: 'cards',
    title: { pl: 'Efekty dodatkowe', en: 'Optional effects' },
    body: {
      pl: 'Efekt podstawowy broni nic więcej nie kosztuje. Karabin maszynowy ma też efekty dodatkowe: dołączasz je do podstawowego i płacisz za nie kostkami. Za 1 żółtą kostkę Celowanie dokłada obrażenie jednemu z celów.',
      en: 'The basic effect of a weapon costs nothing more. The Machine Gun also has optional effects: you add them to the basic one and pay cubes for them. For 1 yellow cube the Focus Shot adds a damage to one of the targets.',
    },
    more: {
      pl: 'Inna broń, na przykład Strzelba, ma zamiast tego dwa tryby: w jednym strzale używasz tylko jednego. Celów wolno Ci wskazać mniej, ale obrażeń zadać mniej nie możesz. Broń, która razi cały obszar, oszczędza tylko Ciebie.',
      en: 'Other weapons, such as the Shotgun, have two modes instead: one shot uses only one of them. You may pick fewer targets, but you may not deal less damage. A weapon that hits an area spares nobody but you.',
    },
    rules: [
      ...['ADR-GEN-01', 'ADR-GEN-02', 'ADR-GEN-03', 'ADR-GEN-04', 'ADR-GEN-07', 'ADR-GEN-08'],
      ...['ADR-GEN-10', 'ADR-XCOST-03', 'ADR-WPN-MACHINEGUN-02'],
    ],
    picture: played.cards.view,
    task: {
      goal: {
        pl: 'Traf dwa cele z Karabinu maszynowego i dołącz efekt dodatkowy.',
        en: 'Hit two targets with the Machine Gun and add an optional effect.',
      },
      hint: {
        pl: 'Wybierz Strzelaj, wskaż dwa cele i zatwierdź. Potem wybierz Celowanie i jeden z tych celów.',
        en: 'Choose Shoot People, pick two targets and confirm. Then choose the Focus Shot and one of these targets.',
      },
      praise: {
        pl: 'Efekt podstawowy, opłata, efekt dodatkowy: tak działa większość broni.',
        en: 'Basic effect, payment, optional effect: most weapons work like that.',
      },
      remarks: {
        plain: {
          pl: 'Strzał był dobry, ale bez efektu dodatkowego. Masz na niego kostki.',
          en: 'A good shot, but without an optional effect. You have the cubes for one.',
        },
        'other-action': SHOOT_INSTEAD,
        'turn-over': TURN_OVER,
      },
    },
  },
  {
    id: 'weapons',
    title: { pl: 'Dziewięć broni na planszy', en: 'The nine weapons on the board' },
    body: {
      pl: 'Sztucer bojowy, Karabin maszynowy i Granatnik trafiają kogoś, kogo widzisz. Elektrokosa, Młot i Strzelba działają na Twoim polu. Pełny tekst zobaczysz, gdy wskażesz kartę.',
      en: 'Lock Rifle, Machine Gun and Grenade Launcher hit somebody you see. Electroscythe, Sledgehammer and Shotgun work on your own square. Point at a card to read its full text.',
    },
    more: {
      pl: 'Długa lufa Strzelby sięga na odległość 1 ruchu; na 1 ruch działa też Generator pola. Miotacz płomieni pali najwyżej 2 pola w jednym kierunku. Spopielacz ogarnia całe widoczne pomieszczenie, byle nie Twoje.',
      en: 'The Shotgun’s Long Barrel Mode reaches 1 move further; the Shockwave works at 1 move too. The Flamethrower burns up to 2 squares in one direction. The Furnace fills a whole room in sight, as long as it is not yours.',
    },
    rules: [
      ...['ADR-VIS-11', 'ADR-WPN-LOCKRIFLE-01', 'ADR-WPN-MACHINEGUN-01', 'ADR-WPN-GRENADELAUNCHER-01'],
      ...['ADR-WPN-ELECTROSCYTHE-01', 'ADR-WPN-SLEDGEHAMMER-01', 'ADR-WPN-SHOTGUN-01', 'ADR-WPN-SHOTGUN-02'],
      ...['ADR-WPN-SHOCKWAVE-01', 'ADR-WPN-FLAMETHROWER-01', 'ADR-WPN-FURNACE-01'],
    ],
    picture: moment(START),
  },
];
