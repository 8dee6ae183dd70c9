/**
 * Cuts what happened at once into what is told piece by piece: a piece begins with an event that somebody wants to
 * look at for a moment (`isHead`), unless it belongs to the piece before it.
 */
export const cutBeats = <E>(
  events: readonly E[],
  isHead: (e: E) => boolean,
  belongs: (beat: readonly E[], e: E) => boolean,
): E[][] => {
  const beats: E[][] = [];
  let beat: E[] = [];
  for (const e of events) {
    if (isHead(e) && !belongs(beat, e)) {
      beats.push(beat);
      beat = [];
    }
    beat.push(e);
  }
  if (beat.length > 0) beats.push(beat);
  return beats;
};
