/** An authenticator app for the tests. */
import type { FactorSetUp, RecoveryCodes } from '../../../features/staff/contract.ts';
import { codeOfStep, fromBase32, stepAt } from '../../../features/staff/factor/totp.ts';
import { PASSWORD, type StaffBrowser } from './staff-browser.ts';

/** The code that the app shows at a time in milliseconds. */
export function codeAt(secret: string, now: number): string {
  return codeOfStep(fromBase32(secret), stepAt(now));
}

/** Shows once more who is at the browser. */
export function confirmAt(browser: StaffBrowser, code?: string) {
  return browser.post('/api/staff/confirm', { password: PASSWORD, ...(code === undefined ? {} : { code }) });
}

/** Sets a second factor up; the code of this half minute is used with that. */
export async function setUpFactor(browser: StaffBrowser, now: number): Promise<{ secret: string; codes: string[] }> {
  await confirmAt(browser);
  const { secret } = (await browser.post<FactorSetUp>('/api/staff/factor')).body;
  const code = codeAt(secret, now);
  const answer = await browser.post<RecoveryCodes>('/api/staff/factor/first-code', { code });
  if (answer.status !== 200) throw new Error(`The factor was not set up: ${answer.body.msg}`);
  return { secret, codes: answer.body.recovery_codes };
}
