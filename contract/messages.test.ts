import { describe, expect, it } from 'vitest';
import { defineMessages, format, pick, textsIn } from './messages.ts';

describe('LANG-3 a text of the interface', () => {
  it('is given in one language', () => {
    const messages = defineMessages({ hello: { note: 'Greeting', zh: '你好', en: 'Hello', vi: 'Xin chào' } });
    expect(textsIn(messages, 'vi')).toEqual({ hello: 'Xin chào' });
  });

  it('is filled with values, and keeps a placeholder without one', () => {
    expect(format('{name}, {n} of 4', { n: 2 }, 'en')).toBe('{name}, 2 of 4');
  });

  it('takes the form of its language for a number', () => {
    const people = '{count, plural, one {# person} other {# people}} in {place}';
    expect([0, 1, 2].map((count) => format(people, { count, place: 'Hanoi' }, 'en'))).toEqual([
      '0 people in Hanoi',
      '1 person in Hanoi',
      '2 people in Hanoi',
    ]);
    expect(format('{count, plural, other {# 人}}', { count: 1 }, 'zh')).toBe('1 人');
    expect(format('{count, plural, other {# người}}', { count: 1 }, 'vi')).toBe('1 người');
  });

  it('takes no value for a placeholder that came with another value', () => {
    expect(format('{a} {b}', { a: '{b}', b: 'x' }, 'en')).toBe('{b} x');
  });

  it('is picked out of more', () => {
    expect(pick({ a: 1, b: 2, c: 3 }, ['a', 'c'])).toEqual({ a: 1, c: 3 });
  });
});
