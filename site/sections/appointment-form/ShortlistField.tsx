import { useState } from 'react';
import { format } from '../../../contract/messages.ts';
import { useShortlist } from '../../behaviour/use-shortlist.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { loadDraft } from './draft.ts';
import styles from './fields.module.css';
import type { AppointmentFormProps } from './form-content.ts';

/**
 * Says that the visitor's shortlist goes along, and lets it be left out. Shows nothing while the
 * list is empty.
 */
export function ShortlistField({
  programNames,
  texts,
  locale,
}: Pick<AppointmentFormProps, 'programNames' | 'texts' | 'locale'>) {
  const names = useShortlist().flatMap((slug) => programNames[slug] ?? []);
  const [isLeftOutAtFirst] = useState(() => typeof window !== 'undefined' && loadDraft()?.isShortlistLeftOut === true);
  if (names.length === 0) return null;
  return (
    <div className={styles.shortlist} data-shortlist-field>
      <label className={styles.consent}>
        <input type="checkbox" name="shortlist" defaultChecked={!isLeftOutAtFirst} />
        <span>{format(texts['appointment.shortlist'], { n: names.length }, locale)}</span>
      </label>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Icon name="bookmark-simple" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
