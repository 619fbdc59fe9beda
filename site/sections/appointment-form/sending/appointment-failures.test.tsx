// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/locales.ts';
import {
  accepted,
  answerWith,
  expectCleared,
  expectPutBack,
  held,
  json,
  openForm,
  PHONE_NUMBER,
  VISITOR,
  words,
} from '../../../../tests/support/islands/appointment-island.tsx';
import {
  expectNoise,
  PHONE,
  paintFrame,
  passTime,
  press,
  setUpIslands,
} from '../../../../tests/support/islands/island.tsx';
import { SECOND_TAP_MS } from './use-form-actions.ts';

setUpIslands(PHONE);

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

it('APPT-4 code 1 is a success in our own words, with or without those of the server', async () => {
  for (const answer of [{ code: 1 }, { code: 1, msg: '' }, { code: 1, msg: 'ok' }]) {
    answerWith(() => json(answer));
    const form = openForm();
    await form.fillIn();
    await form.submit();
    expect(form.status()).toBe(words('appointment.alert.success'));
  }
});

it('APPT-4 a network failure is logged and told in each language, and one button sends the same answers again', async () => {
  const logged = expectNoise(/The registration could not be sent/);
  for (const locale of LOCALES) {
    const sent = answerWith((nth) => (nth === 1 ? offline() : accepted()));
    const form = openForm(locale);
    await form.fillIn();
    await form.submit();
    expect(form.alert()).toContain(words('appointment.alert.submit_failed', locale));
    expect(form.status()).toBe('');
    expectCleared(form);
    await press(form.button(words('appointment.retry', locale)));
    expect(document.activeElement?.getAttribute('type'), 'the button is gone, the focus is not').toBe('submit');
    await passTime(0);
    expect(form.status()).toBe(words('appointment.alert.success', locale));
    expect(form.alert()).toBeUndefined();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toMatchObject({ name: VISITOR, phone: PHONE_NUMBER, purpose: 3 });
    expect(sent[1]?.body.idempotency_key).toBe(sent[0]?.body.idempotency_key);
    expectCleared(form);
  }
  expect(logged).toHaveLength(LOCALES.length);
  expect(logged.join()).not.toMatch(`${PHONE_NUMBER}|${VISITOR}`);
});

it('APPT-4 a refusal shows the words of the server, and the answers can be edited first', async () => {
  for (const locale of LOCALES) {
    const msg = `${words('appointment.alert.too_many', locale)} #7`;
    const sent = answerWith((nth) => (nth === 1 ? json({ code: 4029, msg }, 429) : accepted()));
    const form = openForm(locale);
    await form.fillIn();
    await form.submit();
    expect(form.alert()).toContain(msg);
    expectCleared(form);
    await press(form.button(words('appointment.edit', locale)));
    expectPutBack(form);
    expect(document.activeElement).toBe(form.field('name'));
    expect(sent).toHaveLength(1);
    form.type('name', `${VISITOR} B`);
    await form.submit();
    expect(form.status()).toBe(words('appointment.alert.success', locale));
    expect(sent[1]?.body['name']).toBe(`${VISITOR} B`);
    expect(sent[1]?.body.idempotency_key).toBe(sent[0]?.body.idempotency_key);
  }
});

