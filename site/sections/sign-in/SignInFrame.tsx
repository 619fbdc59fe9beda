import type { ReactNode } from 'react';
import { BrandLink } from '../../components/brand/BrandLink.tsx';
import type { Mark } from '../../components/brand/mark.ts';
import { FirstScreenEnd } from '../../components/first-screen-end/FirstScreenEnd.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../../components/language-links/LanguageLinks.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureSources } from '../../components/picture/pictures.ts';
import styles from './SignInFrame.module.css';

/** What stands around the form, in one language. */
export interface SignInFrameProps {
  brand: { name: string; mark: Mark | undefined; href: string };
  languagesLabel: string;
  languages: LanguageLinksProps['languages'];
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
