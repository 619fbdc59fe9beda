/** Asks the staff's API from the sign-in page: what everybody may ask who is not signed in yet. */
import { CODE, type Envelope } from '../../../contract/codes.ts';
import { readCookies } from '../../../contract/read-cookies.ts';
import { XSRF_COOKIE } from '../../../contract/staff/xsrf.ts';

/** An answer that is not what was asked for; `msg` is undefined when the server said nothing for people. */
export interface StaffRefusal {
  isRefusal: true;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Code of `contract/codes.ts`; undefined when there was none. */
  code: number | undefined;
  msg: string | undefined;
  field: string | undefined;
  /** Seconds until another attempt is taken; 0 when at once. */
  waitSeconds: number;
}

/** Whether an answer is a refusal. */
export function isRefusal(answer: object): answer is StaffRefusal {
  return 'isRefusal' in answer;
}

async function readRefusal(response: Response): Promise<StaffRefusal> {
  // Only our own server answers here; what a proxy sends instead has none of the fields.
  const envelope = (await response.json().catch(() => ({}))) as Partial<Envelope>;
  return {
    isRefusal: true,
    status: response.status,
    code: envelope.code,
    // A fault that the server does not know is told in words of this page: the registration form's speak of a form.
    msg: response.status >= 500 && (envelope.code ?? CODE.failed) === CODE.failed ? undefined : envelope.msg,
    field: envelope.field,
    waitSeconds: Number(response.headers.get('Retry-After')) || 0,
  };
}

/** Sends a POST with a body, or a GET without one. Never throws. */
export async function askStaff<T extends object>(path: string, body?: object): Promise<T | StaffRefusal> {
  try {
    const sent = body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(path, sent);
    // The shapes of contract/ are what our own server sends.
    return response.ok ? ((await response.json()) as T) : await readRefusal(response);
  } catch {
    return { isRefusal: true, status: 0, code: undefined, msg: undefined, field: undefined, waitSeconds: 0 };
  }
}

/** Whether this browser may have a session: without the cookie asking would only be refused. */
export function mayBeSignedIn(): boolean {
  return readCookies()
    .split('; ')
    .some((pair) => pair.startsWith(`${XSRF_COOKIE}=`));
}
