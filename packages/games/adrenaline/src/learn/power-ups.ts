import { moment, played } from './drills.js';
import type { AdrenalineLesson } from './lessons.js';
import { SHOOT_INSTEAD, TURN_OVER } from './remarks.js';

/** Power-ups, entering the board, and on to a real game. */
export const powerUps: readonly AdrenalineLesson[] = [
  {
    id: 'scope',
    title: { pl: 'Karta zdolności: luneta', en: 'A power-up: the scope' },
    body: {
      pl: 'Kartą zdolności możesz zapłacić jak kostką jej koloru albo użyć jej efektu. Luneta celownicza za 1 kostkę dokłada 1 obrażenie komuś, kogo właśnie ranisz.',
      en: 'You can pay with a power-up like with a cube of its colour, or use its effect. For 1 cube the Targeting Scope adds 1 damage to somebody you are just damaging.',
    },
    more: {
      pl: 'Użytą kartę odrzucasz. Granat odwetowy działa w drugą stronę: namierza tego, kto Cię rani, jeśli go widzisz.',
      en: 'You discard the card when you use it. The Tagback Grenade works the other way round: it marks whoever damages you, if you see them.',
    },
    rules: ['ADR-PWR-01', 'ADR-PWR-03', 'ADR-PWR-04', 'ADR-PWR-07', 'ADR-PWR-08', 'ADR-PWR-09', 'ADR-PWR-14'],
    picture: played.scope.view,
    task: {
      goal: {
        pl: 'Strzel do kogoś i dołóż Lunetę celowniczą.',
        en: 'Shoot somebody and add the Targeting Scope.',
      },
      hint: {
        pl: 'Wybierz Strzelaj i cel. Gdy stół zapyta o kartę zdolności, wybierz Lunetę celowniczą i kostkę na opłatę.',
        en: 'Choose Shoot People and a target. When the table asks about a power-up, choose the Targeting Scope and a cube to pay.',
      },
      praise: {
        pl: 'Trzy obrażenia zamiast dwóch, a karta odrzucona.',
        en: 'Three damage instead of two, and the card is discarded.',
      },
      remarks: {
        kept: {
          pl: 'Strzał był dobry, ale Luneta celownicza została na ręce. Stół pyta o nią zaraz po trafieniu.',
          en: 'A good shot, but the Targeting Scope stayed in your hand. The table asks about it right after the hit.',
        },
        'other-action': SHOOT_INSTEAD,
        'turn-over': TURN_OVER,
      },
    },
  },
  {
    id: 'newton',
    title: { pl: 'Karta zdolności: Prawo Newtona', en: 'A power-up: Newton' },
    body: {
      pl: 'Prawo Newtona przesuwa cudzą figurkę o 1 lub 2 pola w linii prostej. Zagrywasz je przed akcją albo po niej i nie zużywa ono akcji. Elektrokosa rani wszystkich na Twoim polu, więc warto kogoś na nie ściągnąć.',
      en: 'Newton moves somebody’s figure 1 or 2 squares in a straight line. You play it before or after an action, and it uses none. The Electroscythe hurts everybody on your square, so it pays to pull somebody there.',
    },
    more: {
      pl: 'Tak samo, między akcjami, działa Teleport: przenosi Cię na dowolne pole.',
      en: 'The Teleporter works between actions too: it takes you to any square.',
    },
    rules: ['ADR-PWR-11', 'ADR-PWR-12', 'ADR-PWR-15', 'ADR-WPN-ELECTROSCYTHE-01'],
    picture: played.newton.view,
    task: {
      goal: {
        pl: 'Przyciągnij Jaszczura z A1 na swoje pole A3 i traf go Elektrokosą.',
        en: 'Pull Sprog from A1 to your square A3 and hit him with the Electroscythe.',
      },
      hint: {
        pl: 'Wybierz Prawo Newtona, Jaszczura i pole A3. Potem wybierz Strzelaj.',
        en: 'Choose Newton, Sprog and square A3. Then choose Shoot People.',
      },
      praise: {
        pl: 'Karta, akcja, trafienie. I jeszcze jedna akcja przed Tobą.',
        en: 'A card, an action, a hit. And you have one more action.',
      },
      remarks: {
        elsewhere: {
          pl: 'Figurka przesunięta, ale nie na Twoje pole. Elektrokosa sięga tylko A3.',
          en: 'The figure has moved, but not to your square. The Electroscythe reaches A3 only.',
        },
        'other-action': {
          pl: 'To wolno, ale zacznij od karty: Prawo Newtona jest na Twojej ręce.',
          en: 'You may do that, but begin with the card: Newton is in your hand.',
        },
        'turn-over': TURN_OVER,
      },
    },
  },
  {
    id: 'spawn',
    title: { pl: 'Wejście na planszę', en: 'Entering the board' },
    body: {
      pl: 'Pierwszą turę zaczynasz poza planszą, z 2 kartami zdolności. Jedną zatrzymujesz, a kolor odrzuconej wskazuje punkt odrodzenia.',
      en: 'You begin your first turn off the board, with 2 power-ups. You keep one, and the colour of the one you discard names your spawnpoint.',
    },
    more: {
      pl: 'Po śmierci wracasz podobnie: dobierasz 1 kartę i odrzucasz dowolną ze swoich.',
      en: 'After a death you come back in much the same way: you draw 1 card and discard any of yours.',
    },
    rules: [
      ...['ADR-SPAWN-01', 'ADR-SPAWN-02', 'ADR-SPAWN-03', 'ADR-SPAWN-04', 'ADR-SPAWN-05'],
      ...['ADR-SPAWN-06', 'ADR-XSPAWN-01'],
    ],
    picture: played.spawn.view,
    task: {
      goal: {
        pl: 'Wejdź do gry na niebieskim punkcie odrodzenia A3.',
        en: 'Enter the game on the blue spawnpoint A3.',
      },
      hint: {
        pl: 'Odrzuć niebieską kartę, Teleport. Prawo Newtona zostanie Ci na ręce.',
        en: 'Discard the blue card, the Teleporter. You will keep Newton.',
      },
      praise: {
        pl: 'Jesteś na A3, tuż przy trzech kartach broni. Teraz masz swoje dwie akcje.',
        en: 'You are on A3, right beside three weapons. Now you have your two actions.',
      },
      remarks: {
        'other-spawn': {
          pl: 'Czerwona karta zaprowadziła Cię na czerwony punkt odrodzenia B1. Kolor odrzuconej karty decyduje.',
          en: 'The red card took you to the red spawnpoint B1. The colour of the card you discard decides.',
        },
      },
    },
  },
  {
    id: 'more-weapons',
    title: { pl: 'Broń, która dopiero się pojawi', en: 'Weapons still to come' },
    body: {
      pl: 'Na końcu każdej tury puste miejsca na punktach odrodzenia zapełnia nowa broń; w całej grze jest jej dwadzieścia jeden rodzajów. Nie ucz się ich na zapas: gdy pojawi się nowa, przeczytaj jej kartę. Wszystko, co możesz wybrać, jest podświetlone, a przy wszystkim innym stół wyjaśni, dlaczego nie wolno.',
      en: 'At the end of every turn new weapons fill the empty places on the spawnpoints; there are twenty-one kinds in all. No need to learn them in advance: when a new one turns up, read its card. Everything you may choose is lit, and of anything else the table tells you why not.',
    },
    more: {
      pl: 'Tutaj na A3 leżą trzy, których jeszcze nie znasz. T.H.O.R. poraża jeden cel po drugim, nawet tam, gdzie nie sięga Twój wzrok. Karabin IR trafia tylko kogoś, kogo nie widzisz, a Karabin kinetyczny strzela przez ściany.',
      en: 'Here A3 holds three that you do not know yet. T.H.O.R. strikes one target after another, even where you cannot see. The Heatseeker hits only somebody you do not see, and the Railgun shoots through walls.',
    },
    rules: [
      ...['ADR-XTURN-03', 'ADR-XTURN-04', 'ADR-WPN-THOR-01', 'ADR-WPN-THOR-02', 'ADR-WPN-THOR-05'],
      ...['ADR-WPN-HEATSEEKER-01', 'ADR-WPN-RAILGUN-03'],
    ],
    picture: moment(
      `
      . . . .
      S . C .
      - A . B`,
      {
        weapons: {
          S: ['lock-rifle'],
          A: ['machine-gun'],
          B: ['shotgun', '!shockwave'],
          C: ['electroscythe'],
        },
        offers: { blue: ['thor', 'heatseeker', 'railgun'], yellow: ['sledgehammer', 'cyberblade', 'zx-2'] },
        skulls: 4,
        track: 'S',
        skullsOn: { A: 1 },
        damage: { S: 'AAC', C: 'A' },
        points: { S: 8, B: 7, C: 4 },
      },
    ),
  },
];
