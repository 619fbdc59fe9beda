import { useLayoutEffect, useRef, useState } from 'react';
import { BANNER_INTERVAL_MS, firstTurnMs, PICTURE_AHEAD_MS } from './banner-carousel.ts';

/**
 * Which slides may fetch their pictures. The first screen comes first: on phones each next picture
 * follows when its turn is near, on desktops all of them a moment after the page runs; a touch,
 * the pointer or the focus asks for all at once.
 */
export function useSlidePictures(active: number, count: number, isDesktop: boolean) {
  const [reach, setReach] = useState(0);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const next = isDesktop ? count - 1 : active + 1;
    const turnMs = isFirst.current ? firstTurnMs() : BANNER_INTERVAL_MS;
    isFirst.current = false;
    const timer = setTimeout(() => setReach((now) => Math.max(now, next)), turnMs - PICTURE_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [active, count, isDesktop]);

  return { hasPicture: (index: number) => index <= reach, fetchAll: () => setReach(count - 1) };
}
