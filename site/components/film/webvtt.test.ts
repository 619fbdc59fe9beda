import { expect, test } from 'vitest';
import { captionTrack, vttText, vttTime } from './webvtt.ts';

test('HOME-8 a caption time has hours, minutes, seconds and thousandths', () => {
  expect(vttTime(0)).toBe('00:00:00.000');
  expect(vttTime(1.7)).toBe('00:00:01.700');
  expect(vttTime(59.9996)).toBe('00:01:00.000');
  expect(vttTime(3725.5)).toBe('01:02:05.500');
});

test('HOME-8 a caption keeps characters that are markup in a caption track', () => {
  expect(vttText('R&D <b> --> x')).toBe('R&amp;D &lt;b&gt; --&gt; x');
});

test('HOME-8 a caption has no empty line, which would end it', () => {
  expect(vttText('one\n\n  two\n')).toBe('one\ntwo');
  expect(vttText('one\r\rtwo\r\n\r\nthree')).toBe('one\ntwo\nthree');
});

test('HOME-8 a caption track holds the words of one language, cue by cue', () => {
  const captions = [
    { from: 0, to: 2, text: { zh: '一', en: 'one', vi: 'một' } },
    { from: 2, to: 4.5, text: { zh: '二', en: 'two', vi: 'hai' } },
  ];
  expect(captionTrack(captions, 'vi')).toBe(
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.000\nmột\n\n2\n00:00:02.000 --> 00:00:04.500\nhai\n',
  );
});
