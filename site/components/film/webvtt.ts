/** Writes caption tracks in the WebVTT format. */
import type { Film } from '../../../content/schema/home.ts';
import type { Locale } from '../../../contract/locales.ts';

/** A time of a caption track: 3725.5 seconds are `01:02:05.500`. */
export function vttTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${pad(Math.floor(ms / 3_600_000))}:${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

/**
 * The text of a cue: `&` and `<` are markup in WebVTT, and `-->` would end the cue, as an empty
 * line would. A carriage return alone ends a line there too.
 */
export function vttText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*[\r\n]\s*/g, '\n')
    .trim();
}

/** The caption track of a film in one language. */
export function captionTrack(captions: Film['captions'], locale: Locale): string {
  const cues = captions.map(
    ({ from, to, text }, index) => `${index + 1}\n${vttTime(from)} --> ${vttTime(to)}\n${vttText(text[locale])}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
