// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';

function send(html: string): void {
  document.body.innerHTML = `<form>${html}</form>`;
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

beforeAll(() => import('./keep-fit-purpose.ts'));
beforeEach(() => localStorage.clear());

it('FIT-1 the purpose that was answered is kept when the check is sent', () => {
  send('<input type="radio" name="p" value="job"><input type="radio" name="p" value="phd" checked>');
  expect(localStorage.getItem('purpose')).toBe('phd');
});

it('FIT-1 a form without that answer leaves what was kept', () => {
  localStorage.setItem('purpose', 'job');
  send('<input name="phone" value="1">');
  expect(localStorage.getItem('purpose')).toBe('job');
});
