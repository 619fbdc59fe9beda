import { memo, type ReactNode } from 'react';
import {
  CONTACT_BY_MESSAGE,
  REGISTRATION_DEFAULTS,
  type RegistrationField,
} from '../../../../contract/registration/registration.ts';
import { Field, type FieldMessage } from './Field.tsx';
import styles from './fields.module.css';
import type { AppointmentFormProps } from '../form-content.ts';
import { ShortlistField } from './ShortlistField.tsx';

/** What is to be mended at a field, and how it is told. */
export type MessageAt = (field: RegistrationField) => FieldMessage;

interface AnswerFieldProps extends AppointmentFormProps {
  messageAt: MessageAt;
}

/** The three questions, and the shortlist that goes along (APPT-1). */
export function ChoiceFields({ messageAt, ...props }: AnswerFieldProps) {
  return (
    <>
      <p className={styles.preset}>{props.texts['appointment.preset']}</p>
      <ChoiceField {...props} name="education" columns={4} selected={REGISTRATION_DEFAULTS.education} />
      <ChoiceField {...props} name="working_years" columns={4} selected={REGISTRATION_DEFAULTS.working_years} />
      <ChoiceField {...props} name="purpose" columns={2} {...messageAt('purpose')} />
      <ShortlistField {...props} />
    </>
  );
}

interface ChoiceFieldProps extends Pick<AppointmentFormProps, 'choices' | 'texts' | 'refused'>, FieldMessage {
  name: keyof AppointmentFormProps['choices'];
  columns: 2 | 4;
  /** Value that is chosen at first; without one the choice starts open and has to be made. */
  selected?: number;
}

/** One choice of several, as a row of buttons; underneath they are radio buttons. Drawn again only where it changes. */
const ChoiceField = memo(function ChoiceField(props: ChoiceFieldProps) {
  const { name, columns, selected, message, telling, choices, texts, refused } = props;
  const chosen = refused?.values[name] ?? String(selected);
  return (
    <Field
      name={name}
      kind="choice"
      columns={columns}
      label={texts[`appointment.${name}`]}
      required={selected === undefined ? texts['appointment.required'] : undefined}
      message={message}
      telling={telling}
    >
      {(control) => (
        <div className={styles.options}>
          {choices[name].map(({ value, text }) => (
            <label key={value} className={styles.option}>
              <input type="radio" {...control} value={value} defaultChecked={String(value) === chosen} />
              <span>{text}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
});

/** Who is to be called, and at which number. */
export function ContactFields({ messageAt, ...props }: AnswerFieldProps) {
  return (
    <>
      <LineField {...props} name="name" type="text" autoComplete="name" {...messageAt('name')} />
      <LineField
        {...props}
        name="phone"
        type="tel"
        autoComplete="tel"
        {...messageAt('phone')}
        beside={
          <label className={styles.beside}>
            <input
              type="checkbox"
              name="contact_by"
              value={CONTACT_BY_MESSAGE}
              defaultChecked={props.refused?.values.contact_by === CONTACT_BY_MESSAGE}
            />
            <span>{props.texts['appointment.text_first']}</span>
          </label>
        }
      />
    </>
  );
}

interface LineFieldProps extends Pick<AppointmentFormProps, 'texts' | 'refused'>, FieldMessage {
  name: 'name' | 'phone';
  type: 'text' | 'tel';
  autoComplete: string;
  beside?: ReactNode;
}

/** A line of text with its label. */
function LineField({ name, type, autoComplete, beside, message, telling, texts, refused }: LineFieldProps) {
  return (
    <Field
      name={name}
      kind="line"
      label={texts[`appointment.${name}`]}
      required={texts['appointment.required']}
      message={message}
      telling={telling}
      beside={beside}
    >
      {(control) => (
        <input
          {...control}
          type={type}
          inputMode={type === 'tel' ? 'tel' : undefined}
          placeholder={texts[`appointment.${name}.placeholder`]}
          autoComplete={autoComplete}
          defaultValue={refused?.values[name]}
          required
          spellCheck={false}
        />
      )}
    </Field>
  );
}
