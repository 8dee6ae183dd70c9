import { chapters } from './chapter.js';

/** Weapon keywords. */
export const keywordsWeapons = chapters(
  'LEG-KWW-',
  `
= AREA
1 It attacks everybody in range and sight, friends too, even in melee.
Atakuje wszystkich w zasięgu i na widoku, także swoich, nawet w zwarciu.
2 Always as a ranged attack.
Zawsze jako atak zasięgowy.
3 It is alone in its pool, and no unit adds it.
Jest w puli sama i żaden oddział jej nie dodaje.
4 Arcs are seen from the token; small minis count.
Pola liczy się od żetonu; małe figurki się liczą.
= ARM
1 Action: X charges at range 1 of the leader, in sight.
Akcja: X ładunków w zasięgu 1 od lidera, na widoku.
2 On flat ground, on no other token.
Na płaskim, na żadnym innym żetonie.
3 Smoke may not lie on charges.
Dym nie może leżeć na ładunkach.
= BEAM
1 Up to X further attacks with the beam alone.
Do X dalszych ataków samym strumieniem.
2 They lead to no others.
Nie prowadzą do następnych.
3 Each at another unit at range 1 of the last.
Każdy na inny oddział w zasięgu 1 od poprzedniego.
4 In sight, but not necessarily in range.
Na widoku, ale niekoniecznie w zasięgu.
5 No Fire Support.
Bez Wsparcia ogniowego.
= BLAST
1 Cover cancels nothing of the whole pool.
Osłona nie anuluje niczego z całej puli.
2 Unless the defender is immune; dodge, shields, guardians and armour work.
Chyba że obrońca jest odporny; unik, tarcze, strażnicy i pancerz działają.
3 Low Profile does nothing either.
Dyskretny też nie działa.
= CRITICAL
1 Up to X surges become criticals.
Do X wzmocnień staje się krytycznych.
= CUMBERSOME
1 Not after a move in the same activation; pivots are fine.
Nie po ruchu w tej samej aktywacji; obroty nie szkodzą.
= DETONATE
1 After anybody has acted, up to X friendly charges may go off.
Gdy ktoś coś zrobi, może wybuchnąć do X sojuszniczych ładunków.
2 Before all else but standby.
Przed wszystkim prócz oczekiwania.
3 If both can, who did not act goes first.
Jeśli mogą obaj, zaczyna ten, kto nie działał.
4 Each attacks everybody in range and sight.
Każdy atakuje wszystkich w zasięgu i na widoku.
5 The charge is the attacker and has no tokens.
Atakuje ładunek i nie ma żetonów.
6 Then it is gone.
Potem znika.
7 Nobody is wounded back.
Nikt nie jest raniony w odpowiedzi.
= FIXED
1 A mini of the defender must be in the arc.
Figurka obrońcy musi być w polu ostrzału.
2 Not from an open transport.
Nie dotyczy otwartego transportu.
= HIGHVEL
1 If all weapons have it, no dodge tokens are spent.
Jeśli ma to każda broń, nie wydaje się uników.
2 So all that needs a dodge is off.
Więc nie działa nic, co wymaga uniku.
= IMMOBILIZE
1 Wounded by it, a unit gains X immobilize tokens.
Raniony nią oddział otrzymuje X żetonów unieruchomienia.
2 Each takes one off its speed.
Każdy zmniejsza prędkość o jeden.
3 With speed 0 nothing moves, not even a pivot.
Przy prędkości 0 nie ma ruchu, nawet obrotu.
4 They go at the end of its activation.
Znikają na końcu aktywacji.
5 What raises speed comes first.
Najpierw działa to, co zwiększa prędkość.
= IMPACT
1 Against armour up to X hits become criticals.
Przeciw pancerzowi do X trafień staje się krytycznych.
2 Else nothing.
W innym razie nic.
= ION
1 Wounded by it, vehicles and droids gain X ion tokens.
Ranione nią pojazdy i droidy otrzymują X żetonów jonów.
2 Each costs an action.
Każdy kosztuje akcję.
3 They go at the end of the activation.
Znikają na końcu aktywacji.
4 First of all up to X active shields are turned, one for each hit or critical.
Przede wszystkim obraca się do X aktywnych tarcz, po jednej za trafienie lub trafienie krytyczne.
= LETHAL
1 Up to X aim tokens become Pierce.
Do X przycelowań zamienia się w Przebicie.
2 They reroll nothing.
Niczego nie przerzucają.
= LONGSHOT
1 Up to X aim tokens lengthen the range by one each.
Do X przycelowań wydłuża zasięg, każde o jeden.
2 They reroll nothing.
Niczego nie przerzucają.
3 They stay spent even if it is still too far.
Są wydane, nawet jeśli nadal jest za daleko.
= OVERRUN
1 Used in overruns only, which are neither melee nor ranged.
Służy tylko do nalotu, który nie jest zwarciem ani strzałem.
2 Up to X an activation.
Do X na aktywację.
3 After a move over an enemy.
Po ruchu nad wrogiem.
4 When the move is done, against that unit, at any range.
Gdy ruch się skończy, przeciw temu oddziałowi, bez zasięgu.
5 One pool, overrun weapons only.
Jedna pula, tylko broń do nalotu.
6 Once, however many minis there are.
Raz, ile by figurek nie było.
7 Each needs a move of its own.
Każdy wymaga osobnego ruchu.
8 No cover, suppression, guardian, shield or Deflect; dodge works.
Bez osłony, przygwożdżenia, strażnika, tarczy i Odbicia; unik działa.
9 It is no attack action.
Nie jest akcją ataku.
= PIERCE
1 Up to X blocks are cancelled.
Anuluje do X bloków.
2 Those of a guardian too.
Także strażnika.
3 What is left goes on to the defender.
Reszta działa na obrońcę.
4 Immune: Pierce stops it.
Zatrzymuje je Odporność na przebicie.
= POISON
1 Wounded by it, troopers gain X poison tokens.
Ranieni nią żołnierze otrzymują X żetonów trucizny.
2 At the end of the activation each is a wound, then they go.
Na końcu aktywacji każdy to obrażenie, potem znikają.
3 Not droids and vehicles.
Nie droidy i nie pojazdy.
= RAM
1 After a full move at full speed up to X results become criticals.
Po pełnym ruchu z pełną prędkością do X wyników staje się krytycznych.
= SCATTER
1 After the attack the others of a small-base unit are moved about by the attacker.
Po ataku atakujący przestawia resztę oddziału na małych podstawkach.
= SELFDESTRUCT
1 Used in self-destruction only; it is a ranged attack.
Służy tylko do samozniszczenia; to atak zasięgowy.
2 A free action with X wounds or more.
Darmowa akcja przy co najmniej X obrażeniach.
3 Against everybody at range 1 in sight, even in melee.
Przeciw wszystkim w zasięgu 1 i na widoku, nawet w zwarciu.
4 Not from a transport.
Nie z transportu.
5 Then the unit is defeated.
Potem oddział jest pokonany.
6 It is no attack action; not in panic.
Nie jest akcją ataku; nie w panice.
= SPRAY
1 Its dice are added for each defender that the mini sees.
Jej kości dodaje się za każdego obrońcę, którego widzi figurka.
= SUPPRESSIVE
1 The defender gains one suppression token more.
Obrońca otrzymuje o jeden żeton przygwożdżenia więcej.
2 Whatever was rolled.
Cokolwiek wypadło.
= TOWCABLE
1 A wounded vehicle is pivoted by the attacker.
Raniony pojazd obraca atakujący.
= VERSATILE
1 It shoots even in melee.
Strzela nawet w zwarciu.
2 With both icons it may be used as either.
Z obiema ikonami działa jako jedno albo drugie.
3 Others still do not shoot into the melee.
Inni nadal nie strzelają do walczących.
`,
);

