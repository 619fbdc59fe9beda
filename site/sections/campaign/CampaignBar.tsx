import { BrandLink } from '../../components/brand/BrandLink.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { LanguageLinks } from '../../components/language-links/LanguageLinks.tsx';
import styles from './CampaignBar.module.css';
import type { CampaignBarProps } from './campaign.data.ts';

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
