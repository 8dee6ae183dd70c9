const canvas = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
const known = new Map<string, string>();

/** A text cut to a width, with an ellipsis: drawings cannot do it by themselves. */
export const fitText = (text: string, width: number, size: number, weight = 560): string => {
  if (!canvas) return text;
  const key = `${text}|${Math.round(width)}|${size}|${weight}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  canvas.font = `${weight} ${size}px "Inter Variable", system-ui, sans-serif`;
  const fits = (t: string): boolean => canvas.measureText(t).width <= width;
  let cut = text;
  if (!fits(text)) {
    let n = text.length - 1;
    while (n > 1 && !fits(`${text.slice(0, n).trimEnd()}…`)) n--;
    cut = `${text.slice(0, n).trimEnd()}…`;
  }
  known.set(key, cut);
  return cut;
};
