/** One picture of `npm run gallery`. */
export interface Picture {
  /** File name without ending, unique in its ground. */
  readonly name: string;
  /** What it shows, in one sentence; rule ids first where it shows a rule. */
  readonly title: string;
  readonly svg: string;
}

/** All pictures of one ground, made one after the other. */
export type Gallery = () => Iterable<Picture>;
