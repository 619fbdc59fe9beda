import { expect, it } from 'vitest';
import { cutText } from './filled-text.ts';

it('PAGE-7 a text is cut at its placeholders, and keeps what is none', () => {
  const facts = { company: 1, phone: 2, email: 3 };
  expect(cutText('电话 {phone}，邮箱 {email}。', facts)).toEqual([
    { text: '电话 ' },
    { fact: 2 },
    { text: '，邮箱 ' },
    { fact: 3 },
    { text: '。' },
  ]);
  expect(cutText('{company}', facts)).toEqual([{ fact: 1 }]);
  expect(cutText('No placeholder', facts)).toEqual([{ text: 'No placeholder' }]);
  expect(cutText('{telephone}', facts)).toEqual([{ text: '{telephone}' }]);
});
