import { expect, it } from 'vitest';
import { deskTexts } from './desk-messages.ts';

it('DESK-10 the desk’s texts hold the messages of every file', () => {
  const files = import.meta.glob<Record<string, object>>('../**/*.messages.ts', { eager: true });
  const keys = Object.values(files).flatMap((module) => Object.values(module).flatMap(Object.keys));
  expect(Object.keys(deskTexts('en'))).toEqual(expect.arrayContaining(keys));
});
