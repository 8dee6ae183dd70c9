import { chapters } from './chapter.js';

/** Weapon keywords. */
export const keywordsWeapons = chapters(
  'LEG-KWW-',
  `
= AREA
1 Area Weapon: it attacks everybody in range and sight, friends too, even in melee.
Broń obszarowa: atakuje wszystkich w zasięgu i na widoku, także swoich, nawet w zwarciu.
2 Area weapon: its attacks are always ranged attacks.
Broń obszarowa: jej ataki są zawsze atakami zasięgowymi.
3 Area Weapon: it is alone in its pool, and no unit adds it.
Broń obszarowa: jest w puli sama i żaden oddział jej nie dodaje.
4 Arcs are seen from the token; small minis count.
Pola liczy się od żetonu; małe figurki się liczą.
= ARM
1 Action: X charges at range 1 of the leader, in sight.
Akcja: X ładunków w zasięgu 1 od lidera, na widoku.
2 You put the charge token on flat ground and on no other token.
Żeton ładunku kładziesz na płaskim, nie na innym żetonie.
3 Smoke may not lie on charges.
Dym nie może leżeć na ładunkach.
= BEAM
1 Up to X further attacks with the beam alone.
Do X dalszych ataków samym strumieniem.
2 Beam: its additional attacks lead to no further ones.
Strumień: dodatkowe ataki nie prowadzą do następnych.
3 Each at another unit at range 1 of the last.
Każdy na inny oddział w zasięgu 1 od poprzedniego.
4 In sight, but not necessarily in range.
Na widoku, ale niekoniecznie w zasięgu.
5 Beam: other units cannot join such an attack with Fire Support.
Strumień: inne oddziały nie dołączą do takiego ataku Wsparciem ogniowym.
= BLAST
1 Cover cancels nothing of the whole pool.
Osłona nie anuluje niczego z całej puli.
2 Unless the defender is immune; dodge, shields, guardians and armour work.
Chyba że obrońca jest odporny; unik, tarcze, strażnicy i pancerz działają.
3 Blast: since cover cancels nothing, Low Profile does nothing either.
Wybuch: skoro osłona nic nie anuluje, Dyskretny też nie działa.
= CRITICAL
1 Up to X surges become criticals.
Do X wzmocnień staje się krytycznych.
= CUMBERSOME
1 The weapon cannot be used after a move in the same activation; pivots are fine.
Broni nie można użyć po ruchu w tej samej aktywacji; obroty nie szkodzą.
= DETONATE
1 After anybody has acted, up to X friendly charges may go off.
Gdy ktoś coś zrobi, może wybuchnąć do X sojuszniczych ładunków.
2 Detonate: it comes before all else that the move brings, except standby.
Detonacja: wyprzedza wszystko, co wywołał ruch, prócz oczekiwania.
3 If both can, who did not act goes first.
Jeśli mogą obaj, zaczyna ten, kto nie działał.
4 Each attacks everybody in range and sight.
Każdy atakuje wszystkich w zasięgu i na widoku.
5 The charge is the attacker and has no tokens.
Atakuje ładunek i nie ma żetonów.
6 Detonate: after the explosion the charge token is removed.
Detonacja: po wybuchu żeton ładunku znika ze stołu.
7 Detonate: nobody is wounded back, since a charge is no unit.
Detonacja: nikt nie jest raniony w odpowiedzi, bo ładunek nie jest oddziałem.
= FIXED
1 You can use the weapon only if a mini of the defender is in its arc.
Broni możesz użyć tylko wtedy, gdy figurka obrońcy jest w jej strefie rażenia.
2 Fixed: a unit in an open transport fires in all directions.
Stałe pole ostrzału: oddział w otwartym transporcie strzela w każdą stronę.
= HIGHVEL
1 If all weapons have it, no dodge tokens are spent.
Jeśli ma to każda broń, nie wydaje się uników.
2 High Velocity: so all that needs a dodge is off.
Ultraszybki: więc nie działa nic, co wymaga uniku.
= IMMOBILIZE
1 Wounded by it, a unit gains X immobilize tokens.
Raniony nią oddział otrzymuje X żetonów unieruchomienia.
2 Immobilize: each token takes one off the speed of the unit.
Unieruchomienie: każdy żeton zmniejsza prędkość oddziału o jeden.
3 A unit whose speed has sunk to 0 makes no move, not even a pivot.
Oddział, którego prędkość spadła do 0, nie rusza się, nawet się nie obraca.
4 Immobilize: the tokens go at the end of the unit's activation.
Unieruchomienie: żetony znikają na końcu aktywacji oddziału.
5 Immobilize: what raises a speed is counted before what lowers it.
Unieruchomienie: to, co zwiększa prędkość, liczy się przed tym, co ją zmniejsza.
= IMPACT
1 Against armour up to X hits become criticals.
Przeciw pancerzowi do X trafień staje się krytycznych.
2 Impact: against a defender without Armor it does nothing.
Impakt: przeciw obrońcy bez Pancerza nic nie robi.
= ION
1 Wounded by it, vehicles and droids gain X ion tokens.
Ranione nią pojazdy i droidy otrzymują X żetonów jonów.
2 Ion: each ion token takes one action from the unit's activation.
Jon: każdy żeton jonów odbiera oddziałowi jedną akcję w aktywacji.
3 Ion: the tokens go at the end of the unit's activation.
Jon: żetony znikają na końcu aktywacji oddziału.
4 First of all up to X active shields are turned, one for each hit or critical.
Przede wszystkim obraca się do X aktywnych tarcz, po jednej za trafienie lub trafienie krytyczne.
= LETHAL
1 Up to X aim tokens become Pierce.
Do X przycelowań zamienia się w Przebicie.
2 Lethal: aim tokens spent for it reroll no dice.
Zabójczy: wydane na to żetony przycelowania nie przerzucają kości.
= LONGSHOT
1 Up to X aim tokens lengthen the range by one each.
Do X przycelowań wydłuża zasięg, każde o jeden.
2 Long Shot: aim tokens spent for it reroll no dice.
Daleki strzał: wydane na to żetony przycelowania nie przerzucają kości.
3 Long Shot: they stay spent even if it is still too far.
Daleki strzał: są wydane, nawet jeśli nadal jest za daleko.
= OVERRUN
1 Used in overruns only, which are neither melee nor ranged.
Służy tylko do nalotu, który nie jest zwarciem ani strzałem.
2 Overrun X: the unit may overrun up to X times in an activation.
Nalot X: oddział może wykonać w aktywacji do X nalotów.
3 Overrun: it follows a standard move over an enemy mini.
Nalot: następuje po standardowym ruchu nad wrogą figurką.
4 When the move is done, against that unit, at any range.
Gdy ruch się skończy, przeciw temu oddziałowi, bez zasięgu.
5 Overrun: you form one pool, of overrun weapons only.
Nalot: tworzysz jedną pulę, tylko z broni do nalotu.
6 Once, however many minis there are.
Raz, ile by figurek nie było.
7 Overrun: each one needs a move of its own over an enemy.
Nalot: każdy wymaga osobnego ruchu nad wrogiem.
8 No cover, suppression, guardian, shield or Deflect; dodge works.
Bez osłony, przygwożdżenia, strażnika, tarczy i Odbicia; unik działa.
9 Overrun: it is no attack action and takes none away.
Nalot: nie jest akcją ataku i żadnej nie zabiera.
= PIERCE
1 Pierce X: the attacker may cancel up to X blocks of the defender.
Przebicie X: atakujący może anulować do X bloków obrońcy.
2 Pierce: it may also cancel blocks of a unit that guards.
Przebicie: może też anulować bloki oddziału, który jest strażnikiem.
3 Pierce: what is not used on a guardian is left for the defender.
Przebicie: co nie zużyje się na strażniku, zostaje na obrońcę.
4 Pierce: it does nothing to a unit with Immune – Pierce.
Przebicie: nie działa na oddział z Odpornością na przebicie.
= POISON
1 Wounded by it, troopers gain X poison tokens.
Ranieni nią żołnierze otrzymują X żetonów trucizny.
2 At the end of the activation each is a wound, then they go.
Na końcu aktywacji każdy to obrażenie, potem znikają.
3 Poison: droids and vehicles get no poison tokens.
Trucizna: droidy i pojazdy nie otrzymują żetonów trucizny.
= RAM
1 After a full move at full speed up to X results become criticals.
Po pełnym ruchu z pełną prędkością do X wyników staje się krytycznych.
= SCATTER
1 After the attack the others of a small-base unit are moved about by the attacker.
Po ataku atakujący przestawia resztę oddziału na małych podstawkach.
= SELFDESTRUCT
1 Used in self-destruction only; it is a ranged attack.
Służy tylko do samozniszczenia; to atak zasięgowy.
2 The unit may blow itself up in a free action if it has X wound tokens or more.
Oddział może się wysadzić w darmowej akcji, jeśli ma co najmniej X żetonów obrażeń.
3 Against everybody at range 1 in sight, even in melee.
Przeciw wszystkim w zasięgu 1 i na widoku, nawet w zwarciu.
4 Self-Destruct: a unit on board of a transport cannot use it.
Samozniszczenie: oddział na pokładzie transportu nie może go użyć.
5 Self-Destruct: after its attacks the unit is defeated.
Samozniszczenie: po swoich atakach oddział zostaje pokonany.
6 Self-Destruct: it is no attack action; not in panic.
Samozniszczenie: nie jest akcją ataku; nie w panice.
= SPRAY
1 Spray: its dice are added for each defender that the mini sees.
Rozpylacz: jej kości dodaje się za każdego obrońcę, którego widzi figurka.
= SUPPRESSIVE
1 The defender gains one suppression token more.
Obrońca otrzymuje o jeden żeton przygwożdżenia więcej.
2 Suppressive: the additional token comes whatever the dice show.
Przygwożdżający: dodatkowy żeton przychodzi niezależnie od wyniku rzutu.
= TOWCABLE
1 Tow Cable: the attacker pivots a vehicle that the attack has wounded.
Hol: atakujący obraca pojazd, który atak zranił.
= VERSATILE
1 Versatile: this ranged weapon may be used even while its unit is in melee.
Wszechstronny: tej broni zasięgowej można użyć, nawet gdy oddział jest w zwarciu.
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
2 Bane tokens lie face down, on no objective or condition token.
Żetony Bane’a leżą zakryte, nie na żetonach celów ani warunków.
3 Bane token: for your opponent what it does is an enemy effect.
Żeton Bane’a: jego działanie jest dla przeciwnika wrogim efektem.
4 One of each on the table for a player.
Na stole po jednym każdego na gracza.
5 An enemy that comes to range 1 in sight turns one up.
Odkrywa go wróg, który staje w zasięgu 1 i na widoku.
6 Bane tokens may be crossed, but not stood on.
Przez żetony Bane’a można przejść, ale nie można na nich stanąć.
7 Here I Am: Bane appears and gets an order.
Here I Am: pojawia się Bane i dostaje rozkaz.
8 If he is there already, he comes over with his tokens.
Jeśli już jest, przenosi się tam z żetonami.
9 Bane token: if Cad Bane is defeated, his token is removed.
Żeton Bane’a: jeśli Cad Bane jest pokonany, jego żeton znika.
10 At the start of a round you may turn up your token; who was hidden there appears.
Na początku rundy możesz odkryć swój żeton; pojawia się ten, kto się tam ukrywał.
11 Bane token: with “Smoke and Mirrors” it is removed and nothing else happens.
Żeton Bane’a: „Smoke and Mirrors” tylko znika i nic więcej się nie dzieje.
12 Bane token: “Kablamo!” goes off like a charge and is removed.
Żeton Bane’a: „Kablamo!” wybucha jak ładunek i znika.
= CYCLE
1 At the end of the activation it is readied if it was not used in it.
Na końcu aktywacji jest przygotowana, jeśli jej nie użyto.
2 Using means its weapon, keyword or text.
Użycie to broń, zdolność lub tekst.
= DIVULGE
1 Divulge: such a card has a part to divulge and its usual text.
Ujawnić: taka karta ma część do ujawnienia i zwykły tekst.
2 Divulge: if the part offers several options, you must choose one.
Ujawnić: jeśli jest kilka możliwości, musisz wybrać jedną.
3 Divulge: it may be shown at the named moment.
Ujawnić: można ją pokazać w podanej chwili.
4 Divulge: it is not played and goes back to the hand.
Ujawnić: nie jest zagrana i wraca na rękę.
5 Divulge: you may divulge as many cards as you like.
Ujawnić: możesz ujawnić tyle kart, ile chcesz.
6 Blue first; who declines has declined.
Najpierw niebieski; kto odmówi, ten odmówił.
= GRAFFITI
1 Graffiti: tokens lie flat with the owner's colour up.
Graffiti: żetony leżą płasko, kolorem właściciela do góry.
2 Friends at range 1–2 in sight may rally with a die more.
Sojusznicy w zasięgu 1–2 i na widoku mogą robić zbiórkę z kością więcej.
3 Enemies with one fewer, at least one.
Wrogowie z jedną mniej, najmniej z jedną.
4 Graffiti: tokens stay for the whole battle and stand in nobody's way.
Graffiti: żetony zostają do końca bitwy i nikomu nie zawadzają.
= LEADER
1 Leader: the mini with this keyword leads its unit.
Lider: figurka z tą zdolnością jest liderem oddziału.
2 When one of threshold 2 falls in a unit of threshold 1, the new leader has a wound.
Gdy w oddziale o progu 1 padnie taka o progu 2, nowy lider ma obrażenie.
3 Leader: a unit may have one card with this keyword.
Lider: oddział może mieć jedną kartę z tą zdolnością.
= NONCOMBATANT
1 Noncombatant: the mini adds no weapons to an attack pool.
Nieuzbrojony: figurka nie dodaje broni do puli ataku.
2 Noncombatant: other minis take wounds before it, except the leader.
Nieuzbrojony: inne figurki prócz lidera otrzymują obrażenia przed nią.
3 Noncombatant: once wounded, the mini takes the next wounds too.
Nieuzbrojony: raniona figurka otrzymuje też następne obrażenia.
4 Noncombatant: it leads only if nobody else is left.
Nieuzbrojony: prowadzi tylko, gdy nie ma nikogo innego.
= PERMANENT
1 Permanent: the command card is not discarded and stays in play.
Trwały: karta rozkazu nie jest odrzucana i zostaje w grze.
= RECONFIGURE
1 When recovering the card may be turned over.
Przy odpoczynku kartę można obrócić na drugą stronę.
2 Reconfigure: turning the card over does not exhaust it.
Konfiguruj: odwrócenie karty na drugą stronę jej nie wyczerpuje.
3 Reconfigure: the card may be readied and turned over at once.
Konfiguruj: kartę można zarazem przygotować i odwrócić.
= REPAIR
1 Card action: a droid trooper unit or vehicle at range 1 in sight; a wound token goes on the card.
Akcja karty: droidy lub pojazd w zasięgu 1 i na widoku; na kartę trafia żeton obrażeń.
2 Up to X wounds, ion or damage tokens go, or X minis are restored.
Znika do X obrażeń, jonów lub uszkodzeń albo wraca X figurek.
3 Not with Y tokens on the card.
Nie przy Y żetonach na karcie.
4 Repair: a unit with several of these may use each of them.
Naprawa: oddział z kilkoma takimi zdolnościami może użyć każdej z nich.
5 Tokens on the card wound nobody.
Żetony na karcie nikogo nie ranią.
= RESTORE
1 Minis defeated in this round come back.
Wracają figurki pokonane w tej rundzie.
2 Restore: the mini comes back in cohesion with its leader.
Przywrócenie: figurka wraca na stół w koherencji z liderem.
3 With one wound less than their threshold.
Z liczbą obrażeń o jeden mniejszą od progu.
4 Not hunted or unconcerned ones, nor units wholly defeated.
Nie ścigane, nie obojętne i nie oddziały pokonane w całości.
= SIDEARM
1 Melee: in melee the mini uses only this weapon.
Zwarcie: w zwarciu figurka używa tylko tej broni.
2 Ranged: in ranged attacks only this weapon.
Zasięg: w atakach zasięgowych tylko tej.
3 Sidearm: for the kind of attack that it does not name, any weapon may be used.
Broń podręczna: w rodzaju ataku, którego nie wymienia, można użyć każdej broni.
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
5 Treat: a unit with several of these may use each of them.
Leczenie: oddział z kilkoma takimi zdolnościami może użyć każdej z nich.
`,
);
