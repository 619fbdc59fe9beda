import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { startFilm } from './start-film.ts';

interface Playback {
  /** Address of the file; asked for when the film first plays, never before. */
  src: string;
  isPlaying: boolean;
  /** Whether its sound is on. */
  isHeard: boolean;
  /** Called when the browser refuses to play. */
  onBlocked: () => void;
}

/** Plays and pauses a video. Tells whether it has shown a picture, so that the poster may go. */
export function usePlayback(
  ref: RefObject<HTMLVideoElement | null>,
  { src, isPlaying, isHeard, onBlocked }: Playback,
): boolean {
  const [hasPicture, setHasPicture] = useState(false);
  const blocked = useRef(onBlocked);
  blocked.current = onBlocked;

  // Before it plays: the attribute alone does not count in React's markup and in old WebKit.
  useLayoutEffect(() => {
    if (ref.current) ref.current.muted = !isHeard;
  }, [ref, isHeard]);

  useEffect(() => {
    const video = ref.current;
    if (!video || !isPlaying) return;
    let isWanted = true;
    if (!video.src) video.src = src;
    startFilm(video, () => isWanted).then((hasStarted) => {
      if (isWanted && !hasStarted) blocked.current();
    });
    return () => {
      isWanted = false;
      video.pause();
    };
  }, [ref, src, isPlaying]);

  useEffect(() => {
    const video = ref.current;
    const show = () => setHasPicture(true);
    video?.addEventListener('playing', show);
    return () => {
      video?.removeEventListener('playing', show);
      // Stops a download that nobody will see.
      video?.removeAttribute('src');
      video?.load();
    };
  }, [ref]);

  return hasPicture;
}

/**
 * The caption shown now, taken from the video's first track. The page draws it itself because the
 * browser's own captions would stand on the film's point of interest.
 */
export function useCaption(ref: RefObject<HTMLVideoElement | null>, isOn: boolean): string {
  const [caption, setCaption] = useState('');
  useEffect(() => {
    const track = ref.current?.textTracks[0];
    if (!track || !isOn) return;
    const update = () => {
      const cue = track.activeCues?.[0];
      if (cue instanceof VTTCue) setCaption(cue.text);
    };
    // Fetches the track and reports its cues without drawing them.
    track.mode = 'hidden';
    track.addEventListener('cuechange', update);
    return () => {
      track.removeEventListener('cuechange', update);
      track.mode = 'disabled';
      setCaption('');
    };
  }, [ref, isOn]);
  return caption;
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page's tab is the one shown. */
export function useIsPageShown(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => true,
  );
}

/** Part of an element that has to be inside the window for its film to run. */
const SEEN_RATIO = 0.3;

/** Whether an element is inside the window. */
export function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true), {
      threshold: SEEN_RATIO,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
