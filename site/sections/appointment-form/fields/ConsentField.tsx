import type { ReactNode } from 'react';
import { Field, type FieldMessage } from './Field.tsx';
import type { AppointmentFormProps } from '../form-content.ts';

interface ConsentFieldProps extends Pick<AppointmentFormProps, 'consent' | 'refused'>, FieldMessage {
  /** The button "agree and send", shown beside the message. */
  children: ReactNode;
}

/** The consent, never ticked beforehand (APPT-8). Its link opens beside the form, so nothing typed is lost. */
export function ConsentField({ consent, refused, message, telling, children }: ConsentFieldProps) {
  const words = (
    <>
      {consent.before}
      <a href={consent.href} target="_blank" rel="noopener">
        {consent.link}
      </a>
      {consent.after}
    </>
  );
  return (
    <Field name="consent" kind="tick" label={words} message={message} telling={telling} remedy={children}>
      {/* Not `required`: the browser would stop a form without a script in its own language. */}
      {(control) => (
        <input type="checkbox" aria-required defaultChecked={refused?.values.consent === 'on'} {...control} />
      )}
    </Field>
  );
}
