import { type RefObject, useEffect, useState } from 'react';

/** So far before it comes into sight something counts as seen, in pixels. */
const NEAR = 200;

/** Whether something has come into sight once: what it shows is worth loading then. */
export const useInSight = (ref: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const watch = new IntersectionObserver(entries => entries.some(e => e.isIntersecting) && setSeen(true), {
      rootMargin: `${NEAR}px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, isSeen]);
  return isSeen;
};
