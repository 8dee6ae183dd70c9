import type { Faces, Log } from '../log.js';

const TOKEN =
  '{n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} {token, select, aim {przycelowania} dodge {uniku} surge {wzmocnienia} standby {oczekiwania} suppression {przygwożdżenia} observation {obserwacji} ion {jonów} poison {trucizny} immobilize {unieruchomienia} other {tarczy}}';
const RANK =
  '{rank, select, commander {dowódca} operative {agent} corps {oddział podstawowy} special-forces {siły specjalne} support {wsparcie} other {ciężkie wsparcie}}';
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
  hand: '{who} wybiera rękę rozkazów.',
  colours: '{by} rozdziela kolory: niebieskim gra {blue}.',
  edge: '{who} zajmuje {turned, select, true {bliższą} other {dalszą}} krawędź.',
  'laid-out': 'Karty bitwy leżą na stole.',
  divulged: '{who} ujawnia kartę {card_label}.',
  flaw: '{who} ma przeciwko wrogowi kartę {card_label}.',
  'token-revealed': 'Żeton zostaje odkryty.',
  contingency: '{who} zagrywa zamiast niej kartę {card_label}.',
  'flaw-played': '{who} zagrywa kartę {card_label}.',
  vetoed: '{who} odrzuca kartę {card_label}.',
  kept: '{who} nic nie odrzuca.',
  battle: 'Bitwa: {objective_label}, {deployment_label}, {condition_label}.',
  'token-placed':
    '{kind, select, objective {Żeton celu trafia na pole bitwy.} condition {Żeton warunków trafia na pole bitwy.} smoke {Pojawia się dym.} charge {Ładunek trafia na pole bitwy.} graffiti {Żeton graffiti trafia na pole bitwy.} bane {Żeton Bane’a trafia na pole bitwy.} mission {Żeton misji trafia na pole bitwy.} cart {Wózek z bombą zajmuje miejsce.} other {Żeton trafia na pole bitwy.}}',
  barricade: '{who} stawia barykadę.',
  'token-removed': 'Żeton znika z pola bitwy.',
  'token-moved': 'Pozyskany żeton rusza z oddziałem.',
  'cart-moved': 'Wózek z bombą rusza.',
  'token-turned': 'Żeton zapasów zostaje odkryty.',
  'supplies-drawn': '{unit} dobiera karty zapasów.',
  supplied: '{unit} bierze: {card}.',
  claimed: '{unit} pozyskuje żeton celu.',
  dropped: '{unit} traci żeton celu.',
  'token-wounds': '{unit} majstruje przy żetonie celu. Żetony obrażeń: {wounds}.',
  scored:
    '{who} zdobywa {points, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}.',
  now: '{now, select, deploy {Armie się rozstawiają.} orders {Pora na rozkazy.} end {Zaczyna się faza końcowa.} over {Bitwa skończona.} colours {Czas wybrać kolory.} edge {Czas wybrać krawędź stołu.} reveal {Karty bitwy zostają odkryte.} veto {Gracze kolejno odrzucają karty bitwy.} objective {Na stole pojawiają się cele.} other {Trwają przygotowania do bitwy.}}',
  round: 'Zaczyna się runda {round}.',
  played: '{who} zagrywa kartę {card_label}.',
  'no-card': '{who} nie może zagrać karty rozkazu.',
  priority: '{who} ma pierwszeństwo.',
  nominated: 'Dowodzi {unit}.',
  ordered: '{unit} otrzymuje rozkaz.',
  'order-returned': 'Rozkaz {unit_gen} wraca do puli.',
  'order-spent': 'Rozkaz {unit_gen} jest zużyty.',
  pool: 'Powstaje pula rozkazów {who_gen}.',
  drawn: `{who} losuje żeton: ${RANK}.`,
  'token-lost': `{who} losuje żeton, do którego nikt nie pasuje: ${RANK}.`,
  passed: '{who} pasuje.',
  turn: 'Tura {who_gen}.',
  activated: '{unit} zostaje aktywowany.',
  rallied:
    '{unit} robi zbiórkę: {removed, plural, =0 {bez skutku} one {znika # żeton przygwożdżenia} few {znikają # żetony przygwożdżenia} many {znika # żetonów przygwożdżenia} other {znika # żetonu przygwożdżenia}}.',
  'ready-to-act':
    '{unit} {panicked, select, true {wpada w panikę i nic nie robi} other {ma {actions, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}{suppressed, select, true { (przygwożdżony)} other {}}}}.',
  action:
    '{unit} {action, select, aim {celuje} attack {atakuje} dodge {robi unik} move {rusza} climb {wspina się} reverse {cofa się} pivot {obraca się} recover {odpoczywa} standby {oczekuje} withdraw {wycofuje się} other {wykonuje akcję karty}}.',
  granted: '{unit} może wykonać darmową akcję.',
  'no-more-actions': '{unit} nic więcej nie zrobi.',
  'activation-over': 'Koniec aktywacji {unit_gen}.',
  discarded: '{who} odkłada kartę {card_label}.',
  'back-to-hand': 'Karta {card_label} wraca na rękę {who_gen}.',
  stays: 'Karta {card_label} zostaje w grze.',
  'round-cleared': 'Koniec rundy {round}.',
  promoted: '{unit} awansuje na dowódcę.',
  leaderless: '{who} nie ma już dowódcy.',
  'game-over':
    '{why, select, defeat {{winner} wygrywa: wróg rozbity.} points {{winner} wygrywa na punkty zwycięstwa.} destroyed {{winner} wygrywa: wróg stracił więcej.} army {{winner} wygrywa droższą armią.} other {Remis.}}',
  deployed: '{unit} staje na polu bitwy.',
  moved:
    '{unit} {how, select, climb {wspina się} reverse {cofa się} pivot {obraca się} withdraw {wycofuje się} jump {skacze} strafe {przesuwa się w bok} scout {idzie na zwiad} compulsory {pędzi dalej} other {rusza}}.',
  embarked: '{unit} wsiada, pojazd: {into_label}.',
  disembarked: '{unit} wysiada.',
  replaced: 'Figurki {unit_gen} stają na nowych miejscach.',
  displaced: '{by} spycha {unit_acc}.',
  gained: `{unit} otrzymuje ${TOKEN}.`,
  lost: `{unit} {why, select, spent {wydaje} other {traci}} ${TOKEN}.`,
  card: 'Karta {unit_gen}: {state, select, ready {przygotowana} exhausted {wyczerpana} other {zużyta}}.',
  'card-rolled':
    'Rzut za kartę {keyword}, {unit}: {good, plural, =0 {bez skutku} one {liczy się # wynik} few {liczą się # wyniki} many {liczy się # wyników} other {liczy się # wyniku}}.',
  swapped: '{unit} wymienia kartę ulepszenia.',
  'card-token': 'Żetony na karcie {unit_gen} się zmieniają.',
  mark: '{what, select, given {{unit} ma na pewien czas zdolność {keyword}{n, plural, =0 {} few { #} many { #} other { #}}.} weapons {Broń {unit_gen} ma na pewien czas zdolność {keyword}{n, plural, =0 {} few { #} many { #} other { #}}.} taken {{unit} traci na pewien czas zdolność {keyword}.} card {{unit}: działa karta {keyword}.} scouted {{unit} ma za sobą zwiad.} reserve {{unit} czeka w rezerwie.} reinforces {{unit} wejdzie jako posiłki.} wheel {{unit} jedzie w trybie koła.} spur {{unit} rusza szybciej.} pushed {{unit} zostaje popchnięty.} distracted {{unit} zostaje rozproszony.} held-back {{unit} zostaje w odwodzie.} acts-next {{unit} działa jako następny.} moved-this-round {{unit} ma za sobą ruch w tej rundzie.} other {{unit}: efekt zaczyna działać.}}',
  unmark:
    '{what, select, card {{unit}: karta {keyword} przestaje działać.} other {{unit}: efekt przestaje działać.}}',
  rank: `{unit} zmienia rangę: ${RANK}.`,
  used: '{what, select, full-move {{unit} ma za sobą pełny ruch.} compulsory {{unit} ma za sobą przymusowy ruch.} clone-sharing {{unit} korzysta z żetonu innych klonów.} other {{unit} używa zdolności {keyword}.}}',
  wounded:
    '{mini_label} otrzymuje {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  healed:
    '{mini_label} traci {n, plural, one {# żeton obrażeń} few {# żetony obrażeń} many {# żetonów obrażeń} other {# żetonu obrażeń}}.',
  'mini-defeated': '{mini_label}: pokonana.',
  restored: 'Figurka wraca do {unit_gen}.',
  'new-leader': '{mini_label} przewodzi oddziałowi.',
  'unit-defeated': '{unit} zostaje pokonany.',
  resilience:
    '{unit} jest uszkodzony: {damage, select, damaged {może tracić akcje} disabled {porusza się z trudem} other {zawodzi broń}}.',
  repaired: '{unit} jest naprawiony.',
  attack: '{by} zaczyna atak.',
  'attack-part': `Krok ataku: ${PARTS}.`,
  defender: '{by} atakuje {to_acc}{kind, select, melee { w zwarciu} overrun { w przelocie} other {}}.',
  armed: '{by} zbiera {dice, plural, one {# kość} few {# kości} many {# kości} other {# kości}}.',
  'pool-chosen': 'Pula ataku jest rozstrzygana.',
  rolled: '{by} rzuca {colour, select, red {czerwonymi} black {czarnymi} other {białymi}} kośćmi: {shown}.',
  rerolled: '{by} przerzuca {colour, select, red {czerwone} black {czarne} other {białe}} kości: {shown}.',
  surges:
    '{n, plural, one {# wzmocnienie daje} few {# wzmocnienia dają} many {# wzmocnień daje} other {# wzmocnienia daje}} {to, select, crit {trafienie krytyczne} other {trafienie}}.',
  'pool-rolled': 'Atak: {shown}.',
  changed:
    '{n, plural, one {# wynik zmienia się} few {# wyniki zmieniają się} many {# wyników zmienia się} other {# wyniku zmienia się}} w trafienie{to, select, crit { krytyczne} other {}}.',
  cancelled: 'Anulowane{by, select, dodge { unikiem} cover { osłoną} other {}}: {shown}.',
  dodged:
    '{n, plural, one {# żeton uniku wydany} few {# żetony uniku wydane} many {# żetonów uniku wydanych} other {# żetonu uniku wydane}}.',
  'scored-hit': 'Atak jest celny.',
  covered: '{unit} {cover, select, 0 {nie ma osłony} 1 {ma lekką osłonę} other {ma ciężką osłonę}}.',
  'pierce-gained': 'Atak zyskuje Przebicie {n}.',
  pierced: 'Przebicie anuluje {n, plural, one {# blok} few {# bloki} many {# bloków} other {# bloku}}.',
  'defence-rolled': '{unit} rzuca kośćmi obrony: {shown}.',
  'defence-rerolled': '{unit} przerzuca kości obrony: {shown}.',
  'defence-surges':
    '{n, plural, one {# wzmocnienie blokuje} few {# wzmocnienia blokują} many {# wzmocnień blokuje} other {# wzmocnienia blokuje}}.',
  backlash:
    '{unit} ma otrzymać {n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} od własnego ataku.',
  suffers:
    '{unit} {wounds, plural, =0 {nie otrzymuje obrażeń} one {otrzymuje # obrażenie} few {otrzymuje # obrażenia} many {otrzymuje # obrażeń} other {otrzymuje # obrażenia}}.',
  'pool-resolved': 'Pula ataku rozstrzygnięta.',
  'attack-over': 'Koniec ataku {by_gen}.',
};
