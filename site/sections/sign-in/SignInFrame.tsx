import type { ReactNode } from 'react';
import { BrandLink } from '../../components/brand/BrandLink.tsx';
import { FirstScreenEnd } from '../../components/first-screen-end/FirstScreenEnd.tsx';
import { LanguageLinks } from '../../components/language-links/LanguageLinks.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import styles from './SignInFrame.module.css';
import type { SignInFrameProps } from './sign-in.data.ts';

/** The page around the sign-in: no navigation and no footer (ROUTE-5). */
export function SignInFrame({
  brand,
  languagesLabel,
  languages,
  visitor,
  picture,
  children,
}: SignInFrameProps & { children?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.picture}>
        <Picture sources={picture} alt="" sizes="(max-width: 899px) 100vw, 50vw" isFirst />
      </div>
      <div className={styles.side}>
        <div className={styles.bar}>
          <BrandLink {...brand} />
          <LanguageLinks label={languagesLabel} languages={languages} isNavigation={false} />
        </div>
        <div className={styles.card} data-section="sign-in">
          {children}
        </div>
        <p className={styles.visitor}>
          {visitor.text} <a href={visitor.href}>{visitor.link}</a>
        </p>
      </div>
      <FirstScreenEnd />
    </div>
  );
}
