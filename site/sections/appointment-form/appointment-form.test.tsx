// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { educationMessages, purposeMessages, workingYearsMessages } from '../../../contract/choice-labels.messages.ts';
import { CONSENT_VERSION } from '../../../contract/registration/consent.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { SOURCE_MAX_CHARACTERS } from '../../../contract/registration/registration.ts';
import {
  accepted,
  answerWith,
  expectCleared,
  openForm,
  PHONE_NUMBER,
  VISITOR,
  words,
} from '../../../tests/support/islands/appointment-island.tsx';
import { PHONE, passTime, press, setUpIslands } from '../../../tests/support/islands/island.tsx';
import { toggleShortlisted } from '../../behaviour/browser-storage/shortlist.ts';
import { content } from '../../site-content.ts';

setUpIslands(PHONE);
afterEach(() => {
  content.site.hasMarketingConsent = false;
  content.site.universitiesAbroad = [];
});

const LABELS = { ...educationMessages, ...workingYearsMessages, ...purposeMessages };

it('APPT-1 the form offers the values of the contract in each language and presets two of them', () => {
  for (const locale of LOCALES) {
    const { section, field, chosen } = openForm(locale);
    for (const [name, count] of [
      ['education', 5],
      ['working_years', 4],
      ['purpose', 6],
    ] as const) {
      const inputs = [...section.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
      const values = Array.from({ length: count }, (_, index) => index + 1);
      expect(inputs.map((one) => [one.value, one.labels?.[0]?.textContent])).toEqual(
        values.map((value) => [String(value), LABELS[`${name}.${value}` as keyof typeof LABELS][locale]]),
      );
    }
    expect([chosen('education'), chosen('working_years'), chosen('purpose')]).toEqual(['4', '2', undefined]);
    expect([field('name').value, field('phone').value, field('consent').checked]).toEqual(['', '', false]);
    expect([field('name').required, field('phone').required, field('phone').type]).toEqual([true, true, 'tel']);
    expect(field('consent').getAttribute('aria-required')).toBe('true');
  }
});

it('APPT-8 optional consents are shown where the company offers them, never ticked, and sent where they are', async () => {
  expect(openForm('zh').section.querySelector('[name="consent_marketing"]')).toBeNull();
  content.site.hasMarketingConsent = true;
  content.site.universitiesAbroad = ['otago', 'rit'];
  const sent = answerWith(accepted);
  const form = openForm('vi');
  expect(form.section.querySelectorAll('fieldset [type="checkbox"]:checked')).toHaveLength(0);
  const abroad = form.field('consent_abroad').closest('label')?.textContent;
  for (const slug of ['otago', 'rit']) expect(abroad).toContain(content.schools.get(slug)?.name.vi);
  await form.fillIn();
  await press(form.field('consent_marketing'));
  await form.submit();
  expect(sent[0]?.body['consent_marketing']).toMatch(/^marketing-[0-9a-f]{12}$/);
  expect(sent[0]?.body).not.toHaveProperty('consent_abroad');
});

it('APPT-8 no box is ticked beforehand, and the shortlist and the wish to be texted first go along only where ticked', async () => {
  toggleShortlisted('uo-mba');
  const sent = answerWith(accepted);
  const untouched = openForm();
  const boxes = [...untouched.section.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
    ['shortlist', false],
    ['contact_by', false],
    ['consent', false],
  ]);
  await untouched.fillIn();
  await untouched.submit();
  const ticked = openForm();
  await press(ticked.field('shortlist'));
  await press(ticked.field('contact_by'));
  await ticked.fillIn();
  await ticked.submit();
  expect(sent.map(({ body }) => [body['programs'], body['contact_by']])).toEqual([
    [undefined, undefined],
    [['uo-mba'], 'message'],
  ]);
  toggleShortlisted('uo-mba');
});

for (const locale of LOCALES) {
  it(`APPT-3 the form in ${locale} asks for name and phone first, then for the purpose`, async () => {
    const sent = answerWith(accepted);
    const { section, field, choice, submit, alert, invalid, type } = openForm(locale);
    const purposes = choice('purpose', 1).closest('[role="radiogroup"]') as Element;
    const expectAsked = (key: Parameters<typeof words>[0], control: HTMLElement, ...others: Element[]) => {
      const marked = control === choice('purpose', 1) ? purposes : control;
      expect(alert()).toBe(words(key, locale));
      expect(document.activeElement).toBe(control);
      expect(new Set(invalid())).toEqual(new Set([marked, ...others]));
      expect(section.querySelector(`[id="${marked.getAttribute('aria-describedby')}"]`)?.role).toBe('alert');
    };
    await submit();
    expectAsked('appointment.alert.incomplete', field('name'), field('phone'), purposes, field('consent'));
    type('name', '　 ');
    type('phone', PHONE_NUMBER);
    await submit();
    expectAsked('appointment.alert.incomplete', field('name'), purposes, field('consent'));
    type('name', VISITOR);
    type('phone', '   ');
    await submit();
    expectAsked('appointment.alert.incomplete', field('phone'), purposes, field('consent'));
    type('phone', PHONE_NUMBER);
    await submit();
    expectAsked('appointment.alert.purpose', choice('purpose', 1), field('consent'));
    expect(field('name').hasAttribute('aria-describedby')).toBe(false);
    expect(field('name').value).toBe(VISITOR);
    expect(sent).toEqual([]);
  });
}

