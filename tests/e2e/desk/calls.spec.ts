/** What people do on the page of their registration, as the desk sees it (RECEIPT-1, RECEIPT-2). */
import { receiptPath, referenceOf } from '../../../features/receipt/contract/receipt.ts';
import { contactMessages } from '../../../features/leads/desk/lead/contact.messages.ts';
import { callHoursMessages } from '../../../features/staff/desk/people/call-hours.messages.ts';
import { receiptToken } from '../../../features/leads/register/receipt-token.ts';
import { button, putLead, storedLead } from './leads.ts';
import { DESKTOP, expect, openDesk, PHONE, test } from './staff-fixtures.ts';

test(
  'RECEIPT-1 RECEIPT-2 a chosen hour and a question stand at the desk, and the reference finds them',
  PHONE,
  async ({ page, office, signedIn }) => {
    const lead = await putLead(office, { source: 'receipt' });
    const path = receiptPath('zh', receiptToken(office.cipher, lead.id));
    const opened = await (await page.request.get(path)).text();
    // The last one: other tests pick the first.
    const start = [...opened.matchAll(/name="start" value="(\d+)"/g)].at(-1)?.[1] ?? '';
    await page.request.post(path, { form: { do: 'window', start } });
    await page.request.post(path, { form: { do: 'question', text: '学费可以按学期付吗？' } });
    expect((await storedLead(office, lead)).next_call_at).toBe(Number(start));

    await signedIn('consultant');
    await openDesk(page, `leads/${lead.id}`);
    await expect(page.getByText('学费可以按学期付吗？')).toBeVisible();
    await expect(page.getByText(contactMessages['person.next_call.chosen'].zh)).toBeVisible();
    await expect(page.getByText(referenceOf(lead.id))).toBeVisible();
    await expect(page.getByText(/^访客本人约定 .* 回电$/)).toBeVisible();
  },
);

test(
  'RECEIPT-2 a manager sets how many are called in an hour, and whether people are told their place',
  DESKTOP,
  async ({ page, office, signedIn }) => {
    const before = await office.store.db.selectFrom('call_setting').selectAll().executeTakeFirstOrThrow();
    await signedIn('manager');
    await openDesk(page, 'staff');
    await page.getByLabel(callHoursMessages['staff.calls.calls_per_window'].zh).fill('150');
    await page.getByLabel(callHoursMessages['staff.calls.is_place_shown'].zh).check();
    await button(page, callHoursMessages['staff.calls.save'].zh).click();
    await expect(page.getByText(callHoursMessages['staff.calls.saved'].zh)).toBeVisible();
    const after = await office.store.db.selectFrom('call_setting').selectAll().executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, calls_per_window: 150, is_place_shown: 1 });
  },
);
