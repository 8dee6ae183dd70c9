import { chapters } from './chapter.js';

/** Unit keywords from Full Pivot to Ruthless. */
export const keywordsMore = chapters(
  'LEG-KWU-',
  `
= FULLPIVOT
1 Full Pivot: it may turn by any angle.
Pełny zwrot: może obrócić się o dowolny kąt.
= GENERATOR
1 In the end phase up to X shields become active.
W fazie końcowej do X tarcz staje się aktywnych.
= GROUNDED
1 Grounded: a unit with this keyword cannot climb.
Uziemiony: oddział z tą zdolnością nie może się wspinać.
= GUARDIAN
1 For another friendly trooper unit at range 1 in sight under a ranged attack.
Dla innego oddziału sojuszniczych żołnierzy w zasięgu 1 i na widoku, w ataku zasięgowym.
2 Guardian: it cancels up to X hits, no criticals.
Strażnik: anuluje do X trafień, krytycznych nie.
3 Guardian: for each hit taken over, the unit rolls a defence die of its own.
Strażnik: za każde przejęte trafienie oddział rzuca własną kością obrony.
4 Each blank is a wound for it.
Każdy pusty wynik to dla niego obrażenie.
5 Guardian: the defender still gains suppression as usual.
Strażnik: obrońca i tak otrzymuje przygwożdżenie jak zwykle.
6 Not for a unit that has Guardian itself.
Nie dla oddziału, który sam jest Strażnikiem.
7 Guardian: several guardians act one after the other, each to its end.
Strażnik: kilku strażników działa po kolei, każdy do końca.
8 Not from or for a transport.
Nie z transportu i nie dla transportu.
9 Pierce may turn its blocks to blanks; what is left goes on to the defender.
Przebicie może zamienić jego bloki na puste wyniki; reszta działa na obrońcę.
10 Not if it is immune to Pierce.
Nie, jeśli jest odporny na Przebicie.
11 Guardian: it is no defender: no suppression, no cover, no dodge.
Strażnik: nie jest obrońcą: bez przygwożdżenia, osłony i uniku.
= GUIDANCE
1 Card action: another friend at range 1–2 performs a free action, no attack.
Akcja karty: inny sojusznik w zasięgu 1–2 wykonuje darmową akcję, nie atak.
= GUNSLINGER
1 One more defender may be shot at with weapons already used.
Do jeszcze jednego obrońcy można strzelić użytą już bronią.
2 Gunslinger: it may be used once in an attack.
Rewolwerowiec: możesz użyć tej zdolności raz w ataku.
3 Gunslinger: it is another unit, in range and sight.
Rewolwerowiec: to inny oddział, w zasięgu i na widoku.
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
3 Ground: for others it is a ground vehicle.
Ziemia: dla innych jest pojazdem naziemnym.
4 Air X: terrain up to height X is ignored.
Powietrze X: nie zważa na teren do wysokości X.
= HUNTED
1 When it falls, The Asset lies in its place.
Gdy padnie, na jej miejscu leży The Asset.
2 Hunted: a mini with this keyword is never restored.
Ścigany: figurki z tą zdolnością nigdy się nie przywraca.
3 Hunted: then troopers may claim The Asset.
Ścigany: wtedy żołnierze mogą pozyskać The Asset.
4 An enemy who holds it at the end scores one point.
Wróg, który go ma na końcu, zdobywa jeden punkt.
= IMMBLAST
1 Immune: Blast – cover cancels hits as usual though the attack has Blast.
Odporność: wybuch – osłona anuluje trafienia jak zwykle mimo Wybuchu.
= IMMDEFLECT
1 If all weapons have it, the attacker is not wounded back.
Jeśli ma to każda broń, atakujący nie jest raniony w odpowiedzi.
2 Immune: Deflect – the defender's surges still block, they only wound nobody.
Odporność: odbicie – wzmocnienia obrońcy nadal blokują, tylko nikogo nie ranią.
3 In a mixed pool Deflect and Soresu wound, Ataru and Djem So do not.
W mieszanej puli Odbicie i Soresu ranią, Ataru i Djem So nie.
= IMMENEMY
1 Immune: Enemy Effects – effects of enemy cards do nothing to the unit.
Odporność: wrogie efekty – efekty wrogich kart na oddział nie działają.
2 Also keywords outside attacks; attacks and their weapons work.
Także zdolności poza atakami; ataki i ich broń działają.
3 Immune: Enemy Effects – Bane tokens count as enemy effects.
Odporność: wrogie efekty – żetony Bane’a liczą się jako wrogie efekty.
= IMMMELEE
1 No enemy comes into contact with it.
Żaden wróg nie wchodzi z nim w styk.
= IMMPIERCE
1 Pierce does nothing to its blocks.
Przebicie nie działa na jego bloki.
2 Nor to those it rolls as a guardian.
Ani na te, które rzuca jako strażnik.
3 Immune: Pierce – Makashi Mastery can switch it off for an attack.
Odporność: przebicie – na jeden atak może ją wyłączyć Mistrzostwo Makashi.
= IMMRANGE1
1 Weapons of range 1 cannot be used against a unit with this keyword.
Broni o zasięgu 1 nie można użyć przeciw oddziałowi z tą zdolnością.
2 Immune: Range 1 Weapons – melee weapons may be used all the same.
Odporność: broń o zasięgu 1 – broni do zwarcia można używać mimo to.
= IMPERVIOUS
1 Impervious: it rolls as many dice more as the pool has Pierce.
Nieprzepuszczalny: rzuca o tyle kości więcej, ile pula ma Przebicia.
2 Not if it is immune to Pierce.
Nie, jeśli jest odporny na Przebicie.
3 Impervious: Makashi Mastery can switch it off for an attack.
Nieprzepuszczalny: na jeden atak może to wyłączyć Mistrzostwo Makashi.
= INCOGNITO
1 Nobody attacks a unit that is incognito from beyond range 1.
Nikt nie atakuje oddziału incognito spoza zasięgu 1.
2 Incognito: the unit never counts towards the objective card.
Incognito: oddział nigdy nie liczy się do karty celu.
3 After an attack, a defence or an objective action that is over for good.
Po ataku, obronie lub akcji celu to się kończy na dobre.
= INCONSPICUOUS
1 With suppression, enemies must choose somebody else if they can.
Z przygwożdżeniem wrogowie muszą wybrać kogoś innego, jeśli mogą.
2 Inconspicuous: when it rallies, the unit may keep tokens that it would lose.
Niepozorny: w zbiórce oddział może zachować żetony, które by stracił.
3 Inconspicuous: after Distract the unit does without it until the round ends.
Niepozorny: po Rozproszeniu oddział traci tę zdolność do końca rundy.
= INDEPENDENT
1 Without an order it gains the listed tokens at the start of the activation phase.
Bez rozkazu otrzymuje wymienione żetony na początku fazy aktywacji.
2 Independent: of the tokens listed you choose which the unit gains.
Niezależny: spośród podanych żetonów wybierasz, który otrzymuje oddział.
= INDOMITABLE
1 Indomitable: to rally, the unit rolls red defence dice.
Nieugięty: w zbiórce oddział rzuca czerwonymi kośćmi obrony.
= INFILTRATE
1 Infiltrate: it may be deployed anywhere beyond range 3 of enemies.
Infiltracja: można go wystawić gdziekolwiek poza zasięgiem 3 od wrogów.
2 With no enemy on the table, anywhere.
Gdy na stole nie ma wroga, wszędzie.
= INSPIRE
1 After its rally other friends at range 1–2 lose up to X suppression tokens.
Po jego zbiórce inni sojusznicy w zasięgu 1–2 tracą do X żetonów przygwożdżenia.
2 Inspire: the unit cannot remove its own suppression tokens with it.
Inspirujący: oddział nie usuwa nim własnych żetonów przygwożdżenia.
= JEDIHUNTER
1 Against a unit with a Force icon surges are criticals.
Przeciw oddziałowi z ikoną Mocy wzmocnienia są krytyczne.
= JUMP
1 A jump is a card action and counts as a move action, so it can be made only where a move could.
Skok to akcja karty i zarazem akcja ruchu: można go wykonać tylko wtedy, gdy można by wykonać ruch.
2 Terrain up to height X is ignored and may be stood on.
Nie zważa na teren do wysokości X i może na nim stanąć.
3 Jump: so are difficult terrain and minis up to that height.
Skok: tak samo na trudny teren i figurki do tej wysokości.
4 Height is measured from the start.
Wysokość mierzy się od miejsca startu.
5 Jump: a unit may jump once in an activation.
Skok: oddział może skoczyć raz w swojej aktywacji.
= JUYO
1 Juyo Mastery: while it is wounded, the unit has one action more.
Mistrzostwo Juyo: dopóki oddział jest ranny, ma o jedną akcję więcej.
2 Juyo Mastery: but never more than two moves.
Mistrzostwo Juyo: ale nigdy więcej niż dwa ruchy.
= LATENTPOWER
1 At the end of its activation it may take a suppression token and roll a red defence die.
Na końcu aktywacji może wziąć żeton przygwożdżenia i rzucić czerwoną kością obrony.
2 Surge: an enemy at range 1 gains two suppression and two immobilize tokens.
Wzmocnienie: wróg w zasięgu 1 otrzymuje dwa żetony przygwożdżenia i dwa unieruchomienia.
3 Blank: a friendly trooper at range 1, no droid, loses a wound or poison.
Pusty wynik: sojuszniczy żołnierz w zasięgu 1, nie droid, traci obrażenie lub truciznę.
4 Latent Power: if the die shows a block, nothing happens.
Ukryta moc: jeśli wypada blok, nic się nie dzieje.
= LIGHTTRANSPORT
1 Light Transport: it carries up to X units of a single mini on a small base.
Lekki transport: przewozi do X oddziałów z jedną figurką na małej podstawce.
2 Light Transport: in all else it follows the rules of Transport.
Lekki transport: we wszystkim innym obowiązują zasady Transportu.
= LOADOUT
1 For each upgrade you set aside another of its type that costs no more.
Za każde ulepszenie odkładasz inne tego samego typu, nie droższe.
2 Loadout: when you deploy the unit, you may exchange its upgrades for those set aside.
Wyposażenie: gdy wystawiasz oddział, możesz wymienić ulepszenia na odłożone.
3 Loadout: after the exchange no two upgrades of the unit bear one name.
Wyposażenie: po wymianie oddział nie ma dwóch ulepszeń o tej samej nazwie.
4 Loadout: each unit has upgrades of its own set aside.
Wyposażenie: każdy oddział ma odłożone własne ulepszenia.
5 Loadout: a counterpart of the unit may use it as well.
Wyposażenie: korzysta z niego także towarzysz tego oddziału.
= LOWPROFILE
1 If cover cancels a hit, one more is cancelled.
Jeśli osłona anuluje trafienie, anuluje jedno więcej.
2 Not if Sharpshooter takes all the cover.
Nie, jeśli Snajper zabiera całą osłonę.
3 Light cover: two hits, heavy cover: three.
Lekka osłona: dwa trafienia, ciężka: trzy.
= MAKASHI
1 In melee it may lower the Pierce of a weapon by one.
W zwarciu może zmniejszyć Przebicie broni o jeden.
2 Makashi Mastery: then Immune: Pierce and Impervious do nothing.
Mistrzostwo Makashi: wtedy Odporność na przebicie i Nieprzepuszczalny nie działają.
3 Makashi Mastery: it needs Pierce, and lasts one attack.
Mistrzostwo Makashi: wymaga Przebicia i trwa jeden atak.
= MARKSMAN
1 An aim token turns a blank to a hit or a hit to a critical.
Przycelowanie zamienia pusty wynik na trafienie albo trafienie na krytyczne.
2 Two may go to one die.
Dwa mogą pójść na jedną kość.
3 Marksman: aim tokens spent for it reroll no dice.
Strzelec wyborowy: wydane na to żetony przycelowania nie przerzucają kości.
= MOTF
1 At the end of its activation up to X Force cards are readied.
Na końcu aktywacji przygotowuje do X kart Mocy.
= NIMBLE
1 After a defence with a dodge token spent it gains one.
Po obronie z wydanym unikiem otrzymuje jeden.
2 Too late for the same attack.
Za późno na ten sam atak.
= OBSERVE
1 An enemy at range 1–3 in sight gains X observation tokens.
Wróg w zasięgu 1–3 i na widoku otrzymuje X żetonów obserwacji.
2 Friends who attack it spend them to reroll a die each.
Sojusznicy, którzy go atakują, wydają je na przerzut kości.
3 One at a time, mixed with aim as one likes.
Po jednym, na przemian z przycelowaniem, jak kto chce.
4 Observe: observation tokens that are left go in the end phase.
Obserwacja: niewydane żetony obserwacji znikają w fazie końcowej.
= OUTMANEUVER
1 Outmaneuver: its dodge tokens cancel criticals too.
Wymanewrować: jego uniki anulują też trafienia krytyczne.
= OVERRIDE
1 For a suppression token a friend at range X is free of AI in its activation.
Za żeton przygwożdżenia sojusznik w zasięgu X jest w aktywacji wolny od AI.
= PLODDING
1 Plodding: the unit may perform one move action in an activation.
Mozolny: oddział może wykonać jedną akcję ruchu w aktywacji.
= PRECISE
1 An aim token rerolls X dice more.
Przycelowanie przerzuca o X kości więcej.
2 Precise: you reroll all dice of a token together, each once.
Precyzyjny: wszystkie kości jednego żetonu przerzucasz razem, każdą raz.
= PROGRAMMED
1 Programmed: the unit must have at least one programming upgrade.
Zaprogramowany: oddział musi mieć przynajmniej jedno ulepszenie z oprogramowaniem.
= PULLSTRINGS
1 Card action: another friendly trooper unit at range 1–2 attacks or moves for free.
Akcja karty: inny oddział sojuszniczych żołnierzy w zasięgu 1–2 atakuje lub rusza się za darmo.
= QUICKTHINK
1 Card action: an aim and a dodge token.
Akcja karty: żeton przycelowania i żeton uniku.
2 Quick Thinking: it is neither aim nor dodge action.
Błyskotliwość: nie jest akcją przycelowania ani uniku.
= READY
1 After standing by it gains X aim tokens.
Po oczekiwaniu otrzymuje X żetonów przycelowania.
= RECHARGE
1 When recovering up to X shields become active.
Przy odpoczynku do X tarcz staje się aktywnych.
= REGENERATE
1 At the end of its activation a white die for each wound, up to X.
Na końcu aktywacji biała kość za każde obrażenie, do X.
2 Regenerate: each block and each surge removes one wound.
Regeneracja: każdy blok i każde wzmocnienie usuwa jedno obrażenie.
= REINFORCEMENTS
1 Reinforcements: it may be deployed after all others.
Posiłki: można go wystawić po wszystkich innych.
= RELENTLESS
1 After a move action it may attack for free.
Po akcji ruchu może za darmo zaatakować.
2 Relentless: its free attack counts as the one attack action of the activation.
Nieustępliwy: darmowy atak liczy się jako jedyna akcja ataku w aktywacji.
3 Creatures may use it when withdrawing.
Stworzenia mogą go użyć przy wycofaniu.
= RELIABLE
1 At the start of the activation phase it gains X surge tokens.
Na początku fazy aktywacji otrzymuje X żetonów wzmocnienia.
= REPOSITION
1 Reposition: it may pivot before or after a standard move.
Przestawienie: może się obrócić przed ruchem standardowym lub po nim.
2 Creatures and emplacements also when withdrawing.
Stworzenia i działa także przy wycofaniu.
= RETINUE
1 Near the named friend it gains an aim or dodge token at the start of the activation phase.
Przy wymienionym sojuszniku otrzymuje na początku fazy aktywacji żeton przycelowania lub uniku.
= RUTHLESS
1 An ordered friendly corps trooper unit near may suffer a wound for a free action.
Pobliski podstawowy oddział żołnierzy z rozkazem może otrzymać obrażenie za darmową akcję.
2 The wound comes at the start, the action among its actions.
Obrażenie na początku, akcja wśród jego akcji.
`,
);
