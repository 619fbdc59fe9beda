import { expect, it } from 'vitest';
import { cutText } from './filled-text.ts';

it('PAGE-7 a text is cut at its placeholders', () => {
  expect(cutText('电话 {phone}，邮箱 {email}。')).toEqual([
    { text: '电话 ' },
    { name: 'phone' },
    { text: '，邮箱 ' },
    { name: 'email' },
    { text: '。' },
  ]);
  expect(cutText('{company}')).toEqual([{ name: 'company' }]);
  expect(cutText('No placeholder')).toEqual([{ text: 'No placeholder' }]);
});
