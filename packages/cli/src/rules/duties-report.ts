import { type DutyCoverage, type DutyTried, KINDS, nameOf } from './duties.js';

/** What another program reads. */
export const dutiesJson = ({ game, all, tried, aside, missing }: DutyCoverage): string =>
  JSON.stringify({
    game,
    duties: all.length,
    tried: tried.length,
    setAside: aside.length,
    missing: missing.map(nameOf),
  });

const counts = (game: string, { all, tried, aside, missing }: Omit<DutyCoverage, 'game'>): string =>
  `${game}: ${tried.length} of ${all.length} have a counter-case, ${aside.length} set aside, ${missing.length} without`;

const of = (coverage: DutyCoverage, kind: string): Omit<DutyCoverage, 'game'> => {
  const only = (some: readonly DutyTried[]) => some.filter(x => x.kind === kind);
  return {
    all: only(coverage.all),
    tried: only(coverage.tried),
    aside: only(coverage.aside),
    missing: only(coverage.missing),
  };
};

const lineOf = (duty: DutyTried): string => {
  const state = duty.how ?? (duty.aside === undefined ? 'WITHOUT' : `set aside: ${duty.aside}`);
  return `  ${duty.kind.padEnd(7)} ${duty.id}  ${state}\n          ${duty.says}`;
};

/** One game: the counts of each kind, then every duty with the test's way of trying the other answer. */
export const dutiesReport = (coverage: DutyCoverage, isBrief: boolean): string =>
  [
    counts(coverage.game, coverage),
    ...KINDS.map(kind => counts(`  ${kind}`, of(coverage, kind))),
    ...(isBrief ? [] : coverage.all.map(lineOf)),
  ].join('\n');
