import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../../../behaviour/islands/moments.ts';
import type { AppointmentFormProps } from '../form-content.ts';
import { type Notice, useSubmission } from './use-submission.ts';

/** People tap twice within this many ms: until then nothing moves under the finger. */
export const SECOND_TAP_MS = 800;

/** Moves the focus to an element and brings it, with what stands around it, to the middle of the screen. */
function bringTo(element: HTMLElement | null | undefined): void {
  // At once: an iPhone opens its keyboard for a field only as an answer to the touch.
  element?.focus({ preventScroll: true });
  // What is to be mended is marked before the page moves.
  void afterPaint().then(() => element?.scrollIntoView({ block: 'center' }));
}

function controlOf(form: HTMLFormElement | null, name: string) {
  return form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
}

/** Leads to the first field to mend (APPT-3), to the alert that says why what was sent is not accepted, or to the thanks. */
function useFocusOn(formRef: RefObject<HTMLFormElement | null>, notice: Notice) {
  useEffect(() => {
    const find = (role: string) => formRef.current?.querySelector<HTMLElement>(`[role="${role}"]`);
    if (notice.kind === 'field') bringTo(controlOf(formRef.current, notice.field));
    if (notice.kind === 'failure') bringTo(find('alert'));
    if (notice.kind !== 'success') return undefined;
    // The thanks take no focus: a status is read out by itself.
    const later = setTimeout(() => find('status')?.scrollIntoView({ block: 'nearest' }), SECOND_TAP_MS);
    return () => clearTimeout(later);
  }, [formRef, notice]);
}

/** What can be done with the form, and what it says meanwhile. */
export function useFormActions(formRef: RefObject<HTMLFormElement | null>, props: AppointmentFormProps) {
  const { notice, phase, submit, putBack, keepDraft } = useSubmission(formRef, props);
  useFocusOn(formRef, notice);
  // A button that goes when it is pressed gives its focus to the one that stays and says what is being done.
  const submitFromElsewhere = () => {
    formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    submit();
  };
  return {
    notice,
    phase,
    submit,
    keepDraft,
    /** Ticks the consent that was asked for, and sends. */
    agreeAndSend() {
      const box = controlOf(formRef.current, 'consent');
      if (box) box.checked = true;
      submitFromElsewhere();
    },
    /** Puts the answers back and sends them again (APPT-5). */
    sendAgain() {
      putBack();
      submitFromElsewhere();
    },
    /** Puts the answers back and leads to the field that was refused, else to the first one that was cleared. */
    editFirst() {
      putBack();
      controlOf(formRef.current, (notice.kind === 'failure' && notice.field) || 'name')?.focus();
    },
  };
}
