import { useState } from 'react';
import { format } from '../../../contract/messages.ts';
import { useAfterPaint } from '../../behaviour/use-after-paint.ts';
import { useShortlist } from '../../behaviour/use-shortlist.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { loadDraft } from './draft.ts';
import styles from './fields.module.css';
import type { AppointmentFormProps } from './form-content.ts';

/**
 * Offers to send the visitor's shortlist along; never ticked beforehand, as consent has to be given.
 * Shows nothing while the list is empty.
 */
export function ShortlistField({
  programNames,
  texts,
  locale,
}: Pick<AppointmentFormProps, 'programNames' | 'texts' | 'locale'>) {
  const names = useShortlist().flatMap((slug) => programNames[slug] ?? []);
  // The list is long, and far from the programme's button: that answers first.
  const listed = useAfterPaint(names.join('\n'));
  const [isTickedAtFirst] = useState(() => typeof window !== 'undefined' && loadDraft()?.isShortlistSent === true);
  if (names.length === 0) return null;
  return (
    <div className={styles.shortlist} data-shortlist-field>
      <label className={styles.consent}>
        <input type="checkbox" name="shortlist" defaultChecked={isTickedAtFirst} />
        <span>{format(texts['appointment.shortlist'], { n: names.length }, locale)}</span>
      </label>
      {listed !== '' && (
        <ul>
          {listed.split('\n').map((name) => (
            <li key={name}>
              <Icon name="bookmark-simple" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
