import styles from './BrandLink.module.css';
import { BrandMark } from './BrandMark.tsx';

/** Mark and name of the company, for pages without the site's header. */
export function BrandLink({ name, mark, href }: { name: string; mark?: string | undefined; href: string }) {
  return (
    <a className={styles.brand} href={href}>
      <BrandMark letters={mark} className={styles.mark} />
      <span>{name}</span>
    </a>
  );
}
