/** What cards with a procedure of their own do. */
export const odd: Readonly<Record<`odd:${string}`, string>> = {
  'odd:comms-relay': 'Rozkaz dla tego oddziału może otrzymać sojuszniczy oddział w zasięgu 1–2.',
  'odd:refurbished-gonk-droid':
    'Na początku fazy końcowej czerwona kość obrony za każdą nieaktywną tarczę: każdy blok aktywuje jedną.',
  'odd:saxons-combat-shield':
    'Na początku fazy końcowej jedna tarcza staje się aktywna, jeśli w tej rundzie żadnej nie użyto.',
  'odd:unorthodox-tactician':
    'Przy aktywacji: 3 czerwone kości obrony; za każdy niepusty wynik inny sojuszniczy oddział w zasięgu 1–3 otrzymuje żeton przycelowania.',
  'odd:frenzied-gunner':
    'W ataku zasięgowym można rzucić czerwoną kością obrony: pusty wynik dodaje białą kość, blok czarną, wzmocnienie czerwoną.',
  'odd:saber-throw':
    'Akcja karty: atak zasięgowy w zasięgu 1–2 jedną bronią do zwarcia, z połową jej kości; liczy się jako atak.',
  'odd:emergency-stims': 'Wyczerp w czasie ataku: do 2 obrażeń czeka do końca następnej aktywacji.',
  'odd:full-of-surprises': 'Rzuca większą liczbą kości obrony: odwaga minus żetony przygwożdżenia.',
  'odd:idiots-array':
    'Żetony przycelowania i uniku za karty z 3, 2 i 1 kropką w odrzuconych, po jednym za każdy kolejny stopień.',
  'odd:our-fate-is-in-your-hands':
    'Na początku fazy aktywacji może przejąć przygwożdżenie żołnierzy w zasięgu 1–2; za każdy żeton unik, najwyżej 2.',
  'odd:im-in-control':
    'Na początku i na końcu aktywacji może oddać przygwożdżenie żołnierzom w zasięgu 1–2; wróg, który je przejmie, otrzymuje też żeton unieruchomienia.',
  'odd:yes-my-master':
    'Ujawniona przy rozstawieniu: Zlecenie i Posiłki albo Demoralizujący 1, Mistrzostwo Makashi i Wymanewrować, na całą grę.',
  'odd:i-make-the-rules-now': 'Ujawniona przy rozstawieniu: zamiast oddziału kładzie się trzy żetony Bane’a.',
  'odd:protector':
    'Wyczerp, gdy działa jego Strażnik: w tym ataku może przejmować trafienia krytyczne tak jak zwykłe.',
  'odd:secret-ingredients':
    'W każdej rundzie połóż tu żeton przycelowania albo uniku; przy aktywacji oddział może wziąć dowolne z nich.',
  'odd:insatiable-curiosity':
    'Darmowa akcja karty, zużyj kartę: wróg, którego lider styka się z tym liderem, traci nieunikalną kartę ciężkiej broni, sprzętu albo uzbrojenia; ten oddział otrzymuje 1 obrażenie.',
  'odd:onward-to-victory':
    'Wyczerp na początku fazy aktywacji: w tej rundzie, ilekroć wrogi oddział zostaje pokonany, sojuszniczy żołnierz Ewok może wykonać ruch z prędkością 1; potem karta przepada.',
  'odd:reckless-driver':
    'Jego akcje zaczynają się ruchem przymusowym; nigdy nie cofa. Pierwszy wrogi oddział przemieszczony w aktywacji rzuca białą kością obrony za każdą figurkę i otrzymuje 1 obrażenie za każdy blok.',
  'odd:veteran-clone-pilot':
    'Wyczerp, gdy on albo sojuszniczy żołnierz-klon w zasięgu 1 i w linii wzroku atakuje lub się broni: w tym ataku oba oddziały wydają nawzajem swoje żetony przycelowania, uniku i wzmocnienia.',
  'odd:battle-meditation':
    'Jako nominowany dowódca może wydać jeden rozkaz z karty dowolnemu sojuszniczemu oddziałowi.',
  'odd:improvised-orders': 'Wyczerp, gdy losujesz żeton rozkazu: wylosuj drugi i zatrzymaj jeden z nich.',
  'odd:brains-and-brawn':
    'Gdy Leia Organa wykonuje atak zasięgowy, a Chewbacca nie jest w zwarciu, widzi obrońcę i jest od niego w zasięgu 1–3, jedna z jego broni zasięgowych może trafić do puli.',
  'odd:focused-on-the-kill':
    'Oddział z nagrodą za głowę nie wydaje żetonów, gdy atakuje go IG-88. Obrażenia pokonują IG-88 dopiero na początku fazy końcowej.',
  'odd:ive-altered-the-deal':
    'Na początku fazy dowodzenia, jeśli przeciwnik ma trzy lub więcej kart na stosie odrzuconych: w tej rundzie nie używa planów awaryjnych ani kart rozkazów Lando Calrissiana.',
  'odd:force-lift':
    'Gdy ten oddział jest wystawiany, można postawić barykadę w zasięgu 1 od niego. Darmowa akcja karty, wyczerp: barykadę w zasięgu 1, na której nikt nie stoi, przestawia się na wolne miejsce pola bitwy w obrębie zasięgu 1.',
  'odd:vaders-might':
    'Darmowa akcja karty Dartha Vadera: inny oddział w zasięgu 1, który nie jest dowódcą, zostaje postawiony na nowo w obrębie zasięgu 1 i wysokości 1 od swojego miejsca; wróg rzuca białą kością obrony za każdą figurkę i otrzymuje 1 obrażenie za każdy blok i każde wzmocnienie.',
  'odd:you-have-something-i-want':
    'Gdy wydano wszystkie rozkazy, jeden oddział Imperial Dark Troopers z odkrytym rozkazem zostaje postawiony na nowo poza zasięgiem 2 od wszystkich wrogów, a jego rozkaz zostaje zakryty.',
  'odd:change-of-plans':
    'Po odkryciu możesz ją odrzucić: karta przeciwnika wraca na rękę i obaj gracze wybierają na nowo, przeciwnik inną kartę niż tamta.',
  'odd:isb-investigation':
    'Po odkryciu podajesz liczbę kropek: karty przeciwnika z tyloma kropkami leżą odkryte i nie można ich wybrać, dopóki w późniejszej rundzie nie zostanie wybrana inna.',
};
