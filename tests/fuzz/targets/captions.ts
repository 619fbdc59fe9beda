/** The caption tracks of films: whatever an editor writes, a browser reads each caption whole and at its time. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { captionTrack } from '../../../site/components/film/webvtt.ts';
import { type FuzzTarget, openTarget } from '../fuzz-target.ts';

const HOURS_MAX = 3;
const SECONDS_MAX = HOURS_MAX * 3600;
/** Times are written to a thousandth of a second. */
const ROUNDING = 0.0006;

/** What makes a caption something else in WebVTT, and pieces of words. */
const PIECES = [
  '\n',
  '\r',
  '\r\n',
  '\n\n',
  '-->',
  '<',
  '>',
  '&',
  '&lt;',
  '<b>',
  'NOTE',
  'WEBVTT',
  '\0',
  '\u2028',
  '\t',
  ' ',
];
const words = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
  .map((pieces) => pieces.join(''));

const captions = fc.array(
  fc.record({
    from: fc.double({ min: 0, max: SECONDS_MAX, noNaN: true }),
    to: fc.double({ min: 0, max: SECONDS_MAX, noNaN: true }),
    text: words,
  }),
  { maxLength: 5 },
);

interface Cue {
  from: number;
  to: number;
  text: string;
}

function secondsOf(time: string): number {
  const [, hours, minutes, seconds] = /^(\d{2,}):([0-5]\d):([0-5]\d\.\d{3})$/.exec(time) ?? [];
  assert.ok(hours && minutes && seconds, `a time: ${time}`);
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Reads a track as a browser does (WebVTT, 6.1: blocks end with an empty line, lines with CR, LF or both). */
function readTrack(track: string): Cue[] {
  const blocks = track
    .replaceAll('\0', '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  assert.equal(blocks.shift(), 'WEBVTT');
  return blocks
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.replace(/\n$/, '').split('\n');
      const at = lines.findIndex((line) => line.includes('-->'));
      assert.ok(at === 0 || at === 1, 'the times stand in the first or second line');
      const [from = '', to = ''] = (lines[at] ?? '').split(' --> ');
      const text = lines.slice(at + 1).join('\n');
      assert.doesNotMatch(text, /<|-->/, 'a caption is text alone');
      return { from: secondsOf(from), to: secondsOf(to), text };
    });
}

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[\s\0\uFFFD]+/g, ' ')
    .trim();

/** Fuzzes caption tracks. */
export const captionsTarget: FuzzTarget = {
  name: 'captions',
  holds: 'HOME-8 a caption track has each caption once, whole and at its time',
  suiteCases: 200,
  open: async () =>
    openTarget({
      cases: captions,
      caseMaxMs: 1000,
      check: async (made) => {
        const track = captionTrack(
          made.map(({ text, ...times }) => ({ ...times, text: { zh: text, en: text, vi: text } })),
          'en',
        );
        const read = readTrack(track);
        assert.equal(read.length, made.length);
        for (const [index, { from, to, text }] of made.entries()) {
          const cue = read[index];
          assert.ok(cue && Math.abs(cue.from - from) < ROUNDING && Math.abs(cue.to - to) < ROUNDING, 'its times');
          assert.equal(plain(cue.text), text.replace(/[\s\0\uFFFD]+/g, ' ').trim());
        }
      },
    }),
};
