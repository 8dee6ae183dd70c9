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
};
