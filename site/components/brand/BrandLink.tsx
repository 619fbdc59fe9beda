import styles from './BrandLink.module.css';
import { BrandMark } from './BrandMark.tsx';
import type { Mark } from './mark.ts';

/** Mark and name of the company, for pages without the site's header. */
export function BrandLink({ name, mark, href }: { name: string; mark?: Mark | undefined; href: string }) {
  return (
    <a className={styles.brand} href={href}>
      <BrandMark mark={mark} className={styles.mark} />
      <span>{name}</span>
    </a>
  );
}
