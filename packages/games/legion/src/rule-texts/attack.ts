import { chapters } from './chapter.js';

/** The attack, cover, wounds, suppression, standby, the end phase and tokens. */
export const attack = chapters(
  'LEG-',
  `
= ATK
1 An attack is an action, or comes from another rule.
Atak jest akcją albo wynika z innej zasady.
2 A unit may attack several times in a turn, but has one attack action.
Oddział może atakować kilka razy w turze, ale ma jedną akcję ataku.
3 An attack has eleven steps, in order.
Atak ma jedenaście kroków, po kolei.
4 You begin an attack by naming an enemy unit as its defender.
Atak zaczynasz od wskazania wrogiego oddziału jako obrońcy.
5 The defender must be in range of a weapon and seen by the leader; if it is not, there is no attack.
Obrońca musi być w zasięgu którejś broni i widziany przez lidera; w przeciwnym razie ataku nie ma.
6 The pool is all dice against that defender.
Pula to wszystkie kości przeciw temu obrońcy.
7 A mini that sees one of the defenders may take part.
Figurka, która widzi kogoś z obrońców, może brać udział.
8 Each of them may add one weapon with its dice and keywords, or stay out.
Każda może dodać jedną broń z kośćmi i zdolnościami albo nie dodać nic.
9 A mini adds a weapon only if it meets all that the weapon asks for.
Figurka dodaje broń tylko wtedy, gdy spełnia wszystkie jej wymagania.
10 A mini adds a weapon once in the whole attack.
Figurka dodaje broń raz w całym ataku.
11 Weapons of an added mini or of a command card are used only by the mini meant.
Broni dodanej figurki lub z karty rozkazu używa tylko właściwa figurka.
12 The defender must be neither too near nor too far, measured from the leader.
Obrońca nie może być za blisko ani za daleko, mierząc od lidera.
13 Melee and ranged weapons do not mix in a pool.
W puli nie miesza się broni do zwarcia i zasięgowej.
14 Different weapons may be in one pool.
W jednej puli mogą być różne rodzaje broni.
15 All weapons of one name go into one pool.
Broń o tej samej nazwie trafia do jednej puli.
16 You cannot form an attack pool without a weapon in it.
Nie możesz utworzyć puli ataku bez ani jednej broni.
17 A weapon with both icons is used as one or the other, chosen when it is added.
Broń z obiema ikonami działa jako jedna albo druga, wybrana przy dodaniu.
18 The weapons say whether it is a melee or a ranged attack.
Broń mówi, czy to atak w zwarciu, czy zasięgowy.
19 Dice of a finished pool are set aside.
Kości gotowej puli odkłada się na bok.
20 With weapons and minis left another pool may be formed against another unit.
Gdy zostały broń i figurki, można zebrać pulę przeciw innemu oddziałowi.
21 A weapon whose namesake is in another pool cannot be added.
Nie można dodać broni, której imienniczka jest w innej puli.
22 Choose a pool and roll all its dice.
Wybierz pulę i rzuć wszystkimi jej kośćmi.
23 Each aim token rerolls up to two dice.
Każdy żeton przycelowania przerzuca do dwóch kości.
24 Dice of one token are rerolled together; then another may be spent.
Kości jednego żetonu przerzuca się razem; potem można wydać następny.
25 A die may be rerolled by several tokens, once by each.
Kość można przerzucić kilkoma żetonami, każdym raz.
26 Surges become what the unit card says.
Wzmocnienia zmieniają się w to, co mówi karta oddziału.
27 A surge token turns a surge into a hit.
Żeton wzmocnienia zamienia wzmocnienie na trafienie.
28 Attack surges that nothing converts count as blanks.
Wzmocnienia ataku, których nic nie zamienia, są pustymi wynikami.
29 After attack surges are converted, the defender applies dodge and cover.
Po zamianie wzmocnień ataku obrońca korzysta z uników i osłony.
30 The attacker, then the defender, changes attack dice.
Kości ataku zmienia atakujący, potem obrońca.
31 The defender rolls a die for each hit and critical left.
Obrońca rzuca kością za każde pozostałe trafienie i trafienie krytyczne.
32 The defender may reroll where something allows it.
Obrońca może przerzucać, jeśli coś pozwala.
33 Defence surges become what the card says, or blanks.
Wzmocnienia obrony zmieniają się w to, co mówi karta, albo są puste.
34 You may spend a surge token to turn a surge on a defence die into a block.
Możesz wydać żeton wzmocnienia, by zamienić wzmocnienie na kości obrony w blok.
35 The defender, then the attacker, changes defence dice.
Kości obrony zmienia obrońca, potem atakujący.
36 Hits and criticals less blocks are wounds.
Trafienia i trafienia krytyczne minus bloki to obrażenia.
37 A ranged attack that rolled a hit or critical gives the defender one suppression token, whatever was cancelled later.
Atak zasięgowy, w którym wypadło trafienie lub trafienie krytyczne, daje obrońcy żeton przygwożdżenia, cokolwiek potem anulowano.
38 If attack pools are left, you choose the next one and resolve it.
Jeśli zostały pule ataku, wybierasz następną i ją rozstrzygasz.
39 When none is left, the attack is over.
Gdy nie ma żadnej, atak się kończy.
40 A weapon has range and dice, and may have keywords and a chart of its own.
Broń ma zasięg i kości, a czasem zdolności i własną tabelę.
= COVER
1 Each dodge token cancels one hit, never a critical.
Każdy żeton uniku anuluje jedno trafienie, nigdy krytyczne.
2 Cover is for ranged attacks only.
Osłona działa tylko przeciw atakom zasięgowym.
3 Look from the attacking leader at each defending mini.
Patrz od atakującego lidera na każdą figurkę obrońcy.
4 A mini is obscured when terrain hides a part of it.
Figurka jest przesłonięta, gdy teren zakrywa jej część.
5 Terrain that the attacking leader touches obscures nobody.
Teren, którego dotyka atakujący lider, nikogo nie przesłania.
6 Ground vehicles obscure like heavy terrain, repulsors do not; a vehicle is obscured when half of it is hidden.
Pojazdy naziemne przesłaniają jak ciężki teren, repulsorowe nie; pojazd jest przesłonięty, gdy zakryta jest jego połowa.
7 If half of the minis are obscured, the unit has cover.
Jeśli przesłonięta jest połowa figurek, oddział ma osłonę.
8 The terrain says whether it is light or heavy.
Teren mówi, czy jest lekka, czy ciężka.
9 With both it is heavy if more than half of the obscured minis stand behind heavy terrain.
Przy obu jest ciężka, jeśli za ciężkim terenem stoi ponad połowa przesłoniętych figurek.
10 With a suppression token cover is one better.
Z żetonem przygwożdżenia osłona jest o jeden lepsza.
11 Droid and creature troopers do not get that, and creatures no cover from barricades.
Żołnierze-droidy i na stworzeniach tego nie mają, a stworzeniom barykady nie dają osłony.
12 However many effects improve it, cover never counts as more than 2.
Ile by efektów jej nie poprawiało, osłona nigdy nie przekracza 2.
13 Light cover cancels one hit, heavy cover two; criticals stay.
Lekka osłona anuluje jedno trafienie, ciężka dwa; krytyczne zostają.
14 The defender spends dodge tokens first, then cover cancels hits.
Obrońca najpierw wydaje uniki, potem trafienia anuluje osłona.
= WOUND
1 The owner of the unit gives wounds to a mini until it falls or none are left.
Właściciel oddziału daje obrażenia figurce, aż padnie lub się skończą.
2 A mini falls when its wounds reach its threshold.
Figurka pada, gdy obrażenia osiągną próg.
3 What is left goes to another mini; the rest is lost.
Reszta przechodzi na inną figurkę; nadmiar przepada.
4 An attack wounds no more than the minis in sight can take.
Atak zadaje najwyżej tyle, ile wytrzymają widoczne figurki.
5 The leader takes no wounds while any other mini of its unit is left.
Lider nie otrzymuje obrażeń, dopóki stoi inna figurka oddziału.
6 A mini with wounds, and its unit, is wounded.
Figurka z obrażeniami i jej oddział są ranni.
7 You give wounds to the mini that has the most wounds, until it falls.
Obrażenia przydzielasz figurce, która ma ich najwięcej, dopóki nie padnie.
8 Of minis with equally many wounds you choose which of yours takes the next.
Spośród figurek z tyloma samymi obrażeniami wybierasz, która Twoja otrzyma następne.
9 A defeated mini is removed from the battlefield.
Pokonaną figurkę zdejmuje się z pola bitwy.
10 If the leader falls, another mini leads.
Jeśli padnie lider, prowadzi inna figurka.
11 A unit is defeated when all its minis are.
Oddział jest pokonany, gdy pokonane są wszystkie figurki.
12 Wounds from other effects are no attack: no dice, no suppression.
Obrażenia z innych efektów to nie atak: bez kości i bez przygwożdżenia.
13 If an effect names the mini, its owner gives it the wounds.
Jeśli efekt wskazuje figurkę, jego właściciel daje jej obrażenia.
14 A wounded leader is still spared while others live.
Ranny lider i tak jest oszczędzany, póki żyją inni.
= SUPP
1 Vehicles cannot be suppressed, however they are shot at.
Pojazdów nie można przygwoździć, choćby je ostrzeliwano.
2 A unit is suppressed when it has as many tokens as courage.
Oddział jest przygwożdżony, gdy ma tyle żetonów, ile odwagi.
3 A unit panics when it has at least twice as many suppression tokens as courage.
Oddział wpada w panikę, gdy żetonów przygwożdżenia ma co najmniej dwa razy tyle, ile odwagi.
4 A suppressed unit has one action fewer in its activation.
Przygwożdżony oddział ma w aktywacji o jedną akcję mniej.
5 A panicked unit performs no actions at all, not even free ones.
Oddział w stanie paniki nie wykonuje żadnych akcji, nawet darmowych.
6 Against panic the courage of a commander at range 1–3 may be used.
Przeciw panice można użyć odwagi dowódcy w zasięgu 1–3.
7 A commander's courage helps others against panic, but not against being suppressed.
Odwaga dowódcy chroni innych przed paniką, ale nie przed przygwożdżeniem.
8 Who has no courage value gains no suppression and never panics.
Kto nie ma wartości odwagi, nie dostaje przygwożdżenia i nie wpada w panikę.
9 Who loses the value loses the tokens.
Kto traci tę wartość, traci też żetony.
10 A commander without courage value keeps others from panic.
Dowódca bez wartości odwagi chroni innych przed paniką.
11 Droid troopers are never suppressed but may panic.
Żołnierze-droidy nigdy nie są przygwożdżeni, ale mogą wpaść w panikę.
12 Vehicles count as having no courage value.
Pojazdy liczą się jak bez wartości odwagi.
= STBY
1 Troopers and ground vehicles may stand by for a standby token.
Żołnierze i pojazdy naziemne mogą oczekiwać i dostać żeton oczekiwania.
2 Attack and standby do not go together in one activation.
Atak i oczekiwanie nie idą w parze w jednej aktywacji.
3 A unit never has more than one standby token.
Oddział nigdy nie ma więcej niż jednego żetonu oczekiwania.
4 After an enemy at range 1–2 in sight has acted, the token may be spent.
Gdy wróg w zasięgu 1–2 i w linii wzroku coś zrobi, można wydać żeton.
5 A spent standby token gives a free attack action or a free move action.
Wydany żeton oczekiwania daje darmową akcję ataku albo ruchu.
6 Range and sight are checked when the enemy is done.
Zasięg i widoczność sprawdza się, gdy wróg skończy.
7 For each event you may spend one standby token, on one reaction.
Przy każdym zdarzeniu możesz wydać jeden żeton oczekiwania, na jedną reakcję.
8 A standby token spent after an attack waits until all its pools are resolved.
Żeton oczekiwania wydany po ataku czeka, aż rozstrzygną się wszystkie pule.
9 A unit that moves, attacks, acts or gains suppression loses its standby token.
Oddział, który rusza się, atakuje, działa lub otrzymuje przygwożdżenie, traci żeton oczekiwania.
= END
1 The end phase begins with the effects that name its start.
Faza końcowa zaczyna się od efektów, które mówią o jej początku.
2 You discard the command cards that you revealed in this round.
Odrzucasz karty rozkazów, które w tej rundzie zostały odkryte.
3 A discarded command card cannot be used again in this battle.
Odrzuconej karty rozkazu nie użyjesz już w tej bitwie.
4 Aim, surge and standby tokens go.
Znikają żetony przycelowania, wzmocnienia i oczekiwania.
5 In the end phase observation and smoke tokens are removed too.
W fazie końcowej znikają też żetony obserwacji i dymu.
6 In the end phase all dodge tokens are removed.
W fazie końcowej znikają wszystkie żetony uniku.
7 In the end phase each unit loses one suppression token.
W fazie końcowej każdy oddział traci jeden żeton przygwożdżenia.
8 Order tokens are taken back; those of defeated units leave the game.
Żetony rozkazów wracają; te pokonanych oddziałów opuszczają grę.
9 Who has lost all commanders promotes a trooper unit.
Kto stracił wszystkich dowódców, awansuje oddział żołnierzy.
10 A promoted unit becomes a commander for all rules.
Awansowany oddział staje się dowódcą w myśl wszystkich zasad.
11 Without troopers nobody is promoted, and no command cards are played.
Bez żołnierzy nikt nie awansuje i nie zagrywa się kart rozkazów.
12 The end phase closes with the effects that name its end.
Fazę końcową zamykają efekty, które mówią o jej końcu.
13 The round marker moves on; after six the battle is over.
Znacznik rundy idzie dalej; po szóstej bitwa się kończy.
= TOKEN
1 A face-up order waits, a face-down one has been used.
Odkryty rozkaz czeka, zakryty jest wykorzystany.
2 A commander token marks the nominated or new commander.
Żeton dowódcy oznacza nominowanego lub nowego dowódcę.
3 ID tokens tell apart similar units with different upgrades.
Żetony ID odróżniają podobne oddziały o różnych ulepszeniach.
4 Objective tokens have a claimed and an unclaimed side.
Żetony celów mają stronę pozyskaną i niepozyskaną.
5 A panic token marks a unit that is panicked.
Żeton paniki oznacza oddział, który jest w stanie paniki.
6 Aim, dodge and surge tokens pile up, standby does not.
Przycelowania, uniki i wzmocnienia się gromadzą, oczekiwanie nie.
7 Only the unit that has a token spends it, unless a rule says otherwise.
Żeton wydaje tylko oddział, który go ma, chyba że zasada mówi inaczej.
`,
);
