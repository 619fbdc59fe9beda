import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { useShortlist } from '../../behaviour/hooks/use-shortlist.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './SiteHeader.module.css';

/**
 * The way to the visitor's shortlist with its count, once there is one. It stands first in its row,
 * which is set from the end: nothing moves when it appears.
 */
export function ShortlistLink({ href, text, locale }: { href: string; text: string; locale: Locale }) {
  const count = useShortlist().length;
  if (count === 0) return null;
  return (
    <a className={styles.tool} href={href} aria-label={format(text, { n: count }, locale)} data-shortlist-link>
      <Icon name="bookmark-simple" />
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </a>
  );
}
