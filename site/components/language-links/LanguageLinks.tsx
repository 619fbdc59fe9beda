import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import styles from './LanguageLinks.module.css';

/** The languages of a page, in one language. */
export interface LanguageLinksProps {
  label: string;
  languages: { locale: Locale; name: string; href: string; isCurrent: boolean }[];
  /** A landmark of its own; not on a page that has no navigation (ROUTE-5). */
  isNavigation: boolean;
  className?: string | undefined;
}

/** Links to a page's other languages side by side, for pages without the site's header. */
export function LanguageLinks({ label, languages, isNavigation, className = '' }: LanguageLinksProps) {
  const Element = isNavigation ? 'nav' : 'p';
  return (
    <Element
      className={`${styles.languages} ${className}`}
      role={isNavigation ? undefined : 'group'}
      aria-label={label}
    >
      {languages.map(({ locale, name, href, isCurrent }) => (
        <a
          key={locale}
          href={href}
          hrefLang={HTML_LANG[locale]}
          lang={HTML_LANG[locale]}
          data-locale={locale}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </Element>
  );
}
