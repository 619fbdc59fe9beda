import type {
  Registration,
  RegistrationEnvelope,
  RegistrationExtras,
} from '../../../../contract/registration/registration.ts';
import { readCookies } from '../../../../contract/read-cookies.ts';
import { REGISTRATION_API } from '../../../../contract/routes.ts';
import { XSRF_HEADER, xsrfTokens } from '../../../../contract/staff/xsrf.ts';
import { isBlankText } from '../../../../contract/text/visible-text.ts';

/** The cookie's value goes back in the header (API-3), to its own origin alone: another one has no use for it. */
function xsrfHeaders(apiBase: string): Record<string, string> {
  if (new URL(apiBase, location.href).origin !== location.origin) return {};
  const tokens = xsrfTokens(readCookies());
  return tokens ? { [XSRF_HEADER]: tokens } : {};
}

/** The envelope in an answer, of which another host may send the code alone; undefined where there is none. */
function envelopeOf(value: unknown): RegistrationEnvelope | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined;
  const msg = 'msg' in value && typeof value.msg === 'string' && !isBlankText(value.msg) ? value.msg : '';
  // Code and msg are sure; whoever reads another field asks first whether it is there.
  return { ...(value as RegistrationEnvelope), code: Number(value.code), msg };
}

/**
 * Sends a registration and gives back the server's envelope; its `msg` is empty where the server has no words. It waits as long as the network does:
 * there is no time-out that gives up (APPT-5). Throws on a network failure and on an answer that
 * is no envelope.
 */
export async function sendRegistration(
  apiBase: string,
  body: Registration & RegistrationExtras,
): Promise<RegistrationEnvelope> {
  const response = await fetch(`${apiBase}${REGISTRATION_API}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...xsrfHeaders(apiBase) },
    body: JSON.stringify(body),
    // The registration is still sent when the visitor leaves the page meanwhile.
    keepalive: true,
  });
  const answer = envelopeOf(await response.json());
  if (!answer) throw new Error(`The registration call answered ${response.status} without an envelope.`);
  return answer;
}
