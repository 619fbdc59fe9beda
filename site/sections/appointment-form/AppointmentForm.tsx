import { type FormEvent, useEffect, useRef, useState } from 'react';
import { REGISTRATION_DEFAULTS, type RegistrationField } from '../../../contract/registration.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './AppointmentForm.module.css';
import { ConsentField } from './ConsentField.tsx';
import { FormNotice } from './FormNotice.tsx';
import { ChoiceField, TextField } from './fields.tsx';
import type { AppointmentFormProps } from './form-content.ts';
import { ShortlistField } from './ShortlistField.tsx';
import { type Notice, useSubmission } from './use-submission.ts';

/**
 * The registration for a free consultation (APPT-1 to APPT-9). A plain HTML form that posts by
 * itself; with JavaScript it is checked and sent without leaving the page.
 */
export function AppointmentForm(props: AppointmentFormProps) {
  const { texts, choices, refusal } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  const { notice, phase, submit, putBack, keepDraft } = useSubmission(formRef, props);
  const shown = refusal ? noticeOf(refusal) : notice;
  const messageAt = (field: RegistrationField) =>
    shown.kind === 'field' && shown.field === field ? shown.text : undefined;
  useFocusOn(formRef, notice);

  const agreeAndSend = () => {
    const box = formRef.current?.elements.namedItem('consent');
    if (box instanceof HTMLInputElement) box.checked = true;
    submit();
  };
  const sendAgain = () => {
    putBack();
    submit();
  };
  const editFirst = () => {
    putBack();
    const field = notice.kind === 'failure' && notice.field ? notice.field : 'name';
    formRef.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <section id="appointment" className={styles.section} data-section="appointment" aria-labelledby="appointment-title">
      <div className={styles.container}>
        <Picture
          sources={props.picture}
          alt=""
          sizes="(max-width: 767px) 1px, 1440px"
          className={`desktop-only ${styles.ground}`}
        />
        <div className={styles.panel}>
          <SectionHeading
            id="appointment-title"
            eyebrow={texts['appointment.eyebrow']}
            title={texts['appointment.title']}
            lead={texts['appointment.lead']}
          />
          <form
            ref={formRef}
            className={styles.form}
            action={props.action}
            method="post"
            noValidate={hasScript}
            onSubmit={onSubmit}
            onInput={keepDraft}
            aria-labelledby="appointment-title"
          >
            <ChoiceField
              name="education"
              label={texts['appointment.education']}
              choices={choices.education}
              columns={4}
              selected={REGISTRATION_DEFAULTS.education}
            />
            <ChoiceField
              name="working_years"
              label={texts['appointment.working_years']}
              choices={choices.working_years}
              columns={4}
              selected={REGISTRATION_DEFAULTS.working_years}
            />
            <ChoiceField
              name="purpose"
              label={texts['appointment.purpose']}
              choices={choices.purpose}
              columns={2}
              selected={0}
              message={messageAt('purpose')}
              required={texts['appointment.required']}
            />
            <ShortlistField programNames={props.programNames} texts={texts} locale={props.locale} />
            <div className={styles.contact}>
              <TextField
                name="name"
                type="text"
                label={texts['appointment.name']}
                placeholder={texts['appointment.name.placeholder']}
                required={texts['appointment.required']}
                autoComplete="name"
                message={messageAt('name')}
              />
              <TextField
                name="phone"
                type="tel"
                label={texts['appointment.phone']}
                placeholder={texts['appointment.phone.placeholder']}
                required={texts['appointment.required']}
                autoComplete="tel"
                message={messageAt('phone')}
              />
              <button
                type="submit"
                className={`button button--primary ${styles.submit}`}
                aria-disabled={phase !== 'idle'}
              >
                {phase === 'idle' ? texts['appointment.submit'] : texts['appointment.sending']}
              </button>
            </div>
            <ConsentField consent={props.consent} message={messageAt('consent')}>
              {!refusal && (
                <button type="button" className="button button--ink button--small" onClick={agreeAndSend}>
                  {texts['appointment.agree_and_send']}
                </button>
              )}
            </ConsentField>
            <HiddenFields {...props} />
            <FormNotice
              notice={shown}
              phase={phase}
              texts={texts}
              phone={props.phone}
              onSendAgain={refusal ? undefined : sendAgain}
              onEdit={refusal ? undefined : editFirst}
            />
          </form>
        </div>
      </div>
    </section>
  );
}

/** The notice of a form that was posted and comes back. */
function noticeOf({ field, msg }: NonNullable<AppointmentFormProps['refusal']>): Notice {
  return field ? { kind: 'field', field, text: msg } : { kind: 'failure', field, text: msg };
}

/** Moves the focus to the first field to mend (APPT-3) and brings it, with its message, to the middle of the screen. */
function useFocusOn(formRef: { current: HTMLFormElement | null }, notice: Notice) {
  useEffect(() => {
    if (notice.kind !== 'field') return;
    const control = formRef.current?.querySelector<HTMLInputElement>(`[name="${notice.field}"]`);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [formRef, notice]);
}

/** What travels with a post without JavaScript, and the field that only robots fill in. */
function HiddenFields({ page, program, consent, texts }: AppointmentFormProps) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="program" value={program} />
      <input type="hidden" name="consent_version" value={consent.version} />
      <input type="hidden" name="idempotency_key" />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {texts['appointment.honeypot']}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
