import { useShortlist } from '../../behaviour/use-shortlist.ts';
import { fill } from '../../messages/define-messages.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './SiteHeader.module.css';

/**
 * The way to the visitor's shortlist with its count, once there is one. It stands first in its row,
 * which is set from the end: nothing moves when it appears.
 */
export function ShortlistLink({ href, text }: { href: string; text: string }) {
  const count = useShortlist().length;
  if (count === 0) return null;
  return (
    <a className={styles.tool} href={href} aria-label={fill(text, { n: count })} data-shortlist-link>
      <Icon name="bookmark-simple" />
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </a>
  );
}
