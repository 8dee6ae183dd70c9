import { readLine } from '@potyczka/gloomhaven/campaign/text';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** What deserves a scene of its own. */
const SCENES: ReadonlySet<string> = new Set([
  'scenario-won',
  'told',
  'class-unlocked',
  'envelope-opened',
  'records-opened',
  'city-grows',
  'place-unlocked',
  'retired',
  'died',
]);

/** Lines of the journal that tell how a scenario was completed. */
export const isConclusion = (id: string): boolean => id === 'scenario-won' || id === 'told';

export interface News {
  /** The scene to show; none if all have been seen. */
  readonly line: string | undefined;
  readonly left: number;
  next(): void;
  all(): void;
}

const isScene = (line: string): boolean => SCENES.has(readLine(line).id);

/** Scenes of what has happened since a moment: those before `from` have been seen. */
const useScenes = (lines: readonly string[], from: number, seen: (n: number) => void): News => {
  const waiting = useMemo(
    () => lines.flatMap((line, n) => (n >= from && isScene(line) ? [{ line, n }] : [])),
    [lines, from],
  );
  const [first] = waiting;
  const total = lines.length;
  return {
    line: first?.line,
    left: waiting.length,
    next: useCallback(() => first && seen(first.n + 1), [first, seen]),
    all: useCallback(() => seen(total), [seen, total]),
  };
};

const KEY = 'potyczka.journal.';

const numberAt = (key: string): number | null => {
  const kept = localStorage.getItem(key);
  return kept === null || !/^\d+$/.test(kept) ? null : Number(kept);
};

/** Scenes of an evening that were seen at its table: they need not be seen again when it has become a chapter. */
const eveningOf = (campaign: string): string => `${KEY}${campaign}.evening`;

/** As far as this browser has shown the journal of a campaign; one that is new here begins with what it has. */
const shownOf = (campaign: string, total: number): number => {
  const kept = numberAt(KEY + campaign) ?? total;
  const evening = total > kept ? (numberAt(eveningOf(campaign)) ?? 0) : 0;
  return Math.min(kept + evening, total);
};

/** On the page of a campaign: what has been unlocked since it was looked at last. */
export const useCampaignNews = (campaign: string, journal: readonly string[]): News => {
  const total = journal.length;
  const [from, setFrom] = useState(() => shownOf(campaign, total));
  const seen = useCallback(
    (n: number): void => {
      localStorage.setItem(KEY + campaign, String(n));
      setFrom(n);
    },
    [campaign],
  );
  // The journal has grown, or its last chapter was struck out.
  useEffect(() => {
    const now = shownOf(campaign, total);
    if (total > (numberAt(KEY + campaign) ?? total)) localStorage.removeItem(eveningOf(campaign));
    seen(now);
  }, [campaign, total, seen]);
  return useScenes(journal, Math.min(from, total), seen);
};

/** At a table: what has been unlocked since one came to it. */
export const useEveningNews = (campaign: string | undefined, journal: readonly string[]): News => {
  const total = journal.length;
  const [from, setFrom] = useState(total);
  const seen = useCallback(
    (n: number): void => {
      setFrom(n);
      if (campaign !== undefined) localStorage.setItem(eveningOf(campaign), String(n));
    },
    [campaign],
  );
  // An evening that has just begun has nothing to remember.
  useEffect(() => {
    if (total === 0 && campaign !== undefined) localStorage.removeItem(eveningOf(campaign));
  }, [campaign, total]);
  return useScenes(journal, Math.min(from, total), seen);
};
