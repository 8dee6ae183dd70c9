import { chapters } from './chapter.js';

/** Unit keywords from Full Pivot to Ruthless. */
export const keywordsMore = chapters(
  'LEG-KWU-',
  `
= FULLPIVOT
1 It may turn by any angle.
Może obrócić się o dowolny kąt.
= GENERATOR
1 In the end phase up to X shields become active.
W fazie końcowej do X tarcz staje się aktywnych.
= GROUNDED
1 It cannot climb.
Nie może się wspinać.
= GUARDIAN
1 For another friendly trooper unit at range 1 in sight under a ranged attack.
Dla innego oddziału sojuszniczych żołnierzy w zasięgu 1 i na widoku, w ataku zasięgowym.
2 It cancels up to X hits, no criticals.
Anuluje do X trafień, krytycznych nie.
3 For each it rolls a die of its own.
Za każde rzuca własną kością.
4 Each blank is a wound for it.
Każdy pusty wynik to dla niego obrażenie.
5 The defender is suppressed as usual.
Obrońca jest przygwożdżony jak zwykle.
6 Not for a unit that has Guardian itself.
Nie dla oddziału, który sam jest Strażnikiem.
7 Several guardians act one after the other.
Kilku strażników działa po kolei.
8 Not from or for a transport.
Nie z transportu i nie dla transportu.
9 Pierce may turn its blocks to blanks; what is left goes on to the defender.
Przebicie może zamienić jego bloki na puste wyniki; reszta działa na obrońcę.
10 Not if it is immune to Pierce.
Nie, jeśli jest odporny na Przebicie.
11 It is no defender: no suppression, no cover, no dodge.
Nie jest obrońcą: bez przygwożdżenia, osłony i uniku.
= GUIDANCE
1 Card action: another friend at range 1–2 performs a free action, no attack.
Akcja karty: inny sojusznik w zasięgu 1–2 wykonuje darmową akcję, nie atak.
= GUNSLINGER
1 One more defender may be shot at with weapons already used.
Do jeszcze jednego obrońcy można strzelić użytą już bronią.
2 Once an attack.
Raz na atak.
3 It is another unit, in range and sight.
To inny oddział, w zasięgu i na widoku.
= HWT
1 It must have a heavy weapon.
Musi mieć ciężką broń.
2 That mini leads.
Ta figurka jest liderem.
= HOVER
1 It may stand by.
Może oczekiwać.
2 It may reverse.
Może się cofać.
3 Ground: for others it is a ground vehicle.
Ziemia: dla innych jest pojazdem naziemnym.
4 Air X: terrain up to height X is ignored.
Powietrze X: nie zważa na teren do wysokości X.
= HUNTED
1 When it falls, The Asset lies in its place.
Gdy padnie, na jej miejscu leży The Asset.
2 It is never restored.
Nigdy się jej nie przywraca.
3 Then troopers may claim The Asset.
Wtedy żołnierze mogą pozyskać The Asset.
4 An enemy who holds it at the end scores one point.
Wróg, który go ma na końcu, zdobywa jeden punkt.
= IMMBLAST
1 Blast does nothing; cover works.
Wybuch nie działa; osłona tak.
= IMMDEFLECT
1 If all weapons have it, the attacker is not wounded back.
Jeśli ma to każda broń, atakujący nie jest raniony w odpowiedzi.
2 Surges still block.
Wzmocnienia nadal blokują.
3 In a mixed pool Deflect and Soresu wound, Ataru and Djem So do not.
W mieszanej puli Odbicie i Soresu ranią, Ataru i Djem So nie.
= IMMENEMY
1 Enemy card effects pass it by.
Wrogie efekty kart go omijają.
2 Also keywords outside attacks; attacks and their weapons work.
Także zdolności poza atakami; ataki i ich broń działają.
3 Bane tokens are enemy effects.
Żetony Bane'a to wrogie efekty.
= IMMMELEE
1 No enemy comes into contact with it.
Żaden wróg nie wchodzi z nim w styk.
= IMMPIERCE
1 Pierce does nothing to its blocks.
Przebicie nie działa na jego bloki.
2 Nor to those it rolls as a guardian.
Ani na te, które rzuca jako strażnik.
3 Makashi Mastery can undo that.
Może to wyłączyć Mistrzostwo Makashi.
= IMMRANGE1
1 Weapons of range 1 cannot be used against it.
Broni o zasięgu 1 nie można użyć przeciw niemu.
2 Melee weapons can.
Broni do zwarcia można.
= IMPERVIOUS
1 It rolls as many dice more as the pool has Pierce.
Rzuca o tyle kości więcej, ile pula ma Przebicia.
2 Not if it is immune to Pierce.
Nie, jeśli jest odporny na Przebicie.
3 Makashi Mastery can undo that.
Może to wyłączyć Mistrzostwo Makashi.
= INCOGNITO
1 Nobody attacks it from beyond range 1.
Nikt nie atakuje go spoza zasięgu 1.
2 It does not count for objectives.
Nie liczy się do celów.
3 After an attack, a defence or an objective action that is over for good.
Po ataku, obronie lub akcji celu to się kończy na dobre.
= INCONSPICUOUS
1 With suppression, enemies must choose somebody else if they can.
Z przygwożdżeniem wrogowie muszą wybrać kogoś innego, jeśli mogą.
2 In its rally it may keep tokens.
W zbiórce może zachować żetony.
3 Lost for a round after Distract.
Znika na rundę po Rozproszeniu.
= INDEPENDENT
1 Without an order it gains the listed tokens at the start of the activation phase.
Bez rozkazu otrzymuje wymienione żetony na początku fazy aktywacji.
2 Of alternatives the owner chooses.
Z kilku możliwości wybiera właściciel.
= INDOMITABLE
1 It rallies with red dice.
Do zbiórki używa czerwonych kości.
= INFILTRATE
1 It may be deployed anywhere beyond range 3 of enemies.
Można go wystawić gdziekolwiek poza zasięgiem 3 od wrogów.
2 With no enemy on the table, anywhere.
Gdy na stole nie ma wroga, wszędzie.
= INSPIRE
1 After its rally other friends at range 1–2 lose up to X suppression tokens.
Po jego zbiórce inni sojusznicy w zasięgu 1–2 tracą do X żetonów przygwożdżenia.
2 Not its own.
Nie jego własne.
= JEDIHUNTER
1 Against a unit with a Force icon surges are criticals.
Przeciw oddziałowi z ikoną Mocy wzmocnienia są krytyczne.
= JUMP
1 A card action that is a move action.
Akcja karty, która jest akcją ruchu.
2 Terrain up to height X is ignored and may be stood on.
Nie zważa na teren do wysokości X i może na nim stanąć.
3 So are difficult terrain and minis up to that height.
Tak samo na trudny teren i figurki do tej wysokości.
4 Height is measured from the start.
Wysokość mierzy się od miejsca startu.
5 Once an activation.
Raz na aktywację.
= JUYO
1 Wounded, it has one action more.
Ranny ma o akcję więcej.
2 But never more than two moves.
Ale nigdy więcej niż dwa ruchy.
= LATENTPOWER
1 At the end of its activation it may take a suppression token and roll a red defence die.
Na końcu aktywacji może wziąć żeton przygwożdżenia i rzucić czerwoną kością obrony.
2 Surge: an enemy at range 1 gains two suppression and two immobilize tokens.
Wzmocnienie: wróg w zasięgu 1 otrzymuje dwa żetony przygwożdżenia i dwa unieruchomienia.
3 Blank: a friendly trooper at range 1, no droid, loses a wound or poison.
Pusty wynik: sojuszniczy żołnierz w zasięgu 1, nie droid, traci obrażenie lub truciznę.
4 Block: nothing.
Blok: nic.
= LIGHTTRANSPORT
1 It carries up to X units of a single mini on a small base.
Przewozi do X oddziałów z jedną figurką na małej podstawce.
2 Else as Transport.
Poza tym jak Transport.
= LOADOUT
1 For each upgrade another of its type, no dearer, is set aside.
Za każde ulepszenie odkłada się inne tego typu, nie droższe.
2 When deployed they may be exchanged.
Przy wystawieniu można je wymienić.
3 No name twice.
Żadna nazwa dwa razy.
4 Each unit has its own.
Każdy oddział ma własne.
5 A counterpart has it too.
Towarzysz też to ma.
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
2 Then Immune: Pierce and Impervious do nothing.
Wtedy Odporność na przebicie i Nieprzepuszczalny nie działają.
3 It needs Pierce, and lasts one attack.
Wymaga Przebicia i trwa jeden atak.
= MARKSMAN
1 An aim token turns a blank to a hit or a hit to a critical.
Przycelowanie zamienia pusty wynik na trafienie albo trafienie na krytyczne.
2 Two may go to one die.
Dwa mogą pójść na jedną kość.
3 Such tokens reroll nothing.
Takie żetony niczego nie przerzucają.
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
4 The rest go in the end phase.
Reszta znika w fazie końcowej.
= OUTMANEUVER
1 Its dodge tokens cancel criticals too.
Jego uniki anulują też trafienia krytyczne.
= OVERRIDE
1 For a suppression token a friend at range X is free of AI in its activation.
Za żeton przygwożdżenia sojusznik w zasięgu X jest w aktywacji wolny od AI.
= PLODDING
1 One move action an activation.
Jedna akcja ruchu na aktywację.
= PRECISE
1 An aim token rerolls X dice more.
Przycelowanie przerzuca o X kości więcej.
2 All together, each once.
Wszystkie razem, każdą raz.
= PROGRAMMED
1 It must have a programming upgrade.
Musi mieć ulepszenie z oprogramowaniem.
= PULLSTRINGS
1 Card action: another friendly trooper unit at range 1–2 attacks or moves for free.
Akcja karty: inny oddział sojuszniczych żołnierzy w zasięgu 1–2 atakuje lub rusza się za darmo.
= QUICKTHINK
1 Card action: an aim and a dodge token.
Akcja karty: żeton przycelowania i żeton uniku.
2 It is neither aim nor dodge action.
Nie jest akcją przycelowania ani uniku.
= READY
1 After standing by it gains X aim tokens.
Po oczekiwaniu otrzymuje X żetonów przycelowania.
= RECHARGE
1 When recovering up to X shields become active.
Przy odpoczynku do X tarcz staje się aktywnych.
= REGENERATE
1 At the end of its activation a white die for each wound, up to X.
Na końcu aktywacji biała kość za każde obrażenie, do X.
2 Blocks and surges remove wounds.
Bloki i wzmocnienia usuwają obrażenia.
= REINFORCEMENTS
1 It may be deployed after all others.
Można go wystawić po wszystkich innych.
= RELENTLESS
1 After a move action it may attack for free.
Po akcji ruchu może za darmo zaatakować.
2 It counts as the attack action.
Liczy się jako akcja ataku.
3 Creatures may use it when withdrawing.
Stworzenia mogą go użyć przy wycofaniu.
= RELIABLE
1 At the start of the activation phase it gains X surge tokens.
Na początku fazy aktywacji otrzymuje X żetonów wzmocnienia.
= REPOSITION
1 It may pivot before or after a standard move.
Może się obrócić przed ruchem standardowym lub po nim.
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
