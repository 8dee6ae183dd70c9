import { chapters } from './chapter.js';

/** Unit keywords from Full Pivot to Ruthless. */
export const keywordsMore = chapters(
  'LEG-KWU-',
  `
= FULLPIVOT
1 When the unit pivots, it may turn by any angle.
Gdy oddział się obraca, może się obrócić o dowolny kąt.
= GENERATOR
1 In the end phase up to X inactive shields of the unit become active.
W fazie końcowej do X nieaktywnych tarcz oddziału staje się aktywnych.
= GROUNDED
1 Grounded: a unit with this keyword cannot climb.
Uziemiony: oddział z tą zdolnością nie może się wspinać.
= GUARDIAN
1 The unit may guard another friendly trooper unit at range 1 in line of sight against a ranged attack.
Oddział może osłonić przed atakiem zasięgowym inny sojuszniczy oddział żołnierzy w zasięgu 1 i w linii wzroku.
2 The guarding unit cancels up to X hits for the defender, but no criticals.
Osłaniający oddział anuluje do X trafień obrońcy, ale nie krytyczne.
3 Guardian: for each hit taken over, the unit rolls a defence die of its own.
Strażnik: za każde przejęte trafienie oddział rzuca własną kością obrony.
4 Each blank on those dice is a wound for the guarding unit.
Każdy pusty wynik na tych kościach to obrażenie dla osłaniającego oddziału.
5 Guardian: the defender still gains suppression as usual.
Strażnik: obrońca i tak otrzymuje przygwożdżenie jak zwykle.
6 A unit cannot guard another unit that has Guardian too.
Strażnik nie może osłaniać oddziału, który sam jest Strażnikiem.
7 Several guarding units act one after the other, each to its end.
Kilka osłaniających oddziałów działa po kolei, każdy do końca.
8 A unit cannot guard from a transport, nor a unit in one.
Oddział nie może osłaniać z transportu ani oddziału w transporcie.
9 Pierce may cancel blocks of the guarding unit; what is left of it goes on to the defender.
Przebicie może anulować bloki osłaniającego oddziału; reszta działa na obrońcę.
10 Pierce does nothing to a guarding unit that is immune to it.
Przebicie nie działa na osłaniający oddział, który jest na nie odporny.
11 The guarding unit is no defender and so gains no suppression and uses neither cover nor dodge.
Osłaniający oddział nie jest obrońcą, więc nie otrzymuje przygwożdżenia i nie korzysta z osłony ani uniku.
= GUIDANCE
1 As a card action the unit lets another friendly unit at range 1–2 perform a free action that is no attack.
Akcją karty oddział pozwala innemu sojuszniczemu oddziałowi w zasięgu 1–2 wykonać darmową akcję, ale nie ataku.
= GUNSLINGER
1 The unit may shoot at one more defender with weapons that it has already used.
Oddział może strzelić do jeszcze jednego obrońcy bronią, której już użył.
2 The unit may do so once in an attack.
Oddział może to zrobić raz w ataku.
3 The additional defender is another unit, in range and in line of sight.
Dodatkowy obrońca to inny oddział, w zasięgu i w linii wzroku.
= HWT
1 Heavy Weapon Team: the unit must have a heavy weapon upgrade.
Zespół broni ciężkiej: oddział musi mieć ulepszenie ciężkiej broni.
2 Heavy Weapon Team: the mini with the heavy weapon leads the unit.
Zespół broni ciężkiej: figurka z ciężką bronią jest liderem oddziału.
= HOVER
1 Hover: though a repulsor vehicle, the unit may stand by.
Unoszący się: choć to pojazd repulsorowy, oddział może oczekiwać.
2 Hover: a unit with this keyword may reverse.
Unoszący się: oddział z tą zdolnością może się cofać.
3 With Hover: Ground the unit counts as a ground vehicle for other units.
Ze zdolnością Unoszący się: ziemia oddział jest dla innych pojazdem naziemnym.
4 With Hover: Air X the unit ignores terrain up to height X.
Ze zdolnością Unoszący się: powietrze X oddział nie zważa na teren do wysokości X.
= HUNTED
1 When a mini with this keyword falls, the token The Asset lies in its place.
Gdy padnie figurka z tą zdolnością, w jej miejscu leży żeton The Asset.
2 Hunted: a mini with this keyword is never restored.
Ścigany: figurki z tą zdolnością nigdy się nie przywraca.
3 When The Asset lies on the battlefield, trooper units may claim it.
Gdy The Asset leży na polu bitwy, mogą go pozyskać oddziały żołnierzy.
4 An enemy unit that holds The Asset at the end of the battle scores one victory point.
Wrogi oddział, który na końcu bitwy ma The Asset, zdobywa jeden punkt zwycięstwa.
= IMMBLAST
1 Immune: Blast – cover cancels hits as usual though the attack has Blast.
Odporność: wybuch – osłona anuluje trafienia jak zwykle mimo Wybuchu.
= IMMDEFLECT
1 If all weapons of the pool have this keyword, Deflect does not wound the attacker.
Jeśli całą pulę tworzy broń z tą zdolnością, Odbicie nie rani atakującego.
2 The defender’s surges still block, but wound nobody.
Wzmocnienia obrońcy nadal blokują, ale nikogo nie ranią.
3 In a mixed pool Deflect and Soresu wound the attacker, Ataru and Djem So do not.
W mieszanej puli Odbicie i Soresu ranią atakującego, Ataru i Djem So nie.
= IMMENEMY
1 Immune: Enemy Effects – effects of enemy cards do nothing to the unit.
Odporność: wrogie efekty – efekty wrogich kart na oddział nie działają.
2 Keywords of enemies do nothing to the unit outside attacks; attacks and their weapons work.
Poza atakami zdolności wrogów na oddział nie działają; ataki i ich broń działają.
3 Immune: Enemy Effects – Bane tokens count as enemy effects.
Odporność: wrogie efekty – żetony Bane’a liczą się jako wrogie efekty.
= IMMMELEE
1 No enemy mini may come into contact with the unit.
Żadna wroga figurka nie może wejść w styk z tym oddziałem.
= IMMPIERCE
1 Pierce cannot cancel blocks of the unit.
Przebicie nie może anulować bloków tego oddziału.
2 Pierce cannot cancel blocks either that the unit rolls as a guardian.
Przebicie nie anuluje też bloków, które oddział rzuca jako strażnik.
3 Makashi Mastery can switch this keyword off for one attack.
Mistrzostwo Makashi może tę zdolność wyłączyć na jeden atak.
= IMMRANGE1
1 Weapons of range 1 cannot be used against a unit with this keyword.
Broni o zasięgu 1 nie można użyć przeciw oddziałowi z tą zdolnością.
2 Immune: Range 1 Weapons – melee weapons may be used all the same.
Odporność: broń o zasięgu 1 – broni do zwarcia można używać mimo to.
= IMPERVIOUS
1 When the unit defends, it rolls as many more dice as the pool has Pierce.
Gdy oddział się broni, rzuca o tyle kości więcej, ile pula ma Przebicia.
2 The unit rolls no more dice if it is immune to Pierce.
Oddział nie rzuca dodatkowymi kośćmi, jeśli jest odporny na Przebicie.
3 Makashi Mastery can switch this keyword off for one attack.
Mistrzostwo Makashi może tę zdolność wyłączyć na jeden atak.
= INCOGNITO
1 No enemy attacks a unit that is incognito from beyond range 1.
Żaden wróg nie atakuje oddziału incognito spoza zasięgu 1.
2 Incognito: the unit never counts towards the objective card.
Incognito: oddział nigdy nie liczy się do karty celu.
3 A unit loses Incognito for good when it attacks, defends or performs an action of the objective.
Oddział traci Incognito na dobre, gdy atakuje, broni się lub wykonuje akcję z karty celu.
= INCONSPICUOUS
1 While the unit has suppression tokens, enemies must attack another unit if they can.
Dopóki oddział ma żetony przygwożdżenia, wrogowie muszą atakować inny oddział, jeśli mogą.
2 Inconspicuous: when it rallies, the unit may keep tokens that it would lose.
Niepozorny: w zbiórce oddział może zachować żetony, które by stracił.
3 Inconspicuous: after Distract the unit does without it until the round ends.
Niepozorny: po Rozproszeniu oddział traci tę zdolność do końca rundy.
= INDEPENDENT
1 If the unit has no order, it gains the listed tokens at the start of the activation phase.
Jeśli oddział nie ma rozkazu, na początku fazy aktywacji otrzymuje wymienione żetony.
2 Independent: of the tokens listed you choose which the unit gains.
Niezależny: spośród podanych żetonów wybierasz, który otrzymuje oddział.
= INDOMITABLE
1 Indomitable: to rally, the unit rolls red defence dice.
Nieugięty: w zbiórce oddział rzuca czerwonymi kośćmi obrony.
= INFILTRATE
1 The unit may be deployed anywhere beyond range 3 of enemies.
Oddział można wystawić gdziekolwiek poza zasięgiem 3 od wrogów.
2 While no enemy is on the battlefield, the unit may be deployed anywhere.
Gdy na polu bitwy nie ma wroga, oddział można wystawić w dowolnym miejscu.
= INSPIRE
1 After the unit’s rally, other friendly units at range 1–2 remove up to X suppression tokens.
Po zbiórce oddziału inne sojusznicze oddziały w zasięgu 1–2 usuwają do X żetonów przygwożdżenia.
2 The unit cannot remove its own suppression tokens this way.
Oddział nie usuwa w ten sposób własnych żetonów przygwożdżenia.
= JEDIHUNTER
1 Against a unit with a Force icon the attack surges become criticals.
Przeciw oddziałowi z ikoną Mocy wzmocnienia ataku stają się trafieniami krytycznymi.
= JUMP
1 A jump is a card action and counts as a move action, so it can be made only where a move could.
Skok to akcja karty, a zarazem akcja ruchu, więc można skoczyć tylko wtedy, gdy można by się ruszyć.
2 A jumping unit ignores terrain up to height X and may end on it.
Oddział w skoku nie zważa na teren do wysokości X i może na nim stanąć.
3 A jumping unit ignores difficult terrain and minis up to height X as well.
Oddział w skoku nie zważa też na trudny teren i figurki do wysokości X.
4 The height of a jump is measured from where the mini starts.
Wysokość skoku mierzysz od miejsca, w którym figurka zaczyna.
5 Jump: a unit may jump once in an activation.
Skok: oddział może skoczyć raz w swojej aktywacji.
= JUYO
1 Juyo Mastery: while it is wounded, the unit has one action more.
Mistrzostwo Juyo: dopóki oddział jest ranny, ma o jedną akcję więcej.
2 The unit performs at most two move actions in an activation, wounded or not.
Oddział wykonuje w aktywacji najwyżej dwie akcje ruchu, ranny czy nie.
= LATENTPOWER
1 At the end of its activation the unit may take a suppression token and roll a red defence die.
Na końcu aktywacji oddział może wziąć żeton przygwożdżenia i rzucić czerwoną kością obrony.
2 If the die shows a surge, an enemy unit at range 1 gains two suppression and two immobilize tokens.
Jeśli wypada wzmocnienie, wrogi oddział w zasięgu 1 otrzymuje dwa żetony przygwożdżenia i dwa unieruchomienia.
3 If the die shows a blank, a friendly trooper unit at range 1, no droids, loses a wound or poison token.
Jeśli wypada pusty wynik, sojuszniczy oddział żołnierzy w zasięgu 1, ale nie droidów, traci żeton obrażeń lub trucizny.
4 Latent Power: if the die shows a block, nothing happens.
Ukryta moc: jeśli wypada blok, nic się nie dzieje.
= LIGHTTRANSPORT
1 The vehicle carries up to X units of a single mini on a small base.
Pojazd przewozi do X oddziałów z jedną figurką na małej podstawce.
2 In all else the vehicle follows the rules of Transport.
We wszystkim innym pojazd stosuje zasady Transportu.
= LOADOUT
1 For each upgrade of the unit you set aside another of its type that costs no more.
Za każde ulepszenie oddziału odkładasz inne tego samego typu, nie droższe.
2 Loadout: when you deploy the unit, you may exchange its upgrades for those set aside.
Wyposażenie: gdy wystawiasz oddział, możesz wymienić ulepszenia na odłożone.
3 Loadout: after the exchange no two upgrades of the unit bear one name.
Wyposażenie: po wymianie oddział nie ma dwóch ulepszeń o tej samej nazwie.
4 Loadout: each unit has upgrades of its own set aside.
Wyposażenie: każdy oddział ma odłożone własne ulepszenia.
5 A counterpart of the unit may exchange its upgrades as well.
Towarzysz tego oddziału też może wymienić swoje ulepszenia.
= LOWPROFILE
1 If cover cancels a hit of the attack, it cancels one more.
Jeśli osłona oddziału anuluje trafienie, anuluje jedno więcej.
2 The keyword does nothing if Sharpshooter takes away all the cover.
Ta zdolność nie działa, jeśli Snajper zabiera całą osłonę.
3 With this keyword light cover cancels two hits, heavy cover three.
Z tą zdolnością lekka osłona anuluje dwa trafienia, ciężka trzy.
= MAKASHI
1 In melee the unit may lower the Pierce of its pool by one.
W zwarciu oddział może zmniejszyć Przebicie swojej puli o jeden.
2 Against that pool Immune: Pierce and Impervious do nothing.
Przeciw tej puli Odporność na przebicie i Nieprzepuszczalny nie działają.
3 The pool must have Pierce for this, and the effect lasts one attack.
Pula musi mieć do tego Przebicie, a efekt trwa jeden atak.
= MARKSMAN
1 An aim token turns a blank into a hit, or a hit into a critical.
Żeton przycelowania zamienia pusty wynik na trafienie albo trafienie na krytyczne.
2 You may spend two aim tokens on one die this way.
Na jedną kość możesz w ten sposób wydać dwa żetony przycelowania.
3 Marksman: aim tokens spent for it reroll no dice.
Strzelec wyborowy: wydane na to żetony przycelowania nie przerzucają kości.
= MOTF
1 At the end of the unit’s activation, you ready up to X of its Force cards.
Na końcu aktywacji oddziału przygotowujesz do X jego kart Mocy.
= NIMBLE
1 After a defence in which the unit spent a dodge token, it gains one dodge token.
Po obronie, w której oddział wydał żeton uniku, otrzymuje jeden żeton uniku.
2 The dodge token gained this way comes too late for the same attack.
Otrzymany tak żeton uniku przychodzi za późno na ten sam atak.
= OBSERVE
1 As a card action the unit gives an enemy unit at range 1–3 in line of sight X observation tokens.
Akcją karty oddział daje wrogiemu oddziałowi w zasięgu 1–3 i w linii wzroku X żetonów obserwacji.
2 Friendly units that attack the observed unit spend these tokens to reroll one die each.
Sojusznicze oddziały, które atakują obserwowany oddział, wydają te żetony: każdy przerzuca jedną kość.
3 Observation tokens are spent one at a time, and you may mix them with aim tokens.
Żetony obserwacji wydajesz po jednym, możesz też na przemian z żetonami przycelowania.
4 Observe: observation tokens that are left go in the end phase.
Obserwacja: niewydane żetony obserwacji znikają w fazie końcowej.
= OUTMANEUVER
1 Dodge tokens of the unit may cancel criticals too.
Żetony uniku tego oddziału mogą anulować też trafienia krytyczne.
= OVERRIDE
1 For a suppression token of this unit, a friendly unit at range X ignores its AI in its activation.
Za żeton przygwożdżenia na tym oddziale sojuszniczy oddział w zasięgu X nie stosuje w aktywacji swojego AI.
= PLODDING
1 Plodding: the unit may perform one move action in an activation.
Mozolny: oddział może wykonać jedną akcję ruchu w aktywacji.
= PRECISE
1 Each aim token of the unit rerolls X dice more.
Każdy żeton przycelowania oddziału przerzuca o X kości więcej.
2 Precise: you reroll all dice of a token together, each once.
Precyzyjny: wszystkie kości jednego żetonu przerzucasz razem, każdą raz.
= PROGRAMMED
1 Programmed: the unit must have at least one programming upgrade.
Zaprogramowany: oddział musi mieć przynajmniej jedno ulepszenie z oprogramowaniem.
= PULLSTRINGS
1 As a card action the unit lets another friendly trooper unit at range 1–2 attack or move for free.
Akcją karty oddział pozwala innemu sojuszniczemu oddziałowi żołnierzy w zasięgu 1–2 za darmo zaatakować lub się ruszyć.
= QUICKTHINK
1 As a card action the unit gains an aim token and a dodge token.
Akcją karty oddział otrzymuje żeton przycelowania i żeton uniku.
2 That card action is neither an aim action nor a dodge action.
Ta akcja karty nie jest akcją przycelowania ani uniku.
= READY
1 After the unit has stood by, it gains X aim tokens.
Gdy oddział wykona oczekiwanie, otrzymuje X żetonów przycelowania.
= RECHARGE
1 When the unit recovers, up to X of its inactive shields become active.
Gdy oddział odpoczywa, do X jego nieaktywnych tarcz staje się aktywnych.
= REGENERATE
1 At the end of its activation the unit rolls a white defence die for each wound, up to X dice.
Na końcu aktywacji oddział rzuca białą kością obrony za każde obrażenie, najwyżej X kośćmi.
2 Each block and each surge removes one wound token.
Każdy blok i każde wzmocnienie usuwa jeden żeton obrażeń.
= REINFORCEMENTS
1 The unit may be deployed after all other units.
Ten oddział można wystawić po wszystkich innych oddziałach.
= RELENTLESS
1 After a move action the unit may attack for free.
Po akcji ruchu oddział może za darmo zaatakować.
2 The free attack counts as the unit’s attack action of the activation.
Darmowy atak liczy się jako akcja ataku oddziału w tej aktywacji.
3 Creature troopers may use the keyword when they withdraw.
Żołnierze na stworzeniach mogą użyć tej zdolności, gdy się wycofują.
= RELIABLE
1 At the start of the activation phase the unit gains X surge tokens.
Na początku fazy aktywacji oddział otrzymuje X żetonów wzmocnienia.
= REPOSITION
1 The unit may pivot before or after a standard move.
Oddział może się obrócić przed ruchem standardowym lub po nim.
2 Creature and emplacement troopers may use the keyword when they withdraw, too.
Żołnierze na stworzeniach i z działem mogą użyć tej zdolności także przy wycofaniu się.
= RETINUE
1 At the start of the activation phase the unit gains an aim or dodge token if it is at range 1–2 of the named friendly unit.
Na początku fazy aktywacji oddział otrzymuje żeton przycelowania lub uniku, jeśli jest w zasięgu 1–2 od wymienionego sojuszniczego oddziału.
= RUTHLESS
1 When a friendly corps trooper unit with an order at range 1–2 in line of sight is activated, it may suffer a wound for a free action.
Gdy aktywuje się sojuszniczy oddział podstawowy żołnierzy z rozkazem w zasięgu 1–2 i w linii wzroku, może otrzymać obrażenie za darmową akcję.
2 The unit suffers the wound at the start of its activation and takes the free action among its own.
Oddział otrzymuje obrażenie na początku swojej aktywacji, a darmową akcję wykonuje wśród własnych.
`,
);
