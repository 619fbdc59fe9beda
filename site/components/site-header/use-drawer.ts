import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { lockPageScroll } from '../dialog/Dialog.tsx';

/**
 * Props of a dialog that is open while it is mounted: focus stays inside, the page behind is locked; Escape, the
 * backdrop and a followed link close it, and every way out but the link gives the focus back.
 */
export function useDrawer(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isLinkFollowed = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    const unlock = lockPageScroll();
    return () => {
      dialog?.close();
      unlock();
      // A followed link takes the focus where it leads.
      if (!isLinkFollowed.current && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const onClick = (event: MouseEvent) => {
    const isBackdrop = event.target === ref.current;
    isLinkFollowed.current = event.target instanceof Element && event.target.closest('a') !== null;
    if (isBackdrop || isLinkFollowed.current) onClose();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onClick, onCancel };
}
