/** The pages that answer a posted form, in a browser whose scripts run: the form was sent before its own was there. */
import { realSetting } from '../../../../content/rules/sample-setting.ts';
import { expect, test } from '../../fixtures.ts';
import { fillIn, formOf, PHONE_NUMBER, VISITOR, words } from './appointment-page.ts';
import { CONTENT as content } from '../../../support/content/site-content.ts';

test.use({ expectedNoise: [/status of 422/] });

const send = (form: HTMLFormElement) => form.submit();

test('APPT-5 a form that was posted and refused comes back to the letter, and can be sent as it is', async ({
  page,
}) => {
  const typed = `"><b>'&amp;\\ {{message}}`;
  await page.goto('/en/');
  await fillIn(page, 'en');
  const { field, form, alert, chosen, consent, submit } = formOf(page);
  await field('name').fill(typed);
  await form.evaluate(send);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('appointment.page.failed', 'en'));
  await expect(alert).toContainText(words('appointment.alert.name', 'en'));
  await expect(field('name')).toHaveValue(typed);
  await expect(field('phone')).toHaveValue(PHONE_NUMBER);
  await expect(chosen('purpose')).toHaveValue('3');
  await expect(consent).toBeChecked();
  // No script of the form answers here, so there is no button that needs one.
  await expect(form.locator('button')).toHaveCount(1);
  await field('name').fill(VISITOR.en);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('appointment.page.success', 'en'));
});

test('APPT-7 a refusal that no field is to blame for stands below the form, with the number to call', async ({
  page,
}) => {
  await page.goto('/en/appointment/');
  await fillIn(page, 'en');
  const { field, form, alert } = formOf(page);
  await form.locator('[name="education"]:checked').evaluate((input: HTMLInputElement) => {
    input.value = '9';
  });
  await form.evaluate(send);
  await expect(alert).toContainText(words('appointment.alert.education', 'en'));
  // No sentence has a number that is a sample (INVITE-3).
  await expect(alert.getByRole('link', { name: content.site.phone })).toHaveCount(
    realSetting(content.site.phone) ? 1 : 0,
  );
  await expect(field('name')).toHaveValue(VISITOR.en);
  await expect(form.locator('button')).toHaveCount(1);
});

test('APPT-8 a form that was posted without the consent comes back with one button that agrees and sends', async ({
  page,
}) => {
  await page.goto('/vi/');
  await fillIn(page, 'vi');
  const { field, form, alert } = formOf(page);
  // A button has this name too, once it is there.
  const consent = form.locator('input[name="consent"]');
  await consent.uncheck();
  await form.evaluate(send);
  await expect(alert).toContainText(words('appointment.alert.consent', 'vi'));
  await expect(consent).not.toBeChecked();
  await expect(field('name')).toHaveValue(VISITOR.vi);
  await form.getByRole('button', { name: words('appointment.agree_and_send', 'vi') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('appointment.page.success', 'vi'));
});
