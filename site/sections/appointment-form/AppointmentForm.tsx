import { type FormEvent, useRef } from 'react';
import type { FormOutcome } from '../../../contract/registration/outcome.ts';
import type { RegistrationField } from '../../../contract/registration/registration.ts';
import { useIsHydrated } from '../../behaviour/hooks/use-is-hydrated.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import { ChoiceFields, ContactFields } from './fields/AnswerFields.tsx';
import styles from './AppointmentForm.module.css';
import { ConsentField } from './fields/ConsentField.tsx';
import type { FieldMessage } from './fields/Field.tsx';
import { FormNotice } from './outcome/FormNotice.tsx';
import type { AppointmentFormProps } from './form-content.ts';
import { HiddenFields } from './fields/HiddenFields.tsx';
import { OptionalConsents } from './fields/OptionalConsents.tsx';
import { useFormActions } from './sending/use-form-actions.ts';
import type { Notice } from './sending/use-submission.ts';

/** The registration for a free consultation (APPT-1 to APPT-9), with its heading and its picture. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { texts, picture, page, program } = props;
  // On phones a programme's page is long enough, and who opens the form's own page came for its fields.
  const isPictured = program === '' && page !== '/appointment';
  return (
    <section
      id="appointment"
      className={styles.section}
      data-section="appointment"
      data-pictured={isPictured ? '' : undefined}
      aria-labelledby="appointment-title"
    >
      <div className={styles.container}>
        <Picture sources={picture} alt="" sizes="(max-width: 767px) 260px, 780px" className={styles.ground} />
        <div className={styles.panel}>
          <SectionHeading id="appointment-title" title={texts['appointment.title']} lead={<Offer {...props} />} />
          <Form {...props} />
        </div>
      </div>
    </section>
  );
}

/** What happens after sending, and how one may write instead. */
function Offer({ offer, write }: Pick<AppointmentFormProps, 'offer' | 'write'>) {
  if (!write) return offer;
  return (
    <>
      {offer} <a href={write.href}>{write.text}</a>
    </>
  );
}

/** A plain HTML form that posts by itself; with JavaScript it is checked and sent without leaving the page. */
function Form(props: AppointmentFormProps) {
  const { texts, refused } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const hasScript = useIsHydrated();
  const { notice, phase, submit, keepDraft, agreeAndSend, sendAgain, editFirst } = useFormActions(formRef, props);
  const shown = refused ? noticeOf(refused) : notice;
  const messageAt = (field: RegistrationField): FieldMessage => {
    if (shown.kind !== 'field') return {};
    return { message: shown.faults[field], telling: shown.field === field ? 'alert' : 'note' };
  };
  // A form with other faults is not sent by agreeing.
  const isConsentAlone = shown.kind === 'field' && shown.field === 'consent';
  // On a page that comes back no script answers: the button itself sends what the box would.
  const agreeing = refused
    ? ({ type: 'submit', name: 'consent', value: 'on' } as const)
    : ({ type: 'button', onClick: agreeAndSend } as const);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      // Boxes elsewhere on a page belong to it by this name: that of the fit check's answers.
      id="appointment-form"
      ref={formRef}
      className={styles.form}
      action={props.action}
      method="post"
      noValidate={hasScript}
      onSubmit={onSubmit}
      onInput={keepDraft}
      aria-labelledby="appointment-title"
    >
      <ChoiceFields {...props} messageAt={messageAt} />
      <div className={styles.contact}>
        <ContactFields {...props} messageAt={messageAt} />
        <button type="submit" className={`button button--primary ${styles.submit}`} aria-disabled={phase !== 'idle'}>
          {texts[phase === 'idle' ? 'appointment.submit' : 'appointment.sending']}
        </button>
      </div>
      <ConsentField {...props} {...messageAt('consent')}>
        {isConsentAlone && (
          <button {...agreeing} className="button button--ink button--small">
            {texts['appointment.agree_and_send']}
          </button>
        )}
      </ConsentField>
      <OptionalConsents {...props} />
      <HiddenFields {...props} />
      <FormNotice
        notice={shown}
        phase={phase}
        texts={texts}
        phone={props.phone}
        onSendAgain={refused ? undefined : sendAgain}
        onEdit={refused ? undefined : editFirst}
      />
    </form>
  );
}

/** The notice of a form that was posted and comes back. */
function noticeOf({ field, msg, faults }: FormOutcome): Notice {
  return field ? { kind: 'field', field, faults: { ...faults, [field]: msg } } : { kind: 'failure', field, text: msg };
}
