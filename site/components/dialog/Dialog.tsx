import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  /** Id of the element that names the dialog, inside it. */
  labelledBy: string;
  /** Words of the close button. */
  closeLabel: string;
  /** Called on Escape, on the backdrop and on the button; the parent then unmounts the dialog. */
  onClose: () => void;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A modal dialog on the platform's own `<dialog>`: focus stays inside and goes back to what opened
 * it, Escape and the backdrop close it, the page behind does not scroll. Mounted means open.
 */
export function Dialog({ labelledBy, closeLabel, onClose, children, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    const unlock = lockPageScroll();
    return () => {
      dialog?.close();
      unlock();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };

  return (
    // Escape reaches the dialog as its cancel event, so the click has a keyboard equal.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-labelledby={labelledBy}
      className={`${styles.dialog} ${className ?? ''}`}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.body}>
        {children}
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  );
}

/**
 * Stops the page from scrolling and gives back the function that undoes it. The body is fixed at
 * its place because `overflow: hidden` alone does not hold on iOS.
 */
export function lockPageScroll(): () => void {
  const top = window.scrollY;
  const { body, documentElement } = document;
  const gutter = window.innerWidth - documentElement.clientWidth;
  body.style.position = 'fixed';
  body.style.insetInline = '0';
  body.style.top = `-${top}px`;
  body.style.paddingRight = `${gutter}px`;
  documentElement.dataset['locked'] = '';
  return () => {
    body.style.position = '';
    body.style.insetInline = '';
    body.style.top = '';
    body.style.paddingRight = '';
    delete documentElement.dataset['locked'];
    window.scrollTo({ top, behavior: 'instant' });
  };
}
