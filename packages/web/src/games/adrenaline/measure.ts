const canvas = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');

/** How wide a text is drawn; where nothing can be drawn, a guess on the wide side. */
export const textWidth = (text: string, size: number, weight = 560): number => {
  if (!canvas) return text.length * size * 0.62;
  canvas.font = `${weight} ${size}px "Inter Variable", system-ui, sans-serif`;
  return canvas.measureText(text).width;
};
