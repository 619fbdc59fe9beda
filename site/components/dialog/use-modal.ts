import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { afterPaint } from '../../behaviour/islands/moments.ts';

/**
 * Shows a dialog above the page, and makes the page behind inert once that is painted: that restyles every element of
 * it, for which a tap would wait a tenth of a second on a phone. Tells whether the dialog is modal then.
 */
async function show(dialog: HTMLDialogElement): Promise<boolean> {
  // Chrome has popovers from 114 on, Safari from 17; TypeScript takes them for granted.
  if (!('showPopover' in dialog)) {
    (dialog as HTMLDialogElement).showModal();
    return true;
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  dialog.querySelector<HTMLElement>('button, a[href]')?.focus();
  await afterPaint();
  // It was closed meanwhile.
  if (!dialog.isConnected || dialog.hidden) return false;
  const focused = document.activeElement;
  // A popover that is hidden with the focus in it gives that back, and the page would be styled once more.
  if (focused instanceof HTMLElement) focused.blur();
  dialog.popover = null;
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
  return true;
}

/**
 * What makes a `<dialog>` modal while it is mounted: focus stays inside, the page behind is locked; Escape and the backdrop
 * close it and give the focus back.
 *
 * @param onClose called once the dialog is gone from the screen: the parent unmounts it.
 * @param options.hasPageLinks its links may lead to a place on this page: to follow one closes it, and the focus goes there.
 */
export function useModal(onClose: () => void, { hasPageLinks = false } = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  const isLinkFollowed = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    let unlock = () => {};
    // All of the page is laid out for it: that waits for the paint as well.
    if (dialog)
      void show(dialog).then((isModal) => {
        if (isModal) unlock = lockPageScroll();
      });
    return () => {
      if (dialog?.open) dialog.close();
      unlock();
      // A followed link takes the focus where it leads.
      if (!isLinkFollowed.current && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const close = () => {
    if (!ref.current || ref.current.hidden) return;
    ref.current.hidden = true;
    void afterPaint().then(onClose);
  };
  const dialogProps = {
    ref,
    onClick(event: MouseEvent) {
      isLinkFollowed.current = hasPageLinks && event.target instanceof Element && event.target.closest('a') !== null;
      // Where a link leads on this page the browser goes at once: the page is to be free by then.
      if (isLinkFollowed.current) onClose();
      else if (event.target === ref.current) close();
    },
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      close();
    },
    // Until it is modal the browser knows no Escape for it.
    onKeyDown(event: { key: string }) {
      if (event.key === 'Escape' && !ref.current?.open) close();
    },
  };
  return { dialogProps, close };
}

/** Undoes the lock that holds. */
let unlockPage: (() => void) | undefined;

/**
 * Stops the page from scrolling and gives back the function that undoes it. The body is fixed at
 * its place because `overflow: hidden` alone does not hold on iOS.
 */
function lockPageScroll(): () => void {
  // One that is still closing would undo this lock as well.
  unlockPage?.();
  const top = window.scrollY;
  const { body, documentElement } = document;
  const gutter = window.innerWidth - documentElement.clientWidth;
  body.style.position = 'fixed';
  body.style.insetInline = '0';
  body.style.top = `-${top}px`;
  body.style.paddingRight = `${gutter}px`;
  documentElement.dataset['locked'] = '';
  const unlock = () => {
    if (unlockPage !== unlock) return;
    unlockPage = undefined;
    body.style.position = '';
    body.style.insetInline = '';
    body.style.top = '';
    body.style.paddingRight = '';
    delete documentElement.dataset['locked'];
    window.scrollTo({ top, behavior: 'instant' });
  };
  unlockPage = unlock;
  return unlock;
}