it('APPT-3 the field to mend is brought to the middle of the screen', async () => {
  const { field, submit } = openForm();
  await submit();
  expect(field('name').scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
});

it('APPT-4 a complete form is sent as the contract says, and its success told in each language', async () => {
  for (const locale of LOCALES) {
    const sent = answerWith(accepted);
    const form = openForm(locale, 'sit-mscs');
    await passTime(2345);
    await form.fillIn();
    await press(form.choice('education', 3));
    await press(form.choice('working_years', 4));
    await form.submit();
    expect(form.status()).toBe(words('appointment.alert.success', locale));
    expect(form.alert()).toBeUndefined();
    expectCleared(form);
    expect([form.chosen('education'), form.chosen('working_years'), form.field('consent').checked]).toEqual([
      '3',
      '4',
      false,
    ]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('/api/user/addApply');
    expect(sent[0]?.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(sent[0]?.body).toEqual({
      education: 3,
      working_years: 4,
      purpose: 3,
      name: VISITOR,
      phone: PHONE_NUMBER,
      consent: true,
      consent_version: CONSENT_VERSION,
      idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      locale,
      page: '/',
      program: 'sit-mscs',
      elapsed_ms: 2345,
      website: '',
    });
  }
});

it('APPT-4 the campaign of the address and the trap for robots go along', async () => {
  window.history.replaceState(null, '', `/en/?utm_source=${'s'.repeat(SOURCE_MAX_CHARACTERS + 1)}`);
  const sent = answerWith(accepted);
  const { fillIn, submit, field, status } = openForm();
  expect([field('website').tabIndex, field('website').closest('[aria-hidden="true"]')]).toEqual([
    -1,
    expect.any(Element),
  ]);
  await fillIn();
  field('website').value = 'https://example.com';
  await submit();
  // The server decides what becomes of it; the page must not tell a robot how it was found out.
  expect(status()).toBe(words('appointment.alert.success'));
  const tag = 's'.repeat(SOURCE_MAX_CHARACTERS);
  expect(sent[0]?.body).toMatchObject({ source: tag, first_source: tag, website: 'https://example.com' });
});

it('API-3 the XSRF cookie is sent back in the header', async () => {
  // The Cookie Store API does not exist in jsdom.
  document.cookie = 'XSRF-TOKEN=abc%3D1';
  const sent = answerWith(accepted);
  const { fillIn, submit } = openForm();
  await fillIn();
  await submit();
  expect(sent[0]?.headers).toMatchObject({ 'X-XSRF-TOKEN': 'abc=1' });
  // As the test before this one.
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

for (const locale of LOCALES) {
  it(`APPT-6 a wrong number and a name of 51 characters are refused in ${locale} with what is wrong`, async () => {
    const sent = answerWith(accepted);
    const { field, fillIn, submit, alert, type, status } = openForm(locale);
    await fillIn('12345');
    await submit();
    expect(alert()).toBe(words('appointment.alert.phone', locale));
    expect(document.activeElement).toBe(field('phone'));
    expect(field('phone').value).toBe('12345');
    type('phone', '１３８ ００００ ００００');
    type('name', '𠮷'.repeat(51));
    await submit();
    expect(alert()).toBe(words('appointment.alert.name_long', locale));
    expect(document.activeElement).toBe(field('name'));
    expect(sent).toEqual([]);
    type('name', '𠮷'.repeat(50));
    await submit();
    expect(status()).toBe(words('appointment.alert.success', locale));
    expect(sent[0]?.body).toMatchObject({ name: '𠮷'.repeat(50), phone: '１３８ ００００ ００００' });
  });

  it(`APPT-8 a form in ${locale} without consent asks for it in place, and agreeing sends it`, async () => {
    const sent = answerWith(accepted);
    const { field, fillIn, submit, alert, button, status } = openForm(locale);
    await fillIn();
    await press(field('consent'));
    expect(field('consent').checked).toBe(false);
    await submit();
    const agree = button(words('appointment.agree_and_send', locale));
    expect(alert()).toBe(words('appointment.alert.consent', locale) + agree?.textContent);
    expect(document.activeElement).toBe(field('consent'));
    expect(field('consent').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    await press(agree);
    expect(document.activeElement?.getAttribute('type'), 'the button is gone, the focus is not').toBe('submit');
    await passTime(0);
    expect(status()).toBe(words('appointment.alert.success', locale));
    expect(sent[0]?.body).toMatchObject({ consent: true });
  });
}

it('APPT-8 the consent names who, what for and how long, and its link opens beside the form', () => {
  for (const [locale, age, months, withdraw] of [
    ['zh', /18/, /24/, /撤回/],
    ['en', /18 or older/, /24 months/, /withdraw/],
    ['vi', /18/, /24 tháng/, /rút/],
  ] as const) {
    const { field } = openForm(locale);
    const label = field('consent').closest('label');
    for (const words of [age, months, withdraw]) expect(label?.textContent).toMatch(words);
    const link = label?.querySelector('a');
    expect([link?.getAttribute('href'), link?.target]).toEqual([`/${locale}/privacy`, '_blank']);
  }
});
