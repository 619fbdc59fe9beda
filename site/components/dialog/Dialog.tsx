import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

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
  const { dialogProps, close } = useModal(onClose);
  return (
    <dialog
      role="dialog"
      aria-modal="true"
      aria-labelledby={labelledBy}
      className={`${styles.dialog} ${className ?? ''}`}
      {...dialogProps}
    >
      <div className={styles.body}>
        {/* First: it takes the focus when the dialog opens, which so begins at its top. */}
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
          <Icon name="x" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
