import { useState } from 'react';
import { HTML_LANG } from '../../../contract/locales.ts';
import { BrandMark } from '../brand/BrandMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { MenuLink, SiteHeaderProps } from './site-header.data.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ShortlistLink } from './ShortlistLink.tsx';
import styles from './SiteHeader.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** The bar at the top of every page: brand, navigation, language switcher, the way to the form. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, mark, homeHref, bookHref, links, texts, hasHero } = props;
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.bar} data-hero={hasHero ? '' : undefined}>
      <div className={`wrap ${styles.row}`}>
        <a className={styles.brand} href={homeHref}>
          <BrandMark mark={mark} className={styles.mark} />
          <span>{brand}</span>
        </a>
        <nav className={`desktop-only ${styles.nav}`} aria-label={texts.label}>
          <BarLink link={links.home} text={texts.home} />
          <MegaMenu {...props} />
          <BarLink link={links.phd} text={texts.phd} />
          <BarLink link={links.about} text={texts.about} />
          <BarLink link={links.contact} text={texts.contact} className={styles.wideOnly} />
        </nav>
        <div className={styles.end}>
          <ShortlistLink href={props.shortlistHref} text={texts.shortlist} locale={props.locale} />
          <a className={styles.tool} href={props.searchHref} aria-label={texts.search}>
            <Icon name="magnifying-glass" />
          </a>
          <LanguageSwitcher {...props} />
          <a className={`button button--ink button--small desktop-only ${styles.book}`} href={bookHref}>
            {texts.book}
          </a>
          <button
            type="button"
            className={`mobile-only ${styles.burger}`}
            aria-label={texts.menu}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            data-needs-script
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="list" />
          </button>
          <a
            className={`mobile-only ${styles.burger}`}
            href="#footer-nav"
            aria-label={texts.menu}
            data-without-script
            hidden
          >
            <Icon name="list" />
          </a>
        </div>
      </div>
      {isMenuOpen && <MobileMenu {...props} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}

function BarLink({ link, text, className = '' }: { link: MenuLink; text: string; className?: string | undefined }) {
  return (
    <a className={`${styles.link} ${className}`} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
      {text}
    </a>
  );
}

function LanguageSwitcher({ languages, texts }: SiteHeaderProps) {
  const ref = useDisclosure({ opensOnHover: false });
  const current = languages.find((language) => language.isCurrent);
  return (
    <details className={styles.language} ref={ref}>
      <summary className={styles.languageButton}>
        <Icon name="globe" />
        <span className="visually-hidden">{texts.language}</span>
        <span className={styles.languageName}>{current?.name}</span>
      </summary>
      <ul className={styles.languageList}>
        {languages.map(({ locale, name, href, isCurrent }) => (
          <li key={locale}>
            <a
              href={href}
              hrefLang={HTML_LANG[locale]}
              lang={HTML_LANG[locale]}
              data-locale={locale}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
              {isCurrent && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
