import { chapters } from './chapter.js';

/** The attack, cover, wounds, suppression, standby, the end phase and tokens. */
export const attack = chapters(
  'LEG-',
  `
= ATK
1 An attack is an action of a unit or comes from another rule.
Atak jest akcją oddziału albo wynika z innej zasady.
2 A unit may attack several times in an activation, but has one attack action.
Oddział może w aktywacji atakować kilka razy, ale ma jedną akcję ataku.
3 An attack has eleven steps, taken one after the other.
Atak ma jedenaście kroków, które następują po kolei.
4 You begin an attack by naming an enemy unit as its defender.
Atak zaczynasz od wskazania wrogiego oddziału jako obrońcy.
5 The defender must be in range of a weapon and seen by the leader; if it is not, there is no attack.
Obrońca musi być w zasięgu którejś broni i widziany przez lidera; w przeciwnym razie ataku nie ma.
6 An attack pool holds all dice that are rolled against one defender.
Pula ataku to wszystkie kości, którymi rzucasz przeciw jednemu obrońcy.
7 A mini that sees a mini of the defender may take part in the attack.
Figurka, która widzi kogoś z obrońców, może brać udział w ataku.
8 Each mini in an attack may add one weapon with its dice and keywords, or stay out.
Każda figurka w ataku może dodać jedną broń z kośćmi i zdolnościami albo nie dodać nic.
9 A mini adds a weapon only if it meets all that the weapon asks for.
Figurka dodaje broń tylko wtedy, gdy spełnia wszystkie jej wymagania.
10 A mini adds a weapon once in the whole attack.
Figurka dodaje broń raz w całym ataku.
11 Only the mini meant uses the weapon of an added mini or of a command card.
Broni dodanej figurki lub z karty rozkazu używa tylko ta figurka, o którą chodzi.
12 The defender must be neither too near nor too far for a weapon, measured from the attacking leader.
Obrońca nie może być za blisko ani za daleko dla broni, mierząc od atakującego lidera.
13 Melee weapons and ranged weapons never mix in one attack pool.
W jednej puli ataku nie miesza się broni do zwarcia i zasięgowej.
14 One attack pool may hold different weapons.
W jednej puli ataku mogą być różne rodzaje broni.
15 All weapons of one name that an attack uses go into one pool.
Cała broń o tej samej nazwie trafia w ataku do jednej puli.
16 You cannot form an attack pool without a weapon in it.
Nie możesz utworzyć puli ataku bez ani jednej broni.
17 A weapon with a melee and a ranged icon is used as one or the other; you choose when you add it.
Broń z ikoną zwarcia i zasięgu działa jako jedna albo druga; wybierasz, gdy ją dodajesz.
18 The weapons in a pool say whether the attack is melee or ranged.
To, czy atak jest w zwarciu, czy zasięgowy, mówi broń w puli.
19 The dice of a finished attack pool are set aside until they are rolled.
Kości gotowej puli ataku odkładasz na bok, aż przyjdzie pora na rzut.
20 With minis and weapons left, you may form another pool against another unit.
Jeśli zostały figurki i broń, możesz zebrać pulę przeciw innemu oddziałowi.
21 You cannot add a weapon to a pool while one of the same name is in another pool.
Nie możesz dodać broni do puli, gdy broń o tej samej nazwie jest w innej puli.
22 Choose an attack pool and roll all its dice.
Wybierz pulę ataku i rzuć wszystkimi jej kośćmi.
23 Each aim token that you spend rerolls up to two attack dice.
Każdy wydany żeton przycelowania pozwala przerzucić do dwóch kości ataku.
24 You reroll the dice of one aim token together; then you may spend another token.
Kości jednego żetonu przycelowania przerzucasz razem; potem możesz wydać następny.
25 One attack die may be rerolled by several tokens, once by each.
Kość ataku można przerzucić kilkoma żetonami, każdym raz.
26 Attack surges become what the attacker’s unit card says.
Wzmocnienia ataku zmieniają się w to, co mówi karta atakującego oddziału.
27 A surge token that the attacker spends turns an attack surge into a hit.
Żeton wzmocnienia wydany przez atakującego zamienia wzmocnienie na trafienie.
28 Attack surges that nothing converts count as blanks.
Wzmocnienia ataku, których nic nie zamienia, są pustymi wynikami.
29 After attack surges are converted, the defender applies dodge and cover.
Po zamianie wzmocnień ataku obrońca korzysta z uników i osłony.
30 The attacker changes attack dice first, then the defender.
Kości ataku zmienia najpierw atakujący, potem obrońca.
31 The defender rolls one defence die for each hit and critical that is left.
Obrońca rzuca kością obrony za każde pozostałe trafienie i trafienie krytyczne.
32 The defender may reroll defence dice where a rule allows it.
Obrońca może przerzucać kości obrony, jeśli pozwala na to jakaś zasada.
33 Defence surges become what the defender’s card says, or count as blanks.
Wzmocnienia obrony zmieniają się w to, co mówi karta obrońcy, albo są puste.
34 You may spend a surge token to turn a surge on a defence die into a block.
Możesz wydać żeton wzmocnienia, by zamienić wzmocnienie na kości obrony w blok.
35 The defender changes defence dice first, then the attacker.
Kości obrony zmienia najpierw obrońca, potem atakujący.
36 The defender suffers as many wounds as hits and criticals are left above its blocks.
Obrońca otrzymuje tyle obrażeń, ile trafień i trafień krytycznych zostaje ponad jego bloki.
37 A ranged attack that rolled a hit or critical gives the defender one suppression token, whatever was cancelled later.
Atak zasięgowy, w którym wypadło trafienie lub trafienie krytyczne, daje obrońcy żeton przygwożdżenia, cokolwiek potem anulowano.
38 If attack pools are left, you choose the next one and resolve it.
Jeśli zostały pule ataku, wybierasz następną i ją rozstrzygasz.
39 When no attack pool is left, the attack is over.
Gdy nie ma już żadnej puli, atak się kończy.
40 A weapon has range and dice, and may have keywords and a chart of its own.
Broń ma zasięg i kości, a czasem zdolności i własną tabelę.
= COVER
1 Each dodge token cancels one hit, never a critical.
Każdy żeton uniku anuluje jedno trafienie, nigdy krytyczne.
2 Cover works against ranged attacks only, never in melee.
Osłona działa tylko przeciw atakom zasięgowym, nigdy w zwarciu.
3 For cover, you look from the attacking leader at each defending mini.
Osłonę sprawdzasz, patrząc od atakującego lidera na każdą figurkę obrońcy.
4 A mini is obscured when terrain hides a part of it.
Figurka jest przesłonięta, gdy teren zakrywa jej część.
5 Terrain that the attacking leader touches obscures nobody.
Teren, którego dotyka atakujący lider, nikogo nie przesłania.
6 Ground vehicles obscure like heavy terrain, repulsors do not; a vehicle is obscured when half of it is hidden.
Pojazdy naziemne przesłaniają jak ciężki teren, repulsorowe nie; pojazd jest przesłonięty, gdy zakryta jest jego połowa.
7 A unit has cover if at least half of its minis are obscured.
Oddział ma osłonę, jeśli przesłonięta jest co najmniej połowa jego figurek.
8 Whether cover is light or heavy depends on the terrain that obscures the minis.
To, czy osłona jest lekka, czy ciężka, zależy od terenu, który przesłania figurki.
9 With light and heavy terrain, cover is heavy if more than half of the obscured minis stand behind heavy terrain.
Przy terenie lekkim i ciężkim osłona jest ciężka, jeśli za ciężkim stoi ponad połowa przesłoniętych figurek.
10 A unit with a suppression token has cover one better.
Oddział z żetonem przygwożdżenia ma osłonę o jeden lepszą.
11 Suppression does not improve the cover of droid and creature troopers, and barricades give creatures none.
Przygwożdżenie nie poprawia osłony żołnierzy-droidów ani żołnierzy na stworzeniach, a tym drugim barykady nie dają jej wcale.
12 Cover never counts as more than 2, however many effects improve it.
Osłona nigdy nie przekracza 2, ile by efektów jej nie poprawiało.
13 Light cover cancels one hit and heavy cover two; criticals stay.
Lekka osłona anuluje jedno trafienie, ciężka dwa; krytyczne zostają.
14 The defender spends dodge tokens first, then cover cancels hits.
Obrońca najpierw wydaje żetony uniku, potem trafienia anuluje osłona.
= WOUND
1 The owner of a unit gives its wounds to one mini until that mini falls or no wounds are left.
Właściciel oddziału daje obrażenia jednej figurce, aż padnie lub obrażenia się skończą.
2 A mini falls when its wounds reach its wound threshold.
Figurka pada, gdy jej obrażenia osiągną próg obrażeń.
3 Wounds that are left when a mini falls go to another mini of the unit; when none is left, they are lost.
Obrażenia, które zostają po padnięciu figurki, przechodzą na inną figurkę oddziału; gdy jej nie ma, przepadają.
4 An attack gives no more wounds than the minis in sight can take.
Atak zadaje najwyżej tyle obrażeń, ile wytrzymają widoczne figurki.
5 The leader takes no wounds while any other mini of its unit is left.
Lider nie otrzymuje obrażeń, dopóki stoi inna figurka oddziału.
6 A mini that has wounds is wounded, and so is its unit.
Figurka, która ma obrażenia, jest ranna, a jej oddział też.
7 You give wounds to the mini that has the most wounds, until it falls.
Obrażenia przydzielasz figurce, która ma ich najwięcej, dopóki nie padnie.
8 Of minis with equally many wounds you choose which of yours takes the next.
Spośród figurek z tyloma samymi obrażeniami wybierasz, która Twoja otrzyma następne.
9 A defeated mini is removed from the battlefield.
Pokonaną figurkę zdejmuje się z pola bitwy.
10 If the leader falls, another mini of the unit becomes its leader.
Jeśli padnie lider, liderem zostaje inna figurka oddziału.
11 A unit is defeated when all its minis are defeated.
Oddział jest pokonany, gdy pokonane są wszystkie jego figurki.
12 Wounds that come from no attack bring no dice and no suppression.
Obrażenia, które nie pochodzą z ataku, nie dają kości ani przygwożdżenia.
13 If an effect names the mini, the owner of the effect gives it the wounds.
Jeśli efekt wskazuje figurkę, obrażenia daje jej właściciel efektu.
14 A wounded leader takes no further wounds while other minis of the unit live.
Ranny lider nie otrzymuje kolejnych obrażeń, póki żyją inne figurki oddziału.
= SUPP
1 Vehicles cannot be suppressed, however they are shot at.
Pojazdów nie można przygwoździć, choćby je ostrzeliwano.
2 A unit is suppressed when it has at least as many suppression tokens as courage.
Oddział jest przygwożdżony, gdy ma co najmniej tyle żetonów przygwożdżenia, ile odwagi.
3 A unit panics when it has at least twice as many suppression tokens as courage.
Oddział wpada w panikę, gdy żetonów przygwożdżenia ma co najmniej dwa razy tyle, ile odwagi.
4 A suppressed unit has one action fewer in its activation.
Przygwożdżony oddział ma w aktywacji o jedną akcję mniej.
5 A panicked unit performs no actions at all, not even free ones.
Oddział w stanie paniki nie wykonuje żadnych akcji, nawet darmowych.
6 Against panic, a unit may use the courage of a friendly commander at range 1–3.
Przeciw panice oddział może użyć odwagi sojuszniczego dowódcy w zasięgu 1–3.
7 A commander's courage helps others against panic, but not against being suppressed.
Odwaga dowódcy chroni innych przed paniką, ale nie przed przygwożdżeniem.
8 A unit without a courage value gains no suppression and never panics.
Oddział bez wartości odwagi nie otrzymuje przygwożdżenia i nie wpada w panikę.
9 A unit that loses its courage value loses its suppression tokens too.
Oddział, który traci wartość odwagi, traci też żetony przygwożdżenia.
10 A commander without a courage value keeps other units at range 1–3 from panic.
Dowódca bez wartości odwagi chroni inne oddziały w zasięgu 1–3 przed paniką.
11 Droid troopers are never suppressed but may panic.
Żołnierze-droidy nigdy nie są przygwożdżeni, ale mogą wpaść w panikę.
12 Vehicles count as units without a courage value.
Pojazdy liczą się jako oddziały bez wartości odwagi.
= STBY
1 Troopers and ground vehicles may stand by for a standby token.
Żołnierze i pojazdy naziemne mogą oczekiwać i dostać żeton oczekiwania.
2 A unit that attacks in an activation cannot stand by in it, nor the other way round.
Oddział, który w aktywacji atakuje, nie może w niej oczekiwać, i odwrotnie.
3 A unit never has more than one standby token.
Oddział nigdy nie ma więcej niż jednego żetonu oczekiwania.
4 You may spend a standby token after an enemy at range 1–2 in line of sight has moved, attacked or acted.
Żeton oczekiwania możesz wydać, gdy wróg w zasięgu 1–2 i w linii wzroku ruszy się, zaatakuje lub wykona akcję.
5 A spent standby token gives a free attack action or a free move action.
Wydany żeton oczekiwania daje darmową akcję ataku albo ruchu.
6 Range and line of sight for a standby token are checked when the enemy is done.
Zasięg i linię wzroku do żetonu oczekiwania sprawdzasz, gdy wróg skończy.
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
4 In the end phase all aim, surge and standby tokens are removed.
W fazie końcowej znikają wszystkie żetony przycelowania, wzmocnienia i oczekiwania.
5 In the end phase observation and smoke tokens are removed too.
W fazie końcowej znikają też żetony obserwacji i dymu.
6 In the end phase all dodge tokens are removed.
W fazie końcowej znikają wszystkie żetony uniku.
7 In the end phase each unit loses one suppression token.
W fazie końcowej każdy oddział traci jeden żeton przygwożdżenia.
8 In the end phase you take back order tokens; those of defeated units leave the game.
W fazie końcowej żetony rozkazów wracają do Ciebie; żetony pokonanych oddziałów opuszczają grę.
9 A player who has lost all commanders promotes a trooper unit.
Gracz, który stracił wszystkich dowódców, awansuje oddział żołnierzy.
10 A promoted unit becomes a commander for all rules.
Awansowany oddział staje się dowódcą w myśl wszystkich zasad.
11 A player without troopers promotes nobody and plays no command cards.
Gracz bez żołnierzy nikogo nie awansuje i nie zagrywa kart rozkazów.
12 The end phase closes with the effects that name its end.
Fazę końcową zamykają efekty, które mówią o jej końcu.
13 At the end of a round its marker moves on; after round six the battle is over.
Na końcu rundy znacznik idzie dalej; po szóstej rundzie bitwa się kończy.
= TOKEN
1 A face-up order token waits, a face-down one has been used.
Odkryty żeton rozkazu czeka, zakryty jest już wykorzystany.
2 A commander token marks the nominated or new commander.
Żeton dowódcy oznacza nominowanego lub nowego dowódcę.
3 ID tokens tell apart similar units with different upgrades.
Żetony ID odróżniają podobne oddziały o różnych ulepszeniach.
4 Objective tokens have a claimed and an unclaimed side.
Żetony celów mają stronę pozyskaną i niepozyskaną.
5 A panic token marks a unit that is panicked.
Żeton paniki oznacza oddział, który jest w stanie paniki.
6 Aim, dodge and surge tokens of a unit pile up, standby tokens do not.
Żetony przycelowania, uniku i wzmocnienia się gromadzą, żetony oczekiwania nie.
7 Only the unit that has a token spends it, unless a rule says otherwise.
Żeton wydaje tylko oddział, który go ma, chyba że zasada mówi inaczej.
`,
);
