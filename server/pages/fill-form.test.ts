import { expect, it } from 'vitest';
import { fillInputs } from './fill-form.ts';

it('APPT-7 a text, a choice and a box come back as they were sent', () => {
  const form =
    '<input name="name"/><input type="radio" name="purpose" value="1" checked=""/><input type="radio" name="purpose" value="2"/><input type="checkbox" name="consent"/>';
  expect(fillInputs(form, { name: 'A "B"', purpose: '2', consent: 'on' })).toBe(
    '<input value="A &#34;B&#34;" name="name"/><input type="radio" name="purpose" value="1"/><input checked="" type="radio" name="purpose" value="2"/><input checked="" type="checkbox" name="consent"/>',
  );
});

it('APPT-8 the box of an optional consent comes back empty where other words stand beside it now', () => {
  const box = '<input type="checkbox" name="consent_abroad" value="abroad-2"/>';
  expect(fillInputs(box, { consent_abroad: 'abroad-2' })).toContain('checked=""');
  expect(fillInputs(box, { consent_abroad: 'abroad-1' })).toBe(box);
});
