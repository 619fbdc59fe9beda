import styles from './BrandLink.module.css';
import { BrandMark } from './BrandMark.tsx';

/** Mark and name of the company, for pages without the site's header. */
export function BrandLink({ name, href }: { name: string; href: string }) {
  return (
    <a className={styles.brand} href={href}>
      <BrandMark className={styles.mark} />
      <span>{name}</span>
    </a>
  );
}
