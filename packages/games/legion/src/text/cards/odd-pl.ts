/** What cards with a procedure of their own do. */
export const odd: Readonly<Record<`odd:${string}`, string>> = {
  'odd:comms-relay':
    'Rozkaz dla tego oddziału może zamiast niego otrzymać sojuszniczy oddział w zasięgu 1–2.',
  'odd:refurbished-gonk-droid':
    'Na początku fazy końcowej rzuć czerwoną kością obrony za każdą nieaktywną tarczę tego oddziału: każdy blok aktywuje jedną z nich.',
  'odd:saxons-combat-shield':
    'Na początku fazy końcowej jedna tarcza tego oddziału staje się aktywna, jeśli w tej rundzie żadnej nie użyto.',
  'odd:unorthodox-tactician':
    'Gdy aktywuje się ten oddział, rzuć 3 czerwonymi kośćmi obrony: za każdy niepusty wynik inny sojuszniczy oddział w zasięgu 1–3 otrzymuje żeton przycelowania.',
  'odd:frenzied-gunner':
    'W ataku zasięgowym możesz rzucić czerwoną kością obrony: pusty wynik dodaje do puli białą kość, blok czarną, a wzmocnienie czerwoną.',
  'odd:saber-throw':
    'Akcja karty: ten oddział atakuje z dystansu w zasięgu 1–2 jedną bronią do zwarcia, używając połowy jej kości; to jego akcja ataku w tej aktywacji.',
  'odd:emergency-stims':
    'W czasie ataku możesz wyczerpać tę kartę: do 2 obrażeń tego oddziału czeka do końca jego następnej aktywacji.',
  'odd:full-of-surprises':
    'Ten oddział rzuca dodatkowymi kośćmi obrony: tyloma, ile wynosi jego odwaga minus żetony przygwożdżenia.',
  'odd:idiots-array':
    'Jeśli wśród odrzuconych kart są kolejno karty z 3, 2 i 1 kropką, za każdy taki stopień oddział otrzymuje żeton przycelowania i żeton uniku.',
  'odd:our-fate-is-in-your-hands':
    'Na początku fazy aktywacji oddział może przejąć żetony przygwożdżenia od żołnierzy w zasięgu 1–2; za każdy otrzymuje żeton uniku, najwyżej 2.',
  'odd:im-in-control':
    'Na początku i na końcu swojej aktywacji oddział może oddać żetony przygwożdżenia żołnierzom w zasięgu 1–2; wróg, który je przejmuje, otrzymuje też żeton unieruchomienia.',
  'odd:yes-my-master':
    'Jeśli ujawnisz tę kartę przy rozstawieniu, oddział ma do końca gry albo Zlecenie i Posiłki, albo Demoralizujący 1, Mistrzostwo Makashi i Wymanewrować.',
  'odd:i-make-the-rules-now':
    'Jeśli ujawnisz tę kartę przy rozstawieniu, zamiast oddziału kładziesz trzy żetony Bane’a.',
  'odd:protector':
    'Gdy działa Strażnik tego oddziału, możesz wyczerpać tę kartę: w tym ataku oddział przejmuje trafienia krytyczne tak jak zwykłe.',
  'odd:secret-ingredients':
    'W każdej rundzie kładziesz na tej karcie żeton przycelowania albo uniku; gdy oddział się aktywuje, może wziąć z niej dowolne żetony.',
  'odd:insatiable-curiosity':
    'Darmowa akcja karty, zużyj tę kartę: wróg, którego lider styka się z liderem tego oddziału, traci nieunikalną kartę ciężkiej broni, sprzętu albo uzbrojenia, a ten oddział otrzymuje 1 obrażenie.',
  'odd:onward-to-victory':
    'Na początku fazy aktywacji możesz wyczerpać tę kartę: ilekroć w tej rundzie zostaje pokonany wrogi oddział, sojuszniczy oddział żołnierzy Ewoków może wykonać ruch z prędkością 1; potem karta przepada.',
  'odd:reckless-driver':
    'Akcje tego oddziału zaczynają się ruchem przymusowym; oddział nigdy się nie cofa. Pierwszy wrogi oddział, który przesuwa w aktywacji, rzuca białą kością obrony za każdą figurkę i otrzymuje 1 obrażenie za każdy blok.',
  'odd:veteran-clone-pilot':
    'Gdy ten oddział albo sojuszniczy oddział żołnierzy-klonów w zasięgu 1 i w linii wzroku atakuje lub się broni, możesz wyczerpać tę kartę: w tym ataku oba oddziały wydają nawzajem swoje żetony przycelowania, uniku i wzmocnienia.',
  'odd:battle-meditation':
    'Gdy ten oddział jest nominowanym dowódcą, jeden rozkaz z karty możesz wydać dowolnemu sojuszniczemu oddziałowi.',
  'odd:improvised-orders':
    'Gdy losujesz żeton rozkazu, możesz wyczerpać tę kartę: losujesz drugi żeton i zatrzymujesz jeden z nich.',
  'odd:brains-and-brawn':
    'Gdy Leia Organa atakuje z dystansu, Chewbacca może dodać do puli jedną swoją broń zasięgową, jeśli nie jest w zwarciu, widzi obrońcę i jest od niego w zasięgu 1–3.',
  'odd:focused-on-the-kill':
    'Oddział z nagrodą za głowę nie wydaje żetonów, gdy atakuje go IG-88. Obrażenia pokonują IG-88 dopiero na początku fazy końcowej.',
  'odd:ive-altered-the-deal':
    'Na początku fazy dowodzenia, jeśli przeciwnik ma co najmniej trzy karty na stosie odrzuconych, nie używa w tej rundzie kart awaryjnych ani kart rozkazów Landa Calrissiana.',
  'odd:force-lift':
    'Gdy wystawiasz ten oddział, możesz postawić barykadę w zasięgu 1 od niego. Darmowa akcja karty, wyczerp tę kartę: barykadę w zasięgu 1, na której nikt nie stoi, przestawiasz na wolne miejsce pola bitwy w obrębie zasięgu 1.',
  'odd:vaders-might':
    'Darmowa akcja karty Dartha Vadera: inny oddział w zasięgu 1, który nie jest dowódcą, stawiasz na nowo w obrębie zasięgu 1 i wysokości 1 od jego miejsca; wrogi oddział rzuca przy tym białą kością obrony za każdą figurkę i otrzymuje 1 obrażenie za każdy blok i każde wzmocnienie.',
  'odd:you-have-something-i-want':
    'Gdy wydano wszystkie rozkazy, jeden oddział Imperial Dark Troopers z odkrytym rozkazem stawiasz na nowo poza zasięgiem 2 od wszystkich wrogów, a jego rozkaz zostaje zakryty.',
  'odd:change-of-plans':
    'Po odkryciu tej karty możesz ją odrzucić: karta przeciwnika wraca mu na rękę i obaj gracze wybierają na nowo, przeciwnik inną kartę niż tamta.',
  'odd:isb-investigation':
    'Po odkryciu tej karty podajesz liczbę kropek: karty przeciwnika z tyloma kropkami leżą odkryte i nie można ich wybrać, dopóki w późniejszej rundzie nie zostanie wybrana inna.',
};
