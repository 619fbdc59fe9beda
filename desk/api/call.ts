/** The one way in which the desk speaks with the server. */
import { CODE, type Envelope } from '../../contract/codes.ts';
import { FIRST_CALLS } from '../../contract/staff/desk-first-paint.ts';
import { readCookies } from '../../contract/read-cookies.ts';
import type { StaffCalls } from '../../contract/schema/staff-calls.ts';
import { XSRF_HEADER, xsrfTokens } from '../../contract/staff/xsrf.ts';
import { UNATTENDED_HEADER } from '../../features/staff/contract.ts';
import { MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { isUnattended } from './attendance.ts';
import { askForConfirmation, confirmationAnswered } from './confirmation.ts';
import { goToSignIn } from './sign-in-address.ts';

/** Thrown by {@link call} when the server refuses or cannot be reached. `useErrorText` writes it for the person. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Code of `contract/codes.ts`; 0 when there was none. */
  readonly code: number;
  /** The part of what was sent that is to be mended. */
  readonly field: string | undefined;
  /** Seconds until another attempt is taken. */
  readonly retryAfterSeconds: number | undefined;
  /** Key of the desk's text that is shown where the server has said nothing for the person. */
  readonly key: string;
  /** The server's sentence for the person, in their language. */
  readonly serverText: string | undefined;
  constructor(status: number, envelope: Partial<Envelope>, retryAfterSeconds?: number) {
    const key = status === 0 ? 'shell.error.offline' : 'shell.error.failed';
    // What the server says of a fault that it does not know speaks of a visitor's form.
    const isUnknown = status >= 500 && (envelope.code ?? CODE.failed) === CODE.failed;
    const serverText = isUnknown ? undefined : envelope.msg;
    super(serverText ?? key);
    this.key = key;
    this.serverText = serverText;
    this.status = status;
    this.code = envelope.code ?? 0;
    this.field = envelope.field;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The field that a failed call says is to be mended; undefined where it names none. */
export function refusedField(error: unknown): string | undefined {
  return error instanceof CallError ? error.field : undefined;
}

/** Methods of the staff's API. */
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** The token that goes with every change, as the server put it into a cookie; undefined: nobody is signed in. */
export function readXsrfToken(): string | undefined {
  return xsrfTokens(readCookies()) || undefined;
}

async function readEnvelope(response: Response): Promise<Partial<Envelope>> {
  try {
    // Only our own server answers here; what a proxy sends instead is read with care by CallError.
    return (await response.json()) as Partial<Envelope>;
  } catch {
    return {};
  }
}

function firstCalls(): Record<string, Promise<Response>> {
  // Written by the document's own script (`contract/staff/desk-first-paint.ts`).
  return (Reflect.get(globalThis, FIRST_CALLS) as Record<string, Promise<Response>> | undefined) ?? {};
}

/** Whether the document has made a call whose answer nobody has taken. */
export function isFirstCall(path: string): boolean {
  return path in firstCalls();
}

/** The answer to a call that the document has made already, once; undefined: it has not. */
function takeFirstCall(method: Method, path: string): Promise<Response> | undefined {
  const calls = firstCalls();
  const answer = method === 'GET' ? calls[path] : undefined;
  if (answer) delete calls[path];
  return answer;
}

async function send(method: Method, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const isForm = body instanceof FormData || body instanceof Blob;
  const token = readXsrfToken() ?? '';
  const headers: Record<string, string> = { [XSRF_HEADER]: token };
  if (isUnattended()) headers[UNATTENDED_HEADER] = '1';
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  const sent = { ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }) };
  const asked = takeFirstCall(method, path) ?? fetch(path, { method, headers, ...sent, ...(signal ? { signal } : {}) });
  const response = await asked.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError(0, {});
  });
  if (response.ok) return response;
  const envelope = await readEnvelope(response);
  if (envelope.code === CODE.notSignedIn) {
    await confirmationAnswered();
    // The session got another token while this call was on its way.
    if (token !== (readXsrfToken() ?? '')) return send(method, path, body, signal);
    // The session has ended: whatever was asked, the way goes over the sign-in and back.
    goToSignIn();
  }
  // Another program of this host has replaced the token: the refusal has brought it anew.
  if (envelope.code === CODE.tokenMissing && readXsrfToken() !== token) return send(method, path, body, signal);
  if (envelope.code === CODE.confirmationNeeded && (await askForConfirmation()))
    return send(method, path, body, signal);
  throw new CallError(response.status, envelope, Number(response.headers.get('Retry-After')) || undefined);
}

/** A call by its method and path, such as `GET /api/desk/leads/:id`. */
type StaffCall = keyof StaffCalls;

type PathParameters<Call> = Call extends `${string}/:${infer Name}/${infer After}`
  ? Record<Name, string> & PathParameters<`/${After}`>
  : Call extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** What goes with a call: the parameters of its path by their names, its body, and what may go with every call. */
type Sent<Call extends StaffCall> = PathParameters<Call> &
  Omit<StaffCalls[Call], 'answer'> & {
    query?: Record<string, string> | URLSearchParams;
    signal?: AbortSignal | undefined;
  };

type Rest<Call extends StaffCall> = object extends Sent<Call> ? [sent?: Sent<Call>] : [sent: Sent<Call>];

function sendCall(call: StaffCall, { body, query, signal, ...parameters }: Record<string, unknown>): Promise<Response> {
  const [method, pattern = ''] = call.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  // The types of the calls hold what a query, a method and a signal may be.
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return send(method as Method, search ? `${path}?${search}` : path, body, signal as AbortSignal | undefined);
}

/**
 * Sends a call of the staff's API, such as `call('GET /api/desk/leads/:id', { id })`. A body is sent as JSON; a Blob as it
 * is.
 *
 * @throws CallError.
 */
export async function call<Call extends StaffCall>(
  name: Call,
  ...[sent]: Rest<Call>
): Promise<StaffCalls[Call]['answer']> {
  const response = await sendCall(name, sent ?? {});
  const text = await response.text();
  // The shapes of contract/ are what our own server sends.
  return (text === '' ? undefined : JSON.parse(text)) as StaffCalls[Call]['answer'];
}

/** A file that the server made, and the name it gave it. */
export interface SentFile {
  blob: Blob;
  name: string;
}

/**
 * Sends a call that is answered with a file.
 *
 * @throws CallError.
 */
export async function callForFile<Call extends StaffCall>(name: Call, ...[sent]: Rest<Call>): Promise<SentFile> {
  const response = await sendCall(name, sent ?? {});
  const disposition = response.headers.get('Content-Disposition') ?? '';
  return { blob: await response.blob(), name: /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'download' };
}

/** Lets the browser save a file. */
export function saveFile({ blob, name }: SentFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(address), MS_PER_MINUTE);
}
