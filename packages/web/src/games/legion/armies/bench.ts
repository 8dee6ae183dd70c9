import { type Army, type Fault, faultsOf, type UpgradeType } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { createContext, useContext, useMemo, useState } from 'react';

/** A slot that is lit: what goes into it is offered. */
export interface Lit {
  /** The first unit of its line, and how many are in it. */
  readonly first: number;
  readonly count: number;
  readonly type: UpgradeType;
  /** The place of the upgrade that lies there now. */
  readonly upgrade: number | null;
  readonly whose: 'own' | 'joined' | 'spare';
}

/** What every part of the builder is given. */
export interface Bench {
  readonly lang: Lang;
  readonly army: Army;
  readonly faults: readonly Fault[];
  put(army: Army): void;
  readonly lit: Lit | null;
  light(lit: Lit | null): void;
  /** The card that lies open beside the list, `unit:stormtroopers`. */
  readonly card: string | null;
  show(card: string): void;
  /** A unit that stands apart from its like, to be changed alone. */
  readonly apart: number | null;
  setApart(unit: number | null): void;
}

const Current = createContext<Bench | null>(null);
export const BenchOf = Current.Provider;

export const useBench = (): Bench => {
  const bench = useContext(Current);
  if (!bench) throw new Error('outside of the builder');
  return bench;
};

/** The bench for a list that somebody else keeps. */
export const useNewBench = (lang: Lang, army: Army, set: (army: Army) => void): Bench => {
  const [lit, light] = useState<Lit | null>(null);
  const [card, show] = useState<string | null>(null);
  const [apart, setApart] = useState<number | null>(null);
  const faults = useMemo(() => faultsOf(army), [army]);
  const put = (next: Army): void => {
    if (next.units.length !== army.units.length) setApart(null);
    light(null);
    set(next);
  };
  return { lang, army, faults, put, lit, light, card, show, apart, setApart };
};