it('APPT-4 what was not accepted moves the focus to its alert, in the middle of the screen', async () => {
  answerWith(() => json({ code: 4029, msg: words('appointment.alert.too_many') }, 429));
  const form = openForm();
  await form.fillIn();
  await form.submit();
  const alert = form.section.querySelector<HTMLElement>('[role="alert"]');
  expect([document.activeElement, alert?.tabIndex]).toEqual([alert, -1]);
  await paintFrame();
  expect(alert?.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
  expect(alert?.querySelector('p a')).toBeNull();
});

it('APPT-6 an alert that speaks of a field links to it, and its answer is there again on arrival', async () => {
  answerWith(() => json({ code: 1008, msg: words('appointment.alert.phone'), field: 'phone' }));
  const form = openForm();
  await form.fillIn();
  await form.submit();
  const link = form.section.querySelector<HTMLAnchorElement>('[role="alert"] p a');
  expect(link?.textContent).toBe(words('appointment.alert.phone'));
  expect(link?.hash).toBe(`#${form.field('phone').id}`);
  await press(link);
  expect(document.activeElement).toBe(form.field('phone'));
  expectPutBack(form);
});

it('APPT-6 a field that the server refuses is what editing leads to', async () => {
  answerWith(() => json({ code: 1008, msg: words('appointment.alert.phone'), field: 'phone' }));
  const form = openForm();
  await form.fillIn();
  await form.submit();
  expect(form.alert()).toContain(words('appointment.alert.phone'));
  await press(form.button(words('appointment.edit')));
  expect(document.activeElement).toBe(form.field('phone'));
  expectPutBack(form);
});

for (const [what, answer, expected] of [
  ['an answer that is no JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), undefined],
  ['an answer of another shape', () => json({ hello: 'there' }), undefined],
  ['a failure without words', () => json({ code: 5000, msg: ' ' }, 500), words('appointment.alert.submit_failed')],
  ['a code alone', () => json({ code: 0 }), words('appointment.alert.submit_failed')],
  ['a failure of the server', () => json({ code: 5000, msg: 'The store is away.' }, 500), 'The store is away.'],
] as const) {
  it(`APPT-4 ${what} is a failure, and clears the fields`, async () => {
    if (!expected) expectNoise(/The registration could not be sent/);
    answerWith(answer);
    const form = openForm();
    await form.fillIn();
    await form.submit();
    expect(form.alert()).toContain(expected ?? words('appointment.alert.submit_failed'));
    expectCleared(form);
  });
}

it('APPT-5 after 10 s without an answer the visitor is told that it is still being sent, and nothing gives up', async () => {
  for (const locale of LOCALES) {
    const { promise, release } = held();
    answerWith(() => promise.then(accepted));
    const form = openForm(locale);
    await form.fillIn();
    await form.submit();
    expect(form.submitButton.textContent).toBe(words('appointment.sending', locale));
    await passTime(9999);
    expect(form.status()).toBe('');
    await passTime(1);
    expect(form.status()).toBe(words('appointment.still_sending', locale));
    await passTime(15 * 60_000);
    expect(form.status()).toBe(words('appointment.still_sending', locale));
    expect(form.alert()).toBeUndefined();
    await release();
    expect(form.status()).toBe(words('appointment.alert.success', locale));
    expect(form.submitButton.textContent).toBe(words('appointment.submit', locale));
    await passTime(20_000);
    expect(form.status()).toBe(words('appointment.alert.success', locale));
  }
});

it('APPT-5 impatient presses send one registration', async () => {
  const { promise, release } = held();
  const sent = answerWith(() => promise.then(accepted));
  const form = openForm();
  await form.fillIn();
  await form.submit();
  expect(form.submitButton.getAttribute('aria-disabled')).toBe('true');
  await form.submit();
  await form.submit();
  await release();
  expect(form.status()).toBe(words('appointment.alert.success'));
  expect(form.submitButton.getAttribute('aria-disabled')).toBe('false');
  expect(sent).toHaveLength(1);
});

it('APPT-5 APPT-8 a tap after the success does nothing, the thanks stay until something is typed, and nothing moves under a second tap', async () => {
  const sent = answerWith(accepted);
  const form = openForm();
  await form.fillIn();
  await form.submit();
  for (const _ of [1, 2]) await form.submit();
  expect(sent).toHaveLength(1);
  expect([form.status(), form.alert()]).toEqual([words('appointment.alert.success'), undefined]);
  expect(form.field('consent').checked).toBe(false);
  const status = form.section.querySelector('[role="status"]');
  expect(status?.scrollIntoView).not.toHaveBeenCalled();
  await passTime(SECOND_TAP_MS);
  expect(status?.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  form.type('name', VISITOR);
  await passTime(0);
  expect(form.status()).toBe('');
});

it('APPT-5 a second registration after a success has a key of its own', async () => {
  const sent = answerWith(accepted);
  const form = openForm();
  await form.fillIn();
  await form.submit();
  expectCleared(form);
  await form.fillIn();
  await form.submit();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body.idempotency_key).not.toBe(sent[0]?.body.idempotency_key);
});

it('APPT-5 the draft survives a reload until it is accepted', async () => {
  answerWith(accepted);
  await openForm().fillIn();
  const reloaded = openForm();
  expectPutBack(reloaded);
  await reloaded.submit();
  expect(reloaded.status()).toBe(words('appointment.alert.success'));
  expectCleared(openForm());
});

it('APPT-5 what could not be sent is there after a reload in another language, and still the same registration', async () => {
  expectNoise(/The registration could not be sent/);
  const sent = answerWith((nth) => (nth === 1 ? offline() : accepted()));
  const form = openForm('en');
  await form.fillIn();
  await form.submit();
  const reloaded = openForm('vi');
  expectPutBack(reloaded);
  await reloaded.submit();
  expect(reloaded.status()).toBe(words('appointment.alert.success', 'vi'));
  expect(sent[1]?.body.idempotency_key).toBe(sent[0]?.body.idempotency_key);
});