/** Keywords of upgrades and command cards. */
export const keywordsCards = chapters(
  'LEG-KWX-',
  `
= BANE
1 There are three Bane tokens with equal backs and different fronts.
Są trzy żetony Bane'a o jednakowych tyłach i różnych przodach.
2 They lie face down, on no objective or condition token.
Leżą zakryte, nie na żetonach celów ani warunków.
3 For the opponent they are enemy effects.
Dla przeciwnika są wrogim efektem.
4 One of each on the table for a player.
Na stole po jednym każdego na gracza.
5 An enemy that comes to range 1 in sight turns one up.
Odkrywa go wróg, który staje w zasięgu 1 i na widoku.
6 They may be crossed, not stood on.
Można przez nie przejść, nie można na nich stanąć.
7 Here I Am: Bane appears and gets an order.
Here I Am: pojawia się Bane i dostaje rozkaz.
8 If he is there already, he comes over with his tokens.
Jeśli już jest, przenosi się tam z żetonami.
9 If he is defeated, the token goes.
Jeśli jest pokonany, żeton znika.
10 At the start of a round its owner may turn it up.
Na początku rundy właściciel może go odkryć.
11 Smoke and Mirrors: the token goes.
Smoke and Mirrors: żeton znika.
12 Kablamo: it goes off like a charge.
Kablamo: wybucha jak ładunek.
= CYCLE
1 At the end of the activation it is readied if it was not used in it.
Na końcu aktywacji jest przygotowana, jeśli jej nie użyto.
2 Using means its weapon, keyword or text.
Użycie to broń, zdolność lub tekst.
= DIVULGE
1 Such a card has two parts.
Taka karta ma dwie części.
2 Of options one must be chosen.
Z możliwości trzeba wybrać jedną.
3 It may be shown at the named moment.
Można ją pokazać w podanej chwili.
4 It is not played and goes back to the hand.
Nie jest zagrana i wraca na rękę.
5 As many as one likes.
Ile kto chce.
6 Blue first; who declines has declined.
Najpierw niebieski; kto odmówi, ten odmówił.
= GRAFFITI
1 They lie flat in the owner's colour.
Leżą płasko w kolorze właściciela.
2 Friends at range 1–2 in sight may rally with a die more.
Sojusznicy w zasięgu 1–2 i na widoku mogą robić zbiórkę z kością więcej.
3 Enemies with one fewer, at least one.
Wrogowie z jedną mniej, najmniej z jedną.
4 They stay, and get in nobody's way.
Zostają i nikomu nie przeszkadzają.
= LEADER
1 The mini leads its unit.
Figurka jest liderem oddziału.
2 When one of threshold 2 falls in a unit of threshold 1, the new leader has a wound.
Gdy w oddziale o progu 1 padnie taka o progu 2, nowy lider ma obrażenie.
3 One such card in a unit.
Jedna taka karta w oddziale.
= NONCOMBATANT
1 The mini adds no weapons.
Figurka nie dodaje broni.
2 Others take wounds before it.
Inni otrzymują obrażenia przed nią.
3 Once wounded it takes the next ones.
Raniona otrzymuje następne.
4 It leads only if nobody else is left.
Prowadzi tylko, gdy nie ma nikogo innego.
= PERMANENT
1 The card stays in play.
Karta zostaje w grze.
= RECONFIGURE
1 When recovering the card may be turned over.
Przy odpoczynku kartę można obrócić na drugą stronę.
2 That does not exhaust it.
To jej nie wyczerpuje.
3 It may be readied at the same time.
Można ją zarazem przygotować.
= REPAIR
1 Card action: a droid trooper unit or vehicle at range 1 in sight; a wound token goes on the card.
Akcja karty: droidy lub pojazd w zasięgu 1 i na widoku; na kartę trafia żeton obrażeń.
2 Up to X wounds, ion or damage tokens go, or X minis are restored.
Znika do X obrażeń, jonów lub uszkodzeń albo wraca X figurek.
3 Not with Y tokens on the card.
Nie przy Y żetonach na karcie.
4 Several are separate abilities.
Kilka to osobne zdolności.
5 Tokens on the card wound nobody.
Żetony na karcie nikogo nie ranią.
= RESTORE
1 Minis defeated in this round come back.
Wracają figurki pokonane w tej rundzie.
2 In cohesion with their leader.
W koherencji z liderem.
3 With one wound less than their threshold.
Z liczbą obrażeń o jeden mniejszą od progu.
4 Not hunted or unconcerned ones, nor units wholly defeated.
Nie ścigane, nie obojętne i nie oddziały pokonane w całości.
= SIDEARM
1 Melee: in melee the mini uses only this weapon.
Zwarcie: w zwarciu figurka używa tylko tej broni.
2 Ranged: in ranged attacks only this weapon.
Zasięg: w atakach zasięgowych tylko tej.
3 The other kind is free.
Drugi rodzaj jest dowolny.
= SMALL
1 In ranged attacks small minis count for neither sight nor cover nor range, unless it is an area weapon.
W atakach zasięgowych małe figurki nie liczą się do widoku, osłony ani zasięgu, chyba że to broń obszarowa.
= TREAT
1 Card action: a trooper unit, no droids, at range 1 in sight; a wound token goes on the card.
Akcja karty: żołnierze, nie droidy, w zasięgu 1 i na widoku; na kartę trafia żeton obrażeń.
2 Up to X wounds or poison tokens go, or X minis are restored.
Znika do X obrażeń lub trucizn albo wraca X figurek.
3 Not with Y tokens on the card.
Nie przy Y żetonach na karcie.
4 Tokens on the card wound nobody and are not removed.
Żetony na karcie nikogo nie ranią i nie są usuwane.
5 Several are separate abilities.
Kilka to osobne zdolności.
`,
);
