/**
 * What was used in a match, for whoever counts that: conformance and its reports. It is no cache: nothing that is
 * played may hang on it, and as long as nobody counts nothing is kept.
 */
export interface Tally {
  readonly isCounting: boolean;
  begin(): void;
  end(): void;
  note(id: string): void;
  /** What was noted since it was last asked. */
  take(): readonly string[];
}

export const tallyOf = (): Tally => {
  let noted: Set<string> | undefined;
  return {
    get isCounting() {
      return noted !== undefined;
    },
    begin: () => {
      noted ??= new Set();
    },
    end: () => {
      noted = undefined;
    },
    note: id => {
      noted?.add(id);
    },
    take: () => {
      const found = [...(noted ?? [])];
      noted?.clear();
      return found;
    },
  };
};
