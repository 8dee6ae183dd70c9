import { chapter } from './rule.js';

export const lockRifle = chapter('WPN-LOCKRIFLE', [
  {
    id: 'ADR-WPN-LOCKRIFLE-01',
    pl: 'Sztucer bojowy, efekt podstawowy: jeden widoczny cel: 2 obrażenia i 1 znacznik namierzania.',
    en: 'Lock Rifle, basic effect: 2 damage and 1 mark to one target in sight.',
  },
  {
    id: 'ADR-WPN-LOCKRIFLE-02',
    pl: 'Sztucer bojowy, ponowne namierzanie: inny widoczny cel: 1 znacznik namierzania.',
    en: 'Lock Rifle, Second Lock: 1 mark to another target in sight.',
  },
]);

export const machineGun = chapter('WPN-MACHINEGUN', [
  {
    id: 'ADR-WPN-MACHINEGUN-01',
    pl: 'Karabin maszynowy, efekt podstawowy: jeden lub dwa widoczne cele: po 1 obrażeniu.',
    en: 'Machine Gun, basic effect: 1 damage each to one or two targets in sight.',
  },
  {
    id: 'ADR-WPN-MACHINEGUN-02',
    pl: 'Karabin maszynowy, celowanie: jeden z tych celów: jeszcze 1 obrażenie.',
    en: 'Machine Gun, Focus Shot: 1 more damage to one of those targets.',
  },
  {
    id: 'ADR-WPN-MACHINEGUN-03',
    pl: 'Karabin maszynowy, trójnóg: drugi z tych celów: jeszcze 1 obrażenie. Do tego lub zamiast tego nowy widoczny cel: 1 obrażenie.',
    en: 'Machine Gun, Turret Tripod: 1 more damage to the other of those targets, and/or 1 damage to a new target in sight.',
  },
  {
    id: 'ADR-WPN-MACHINEGUN-04',
    pl: 'Dodatkowe obrażenia z celowania i z trójnoga muszą trafić dwa różne cele.',
    en: 'The extra damage of Focus Shot and of Turret Tripod must go to two different targets.',
  },
  {
    id: 'ADR-WPN-MACHINEGUN-05',
    pl: 'Jeśli efekt podstawowy miał tylko jeden cel i celowanie go pominęło, dodatkowe obrażenie może mu zadać trójnóg.',
    en: 'If the basic effect had only one target and Focus Shot left it out, Turret Tripod may deal it the extra damage.',
  },
  {
    id: 'ADR-WPN-MACHINEGUN-06',
    pl: 'Jednym strzałem z Karabinu maszynowego można zadać jednej osobie najwyżej 2 obrażenia, nie licząc kart zdolności i znaczników namierzania.',
    en: 'One shot of the Machine Gun deals at most 2 damage to any one player, not counting power-ups and marks.',
  },
]);

export const thor = chapter('WPN-THOR', [
  {
    id: 'ADR-WPN-THOR-01',
    pl: 'T.H.O.R., efekt podstawowy: jeden widoczny cel: 2 obrażenia.',
    en: 'T.H.O.R., basic effect: 2 damage to one target in sight.',
  },
  {
    id: 'ADR-WPN-THOR-02',
    pl: 'T.H.O.R., reakcja łańcuchowa: inny cel, widoczny dla pierwszego: 1 obrażenie.',
    en: 'T.H.O.R., Chain Reaction: 1 damage to another target, one that the first target sees.',
  },
  {
    id: 'ADR-WPN-THOR-03',
    pl: 'T.H.O.R., wysokie napięcie: trzeci cel, widoczny dla drugiego: 2 obrażenia. Tylko po reakcji łańcuchowej.',
    en: 'T.H.O.R., High Voltage: 2 damage to a third target, one that the second target sees. Only after Chain Reaction.',
  },
  {
    id: 'ADR-WPN-THOR-04',
    pl: 'Efekty T.H.O.R. mają stałą kolejność: podstawowy, reakcja łańcuchowa, wysokie napięcie.',
    en: 'The effects of T.H.O.R. have a fixed order: basic, Chain Reaction, High Voltage.',
  },
  {
    id: 'ADR-WPN-THOR-05',
    pl: 'Każdy cel T.H.O.R. to inna osoba. Drugiego i trzeciego nie musisz widzieć.',
    en: 'Every target of T.H.O.R. is a different player. You need not see the second and the third.',
  },
]);

