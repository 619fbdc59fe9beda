// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Locale } from '../../../contract/locales.ts';
import { hydrate, PHONE, paintFrame, passTime, setUpIslands } from '../../../tests/support/islands/island.tsx';
import { fitMessages } from '../../messages/fit.messages.ts';
import { FitCheck } from './FitCheck.tsx';
import { fitCheckProps } from './fit-check.data.ts';

setUpIslands(PHONE);
beforeEach(() => localStorage.clear());

function openCheck(search = '') {
  window.history.replaceState(null, '', `/en/fit${search}`);
  const root = hydrate(<FitCheck {...fitCheckProps({ locale: 'en', isPlain: false, path: '/fit' })} />);
  return {
    shown: () =>
      [...root.querySelectorAll<HTMLElement>('fieldset:not([hidden])')].map((one) => one.dataset['question']),
    // By name and value: roles take long to work out among forty answers.
    answer: (question: string, value: string) =>
      root.querySelector(`input[name="${question}"][value="${value}"]`) as HTMLElement,
    button: (key: 'fit.back' | 'fit.next' | 'fit.show') =>
      within(root).queryByText(fitMessages[key].en, { selector: 'button' }),
  };
}

/** A tap has a place, and so a detail; the keys of a keyboard have none. What it leads to comes with the frame after it. */
async function tap(element: HTMLElement): Promise<void> {
  fireEvent.click(element, { detail: 1 });
  await paintFrame();
}

/** A step in the browser's history, which takes a moment. */
async function goBack(step: () => void): Promise<void> {
  const isDone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  step();
  await passTime(1);
  await isDone;
  await paintFrame();
}

it('FIT-1 a tap answers, stands in the address, and leads to the next question', async () => {
  const { shown, answer, button } = openCheck();
  expect(shown()).toEqual(['p']);
  expect(button('fit.back')).toBeNull();
  const tapped = tap(answer('p', 'job'));
  expect(shown(), 'the answer is seen to be chosen first').toEqual(['p']);
  await tapped;
  expect(window.location.search).toBe('?p=job');
  expect(shown()).toEqual(['f']);
  expect(document.activeElement?.textContent).toBe(fitMessages['fit.ask.f'].en);
  // An answer that is chosen already leads on as well.
  await goBack(() => fireEvent.click(button('fit.back') as HTMLElement));
  expect(shown()).toEqual(['p']);
  await tap(answer('p', 'job'));
  expect(shown()).toEqual(['f']);
});

it('FIT-1 a step back of the browser leads to the question before, and no answer is lost', async () => {
  const { shown, answer, button } = openCheck();
  await tap(answer('p', 'job'));
  fireEvent.click(button('fit.next') as HTMLElement);
  await tap(answer('h', '6'));
  expect(shown()).toEqual(['t']);
  await goBack(() => window.history.back());
  expect(shown()).toEqual(['h']);
  await goBack(() => window.history.back());
  expect(shown()).toEqual(['f']);
  await goBack(() => window.history.back());
  expect(shown()).toEqual(['p']);
  expect(window.location.search).toBe('?p=job&h=6');
  await goBack(() => window.history.forward());
  expect(shown()).toEqual(['f']);
});

it('FIT-1 a keyboard looks through the answers without leaving the question', () => {
  const { shown, answer, button } = openCheck();
  fireEvent.click(answer('p', 'job'), { detail: 0 });
  fireEvent.click(answer('p', 'self'), { detail: 0 });
  expect(window.location.search).toBe('?p=self');
  expect(shown()).toEqual(['p']);
  fireEvent.click(button('fit.next') as HTMLElement);
  expect(shown()).toEqual(['f']);
});

it('FIT-1 goes on at the first question that the address leaves open; a question can be skipped', () => {
  const { shown, button } = openCheck('?p=job&f=law');
  expect(shown()).toEqual(['h']);
  fireEvent.click(button('fit.next') as HTMLElement);
  expect(shown()).toEqual(['t']);
  expect(window.location.search).toBe('?p=job&f=law');
});

it('FIT-1 stays at the last question, which has no next', () => {
  const { shown, button } = openCheck('?p=job&f=law&h=6&t=day&d=none&e=7&b=cn-80');
  expect(shown()).toEqual(['b']);
  expect(button('fit.next')).toBeNull();
});

it('FIT-1 the purpose that was chosen on another page answers the first question, which is shown all the same', async () => {
  localStorage.setItem('purpose', 'civil');
  const { shown, answer, button } = openCheck('?f=law');
  expect(shown()).toEqual(['p']);
  expect(answer('p', 'civil')).toHaveProperty('checked', true);
  fireEvent.click(button('fit.next') as HTMLElement);
  await tap(answer('f', 'dba'));
  expect(window.location.search).toBe('?p=civil&f=dba');
});

it('FIT-1 a purpose that the check does not ask for answers nothing, and the answer in the address goes first', async () => {
  localStorage.setItem('purpose', 'lecturer');
  const first = openCheck();
  expect(document.querySelectorAll('input:checked')).toHaveLength(0);
  await tap(first.answer('p', 'job'));
  expect(window.location.search).toBe('?p=job');
});

it('FIT-1 the main button leads to the next question, and to the result after the last', () => {
  const { button } = openCheck();
  expect(button('fit.next')?.className).toContain('button--primary');
  expect(button('fit.show')?.className).not.toContain('button--primary');
  const atLast = openCheck('?p=job&f=law&h=6&t=day&d=none&e=7&b=cn-80');
  expect(atLast.button('fit.show')?.className).toContain('button--primary');
});

it('FIT-1 asks readers of Vietnamese for no purpose that exists in China alone', () => {
  const purposes = (locale: Locale) =>
    fitCheckProps({ locale, isPlain: false, path: '/fit' }).questions[0]?.groups.flatMap(({ options }) =>
      options.map(({ value }) => value),
    );
  expect(purposes('zh')).toContain('settle');
  expect(purposes('vi')).not.toContain('settle');
});
