import { positionView } from './position.js';
import { chapter } from './rule.js';

/** The remaining weapons, power-ups, grabbing, scoring, final frenzy, respawning. */
export const moreExamples = chapter('EX', [
  {
    id: 'ADR-EX-21',
    pl: 'Arena D: Dożer na A2, Jaszczur na C2, poza zasięgiem jego wzroku. Jeśli wir powstanie na B2, Jaszczura wolno wybrać: ląduje na B2 i otrzymuje 2 obrażenia.',
    en: 'Arena D: Dozer on A2, Sprog on C2, out of his sight. If the vortex opens on B2, Sprog may be chosen: he ends on B2 and takes 2 damage.',
    picture: positionView(
      `
      . S . .
      . . . .
      . A . .`,
      { weapons: { S: ['vortex-cannon'] } },
    ),
  },
  {
    id: 'ADR-EX-22',
    pl: 'Arena D: Dożer na A2; Jaszczur, :D-strukt-0R i Banshee na A3. Hellion w trybie podstawowym, wycelowany w Jaszczura: dostaje on 1 obrażenie i 1 znacznik namierzania, pozostali po 1 znaczniku. W trybie smugowym znaczników jest po 2, a obrażenie nadal 1.',
    en: 'Arena D: Dozer on A2; Sprog, :D-struct-or and Banshee on A3. The Hellion in basic mode, aimed at Sprog: he gets 1 damage and 1 mark, the others 1 mark each. In Nano-Tracer Mode it is 2 marks each, and still 1 damage.',
    picture: positionView(
      `
      . S ABC .
      . . . .
      . . . .`,
      { weapons: { S: ['hellion'] } },
    ),
  },
  {
    id: 'ADR-EX-23',
    pl: 'Arena D: Dożer na A3, Jaszczur na B3, :D-strukt-0R na C4, Banshee na A2. Spopielacz na żółte pomieszczenie: Jaszczur i :D-strukt-0R otrzymują po 1 obrażeniu, Banshee 0; własnego, niebieskiego pomieszczenia Dożer wybrać nie może. Przytulne ognisko na B3: Jaszczur dostaje 1 obrażenie i 1 znacznik namierzania, :D-strukt-0R nic.',
    en: 'Arena D: Dozer on A3, Sprog on B3, :D-struct-or on C4, Banshee on A2. The Furnace on the yellow room: Sprog and :D-struct-or take 1 damage each, Banshee 0; his own blue room Dozer may not choose. Cozy Fire on B3: Sprog gets 1 damage and 1 mark, :D-struct-or nothing.',
    picture: positionView(
      `
      . C S .
      . . A .
      . . . B`,
      { weapons: { S: ['furnace'] } },
    ),
  },
  {
    id: 'ADR-EX-24',
    pl: 'Arena D: Dożer na A2, Jaszczur na A3, :D-strukt-0R na C3. Karabin IR może trafić tylko :D-strukt-0R-a, bo Jaszczura Dożer widzi. :D-strukt-0R otrzymuje 3 obrażenia.',
    en: 'Arena D: Dozer on A2, Sprog on A3, :D-struct-or on C3. The Heatseeker can hit only :D-struct-or, because Dozer sees Sprog. :D-struct-or takes 3 damage.',
    picture: positionView(
      `
      . S A .
      . . . .
      . . B .`,
      { weapons: { S: ['heatseeker'] } },
    ),
  },
  {
    id: 'ADR-EX-25',
    pl: 'Dożer widzi tylko Jaszczura i :D-strukt-0R-a. Karabin maszynowy trafia obu, celowanie dokłada Jaszczurowi, trójnóg :D-strukt-0R-owi: mają po 2 obrażenia. Użyć na Jaszczurze i celowania, i trójnoga nie wolno.',
    en: 'Dozer sees only Sprog and :D-struct-or. The Machine Gun hits both, Focus Shot adds to Sprog, Turret Tripod to :D-struct-or: 2 damage each. Focus Shot and Turret Tripod both on Sprog would be illegal.',
    picture: positionView(
      `
      . S A .
      . B . .
      . . . .`,
      { weapons: { S: ['machine-gun'] } },
    ),
  },
  {
    id: 'ADR-EX-26',
    pl: 'Dożer wybiera dla efektu podstawowego Karabinu maszynowego tylko Jaszczura. Trójnóg może dołożyć mu obrażenie (razem 2), a :D-strukt-0R-owi, którego Dożer też widzi, zadać 1.',
    en: 'For the basic effect of the Machine Gun Dozer picks Sprog alone. Turret Tripod may add to Sprog (2 in all), and deal 1 to :D-struct-or, who is in Dozer’s sight too.',
    picture: positionView(
      `
      . S A .
      . B . .
      . . . .`,
      { weapons: { S: ['machine-gun'] } },
    ),
  },
  {
    id: 'ADR-EX-27',
    pl: 'Arena B: Dożer na A1, Jaszczur na C4, poza zasięgiem jego wzroku. Dożer ślizga się o 2 pola na A3 i strzela z Karabinu plazmowego: 2 obrażenia, a z ponownym naładowaniem 3. Ślizg o 1 pole, strzał i znów 1 pole są niedozwolone.',
    en: 'Arena B: Dozer on A1, Sprog on C4, out of his sight. Dozer glides 2 squares to A3 and fires the Plasma Gun: 2 damage, with Charged Shot 3. Gliding 1 square, shooting and gliding 1 more is illegal.',
    picture: positionView(
      `
      S . . .
      . . . .
      - . . A`,
      { weapons: { S: ['plasma-gun'] } },
    ),
  },
  {
    id: 'ADR-EX-28',
    pl: 'Arena D: Dożer na A2, Jaszczur na A3, :D-strukt-0R na C3, Banshee na C1; Dożer widzi tylko Jaszczura. Wszystkie efekty T.H.O.R.: Jaszczur 2 obrażenia, :D-strukt-0R 1, Banshee 2. Wysokie napięcie bez reakcji łańcuchowej jest niedozwolone, tak samo jak Jaszczur w roli trzeciego celu.',
    en: 'Arena D: Dozer on A2, Sprog on A3, :D-struct-or on C3, Banshee on C1; Dozer sees only Sprog. All effects of T.H.O.R.: Sprog 2 damage, :D-struct-or 1, Banshee 2. High Voltage without Chain Reaction is illegal, and so is Sprog as the third target.',
    picture: positionView(
      `
      . S A .
      . . . .
      C . B .`,
      { weapons: { S: ['thor'] } },
    ),
  },
  {
    id: 'ADR-EX-29',
    pl: 'Arena D: Dożer na B3, Jaszczur na B4, :D-strukt-0R na C4. Snajperka nie może trafić Jaszczura, który stoi za blisko, ale :D-strukt-0R-a po skosie tak: 3 obrażenia i 1 znacznik namierzania.',
    en: 'Arena D: Dozer on B3, Sprog on B4, :D-struct-or on C4. Whisper cannot hit Sprog, who is too near, but it can hit :D-struct-or on the diagonal: 3 damage and 1 mark.',
    picture: positionView(
      `
      . . . .
      . . S A
      . . . B`,
      { weapons: { S: ['whisper'] } },
    ),
  },
  {
    id: 'ADR-EX-30',
    pl: 'Arena D: Dożer na A3, Jaszczur na B3, tuż za drzwiami, :D-strukt-0R na C3. Do Jaszczura Dożer nie może strzelić ze Snajperki, do :D-strukt-0R-a może.',
    en: 'Arena D: Dozer on A3, Sprog on B3, just behind the door, :D-struct-or on C3. With Whisper Dozer may not shoot Sprog, but he may shoot :D-struct-or.',
    picture: positionView(
      `
      . . S .
      . . A .
      . . B .`,
      { weapons: { S: ['whisper'] } },
    ),
  },
  {
    id: 'ADR-EX-31',
    pl: 'Arena D: Dożer na A3, Jaszczur i :D-strukt-0R na A2, Banshee na A4, Violet na B3. Generator pola w trybie podstawowym trafia najwyżej jednego z dwóch na A2 oraz Banshee i Violet, po 1 obrażeniu. Tryb tsunami trafia wszystkich czworo.',
    en: 'Arena D: Dozer on A3, Sprog and :D-struct-or on A2, Banshee on A4, Violet on B3. Shockwave in basic mode hits at most one of the two on A2, and Banshee and Violet, for 1 damage each. Tsunami Mode hits all four.',
    picture: positionView(
      `
      . AB S C
      . . E .
      . . . .`,
      { weapons: { S: ['shockwave'] } },
    ),
  },
  {
    id: 'ADR-EX-32',
    pl: 'ZX-2 w trybie skanera tylko namierza, więc Luneta celownicza jest niedozwolona. Przy Sztucerze bojowym Jaszczur dostaje obrażenia, a :D-strukt-0R, przez ponowne namierzanie, tylko znacznik: Luneta celownicza może dołożyć Jaszczurowi (razem 3), :D-strukt-0R-owi nie.',
    en: 'The ZX-2 in Scanner Mode only marks, so a Targeting Scope is illegal. With the Lock Rifle Sprog takes damage and :D-struct-or, through Second Lock, only a mark: the Targeting Scope may add to Sprog (3 in all), not to :D-struct-or.',
    picture: positionView(
      `
      . S A .
      . B . .
      . . . .`,
      { weapons: { S: ['zx-2', 'lock-rifle'] }, hand: ['targeting-scope-red-1'] },
    ),
  },
  {
    id: 'ADR-EX-33',
    pl: 'W swojej turze Dożer zabija Jaszczura, a ten odradza się podczas punktowania na końcu tury. Teraz Dożer nie może już zagrać ani Prawa Newtona na Jaszczura, ani Teleportu.',
    en: 'In his turn Dozer kills Sprog, who respawns in the scoring at the end of it. Now Dozer may play neither Newton on Sprog nor Teleporter any more.',
    picture: positionView(
      `
      . . S .
      A . . .
      . . . B`,
      {
        hand: ['newton-red-1', 'teleporter-blue-1'],
        track: 'S',
        skulls: 7,
        skullsOn: { A: 1 },
        weapons: { S: ['!shotgun'] },
      },
    ),
  },
  {
    id: 'ADR-EX-34',
    pl: 'Dożer ma na ręce 3 karty zdolności i zabiera żeton amunicji z kartą zdolności. Dostaje kostki, ale karty nie dobiera.',
    en: 'Dozer holds 3 power-ups and grabs an ammo tile that shows a power-up. He gets the cubes but draws no card.',
    withPeople: true,
    picture: positionView(
      `
      . S . .
      . . A .
      . . . B`,
      {
        hand: ['newton-red-1', 'teleporter-blue-1', 'targeting-scope-yellow-1'],
        cubes: { S: 'RBY' },
        tiles: { '01': 'prb-1' },
      },
    ),
  },
  {
    id: 'ADR-EX-35',
    pl: 'Dożer ma 3 karty broni, jedną rozładowaną, i płaci za czwartą. Jedną z wcześniejszych 3, naładowaną lub nie, odkłada na zwolnione miejsce; nowa jest naładowana.',
    en: 'Dozer owns 3 weapons, one of them unloaded, and pays for a fourth. He puts one of the earlier 3, loaded or not, on the emptied place; the new one is loaded.',
    withPeople: true,
    picture: positionView(
      `
      . . S .
      A . . .
      . . . B`,
      {
        weapons: { S: ['shotgun', '!zx-2', 'sledgehammer'] },
        offers: { blue: ['lock-rifle', 'thor', 'whisper'] },
      },
    ),
  },
  {
    id: 'ADR-EX-36',
    pl: 'Na planszy zabitego Dożera, bez czaszek, Jaszczur ma 4 obrażenia, w tym pierwsze; :D-strukt-0R 5, w tym jedenaste i dwunaste; Banshee 3. Jaszczur dostaje 1 punkt za pierwszą krew i 6 za obrażenia (razem 7), :D-strukt-0R 8, Banshee 4. Na tor ofiar trafiają dwa znaczniki :D-strukt-0R-a, który dostaje też od Dożera 1 znacznik namierzania. Czaszka zakrywa 8, więc następna śmierć Dożera da 6, 4, 2, 1, 1.',
    en: 'On the board of Dozer, killed and without skulls, Sprog has 4 damage, the first among them; :D-struct-or 5, with the eleventh and the twelfth; Banshee 3. Sprog gets 1 point for first blood and 6 for damage (7 in all), :D-struct-or 8, Banshee 4. Two tokens of :D-struct-or go to the killshot track, and Dozer gives him 1 mark. A skull covers the 8, so Dozer’s next death pays 6, 4, 2, 1, 1.',
    withPeople: true,
    picture: positionView(
      `
      . S . .
      . . B .
      A . . C`,
      { turn: 'B', damage: { S: 'ABBCCBAACABB' } },
    ),
  },
  {
    id: 'ADR-EX-37',
    pl: 'Na planszy Dożera Jaszczur ma 5 obrażeń, :D-strukt-0R 4, Banshee 2: biorą 8, 6 i 4, a Jaszczur jeszcze 1 za pierwszą krew. Gdyby ostatnie zadał :D-strukt-0R, to on miałby 5 i wziąłby 8, a Jaszczur 6 i 1. Na planszy Violet Jaszczur i :D-strukt-0R mają po 4, Banshee 3: Jaszczur trafił wcześniej, więc bierze 8 i 1, :D-strukt-0R 6, Banshee 4.',
    en: 'On Dozer’s board Sprog has 5 damage, :D-struct-or 4, Banshee 2: they take 8, 6 and 4, and Sprog 1 more for first blood. Had the last one come from :D-struct-or, he would have 5 and take 8, and Sprog 6 and 1. On Violet’s board Sprog and :D-struct-or have 4 each, Banshee 3: Sprog hit earlier, so he takes 8 and 1, :D-struct-or 6, Banshee 4.',
    withPeople: true,
    picture: positionView(
      `
      . S . .
      . . B .
      A . E C`,
      { turn: 'C', damage: { S: 'ABBAABBACCA', E: 'ABABABABCCC' } },
    ),
  },
  {
    id: 'ADR-EX-38',
    pl: 'Kolejność przy stole: Dożer (pierwszy gracz), Jaszczur, :D-strukt-0R, Banshee. Jeśli ostateczny szał wywoła :D-strukt-0R, Banshee ma 2 akcje, a potem Dożer, Jaszczur i :D-strukt-0R mają po 1. Jeśli wywoła go Banshee, wszyscy mają po 1; jeśli Dożer, pozostali mają po 2, a on na końcu 1.',
    en: 'The order at the table: Dozer (first player), Sprog, :D-struct-or, Banshee. If :D-struct-or sets off final frenzy, Banshee has 2 actions, and then Dozer, Sprog and :D-struct-or have 1 each. If Banshee sets it off, everybody has 1; if Dozer does, the others have 2 each, and he has 1 at the end.',
    withPeople: true,
    picture: positionView(
      `
      . S . .
      A . . .
      . . B C`,
      {
        turn: 'C',
        frenzy: { by: 'B', left: 4 },
        skulls: 0,
        track: 'A B SS C B A C BB',
        damage: { A: 'SSCC' },
        turned: 'SBC',
      },
    ),
  },
  {
    id: 'ADR-EX-39',
    pl: 'Zabity Dożer ma na ręce 3 karty zdolności. Odradzając się, dobiera jeszcze jedną, odrzuca którąkolwiek z 4, wchodzi na punkt odrodzenia w jej kolorze i zostaje z 3 kartami.',
    en: 'Dozer has been killed and holds 3 power-ups. To respawn he draws one more, discards any of the 4, enters on the spawnpoint of its colour and keeps 3 cards.',
    withPeople: true,
    picture: positionView(
      `
      . S . .
      . . A .
      . . . B`,
      {
        turn: 'A',
        damage: { S: 'AAABBABABAA' },
        hand: ['newton-red-1', 'teleporter-blue-1', 'tagback-grenade-yellow-1'],
      },
    ),
  },
]);
