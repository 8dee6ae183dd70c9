/**
 * What lower chapters need of those above them, handed in where the game is put together (`game.ts`): so no two files
 * wait for each other. It is no cache: it is filled once, and nothing forgets it.
 */
export interface Registry<All> {
  (): All;
  /** Called once, before anything is played. */
  fill(all: All): void;
}

export const registryOf = <All>(): Registry<All> => {
  let filled: { readonly all: All } | undefined;
  const read = (): All => {
    if (!filled) throw new Error('rules were used before game.ts put the game together');
    return filled.all;
  };
  return Object.assign(read, {
    fill(all: All) {
      if (filled) throw new Error('a game is put together once');
      filled = { all };
    },
  });
};

/** Things that stand on no card and in no list, handed in one by one under names of their own. */
export interface NamedRegistry<X> {
  find(name: string): X | undefined;
  add(name: string, x: X): void;
}

export const namedRegistry = <X>(): NamedRegistry<X> => {
  const named = new Map<string, X>();
  return { find: name => named.get(name), add: (name, x) => void named.set(name, x) };
};
