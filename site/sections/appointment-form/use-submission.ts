import { type RefObject, useEffect, useRef, useState } from 'react';
import { CODE } from '../../../contract/codes.ts';
import { type RegistrationField, refuseRegistration, SOURCE_MAX_CHARACTERS } from '../../../contract/registration.ts';
import { readShortlist } from '../../behaviour/shortlist.ts';
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
import type { AppointmentFormProps } from './form-content.ts';
import { sendRegistration } from './send-registration.ts';

/** After this many ms without an answer the visitor is told that it is still being sent (APPT-5). */
export const STILL_SENDING_AFTER_MS = 10_000;

/** What the form says below its fields. */
export type Notice =
  | { kind: 'none' }
  | { kind: 'success'; text: string }
  /** A field to mend; nothing was sent, nothing is cleared. */
  | { kind: 'field'; field: RegistrationField; text: string }
  /** It was sent and not accepted; the answers can be put back. */
  | { kind: 'failure'; field: RegistrationField | undefined; text: string };

/** The campaign tag of the visit, from the address. */
function campaignSource(): string {
  return new URLSearchParams(window.location.search).get('utm_source')?.slice(0, SOURCE_MAX_CHARACTERS) ?? '';
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
    if (formRef.current) saveDraft({ ...readForm(formRef.current), idempotencyKey: key.current });
  };

  const send = async (form: HTMLFormElement, draft: Draft) => {
    const slow = setTimeout(() => setPhase('slow'), STILL_SENDING_AFTER_MS);
    sent.current = draft;
    setPhase('sending');
    setNotice({ kind: 'none' });
    try {
      const answer = await sendRegistration(
        props.apiBase,
        bodyOf(draft, props, { source: campaignSource(), openedAt: openedAt.current, form }),
      );
      if (answer.code === CODE.ok) {
        forgetDraft();
        key.current = newIdempotencyKey();
        setNotice({ kind: 'success', text: props.texts['appointment.alert.success'] });
      } else {
        setNotice({ kind: 'failure', field: answer.field, text: answer.msg });
      }
    } catch (error) {
      console.error('The registration could not be sent.', error);
      setNotice({ kind: 'failure', field: undefined, text: props.texts['appointment.alert.submit_failed'] });
    } finally {
      clearTimeout(slow);
      clearForm(form);
      setPhase('idle');
    }
  };

  const submit = () => {
    const form = formRef.current;
    if (!form || phase !== 'idle') return;
    const draft: Draft = { ...readForm(form), idempotencyKey: key.current };
    saveDraft(draft);
    const refusal = refuseRegistration(numbersOf(draft));
    if (refusal) setNotice({ kind: 'field', field: refusal.field, text: props.refusals[refusal.code] ?? '' });
    else void send(form, draft);
  };

  const putBack = () => {
    if (formRef.current && sent.current) fillForm(formRef.current, sent.current);
    keepDraft();
  };

  return { notice, phase, submit, putBack, keepDraft };
}

/** The draft with its choices as the payload's integers; an open choice stays an empty string. */
function numbersOf(draft: Draft) {
  const number = (text: string) => (text === '' ? '' : Number(text));
  return {
    ...draft,
    education: number(draft.education),
    working_years: number(draft.working_years),
    purpose: number(draft.purpose),
  };
}

function bodyOf(
  draft: Draft,
  props: AppointmentFormProps,
  visit: { source: string; openedAt: number; form: HTMLFormElement },
) {
  const programs = draft.isShortlistLeftOut ? [] : readShortlist().filter((slug) => slug in props.programNames);
  return {
    education: Number(draft.education),
    working_years: Number(draft.working_years),
    purpose: Number(draft.purpose),
    name: draft.name,
    phone: draft.phone,
    consent: draft.consent,
    consent_version: props.consent.version,
    idempotency_key: draft.idempotencyKey,
    locale: props.locale,
    page: props.page,
    ...(props.program && { program: props.program }),
    ...(programs.length > 0 && { programs }),
    ...(visit.source && { source: visit.source }),
    elapsed_ms: Math.round(performance.now() - visit.openedAt),
    website: String(new FormData(visit.form).get('website') ?? ''),
  };
}
