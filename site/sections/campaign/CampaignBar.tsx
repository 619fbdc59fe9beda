import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { BrandMark } from '../../components/brand/BrandMark.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './CampaignBar.module.css';

/** What the reduced header shows, in one language. */
export interface CampaignBarProps {
  brand: { name: string; href: string };
  phone: { text: string; href: string };
  languagesLabel: string;
  languages: { locale: Locale; name: string; href: string; isCurrent: boolean }[];
}

/** The header of a campaign page: brand, languages and phone, no menu (ROUTE-7). */
export function CampaignBar({ brand, phone, languagesLabel, languages }: CampaignBarProps) {
  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <a className={styles.brand} href={brand.href}>
          <BrandMark className={styles.mark} />
          <span>{brand.name}</span>
        </a>
        <nav aria-label={languagesLabel} className={styles.languages}>
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
        </nav>
        <a className={styles.phone} href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      </div>
    </header>
  );
}
