import type { Faces, Log } from '../log.js';

const TOKEN =
  '{n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} {token, select, aim {przycelowania} dodge {uniku} surge {wzmocnienia} standby {oczekiwania} suppression {przygwożdżenia} observation {obserwacji} ion {jonów} poison {trucizny} immobilize {unieruchomienia} other {tarczy}}';
const RANK =
  '{rank, select, commander {dowódcy} operative {agenta} corps {oddziałów podstawowych} special-forces {sił specjalnych} support {wsparcia} other {ciężkiego wsparcia}}';
export const faces: Faces = {
  crit: '{n, plural, one {# trafienie krytyczne} few {# trafienia krytyczne} many {# trafień krytycznych} other {# trafienia krytycznego}}',
  hit: '{n, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}',
  block: '{n, plural, one {# blok} few {# bloki} many {# bloków} other {# bloku}}',
  surge: '{n, plural, one {# wzmocnienie} few {# wzmocnienia} many {# wzmocnień} other {# wzmocnienia}}',
  blank:
    '{n, plural, one {# pusty wynik} few {# puste wyniki} many {# pustych wyników} other {# pustego wyniku}}',
  none: 'nic',
};
const PARTS =
  '{part, select, declare {obrońca} arm {pula ataku} more {kolejny obrońca} next {następna pula} roll {kości ataku} reroll {przerzuty} convert {wzmocnienia ataku} dodge {unik} cover {osłona} modify {zmiany kości ataku} defend {kości obrony} reroll-defence {przerzuty obrony} convert-defence {wzmocnienia obrony} modify-defence {zmiany kości obrony} compare {obrażenia} suppress {przygwożdżenie} resolved {po ataku} other {koniec ataku}}';

