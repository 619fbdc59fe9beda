import { useState } from 'react';
import { format } from '../../../contract/messages.ts';
import { SHORTLIST_MAX } from '../../../contract/shortlist/shortlist.ts';
import { readShortlist, toggleShortlisted } from '../../behaviour/browser-storage/shortlist.ts';
import { useIsShortlisted } from '../../behaviour/hooks/use-shortlist.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './ShortlistButton.module.css';
import type { ShortlistButtonProps } from './shortlist-button.data.ts';

/** Takes a programme into the visitor's shortlist and out again; needs no account and sends nothing. */
export function ShortlistButton({ locale, slug, title, look, texts }: ShortlistButtonProps) {
  const isIn = useIsShortlisted(slug);
  const [said, setSaid] = useState<{ text: string; isFull: boolean }>({ text: '', isFull: false });
  const toggle = () => {
    const outcome = toggleShortlisted(slug);
    const words = { added: texts.saidAdded, removed: texts.saidRemoved, full: texts.full }[outcome];
    const n = outcome === 'full' ? SHORTLIST_MAX : readShortlist().length;
    setSaid({ text: format(words, { n }, locale), isFull: outcome === 'full' });
  };
  return (
    <span className={styles.place} data-look={look} data-needs-script>
      <button
        type="button"
        className={look === 'icon' ? styles.icon : `button button--quiet ${styles.wide}`}
        data-shortlist={slug}
        data-in={isIn ? '' : undefined}
        aria-label={look === 'icon' ? format(isIn ? texts.removeLabel : texts.addLabel, { title }, locale) : undefined}
        onClick={toggle}
        onBlur={() => setSaid({ text: '', isFull: false })}
      >
        <Icon name={isIn ? 'bookmark-simple-fill' : 'bookmark-simple'} />
        {look === 'wide' && <span>{isIn ? texts.added : texts.add}</span>}
      </button>
      <span role="status" className={said.isFull ? styles.full : 'visually-hidden'}>
        {said.text}
      </span>
    </span>
  );
}