export const plasmaGun = chapter('WPN-PLASMAGUN', [
  {
    id: 'ADR-WPN-PLASMAGUN-01',
    pl: 'Karabin plazmowy, efekt podstawowy: jeden widoczny cel: 2 obrażenia.',
    en: 'Plasma Gun, basic effect: 2 damage to one target in sight.',
  },
  {
    id: 'ADR-WPN-PLASMAGUN-02',
    pl: 'Karabin plazmowy, ślizg: przesuwasz się o 1 lub 2 pola przed efektem podstawowym albo po nim. Nic to nie kosztuje.',
    en: 'Plasma Gun, Phase Glide: you move 1 or 2 squares before the basic effect or after it. It costs nothing.',
  },
  {
    id: 'ADR-WPN-PLASMAGUN-03',
    pl: 'Karabin plazmowy, ponowne naładowanie: ten sam cel otrzymuje jeszcze 1 obrażenie.',
    en: 'Plasma Gun, Charged Shot: 1 more damage to the same target.',
  },
  {
    id: 'ADR-WPN-PLASMAGUN-04',
    pl: 'Zagrywając Karabin plazmowy, nie musisz nikogo widzieć: cel może się ukazać dopiero po ślizgu.',
    en: 'When you play the Plasma Gun you need not see anybody: the glide may bring a target into sight.',
  },
  {
    id: 'ADR-WPN-PLASMAGUN-05',
    pl: 'Ślizgu nie wolno podzielić na 1 pole przed strzałem i 1 pole po nim.',
    en: 'The glide may not be split into 1 square before the shot and 1 square after it.',
  },
]);

export const whisper = chapter('WPN-WHISPER', [
  {
    id: 'ADR-WPN-WHISPER-01',
    pl: 'Snajperka: jeden widoczny cel oddalony co najmniej o 2 ruchy: 3 obrażenia i 1 znacznik namierzania.',
    en: 'Whisper: 3 damage and 1 mark to one target in sight, at least 2 moves away.',
  },
  {
    id: 'ADR-WPN-WHISPER-02',
    pl: 'W pomieszczeniu 2 na 2 Snajperka nie sięgnie sąsiedniego pola, ale sięgnie pola po skosie.',
    en: 'In a room of 2 by 2 Whisper cannot hit a neighbouring square, but it can hit the diagonal one.',
  },
  {
    id: 'ADR-WPN-WHISPER-03',
    pl: 'Gdy stoisz przy drzwiach, pole tuż za nimi jest dla Snajperki za blisko; w pozostałe pola tamtego pomieszczenia strzelać wolno.',
    en: 'At a door, the square just behind it is too near for Whisper; the other squares of that room may be shot at.',
  },
]);

export const electroscythe = chapter('WPN-ELECTROSCYTHE', [
  {
    id: 'ADR-WPN-ELECTROSCYTHE-01',
    pl: 'Elektrokosa, tryb podstawowy: wszyscy inni na Twoim polu: po 1 obrażeniu.',
    en: 'Electroscythe, basic mode: 1 damage to everybody else on your square.',
  },
  {
    id: 'ADR-WPN-ELECTROSCYTHE-02',
    pl: 'Elektrokosa, tryb kosiarza: wszyscy inni na Twoim polu: po 2 obrażenia.',
    en: 'Electroscythe, Reaper Mode: 2 damage to everybody else on your square.',
  },
]);

export const tractorBeam = chapter('WPN-TRACTORBEAM', [
  {
    id: 'ADR-WPN-TRACTORBEAM-01',
    pl: 'Retraktor, tryb podstawowy: cel przesuwa się o 0, 1 lub 2 pola, tak by stanął na polu, które widzisz, i otrzymuje tam 1 obrażenie.',
    en: 'Tractor Beam, basic mode: a target is moved 0, 1 or 2 squares so that it ends on a square in your sight, and takes 1 damage there.',
  },
  {
    id: 'ADR-WPN-TRACTORBEAM-02',
    pl: 'Retraktor, tryb „punisher”: cel oddalony od Ciebie o 0, 1 lub 2 ruchy trafia na Twoje pole i otrzymuje 3 obrażenia.',
    en: 'Tractor Beam, Punisher Mode: a target 0, 1 or 2 moves away from you is pulled to your square and takes 3 damage.',
  },
  {
    id: 'ADR-WPN-TRACTORBEAM-03',
    pl: 'Retraktor chwyta też cel, którego nie widzisz. Widzieć musisz go dopiero po przesunięciu.',
    en: 'Tractor Beam also grips a target you do not see. You have to see it only after the move.',
  },
  {
    id: 'ADR-WPN-TRACTORBEAM-04',
    pl: 'Retraktor może prowadzić cel z zakrętem, nie tylko w linii prostej.',
    en: 'Tractor Beam may move its target around a corner, not only in a straight line.',
  },
]);
