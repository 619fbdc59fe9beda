/** How a new registration makes itself heard, and seen outside of the desk's tab (DESK-5). */

/** Two notes, in Hz, each so many seconds after the one before, and their loudness of 1. */
const NOTES_HZ = [660, 880];
const NOTE_SECONDS = 0.16;
const LOUDNESS = 0.08;

/** Plays two short notes; nothing where the browser lets a page play no sound before it was touched. */
export function playChime(): void {
  if (!('AudioContext' in window)) return;
  // It would wait for a touch of the page, and come minutes late. The state of a new one does not tell: Firefox starts all as suspended.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: LOUDNESS });
  volume.connect(audio.destination);
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const note = new OscillatorNode(audio, { frequency });
    note.connect(volume);
    note.start(audio.currentTime + index * NOTE_SECONDS);
    note.stop(audio.currentTime + (index + 1) * NOTE_SECONDS);
    if (index === NOTES_HZ.length - 1) note.addEventListener('ended', () => void audio.close());
  }
}

/** Whether this browser can show notices of its own. */
export const hasBrowserNotices = () => 'Notification' in window;

/** Asks the person whether the desk may show notices of the browser. */
export async function askForBrowserNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows a notice of the browser while the tab is out of sight; nothing where it may not. It names nobody. */
export function showBrowserNotice(text: string): void {
  if (!hasBrowserNotices() || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const notice = new Notification(text, { tag: 'arrivals' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Chrome on Android shows notices of service workers alone.
  }
}
