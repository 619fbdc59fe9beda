import { useLayoutEffect, useState } from 'react';

/** The picture of a slide to come is fetched this many ms after the one before it came: halfway through its time. */
const PICTURE_AHEAD_MS = 2000;

/**
 * Which slides may fetch their pictures. The first screen comes first: on phones each next picture
 * follows when its turn is near, on desktops all of them a moment after the page runs; a touch,
 * the pointer or the focus asks for all at once.
 */
export function useSlidePictures(active: number, count: number, isDesktop: boolean) {
  const [reach, setReach] = useState(0);

  useLayoutEffect(() => {
    const next = isDesktop ? count - 1 : active + 1;
    const timer = setTimeout(() => setReach((now) => Math.max(now, next)), PICTURE_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [active, count, isDesktop]);

  return { hasPicture: (index: number) => index <= reach, fetchAll: () => setReach(count - 1) };
}
