import { BrandLink } from '../../components/brand/BrandLink.tsx';
import type { Mark } from '../../components/brand/mark.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../../components/language-links/LanguageLinks.tsx';
import styles from './CampaignBar.module.css';

/** What the reduced header shows, in one language. */
export interface CampaignBarProps {
  brand: { name: string; mark: Mark | undefined; href: string };
  /** Undefined shows none. */
  phone: { text: string; href: string } | undefined;
  languagesLabel: string;
  languages: LanguageLinksProps['languages'];
}

/** The header of a campaign page: brand, languages and phone, no menu (ROUTE-7). */
export function CampaignBar({ brand, phone, languagesLabel, languages }: CampaignBarProps) {
  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <BrandLink {...brand} />
        <LanguageLinks label={languagesLabel} languages={languages} isNavigation className={styles.languages} />
        {phone && (
          <a className={styles.phone} href={phone.href}>
            <Icon name="phone" />
            {phone.text}
          </a>
        )}
      </div>
    </header>
  );
}
