import { useState } from 'react';
import { format } from '../../../../contract/messages.ts';
import { useAfterPaint } from '../../../behaviour/hooks/use-after-paint.ts';
import { useShortlist } from '../../../behaviour/hooks/use-shortlist.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { loadDraft } from '../sending/draft.ts';
import type { AppointmentFormProps } from '../form-content.ts';
import fieldStyles from './fields.module.css';
import styles from './ShortlistField.module.css';
import { useProgramNames } from './use-program-names.ts';

/** Keeps the place of a name that has not arrived. */
const NO_NAME_YET = '\u00a0';

/**
 * Offers to send the visitor's shortlist along; never ticked beforehand, as consent has to be given.
 * Shows nothing while the list is empty.
 */
export function ShortlistField({
  programNames,
  texts,
  locale,
}: Pick<AppointmentFormProps, 'programNames' | 'texts' | 'locale'>) {
  const shortlist = useShortlist();
  // The list is long, and far from the programme's button: that answers first.
  const listed = useAfterPaint(shortlist);
  const names = useProgramNames(shortlist.length > 0 ? programNames : undefined);
  const [isTickedAtFirst] = useState(() => typeof window !== 'undefined' && loadDraft()?.isShortlistSent === true);
  if (shortlist.length === 0) return null;
  const shown = names ? listed.filter((slug) => slug in names) : listed;
  return (
    <div className={styles.shortlist} data-shortlist-field>
      <label className={fieldStyles.consent}>
        <input type="checkbox" name="shortlist" defaultChecked={isTickedAtFirst} />
        <span>{format(texts['appointment.shortlist'], { n: shortlist.length }, locale)}</span>
      </label>
      {shown.length > 0 && (
        <ul>
          {shown.map((slug) => (
            <li key={slug}>
              <Icon name="bookmark-simple" />
              <span>{names?.[slug] ?? NO_NAME_YET}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
