import { expect, it } from 'vitest';
import { completeAddress } from './typed-address.ts';

it('EDIT-1 an address that was typed without https:// gets it', () => {
  expect(completeAddress(' www.example.edu/x ')).toBe('https://www.example.edu/x');
  expect(completeAddress('example.edu')).toBe('https://example.edu');
  expect(completeAddress('example.edu:8080?a')).toBe('https://example.edu:8080?a');
  for (const other of [
    'https://example.edu',
    'http://example.edu',
    'mailto:a@example.edu',
    'example',
    'a@example.edu',
    'name.surname@example.edu',
    '',
  ])
    expect(completeAddress(other)).toBe(other);
});
