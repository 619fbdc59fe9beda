import type { ReactNode } from 'react';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { BrandMark } from '../../components/brand/BrandMark.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureSources } from '../../components/picture/pictures.ts';
import styles from './SignInFrame.module.css';

/** What stands around the form, in one language. */
export interface SignInFrameProps {
  brand: { name: string; href: string };
  languagesLabel: string;
  languages: { locale: Locale; name: string; href: string; isCurrent: boolean }[];
  visitor: { text: string; link: string; href: string };
  /** Decoration: a desk at first light. */
  picture: PictureSources;
  children?: ReactNode;
}

/** The page around the sign-in: no navigation and no footer (ROUTE-5). */
export function SignInFrame({ brand, languagesLabel, languages, visitor, picture, children }: SignInFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.picture}>
        <Picture sources={picture} alt="" sizes="(max-width: 899px) 100vw, 50vw" isFirst />
      </div>
      <div className={styles.side}>
        <div className={styles.bar}>
          <a className={styles.brand} href={brand.href}>
            <BrandMark className={styles.mark} />
            <span>{brand.name}</span>
          </a>
          {/* biome-ignore lint/a11y/useSemanticElements: not a fieldset, these are links */}
          <p className={styles.languages} role="group" aria-label={languagesLabel}>
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
          </p>
        </div>
        <div className={styles.card} data-section="sign-in">
          {children}
        </div>
        <p className={styles.visitor}>
          {visitor.text} <a href={visitor.href}>{visitor.link}</a>
        </p>
      </div>
    </div>
  );
}
