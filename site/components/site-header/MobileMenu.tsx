import { type MouseEvent, useEffect, useRef } from 'react';
import { lockPageScroll } from '../dialog/Dialog.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { SiteHeaderProps } from './header-content.ts';
import styles from './MobileMenu.module.css';

/**
 * The slide-in menu of phones (NAV-4), on the platform's dialog: focus stays inside, the page
 * behind is locked; Escape, the backdrop, the button and a followed link close it. Mounted means open.
 */
export function MobileMenu(props: SiteHeaderProps & { onClose: () => void }) {
  const { texts, links, categories, masters, bookHref, brand, onClose } = props;
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
      // A followed link takes the focus where it leads; every other way out gives it back.
      if (!isLinkFollowed.current && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const onClick = (event: MouseEvent) => {
    const isBackdrop = event.target === ref.current;
    isLinkFollowed.current = event.target instanceof Element && event.target.closest('a') !== null;
    if (isBackdrop || isLinkFollowed.current) onClose();
  };

  return (
    // Escape reaches the dialog as its cancel event, so the click has a keyboard equal.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={texts.label}
      className={styles.drawer}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <span>{brand}</span>
          <button type="button" aria-label={texts.close} className={styles.close} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={texts.label}>
          <a className={styles.item} href={links.home.href} aria-current={links.home.isCurrent ? 'page' : undefined}>
            {texts.home}
          </a>
          <p className={styles.group}>{texts.masters}</p>
          {categories.map((category) => (
            <details key={category.id} className={styles.category}>
              <summary>
                {category.name}
                <Icon name="caret-down" />
              </summary>
              <ul>
                {category.programs.map((program) => (
                  <li key={`${program.title}${program.school}`}>
                    {program.href ? (
                      <a href={program.href}>{program.title}</a>
                    ) : (
                      <span data-greyed>{program.title}</span>
                    )}
                    <small>{program.school}</small>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <ul className={styles.pages}>
            {masters.map((page) => (
              <li key={page.href}>
                <a href={page.href}>
                  {page.text}
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
          <a className={styles.item} href={links.phd.href} aria-current={links.phd.isCurrent ? 'page' : undefined}>
            {texts.phd}
          </a>
          <a className={styles.item} href={links.about.href} aria-current={links.about.isCurrent ? 'page' : undefined}>
            {texts.about}
          </a>
          <a
            className={styles.item}
            href={links.contact.href}
            aria-current={links.contact.isCurrent ? 'page' : undefined}
          >
            {texts.contact}
          </a>
        </nav>
        <a className={`button button--primary ${styles.book}`} href={bookHref}>
          {texts.book}
        </a>
      </div>
    </dialog>
  );
}
