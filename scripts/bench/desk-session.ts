/** A manager of the bench, signed in. */
import { XSRF_COOKIE, XSRF_HEADER } from '../../contract/staff/xsrf.ts';
import { writeFactorRequired } from '../../features/staff/factor/factor.repository.ts';
import { addStaff, type StaffAdminTools } from '../../features/staff/staff-admin.service.ts';

/** Asks the server, or the API without a port. */
export type SendRequest = (path: string, init: RequestInit) => Response | Promise<Response>;

/**
 * Adds a manager and signs them in.
 *
 * @returns the headers that their requests carry.
 */
export async function signInManager(tools: StaffAdminTools, ask: SendRequest): Promise<Record<string, string>> {
  await writeFactorRequired(tools.store.db, false);
  const { link } = await addStaff(tools, `bench-${Date.now()}@example.com`, 'manager');
  const token = new URL(link).hash.replace('#link=', '');
  const response = await ask('/api/staff/link/use', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: 'a password for a trial' }),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const xsrf = cookies.find((cookie) => cookie.startsWith(XSRF_COOKIE))?.split('=')[1] ?? '';
  return { cookie: cookies.join('; '), [XSRF_HEADER]: xsrf, 'content-type': 'application/json' };
}
