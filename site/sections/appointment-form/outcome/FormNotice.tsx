import type { MouseEvent } from 'react';
import { Icon } from '../../../components/icon/Icon.tsx';
import { fieldId } from '../fields/Field.tsx';
import styles from './FormNotice.module.css';
import type { AppointmentFormProps } from '../form-content.ts';
import type { Notice } from '../sending/use-submission.ts';

interface FormNoticeProps {
  notice: Notice;
  phase: 'idle' | 'sending' | 'slow';
  texts: AppointmentFormProps['texts'];
  phone: AppointmentFormProps['phone'];
  /** Puts the answers back and sends them again; undefined where no script answers a button. */
  onSendAgain: (() => void) | undefined;
  /** Puts the answers back to be changed first; undefined likewise. */
  onEdit: (() => void) | undefined;
}

/** What became of a registration that was sent, and what to do next. */
export function FormNotice({ notice, phase, ...rest }: FormNoticeProps) {
  const isSuccess = notice.kind === 'success';
  return (
    <div>
      <p
        role="status"
        className={isSuccess || phase === 'slow' ? styles.notice : 'visually-hidden'}
        data-kind={isSuccess ? 'success' : 'wait'}
      >
        {isSuccess && <Icon name="check-circle" />}
        {isSuccess && <span>{notice.text}</span>}
        {phase === 'slow' && <span>{rest.texts['appointment.still_sending']}</span>}
      </p>
      {notice.kind === 'success' && notice.receipt && (
        <a className={`button button--ink button--small ${styles.receipt}`} href={notice.receipt}>
          {rest.texts['appointment.receipt']}
          <Icon name="arrow-right" />
        </a>
      )}
      {notice.kind === 'failure' && <FailureAlert failure={notice} {...rest} />}
    </div>
  );
}

type FailureAlertProps = Omit<FormNoticeProps, 'notice' | 'phase'> & { failure: Notice & { kind: 'failure' } };

/** Why what was sent is not accepted, with the ways on. It takes the focus when it appears. */
function FailureAlert({ failure, texts, phone, onSendAgain, onEdit }: FailureAlertProps) {
  const goToField = (event: MouseEvent) => {
    // The field was cleared: it is filled again before anybody arrives there.
    if (!onEdit) return;
    event.preventDefault();
    onEdit();
  };
  return (
    <div role="alert" tabIndex={-1} className={styles.notice} data-kind="failure">
      <Icon name="warning-circle" />
      <div>
        <p>
          {failure.field ? (
            <a href={`#${fieldId(failure.field)}`} onClick={goToField}>
              {failure.text}
            </a>
          ) : (
            failure.text
          )}
        </p>
        <div className={styles.actions}>
          {onSendAgain && (
            <button type="button" className="button button--ink button--small" onClick={onSendAgain}>
              {texts['appointment.retry']}
            </button>
          )}
          {onEdit && (
            <button type="button" className="button button--quiet button--small" onClick={onEdit}>
              {texts['appointment.edit']}
            </button>
          )}
          {phone && (
            <a className={styles.call} href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
