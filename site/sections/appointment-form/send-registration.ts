import type { Registration, RegistrationEnvelope, RegistrationExtras } from '../../../contract/registration.ts';
import { REGISTRATION_API } from '../../../contract/routes.ts';
import { XSRF_HEADER } from '../../../contract/staff-api.ts';
import { xsrfTokens } from '../../../contract/xsrf.ts';

/** The cookie's value goes back in the header (API-3), to its own origin alone: another one has no use for it. */
function xsrfHeaders(apiBase: string): Record<string, string> {
  if (new URL(apiBase, location.href).origin !== location.origin) return {};
  // Reading cookies throws where the browser gives the page none, as in a sandboxed frame.
  try {
    const tokens = xsrfTokens(document.cookie);
    return tokens ? { [XSRF_HEADER]: tokens } : {};
  } catch {
    return {};
  }
}

function isEnvelope(value: unknown): value is RegistrationEnvelope {
  return typeof value === 'object' && value !== null && 'code' in value && 'msg' in value;
}

/**
 * Sends a registration and gives back the server's envelope. It waits as long as the network does:
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
  const answer: unknown = await response.json();
  if (!isEnvelope(answer)) throw new Error(`The registration call answered ${response.status} without an envelope.`);
  return answer;
}
