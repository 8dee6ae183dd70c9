import { chapters } from './chapter.js';

/** Weapon keywords. */
export const keywordsWeapons = chapters(
  'LEG-KWW-',
  `
= AREA
1 An area weapon attacks all units in range and line of sight, friendly ones too, even in melee.
Broń obszarowa atakuje wszystkie oddziały w zasięgu i w linii wzroku, także sojusznicze, nawet w zwarciu.
2 Attacks of an area weapon are always ranged attacks.
Ataki broni obszarowej są zawsze zasięgowe.
3 An area weapon is alone in its pool, and no unit adds it.
Broń obszarowa jest w puli sama i żaden oddział jej nie dodaje.
4 For an area weapon arcs are measured from its token, and small minis count.
Przy broni obszarowej strefy mierzysz od jej żetonu, a małe figurki się liczą.
= ARM
1 As a card action the unit places X charge tokens at range 1 of its leader, in line of sight.
Akcją karty oddział kładzie X żetonów ładunków w zasięgu 1 od lidera, w linii wzroku.
2 You put the charge token on flat ground and on no other token.
Żeton ładunku kładziesz na płaskim, nie na innym żetonie.
3 A smoke token may not lie on a charge token.
Żeton dymu nie może leżeć na żetonie ładunku.
= BEAM
1 After the attack, up to X further attacks are made with the beam alone.
Po ataku następuje do X dalszych ataków samym strumieniem.
2 The additional attacks of a beam lead to no further ones.
Dodatkowe ataki strumienia nie prowadzą do następnych.
3 Each additional attack is at another unit at range 1 of the last defender.
Każdy dodatkowy atak jest na inny oddział w zasięgu 1 od poprzedniego obrońcy.
4 The defender of an additional attack must be in line of sight, but not in range.
Obrońca w dodatkowym ataku musi być w linii wzroku, ale nie musi być w zasięgu.
5 Beam: other units cannot join such an attack with Fire Support.
Strumień: inne oddziały nie dołączą do takiego ataku Wsparciem ogniowym.
= BLAST
1 Cover cancels nothing of a pool with this weapon.
Osłona nie anuluje niczego z puli z tą bronią.
2 Cover works as usual for a defender immune to Blast; dodge, shields, guardians and armour always work.
U obrońcy odpornego na Wybuch osłona działa jak zwykle; unik, tarcze, strażnicy i pancerz działają zawsze.
3 Blast: since cover cancels nothing, Low Profile does nothing either.
Wybuch: skoro osłona nic nie anuluje, Dyskretny też nie działa.
= CRITICAL
1 Up to X attack surges become criticals.
Do X wzmocnień ataku staje się trafieniami krytycznymi.
= CUMBERSOME
1 The weapon cannot be used after a move in the same activation; pivots are fine.
Broni nie można użyć po ruchu w tej samej aktywacji; obroty nie szkodzą.
= DETONATE
1 After a unit has moved, attacked or acted, up to X friendly charge tokens may go off.
Gdy jakiś oddział się ruszy, zaatakuje lub wykona akcję, może wybuchnąć do X sojuszniczych ładunków.
2 The explosion comes before all else that the move brings, except standby.
Wybuch wyprzedza wszystko, co wywołał ruch, prócz oczekiwania.
3 If both players can, the one whose unit did not act goes first.
Jeśli mogą obaj gracze, zaczyna ten, którego oddział nie działał.
4 Each charge token attacks all units in range and line of sight.
Każdy żeton ładunku atakuje wszystkie oddziały w zasięgu i w linii wzroku.
5 The charge token is the attacker, and it has no tokens of its own.
Atakującym jest żeton ładunku, który nie ma własnych żetonów.
6 Detonate: after the explosion the charge token is removed.
Detonacja: po wybuchu żeton ładunku znika ze stołu.
7 A charge token is no unit, so nobody wounds it back.
Żeton ładunku nie jest oddziałem, więc nikt nie rani go w odpowiedzi.
= FIXED
1 You can use the weapon only if a mini of the defender is in its arc.
Broni możesz użyć tylko wtedy, gdy figurka obrońcy jest w jej strefie rażenia.
2 Fixed: a unit in an open transport fires in all directions.
Stałe pole ostrzału: oddział w otwartym transporcie strzela w każdą stronę.
= HIGHVEL
1 If all weapons of the pool have this keyword, the defender spends no dodge tokens.
Jeśli całą pulę tworzy broń z tą zdolnością, obrońca nie wydaje żetonów uniku.
2 Against such a pool nothing works that needs a spent dodge token.
Przeciw takiej puli nie działa nic, co wymaga wydania żetonu uniku.
= IMMOBILIZE
1 A unit wounded by this weapon gains X immobilize tokens.
Oddział raniony tą bronią otrzymuje X żetonów unieruchomienia.
2 Each immobilize token takes one off the speed of the unit.
Każdy żeton unieruchomienia zmniejsza prędkość oddziału o jeden.
3 A unit whose speed has sunk to 0 makes no move, not even a pivot.
Oddział, którego prędkość spadła do 0, nie rusza się, nawet się nie obraca.
4 Immobilize tokens are removed at the end of the unit’s activation.
Żetony unieruchomienia znikają na końcu aktywacji oddziału.
5 What raises the speed of a unit is counted before what lowers its speed.
To, co zwiększa prędkość oddziału, liczy się przed tym, co ją zmniejsza.
= IMPACT
1 Against a defender with Armor up to X hits become criticals.
Przeciw obrońcy z Pancerzem do X trafień staje się krytycznych.
2 Against a defender without Armor the keyword does nothing.
Przeciw obrońcy bez Pancerza ta zdolność nie działa.
= ION
1 A vehicle or droid unit wounded by this weapon gains X ion tokens.
Pojazd lub oddział droidów raniony tą bronią otrzymuje X żetonów jonów.
2 Ion: each ion token takes one action from the unit's activation.
Jon: każdy żeton jonów odbiera oddziałowi jedną akcję w aktywacji.
3 Ion tokens are removed at the end of the unit’s activation.
Żetony jonów znikają na końcu aktywacji oddziału.
4 First of all the attacker turns up to X active shield tokens, one for each hit or critical.
Przede wszystkim atakujący obraca do X aktywnych żetonów tarczy, po jednym za trafienie lub trafienie krytyczne.
= LETHAL
1 The attacker may spend up to X aim tokens; each gives the attack Pierce 1.
Atakujący może wydać do X żetonów przycelowania; każdy daje atakowi Przebicie 1.
2 Aim tokens spent this way reroll no dice.
Wydane na to żetony przycelowania nie przerzucają kości.
= LONGSHOT
1 The attacker may spend up to X aim tokens; each lengthens the range by one.
Atakujący może wydać do X żetonów przycelowania; każdy wydłuża zasięg o jeden.
2 Aim tokens spent this way reroll no dice.
Wydane na to żetony przycelowania nie przerzucają kości.
3 The aim tokens stay spent even if the target is still too far.
Żetony przycelowania są wydane, nawet jeśli cel nadal jest za daleko.
= OVERRUN
1 A weapon with this keyword is used in overruns only, which are neither melee nor ranged attacks.
Broń z tą zdolnością służy tylko do nalotu, który nie jest atakiem w zwarciu ani zasięgowym.
2 Overrun X: the unit may overrun up to X times in an activation.
Nalot X: oddział może wykonać w aktywacji do X nalotów.
3 An overrun follows a standard move over an enemy mini.
Nalot następuje po standardowym ruchu nad wrogą figurką.
4 When the move is done, the unit attacks that enemy unit at any range.
Gdy ruch się skończy, oddział atakuje ten wrogi oddział bez względu na zasięg.
5 Overrun: you form one pool, of overrun weapons only.
Nalot: tworzysz jedną pulę, tylko z broni do nalotu.
6 The unit adds its overrun weapon once, however many minis it has.
Oddział dodaje broń do nalotu raz, ile by figurek nie miał.
7 Each overrun needs a move of its own over an enemy.
Każdy nalot wymaga osobnego ruchu nad wrogiem.
8 In an overrun cover, suppression, guardians, shields and Deflect do not work, but dodge tokens do.
W nalocie nie działają osłona, przygwożdżenie, strażnicy, tarcze i Odbicie, ale unik działa.
9 An overrun is no attack action and takes none away.
Nalot nie jest akcją ataku i żadnej nie zabiera.
= PIERCE
1 Pierce X: the attacker may cancel up to X blocks of the defender.
Przebicie X: atakujący może anulować do X bloków obrońcy.
2 The attacker may also cancel blocks of a unit that guards.
Atakujący może też anulować bloki oddziału, który jest strażnikiem.
3 Pierce that is not used on a guardian is left for the defender.
Przebicie niezużyte na strażniku zostaje na obrońcę.
4 Pierce does nothing to a unit that is immune to it.
Przebicie nie działa na oddział, który jest na nie odporny.
= POISON
1 A trooper unit wounded by this weapon gains X poison tokens.
Oddział żołnierzy raniony tą bronią otrzymuje X żetonów trucizny.
2 At the end of its activation the unit suffers a wound for each poison token, then the tokens are removed.
Na końcu aktywacji oddział otrzymuje obrażenie za każdy żeton trucizny, potem żetony znikają.
3 Poison: droids and vehicles get no poison tokens.
Trucizna: droidy i pojazdy nie otrzymują żetonów trucizny.
= RAM
1 After a full move at full speed up to X results of the attack become criticals.
Po pełnym ruchu z pełną prędkością do X wyników ataku staje się krytycznych.
= SCATTER
1 After the attack the attacker moves the other minis of a defender on small bases about.
Po ataku atakujący przestawia pozostałe figurki obrońcy na małych podstawkach.
= SELFDESTRUCT
1 A weapon with this keyword is used in self-destruction only, which is a ranged attack.
Broń z tą zdolnością służy tylko do samozniszczenia, które jest atakiem zasięgowym.
2 The unit may blow itself up in a free action if it has X wound tokens or more.
Oddział może się wysadzić w darmowej akcji, jeśli ma co najmniej X żetonów obrażeń.
3 The unit attacks all units at range 1 in line of sight, even in melee.
Oddział atakuje wszystkie oddziały w zasięgu 1 i w linii wzroku, nawet w zwarciu.
4 Self-Destruct: a unit on board of a transport cannot use it.
Samozniszczenie: oddział na pokładzie transportu nie może go użyć.
5 Self-Destruct: after its attacks the unit is defeated.
Samozniszczenie: po swoich atakach oddział zostaje pokonany.
6 Self-destruction is no attack action, and a panicked unit cannot use it.
Samozniszczenie nie jest akcją ataku, a oddział w panice nie może go użyć.
= SPRAY
1 The dice of the weapon are added once for each mini of the defender that the mini sees.
Kości tej broni dodaje się raz za każdą figurkę obrońcy, którą widzi figurka.
= SUPPRESSIVE
1 The defender of the attack gains one more suppression token.
Obrońca otrzymuje w tym ataku o jeden żeton przygwożdżenia więcej.
2 Suppressive: the additional token comes whatever the dice show.
Przygwożdżający: dodatkowy żeton przychodzi niezależnie od wyniku rzutu.
= TOWCABLE
1 Tow Cable: the attacker pivots a vehicle that the attack has wounded.
Hol: atakujący obraca pojazd, który atak zranił.
= VERSATILE
1 Versatile: this ranged weapon may be used even while its unit is in melee.
Wszechstronny: tej broni zasięgowej można użyć, nawet gdy oddział jest w zwarciu.
2 A weapon with both icons may be used as a melee or as a ranged weapon.
Broń z obiema ikonami może działać jako broń do zwarcia albo zasięgowa.
3 Other units still cannot shoot at the units in the melee.
Inne oddziały nadal nie mogą strzelać do oddziałów w zwarciu.
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
3 What a Bane token does is an enemy effect for your opponent.
Działanie żetonu Bane’a jest dla przeciwnika wrogim efektem.
4 Each player may have one Bane token of each kind on the table.
Na stole każdy gracz może mieć po jednym żetonie Bane’a każdego rodzaju.
5 An enemy unit that comes to range 1 in line of sight turns the Bane token up.
Żeton Bane’a odkrywa wrogi oddział, który staje w zasięgu 1 i w linii wzroku.
6 Bane tokens may be crossed, but not stood on.
Przez żetony Bane’a można przejść, ale nie można na nich stanąć.
7 When the Bane token “Here I Am” is turned up, Cad Bane appears there and receives an order.
Gdy odkryty zostaje żeton Bane’a „Here I Am”, pojawia się tam Cad Bane i otrzymuje rozkaz.
8 If Cad Bane is on the table already, he comes over to the Bane token with his tokens.
Jeśli Cad Bane jest już na stole, przenosi się do żetonu Bane’a razem ze swoimi żetonami.
9 Bane token: if Cad Bane is defeated, his token is removed.
Żeton Bane’a: jeśli Cad Bane jest pokonany, jego żeton znika.
10 At the start of a round you may turn up your Bane token “Here I Am” and resolve it.
Na początku rundy możesz odkryć swój żeton Bane’a „Here I Am” i go rozstrzygnąć.
11 The Bane token “Smoke and Mirrors” is removed, and nothing else happens.
Żeton Bane’a „Smoke and Mirrors” tylko znika i nic więcej się nie dzieje.
12 The Bane token “Kablamo!” goes off like a charge token and is removed.
Żeton Bane’a „Kablamo!” wybucha jak ładunek i znika.
= CYCLE
1 At the end of the activation the card is readied if it was not used in it.
Na końcu aktywacji karta jest przygotowana, jeśli jej w niej nie użyto.
2 A card counts as used if its weapon, keyword or text was used.
Karta jest użyta, gdy użyto jej broni, zdolności lub tekstu.
= DIVULGE
1 Divulge: such a card has a part to divulge and its usual text.
Ujawnić: taka karta ma część do ujawnienia i zwykły tekst.
2 If the divulged part offers several options, you must choose one.
Jeśli ujawniona część daje kilka możliwości, musisz wybrać jedną.
3 You may show the card at the moment that its text names.
Kartę możesz pokazać w chwili, którą podaje jej tekst.
4 A divulged card is not played and goes back to your hand.
Ujawniona karta nie jest zagrana i wraca na Twoją rękę.
5 Divulge: you may divulge as many cards as you like.
Ujawnić: możesz ujawnić tyle kart, ile chcesz.
6 The blue player decides first whether to divulge; a player who declines cannot change their mind.
Najpierw decyduje niebieski gracz; kto nie ujawni karty, nie może już zmienić zdania.
= GRAFFITI
1 Graffiti: tokens lie flat with the owner's colour up.
Graffiti: żetony leżą płasko, kolorem właściciela do góry.
2 Friendly units at range 1–2 of a graffiti token in line of sight may rally with one die more.
Sojusznicze oddziały w zasięgu 1–2 od żetonu graffiti i w linii wzroku mogą robić zbiórkę z kością więcej.
3 Enemy units at range 1–2 of a graffiti token rally with one die fewer, but at least one.
Wrogie oddziały w zasięgu 1–2 od żetonu graffiti robią zbiórkę z kością mniej, ale przynajmniej jedną.
4 Graffiti: tokens stay for the whole battle and stand in nobody's way.
Graffiti: żetony zostają do końca bitwy i nikomu nie zawadzają.
= LEADER
1 Leader: the mini with this keyword leads its unit.
Lider: figurka z tą zdolnością jest liderem oddziału.
2 If the leader has threshold 2 and falls in a unit of threshold 1, the new leader has a wound.
Jeśli w oddziale o progu 1 padnie lider o progu 2, nowy lider ma obrażenie.
3 Leader: a unit may have one card with this keyword.
Lider: oddział może mieć jedną kartę z tą zdolnością.
= NONCOMBATANT
1 Noncombatant: the mini adds no weapons to an attack pool.
Nieuzbrojony: figurka nie dodaje broni do puli ataku.
2 Other minis except the leader take wounds before the noncombatant mini.
Inne figurki prócz lidera otrzymują obrażenia przed nieuzbrojoną.
3 Noncombatant: once wounded, the mini takes the next wounds too.
Nieuzbrojony: raniona figurka otrzymuje też następne obrażenia.
4 The noncombatant mini leads the unit only if no other mini is left.
Nieuzbrojona figurka prowadzi oddział tylko wtedy, gdy nie ma innej.
= PERMANENT
1 Permanent: the command card is not discarded and stays in play.
Trwały: karta rozkazu nie jest odrzucana i zostaje w grze.
= RECONFIGURE
1 When the unit recovers, the card may be turned over.
Gdy oddział odpoczywa, kartę można obrócić na drugą stronę.
2 Reconfigure: turning the card over does not exhaust it.
Konfiguruj: odwrócenie karty na drugą stronę jej nie wyczerpuje.
3 Reconfigure: the card may be readied and turned over at once.
Konfiguruj: kartę można zarazem przygotować i odwrócić.
= REPAIR
1 As a card action the unit chooses a friendly droid trooper unit or vehicle at range 1 in line of sight, and a wound token goes on the card.
Akcją karty oddział wybiera sojuszniczy oddział droidów lub pojazd w zasięgu 1 i w linii wzroku, a na kartę trafia żeton obrażeń.
2 The chosen unit loses up to X wound, ion or damage tokens, or X of its minis are restored.
Wybrany oddział traci do X żetonów obrażeń, jonów lub uszkodzeń albo wraca X jego figurek.
3 The action cannot be used while Y wound tokens lie on the card.
Tej akcji nie można użyć, gdy na karcie leży Y żetonów obrażeń.
4 A unit that has this keyword several times may use each of them.
Oddział, który ma tę zdolność kilka razy, może użyć każdej z nich.
5 Wound tokens on the card wound nobody.
Żetony obrażeń na karcie nikogo nie ranią.
= RESTORE
1 Minis that were defeated in this round come back to their unit.
Do oddziału wracają figurki pokonane w tej rundzie.
2 Restore: the mini comes back in cohesion with its leader.
Przywrócenie: figurka wraca na stół w koherencji z liderem.
3 A restored mini has one wound less than its wound threshold.
Przywrócona figurka ma o jedno obrażenie mniej, niż wynosi jej próg.
4 Hunted or unconcerned minis are not restored, nor minis of a unit that is wholly defeated.
Nie przywraca się figurek ściganych i obojętnych ani figurek oddziału pokonanego w całości.
= SIDEARM
1 With Sidearm: Melee, the mini uses only this weapon in melee.
Z Bronią podręczną do zwarcia figurka używa w zwarciu tylko tej broni.
2 With Sidearm: Ranged, the mini uses only this weapon in ranged attacks.
Z zasięgową Bronią podręczną figurka używa w atakach zasięgowych tylko tej broni.
3 In the kind of attack that the keyword does not name, the mini may use any weapon.
W rodzaju ataku, którego zdolność nie wymienia, figurka może użyć każdej broni.
= SMALL
1 In ranged attacks small minis count for neither sight nor cover nor range, unless it is an area weapon.
W atakach zasięgowych małe figurki nie liczą się do widoku, osłony ani zasięgu, chyba że to broń obszarowa.
= TREAT
1 As a card action the unit chooses a friendly trooper unit, no droids, at range 1 in line of sight, and a wound token goes on the card.
Akcją karty oddział wybiera sojuszniczy oddział żołnierzy, ale nie droidów, w zasięgu 1 i w linii wzroku, a na kartę trafia żeton obrażeń.
2 The chosen unit loses up to X wound or poison tokens, or X of its minis are restored.
Wybrany oddział traci do X żetonów obrażeń lub trucizny albo wraca X jego figurek.
3 The action cannot be used while Y wound tokens lie on the card.
Tej akcji nie można użyć, gdy na karcie leży Y żetonów obrażeń.
4 Wound tokens on the card wound nobody and are not removed.
Żetony obrażeń na karcie nikogo nie ranią i nie są usuwane.
5 A unit that has this keyword several times may use each of them.
Oddział, który ma tę zdolność kilka razy, może użyć każdej z nich.
`,
);
