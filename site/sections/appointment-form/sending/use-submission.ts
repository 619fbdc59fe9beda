import { type RefObject, useEffect, useRef, useState } from 'react';
import { REGISTRATION_CODE } from '../../../../contract/codes.ts';
import {
  type Registration,
  type RegistrationExtras,
  type RegistrationField,
  refusalsOf,
} from '../../../../contract/registration/registration.ts';
import {
  clearForm,
  type Draft,
  fillForm,
  forgetDraft,
  loadDraft,
  newIdempotencyKey,
  readForm,
  saveDraft,
} from './draft.ts';
import type { AppointmentFormProps } from '../form-content.ts';
import { bodyOf, numbersOf } from './registration-body.ts';
import { sendRegistration } from './send-registration.ts';

/** After this many ms without an answer the visitor is told that it is still being sent (APPT-5). */
const STILL_SENDING_AFTER_MS = 10_000;

/** What is to be mended, by field. */
export type FieldFaults = Partial<Record<RegistrationField, string>>;

/** What the form says below its fields. */
export type Notice =
  | { kind: 'none' }
  /** `receipt`: address of the page of the registration. */
  | { kind: 'success'; text: string; receipt: string | undefined }
  /** Fields to mend, the first of them `field`; nothing was sent, nothing is cleared. */
  | { kind: 'field'; field: RegistrationField; faults: FieldFaults }
  /** It was sent and not accepted; the answers can be put back. */
  | { kind: 'failure'; field: RegistrationField | undefined; text: string };

/** What became of a registration, in the visitor's words. A failure is logged and never thrown. */
async function noticeAfterSending(
  { apiBase, texts }: AppointmentFormProps,
  body: Registration & RegistrationExtras,
): Promise<Notice> {
  try {
    const { code, field, msg, receipt } = await sendRegistration(apiBase, body);
    if (code === REGISTRATION_CODE.ok) {
      const text = texts['appointment.alert.success'];
      // It stands where the call went to, which need not be the page's own host.
      return { kind: 'success', text, receipt: receipt && `${apiBase}${receipt}` };
    }
    return { kind: 'failure', field, text: msg || texts['appointment.alert.submit_failed'] };
  } catch (error) {
    console.error('The registration could not be sent.', error);
    return { kind: 'failure', field: undefined, text: texts['appointment.alert.submit_failed'] };
  }
}

/**
 * The life of one registration in the browser: check, send, tell. The draft lives from the first
 * key stroke until the server has accepted it.
 */
export function useSubmission(formRef: RefObject<HTMLFormElement | null>, props: AppointmentFormProps) {
  const [notice, setNotice] = useState<Notice>({ kind: 'none' });
  const [phase, setPhase] = useState<'idle' | 'sending' | 'slow'>('idle');
  const key = useRef('');
  const openedAt = useRef(0);
  const sent = useRef<Draft | undefined>(undefined);

  useEffect(() => {
    const draft = loadDraft();
    key.current = draft?.idempotencyKey ?? newIdempotencyKey();
    openedAt.current = performance.now();
    if (draft && formRef.current) fillForm(formRef.current, draft);
  }, [formRef]);

  const keepDraft = () => {
    // The thanks stay until the next registration is begun.
    if (notice.kind === 'success') setNotice({ kind: 'none' });
    if (formRef.current) saveDraft({ ...readForm(formRef.current), idempotencyKey: key.current });
  };

  const send = async (form: HTMLFormElement, draft: Draft) => {
    const slow = setTimeout(() => setPhase('slow'), STILL_SENDING_AFTER_MS);
    sent.current = draft;
    setPhase('sending');
    setNotice({ kind: 'none' });
    const fields = new FormData(form);
    const visit = {
      website: String(fields.get('website') ?? ''),
      fit: String(fields.get('fit') ?? ''),
      elapsedMs: performance.now() - openedAt.current,
    };
    const outcome = await noticeAfterSending(props, bodyOf(draft, props, visit));
    clearTimeout(slow);
    if (outcome.kind === 'success') {
      // Another registration is another consent.
      const consent = form.elements.namedItem('consent');
      if (consent instanceof HTMLInputElement) consent.checked = false;
      forgetDraft();
      key.current = newIdempotencyKey();
    }
    clearForm(form);
    setNotice(outcome);
    setPhase('idle');
  };

  const submit = () => {
    const form = formRef.current;
    // A second tap that comes after the answer finds a form that was just emptied: it asks for nothing.
    if (!form || phase !== 'idle' || notice.kind === 'success') return;
    const draft: Draft = { ...readForm(form), idempotencyKey: key.current };
    saveDraft(draft);
    const refusals = refusalsOf(numbersOf(draft), { locale: props.locale });
    const [first] = refusals;
    const faults = Object.fromEntries(refusals.map(({ field, code }) => [field, props.refusals[code] ?? '']));
    if (first) setNotice({ kind: 'field', field: first.field, faults });
    else void send(form, draft);
  };

  const putBack = () => {
    if (formRef.current && sent.current) fillForm(formRef.current, sent.current);
    keepDraft();
  };

  return { notice, phase, submit, putBack, keepDraft };
}
