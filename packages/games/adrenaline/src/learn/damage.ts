import { moment, played } from './drills.js';
import type { AdrenalineLesson } from './lessons.js';
import { SHOOT_INSTEAD, TURN_OVER } from './remarks.js';

/** Damage, marks, scoring, the end. */
export const damage: readonly AdrenalineLesson[] = [
  {
    id: 'adrenaline',
    title: { pl: 'Rany dodają sił', en: 'Wounds make you faster' },
    body: {
      pl: 'Każde obrażenie to znacznik w kolorze strzelca na Twojej planszy. Od trzeciego działa adrenalina: przed zabraniem ekwipunku możesz przejść 2 pola. Ty masz już 3.',
      en: 'Each damage is a token in the shooter’s colour on your board. From the third on the adrenaline works: you may move 2 squares before you grab. You have 3 already.',
    },
    more: {
      pl: 'Znaczniki kładzie się od lewej. Jedenaste obrażenie zabija, dwunaste to totalna anihilacja, a dalsze przepadają.',
      en: 'Tokens are placed from the left. The eleventh damage kills, the twelfth is an overkill, and any more is lost.',
    },
    rules: ['ADR-XDMG-01', 'ADR-XDMG-02', 'ADR-XDMG-03', 'ADR-XADR-01', 'ADR-GRAB-02'],
    picture: played.adrenaline.view,
    task: {
      goal: {
        pl: 'Jedną akcją przejdź z B3 na C4 i zabierz stamtąd broń.',
        en: 'In one action move from B3 to C4 and grab a weapon there.',
      },
      hint: {
        pl: 'Wybierz Zabierz ekwipunek, potem pole C4, oddalone o 2 ruchy, a na końcu broń.',
        en: 'Choose Grab Stuff, then square C4, which is 2 moves away, and finally a weapon.',
      },
      praise: {
        pl: 'Tak działa adrenalina. Bez trzech obrażeń C4 byłoby za daleko.',
        en: 'That is adrenaline at work. Without three damage C4 would be too far.',
      },
      remarks: {
        near: {
          pl: 'Tak daleko można sięgnąć i bez adrenaliny. Spróbuj z C4.',
          en: 'You can reach that far without adrenaline. Try it with C4.',
        },
        'other-action': {
          pl: 'Bieg też by Cię tam zaprowadził, ale kosztowałby osobną akcję.',
          en: 'Running would take you there too, but it would cost an action of its own.',
        },
        'turn-over': TURN_OVER,
      },
    },
  },
  {
    id: 'move-and-shoot',
    title: { pl: 'Krok i strzał', en: 'Step and shoot' },
    body: {
      pl: 'Od szóstego obrażenia przed strzałem możesz przejść 1 pole. Masz ich właśnie 6. Z B2 nikogo nie widzisz, ale z sąsiednich pól już tak.',
      en: 'From the sixth damage on you may move 1 square before you shoot. You have just 6. From B2 you see nobody, but from the squares beside it you do.',
    },
    rules: ['ADR-SHOOT-02', 'ADR-XADR-01', 'ADR-VIS-02'],
    picture: played['move-and-shoot'].view,
    task: {
      goal: {
        pl: 'Jedną akcją Strzelaj przejdź na inne pole i traf kogoś.',
        en: 'In one action Shoot People move to another square and hit somebody.',
      },
      hint: {
        pl: 'Wybierz Strzelaj, pole B1, a potem cel w niebieskim pomieszczeniu za drzwiami.',
        en: 'Choose Shoot People, square B1, then a target in the blue room behind the door.',
      },
      praise: {
        pl: 'Krok, strzał i jeszcze jedna akcja w zapasie.',
        en: 'A step, a shot, and one more action to spare.',
      },
      remarks: {
        ran: {
          pl: 'Tak też można się zbliżyć, ale kosztuje to całą akcję. Adrenalina pozwala zrobić krok w ramach strzału.',
          en: 'You can get closer like that too, but it costs a whole action. Adrenaline makes the step part of the shot.',
        },
        grabbed: SHOOT_INSTEAD,
        'turn-over': TURN_OVER,
      },
    },
  },
  {
    id: 'marks',
    title: { pl: 'Znaczniki namierzania', en: 'Marks' },
    body: {
      pl: 'Na planszy Jaszczura leżą 2 Twoje znaczniki namierzania. Same nie ranią. Gdy zadasz mu choć 1 obrażenie, wszystkie zmienią się w obrażenia.',
      en: 'There are 2 marks of yours on Sprog’s board. On their own they do no harm. Once you deal him at least 1 damage, they all turn into damage.',
    },
    more: {
      pl: 'Znaczniki z nowego strzału czekają na następny. Na jednej planszy możesz mieć najwyżej 3.',
      en: 'The marks of a new shot wait for the next one. You can have at most 3 on one board.',
    },
    rules: ['ADR-XMARK-01', 'ADR-XMARK-02', 'ADR-XMARK-03', 'ADR-XMARK-04'],
    picture: played.marks.view,
    task: {
      goal: {
        pl: 'Zamień swoje znaczniki w obrażenia.',
        en: 'Turn your marks into damage.',
      },
      hint: {
        pl: 'Strzel do Jaszczura: 2 obrażenia ze Sztucera bojowego i 2 ze znaczników to razem 4.',
        en: 'Shoot Sprog: 2 damage of the Lock Rifle and 2 of the marks make 4 in all.',
      },
      praise: {
        pl: 'Cztery obrażenia za jeden strzał. A nowy znacznik już czeka.',
        en: 'Four damage for one shot. And a new mark is already waiting.',
      },
      remarks: {
        'no-marks': {
          pl: 'Celny strzał, ale na tej planszy nie ma Twoich znaczników. Leżą u Jaszczura.',
          en: 'A clean hit, but none of your marks are on that board. They lie on Sprog’s.',
        },
        'other-action': SHOOT_INSTEAD,
        'turn-over': TURN_OVER,
      },
    },
  },
  {
    id: 'scoring',
    title: { pl: 'Śmierć i punkty', en: 'Death and points' },
    body: {
      pl: 'Jaszczur ma 9 obrażeń, a jedenaste zabija. Na końcu tury punktuje się jego planszę: kto zadał najwięcej, dostaje 8 punktów, następni 6 i 4. Do tego 1 punkt za pierwszą krew.',
      en: 'Sprog has 9 damage, and the eleventh kills. At the end of the turn his board is scored: whoever dealt the most gets 8 points, the next ones 6 and 4. And there is 1 point for first blood.',
    },
    more: {
      pl: 'Przy remisie wyżej jest ten, kto trafił wcześniej. Znacznik śmiertelnego strzału leży odtąd na torze ofiar, a czaszka stamtąd zakrywa 8 na planszy zabitego. Jego następna śmierć będzie warta mniej, więc szukaj świeżych celów.',
      en: 'In a tie whoever hit earlier comes first. The killshot token goes to the killshot track, and a skull from there covers the 8 on the dead player’s board. His next death will be worth less, so look for fresh targets.',
    },
    rules: [
      ...['ADR-SCORE-01', 'ADR-SCORE-02', 'ADR-SCORE-04', 'ADR-SCORE-05', 'ADR-SCORE-06', 'ADR-SCORE-07'],
      ...['ADR-SCORE-08', 'ADR-SCORE-11', 'ADR-EX-36'],
    ],
    picture: played.scoring.view,
    task: {
      goal: {
        pl: 'Zabij Jaszczura i zakończ turę, aby zdobyć punkty.',
        en: 'Kill Sprog and end your turn to score.',
      },
      hint: {
        pl: 'Strzel do Jaszczura, a potem wybierz Zakończ turę.',
        en: 'Shoot Sprog, then choose End the turn.',
      },
      praise: {
        pl: 'Masz 8 punktów za 7 obrażeń. :D-strukt-0R dostaje 6 i 1 za pierwszą krew, a Banshee 4.',
        en: 'You have 8 points for 7 damage. :D-struct-or gets 6 and 1 for first blood, Banshee 4.',
      },
      remarks: {
        'other-target': {
          pl: 'Celny strzał, ale bliżej śmierci jest Jaszczur: brakuje mu 2 obrażeń.',
          en: 'A clean hit, but Sprog is closer to death: he needs 2 more damage.',
        },
        'turn-over': {
          pl: 'Tura skończona, a Jaszczur żyje. Nic straconego.',
          en: 'The turn is over, and Sprog is alive. Nothing is lost.',
        },
      },
    },
  },
  {
    id: 'end',
    title: { pl: 'Jak gra się kończy', en: 'How the game ends' },
    body: {
      pl: 'Na torze ofiar została 1 czaszka. Gdy i ona zniknie, zaczyna się ostateczny szał: każdy ma jeszcze jedną turę, z silniejszymi akcjami. Potem punktuje się plansze z obrażeniami, a na koniec tor ofiar.',
      en: 'There is 1 skull left on the killshot track. When it is gone too, final frenzy begins: everybody has one more turn, with stronger actions. After that the boards with damage are scored, and finally the killshot track.',
    },
    more: {
      pl: 'Silniejsza akcja to na przykład ruch, załadowanie i strzał naraz. Można też grać bez szału: wtedy gra kończy się razem z turą, w której zniknęła ostatnia czaszka. Tak będzie w Twojej pierwszej grze. Wygrywa ten, kto ma najwięcej punktów.',
      en: 'A stronger action is, for example, a move, a reload and a shot in one. You can also play without the frenzy: then the game ends with the turn in which the last skull was taken. So it will be in your first game. Whoever has the most points wins.',
    },
    rules: [
      ...['ADR-FRENZY-01', 'ADR-FRENZY-03', 'ADR-FRENZY-05', 'ADR-FRENZY-06', 'ADR-XSETUP-09'],
      ...['ADR-END-01', 'ADR-END-02', 'ADR-END-03'],
    ],
    picture: moment(
      `
      . S . .
      . . C .
      - . B A`,
      {
        weapons: { S: ['lock-rifle'], A: ['machine-gun'], B: ['shotgun'] },
        offers: {
          blue: ['electroscythe', 'plasma-gun', 'whisper'],
          yellow: ['shockwave', 'sledgehammer', 'zx-2'],
        },
        skulls: 1,
        track: 'S A CC S',
        skullsOn: { A: 2, B: 1, S: 1 },
        damage: { S: 'AAC', B: 'SSCCASSC', C: 'A' },
        points: { S: 17, A: 11, B: 13, C: 15 },
      },
    ),
  },
];
