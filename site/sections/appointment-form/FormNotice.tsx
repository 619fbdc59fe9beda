import type { RefObject } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import type { AppointmentFormProps } from './AppointmentForm.tsx';
import styles from './FormNotice.module.css';
import type { Notice } from './use-submission.ts';

interface FormNoticeProps {
  notice: Notice;
  phase: 'idle' | 'sending' | 'slow';
  texts: AppointmentFormProps['texts'];
  phone: AppointmentFormProps['phone'];
  formRef: RefObject<HTMLFormElement | null>;
  onSend: () => void;
  onPutBack: () => void;
}

/** What became of the registration, and the one thing to do next. */
export function FormNotice({ notice, phase, texts, phone, formRef, onSend, onPutBack }: FormNoticeProps) {
  const agreeAndSend = () => {
    const box = formRef.current?.elements.namedItem('consent');
    if (box instanceof HTMLInputElement) box.checked = true;
    onSend();
  };
  const sendAgain = () => {
    onPutBack();
    onSend();
  };
  const editFirst = () => {
    onPutBack();
    const field = formRef.current?.querySelector<HTMLInputElement>(
      `[name="${(notice.kind === 'failure' && notice.field) || 'name'}"]`,
    );
    field?.focus();
  };
  return (
    <div className={styles.area}>
      <p
        role="status"
        className={notice.kind === 'success' || phase === 'slow' ? styles.notice : 'visually-hidden'}
        data-kind={notice.kind === 'success' ? 'success' : 'wait'}
      >
        {notice.kind === 'success' && (
          <>
            <Icon name="check-circle" />
            {notice.text}
          </>
        )}
        {phase === 'slow' && texts['appointment.still_sending']}
      </p>
      {(notice.kind === 'field' || notice.kind === 'failure') && (
        <div role="alert" id="appointment-notice" className={styles.notice} data-kind="failure">
          <Icon name="warning-circle" />
          <div>
            <p>{notice.text}</p>
            {notice.kind === 'field' && notice.field === 'consent' && (
              <button
                type="button"
                className="button button--ink button--small"
                data-needs-script
                onClick={agreeAndSend}
              >
                {texts['appointment.agree_and_send']}
              </button>
            )}
            {notice.kind === 'failure' && (
              <div className={styles.actions}>
                <button type="button" className="button button--ink button--small" onClick={sendAgain}>
                  {texts['appointment.retry']}
                </button>
                <button type="button" className="button button--quiet button--small" onClick={editFirst}>
                  {texts['appointment.edit']}
                </button>
                <a className={styles.call} href={phone.href}>
                  <Icon name="phone" />
                  {phone.text}
                </a>
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
