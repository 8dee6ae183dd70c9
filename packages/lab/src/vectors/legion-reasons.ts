/** Rules that say the same thing: the id in the vectors of choices, and what may be named instead of it. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'LEG-ACTV-10': ['LEG-ACTV-11', 'LEG-SUPP-04', 'LEG-KWW-ION-02'],
  'LEG-ACTV-14': [
    'LEG-ATK-02',
    'LEG-KWU-STEADY-02',
    'LEG-KWU-RELENTLESS-02',
    'LEG-KWU-CHARGE-02',
    'LEG-ACTV-17',
  ],
  'LEG-ACTV-12': ['LEG-SUPP-05', 'LEG-ACTV-21'],
  'LEG-GAP-173': ['LEG-ACTV-21', 'LEG-KWW-ION-02'],
  'G-60': [
    'LEG-ATK-05',
    'LEG-ATK-12',
    'LEG-MELEE-11',
    'LEG-MELEE-12',
    'LEG-KWW-CUMBERSOME-01',
    'LEG-KWU-IMMRANGE1-01',
    'LEG-KWU-INCOGNITO-01',
  ],
  'LEG-CLIMB-01': ['LEG-MOVE-26'],
  'LEG-NOTCH-03': ['LEG-UTYPE-44'],
  'LEG-NOTCH-16': ['LEG-UTYPE-44'],
  'LEG-ACTV-24': ['LEG-STBY-01', 'LEG-UTYPE-45'],
  'LEG-MELEE-13': ['G-36', 'LEG-MELEE-09'],
  'LEG-KWW-IMMOBILIZE-03': ['G-58'],
  'LEG-COH-05': ['G-31'],
  'LEG-KWU-AI-01': ['LEG-GAP-103'],
  'LEG-ACTV-17': ['LEG-KWU-GEN-06'],
  'LEG-ACTV-19': ['LEG-KWU-GEN-06'],
  'LEG-KWU-SPEEDER-02': ['LEG-GAP-125'],
};
const SAME: Readonly<Record<string, string>> = { 'LEG-ACTV-20': 'LEG-ACTV-14' };

const isNamed = (ours: string, theirs: readonly string[]): boolean =>
  theirs.some(
    rule => rule === ours || SAME[rule] === ours || (ALSO[SAME[rule] ?? rule] ?? []).includes(ours),
  );

const sorted = (words: Iterable<string>): string => [...words].sort().join(' ') || 'nothing';

/** What may be chosen, exactly; and where something is shown and refused, for one of the expected reasons. */
export function* compareChoices(
  ours: ReadonlyMap<string, string | undefined>,
  may: readonly string[],
  mayNot: Readonly<Record<string, readonly string[]>>,
): Generator<string> {
  const offered = [...ours].filter(([, why]) => why === undefined).map(([what]) => what);
  const missing = may.filter(what => !offered.includes(what));
  const extra = offered.filter(what => !may.includes(what));
  if (missing.length > 0)
    yield `missing ${missing.map(what => `${what} (${ours.get(what) ?? 'not shown'})`).join(', ')}`;
  if (extra.length > 0)
    yield `too many ${extra.map(what => `${what} (${mayNot[what]?.join(' ') ?? 'nothing forbids'})`).join(', ')}`;
  for (const [what, why] of ours)
    if (why !== undefined && mayNot[what] && !isNamed(why, mayNot[what]))
      yield `${what} refused by ${why}, expected ${sorted(mayNot[what])}`;
}

/** Two sets of anything that is told as JSON. */
export function* compareSets(
  what: string,
  ours: readonly unknown[],
  theirs: readonly unknown[],
): Generator<string> {
  const [a, b] = [ours, theirs].map(list => new Set(list.map(x => JSON.stringify(x)))) as [
    Set<string>,
    Set<string>,
  ];
  const missing = [...b].filter(x => !a.has(x));
  const extra = [...a].filter(x => !b.has(x));
  if (missing.length + extra.length > 0)
    yield `${what}: missing ${missing.length} ${missing.slice(0, 3).join(' ')}, too many ${extra.length} ${extra.slice(0, 3).join(' ')}`;
}

export { isNamed };
