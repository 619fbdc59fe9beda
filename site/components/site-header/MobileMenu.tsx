import { useDeferredValue } from 'react';
import { useModal } from '../dialog/use-modal.ts';
import { Icon } from '../icon/Icon.tsx';
import type { MenuCategory, MenuLink, SiteHeaderProps } from './site-header.data.ts';
import styles from './MobileMenu.module.css';

/** The slide-in menu of phones (NAV-4), on the platform's dialog. Mounted means open. */
export function MobileMenu(props: SiteHeaderProps & { onClose: () => void }) {
  const { texts, brand, onClose } = props;
  const { dialogProps, close } = useModal(onClose, { hasPageLinks: true });
  // Its head answers the tap. What it leads to is drawn in slices after that, while it still slides in.
  const hasLinks = useDeferredValue(true, false);
  return (
    <dialog role="dialog" aria-modal="true" aria-label={texts.label} className={styles.drawer} {...dialogProps}>
      <div className={styles.body}>
        <div className={styles.head}>
          <span>{brand}</span>
          <button type="button" aria-label={texts.close} className={styles.close} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {hasLinks && <MenuLinks {...props} />}
      </div>
    </dialog>
  );
}

/** Where the menu leads. */
function MenuLinks({ texts, links, categories, masters, bookHref }: SiteHeaderProps) {
  return (
    <>
      <nav aria-label={texts.label}>
        <PageLink {...links.home} text={texts.home} />
        <p className={styles.group}>{texts.masters}</p>
        {categories.map((category) => (
          <Category key={category.id} {...category} />
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
        <PageLink {...links.phd} text={texts.phd} />
        <PageLink {...links.about} text={texts.about} />
        <PageLink {...links.contact} text={texts.contact} />
      </nav>
      <a className={`button button--primary ${styles.book}`} href={bookHref}>
        {texts.book}
      </a>
    </>
  );
}

function PageLink({ href, isCurrent, text }: MenuLink & { text: string }) {
  return (
    <a className={styles.item} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {text}
    </a>
  );
}

/** A field of study with its programmes; one without a page of its own is greyed and no link (NAV-2). */
function Category({ name, programs }: MenuCategory) {
  return (
    <details className={styles.category}>
      <summary>
        {name}
        <Icon name="caret-down" />
      </summary>
      <ul>
        {programs.map(({ title, school, href }) => (
          <li key={`${title}${school}`}>
            {href ? <a href={href}>{title}</a> : <span data-greyed>{title}</span>}
            <small>{school}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
