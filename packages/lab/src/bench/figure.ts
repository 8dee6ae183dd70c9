/** One figure of `potyczka bench`. `ratio` is ours to the peer's, above 1 when ours is better. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the figure was measured against in the same run, if anything. */
  readonly peer?: string;
  readonly ratio?: number;
  /** The aim that the project set itself, as text: `<= 85`, `>= 100 x`. */
  readonly aim?: string;
}

/** A group of figures; `report` is called as each becomes known. */
export type Bench = (report: (figure: Figure) => void) => void | Promise<void>;
