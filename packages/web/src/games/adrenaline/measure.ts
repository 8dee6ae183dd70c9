import { useEffect, useState } from 'react';

const canvas = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');

/** How wide a text is drawn; where nothing can be drawn, a guess on the wide side. */
export const textWidth = (text: string, size: number, weight = 560): number => {
  if (!canvas) return text.length * size * 0.62;
  canvas.font = `${weight} ${size}px "Inter Variable", system-ui, sans-serif`;
  return canvas.measureText(text).width;
};

const FONT = '16px "Inter Variable"';

/** Whether texts can be measured as they will be drawn; whoever draws by measure is drawn again then. */
export const useFont = (): boolean => {
  const [isThere, setThere] = useState(() => typeof document === 'undefined' || document.fonts.check(FONT));
  useEffect(() => {
    if (isThere) return;
    let isOpen = true;
    document.fonts.load(FONT, 'aą').then(() => isOpen && setThere(true));
    return () => {
      isOpen = false;
    };
  }, [isThere]);
  return isThere;
};
