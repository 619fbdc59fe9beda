import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeWords } from './WholeWords.tsx';
import { wholeRanges } from './whole-ranges.ts';

const partsOf = (text: string) =>
  renderToStaticMarkup(<WholeWords text={text} />)
    .split(/<span[^>]*>|<\/span>/)
    .filter(Boolean);

it('LANG-4 a title’s words of two syllables or characters stay whole, and its text stays what it is', () => {
  expect(partsOf('Thạc sĩ Khoa học Máy tính')).toEqual(['Thạc sĩ', ' ', 'Khoa học', ' ', 'Máy tính']);
  expect(partsOf('Thạc sĩ tâm lý, luật')).toEqual(['Thạc sĩ', ' ', 'tâm lý,', ' luật']);
  expect(partsOf('从工作难题出发读博士：金门大学')).toEqual(['从工作难题出发读', '博士：', '金门大学']);
  expect(partsOf('计算机科学硕士')).toEqual(['计算机', '科学', '硕士']);
  for (const text of ['这门学科讲什么', 'Master of Computer Science']) expect(partsOf(text)).toEqual([text]);
});

it('LANG-4 no line ends inside a range of numbers, and other dashes stay as they are', () => {
  expect(wholeRanges('4–6 h, 2022–23–24 – a–b')).toBe('4\u2060–\u20606 h, 2022\u2060–\u206023\u2060–\u206024 – a–b');
});