export const log: Log = {
  hand: '{who} wybiera karty rozkazów na rękę.',
  colours: '{by} rozdziela kolory: niebieskim gra {blue}.',
  edge: '{who} zajmuje {turned, select, true {bliższą} other {dalszą}} krawędź.',
  'laid-out': 'Karty bitwy leżą na stole.',
  divulged: '{who} ujawnia kartę „{card_label}”.',
  flaw: '{who} trzyma przeciwko wrogowi kartę „{card_label}”.',
  'token-revealed': 'Żeton zostaje odkryty.',
  contingency: '{who} zagrywa zamiast niej kartę „{card_label}”.',
  'flaw-played': '{who} zagrywa kartę „{card_label}”.',
  vetoed: '{who} odrzuca kartę „{card_label}”.',
  kept: '{who} zostawia wszystkie karty bitwy.',
  battle:
    'Bitwa toczy się o „{objective_label}”, rozstawienie to „{deployment_label}”, a warunek „{condition_label}”.',
  'token-placed':
    '{kind, select, objective {Na polu bitwy staje żeton celu.} condition {Na polu bitwy staje żeton warunków.} smoke {Nad polem bitwy unosi się dym.} charge {Na polu bitwy leży ładunek.} graffiti {Na polu bitwy leży żeton graffiti.} bane {Na polu bitwy leży żeton Bane’a.} mission {Na polu bitwy staje żeton misji.} cart {Wózek z bombą zajmuje miejsce.} other {Na polu bitwy staje żeton.}}',
  barricade: '{who} stawia barykadę.',
  'barricade-shifted': '{who} przestawia barykadę.',
  'token-removed': 'Żeton znika z pola bitwy.',
  'token-moved': 'Pozyskany żeton idzie z oddziałem.',
  'cart-moved': 'Wózek z bombą rusza.',
  'token-turned': 'Żeton zapasów zostaje odkryty.',
  'supplies-drawn': '{unit} dobiera karty zapasów.',
  supplied: '{unit} bierze kartę „{card}”.',
  claimed: '{unit} pozyskuje żeton celu.',
  dropped: '{unit} traci żeton celu.',
  'token-wounds':
    '{unit} pracuje przy żetonie celu: leżą na nim {wounds, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} obrażeń.',
  scored:
    '{who} zdobywa {points, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}} {why, select, tokens {za żetony celu, które ma pod kontrolą} pieces {za teren, przy którym stoi więcej jego oddziałów} zone {za oddziały w strefie wroga} edge {za oddziały przy krawędzi wroga} defeated {za pokonane oddziały wroga} sabotaged {za sabotaż} repaired {za naprawy} hostages {za zakładników} cart {za drogę swojego wózka z bombą} claimed {za pozyskane żetony celu} bombs {za wybuch bomby} other {dzięki zdolnościom swoich oddziałów}}: {was} → {now}.',
  now: '{now, select, deploy {Armie się rozstawiają.} orders {Pora na rozkazy.} end {Zaczyna się faza końcowa.} over {Bitwa skończona.} colours {Czas wybrać kolory.} edge {Czas wybrać krawędź stołu.} reveal {Karty bitwy zostają odkryte.} veto {Gracze kolejno odrzucają karty bitwy.} objective {Na stole pojawiają się cele.} other {Trwają przygotowania do bitwy.}}',
  round: 'Zaczyna się runda {round}.',
  played: '{who} zagrywa kartę „{card_label}”.',
  'no-card': '{who} nie może zagrać karty rozkazu.',
  priority: '{who} ma pierwszeństwo.',
  nominated: 'Dowodzenie w tej rundzie obejmuje {unit}.',
  ordered: '{unit} otrzymuje rozkaz.',
  'order-returned': 'Rozkaz {unit_gen} wraca do puli.',
  'order-spent': 'Rozkaz {unit_gen} leży już zakryty.',
  pool: 'Powstaje pula rozkazów {who_gen}.',
  drawn: `{who} losuje z puli żeton ${RANK}.`,
  'token-lost': `{who} losuje żeton ${RANK}, ale nikt do niego nie pasuje, więc żeton odpada z gry.`,
  passed: '{who} pasuje.',
  turn: 'Tura {who_gen}.',
  activated: '{unit} zaczyna aktywację.',
  rallied:
    '{unit} {removed, plural, =0 {próbuje zbiórki, ale zachowuje wszystkie żetony przygwożdżenia ({shown})} other {robi zbiórkę ({shown})}}.',
  'ready-to-act':
    '{unit} {panicked, select, true {wpada w panikę i nic nie robi} other {ma {actions, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}{suppressed, select, true {, o jedną mniej przez przygwożdżenie} other {}}}}.',
  action:
    '{unit} {action, select, aim {przycelowuje} attack {atakuje} dodge {szykuje się do uniku} move {rusza} climb {wspina się} reverse {cofa się} pivot {obraca się} recover {odpoczywa} standby {oczekuje} withdraw {wycofuje się} card {wykonuje akcję karty „{keyword}”} other {wykonuje akcję karty}}.',
  granted: '{unit} może wykonać darmową akcję.',
  'no-more-actions': '{unit} nic więcej nie zrobi.',
  'activation-over': '{unit} kończy aktywację.',
  discarded: '{who} odkłada kartę „{card_label}”.',
  'back-to-hand': 'Karta „{card_label}” wraca na rękę {who_gen}.',
  stays: 'Karta „{card_label}” zostaje w grze.',
  'round-cleared': 'Runda {round} się kończy.',
  promoted: '{unit} awansuje na dowódcę.',
  leaderless: '{who} nie ma już dowódcy.',
  'game-over':
    '{why, select, defeat {{winner} wygrywa: wroga armia rozbita!} points {{winner} wygrywa na punkty zwycięstwa!} destroyed {{winner} wygrywa: punktów po równo, ale wróg stracił więcej!} army {{winner} wygrywa: przy równych punktach i stratach decyduje droższa armia!} other {Bitwa kończy się remisem.}}',
  deployed: '{unit} staje na polu bitwy.',
  moved:
    '{unit} {how, select, climb {wspina się} reverse {cofa się} pivot {obraca się} withdraw {wycofuje się} jump {skacze} strafe {przesuwa się w bok} scout {idzie na zwiad} compulsory {pędzi dalej} other {rusza}}.',
  embarked: '{unit} wsiada do pojazdu {into_label}.',
  disembarked: '{unit} wysiada.',
  replaced: 'Figurki {unit_gen} stają na nowych miejscach.',
  displaced: '{by} przesuwa {unit_acc}.',
  gained: `{unit} otrzymuje ${TOKEN}: {was} → {now}.`,
  lost: `{unit} {why, select, spent {wydaje} other {traci}} ${TOKEN}: {was} → {now}.`,
  card: '{unit} {state, select, ready {przygotowuje} exhausted {wyczerpuje} other {zużywa}} kartę „{keyword}”.',
  'card-rolled':
    '{unit} rzuca za kartę „{keyword}” i {good, plural, =0 {nic się nie liczy} one {liczy się # wynik} few {liczą się # wyniki} many {liczy się # wyników} other {liczy się # wyniku}}.',
  swapped: '{unit} wymienia kartę ulepszenia.',
  'card-token':
    '{unit} {how, select, on {kładzie żetony na karcie} other {zdejmuje żeton z karty}} „{keyword}”: {was} → {now}.',
  mark: '{what, select, given {{unit} ma {until, select, attack {na ten atak} activation {do końca aktywacji} round {do końca rundy} other {do końca bitwy}} zdolność {keyword}{n, plural, =0 {} few { #} many { #} other { #}}.} weapons {Broń {unit_gen} ma {until, select, attack {na ten atak} activation {do końca aktywacji} round {do końca rundy} other {do końca bitwy}} zdolność {keyword}{n, plural, =0 {} few { #} many { #} other { #}}.} taken {{unit} traci {until, select, attack {na ten atak} activation {do końca aktywacji} round {do końca rundy} other {do końca bitwy}} zdolność {keyword}.} card {Karta „{keyword}” działa na {unit_acc}.} scouted {{unit} ma za sobą zwiad.} reserve {{unit} czeka w rezerwie.} reinforces {{unit} wejdzie jako posiłki.} wheel {{unit} przechodzi w tryb kołowy.} spur {{unit} rusza szybciej.} pushed {Ktoś przesuwa {unit_acc}.} distracted {{unit} ulega rozproszeniu.} held-back {{unit} zostaje w odwodzie.} acts-next {{unit} działa w następnej kolejności.} moved-this-round {{unit} ma za sobą ruch w tej rundzie.} other {Na {unit_acc} zaczyna działać efekt.}}',
  unmark:
    '{what, select, card {Karta „{keyword}” przestaje działać na {unit_acc}.} other {Na {unit_acc} przestaje działać efekt.}}',
  rank: `{unit} ma teraz rangę ${RANK}.`,
  used: '{what, select, full-move {{unit} ma za sobą pełny ruch.} compulsory {{unit} ma za sobą przymusowy ruch.} clone-sharing {{unit} korzysta z żetonu innych klonów.} other {{unit} używa zdolności {keyword}.}}',
  wounded:
    '{mini} otrzymuje {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}: {was} → {now} z {most}.',
  healed:
    '{mini} traci {n, plural, one {# żeton obrażeń} few {# żetony obrażeń} many {# żetonów obrażeń} other {# żetonu obrażeń}}: {was} → {now}.',
  'mini-defeated': '{mini} pada.',
  restored: 'Figurka wraca do {unit_gen}.',
  'new-leader': '{mini} przejmuje dowodzenie oddziałem.',
  'unit-defeated': '{unit} pada!',
  resilience:
    '{unit} jest uszkodzony: {damage, select, damaged {może tracić akcje} disabled {porusza się z trudem} other {zawodzi broń}}.',
  repaired: '{unit} jest naprawiony.',
  attack: '{by} zaczyna atak.',
  'attack-part': `Krok ataku: ${PARTS}.`,
  defender: '{by} atakuje {to_acc}{kind, select, melee { w zwarciu} overrun { w nalocie} other {}}.',
  armed: '{by} zbiera {dice, plural, one {# kość} few {# kości} many {# kości} other {# kości}}.',
  'pool-chosen': 'Pula ataku jest rozstrzygana.',
  rolled: '{by} rzuca {colour, select, red {czerwonymi} black {czarnymi} other {białymi}} kośćmi: {shown}.',
  rerolled: '{by} przerzuca {colour, select, red {czerwone} black {czarne} other {białe}} kości: {shown}.',
  surges:
    '{n, plural, one {# wzmocnienie zamienia się} few {# wzmocnienia zamieniają się} many {# wzmocnień zamienia się} other {# wzmocnienia zamienia się}} w {to, select, crit {{n, plural, one {trafienie krytyczne} few {# trafienia krytyczne} many {# trafień krytycznych} other {# trafienia krytycznego}}} other {{n, plural, one {trafienie} few {# trafienia} many {# trafień} other {# trafienia}}}}.',
  'pool-rolled': '{shown, select, nic {Atak nie trafia ani razu.} other {Atak daje {shown}.}}',
  changed:
    '{keyword} zmienia {n, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}} w {to, select, crit {{n, plural, one {trafienie krytyczne} other {trafienia krytyczne}}} other {{n, plural, one {trafienie} other {trafienia}}}}.',
  cancelled:
    '{cause, select, dodge {Uniki anulują} cover {Osłona anuluje} other {{keyword} anuluje}} {shown}.',
  dodged:
    'Obrońca wydaje na uniki {n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'scored-hit': 'Atak jest celny.',
  covered: '{unit} {cover, select, 0 {nie ma osłony} 1 {ma lekką osłonę} other {ma ciężką osłonę}}.',
  'pierce-gained': '{keyword} daje atakowi Przebicie {n}.',
  pierced: 'Przebicie anuluje {n, plural, one {# blok} few {# bloki} many {# bloków} other {# bloku}}.',
  'defence-rolled': '{unit} rzuca kośćmi obrony: {shown}.',
  'defence-rerolled': '{unit} przerzuca kości obrony: {shown}.',
  'defence-surges':
    '{n, plural, one {# wzmocnienie zamienia się w blok} few {# wzmocnienia zamieniają się w bloki} many {# wzmocnień zamienia się w bloki} other {# wzmocnienia zamienia się w bloki}}.',
  backlash:
    '{unit} otrzyma {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} od własnej broni.',
  suffers:
    '{unit} {wounds, plural, =0 {nie otrzymuje obrażeń} one {otrzymuje # obrażenie} few {otrzymuje # obrażenia} many {otrzymuje # obrażeń} other {otrzymuje # obrażenia}}.',
  'pool-resolved': 'Pula ataku rozstrzygnięta.',
  'attack-over': 'Koniec ataku {by_gen}.',
};
