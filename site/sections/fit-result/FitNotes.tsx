import { Icon } from '../../components/icon/Icon.tsx';
import { StatusMark } from '../../components/recognition/StatusMark.tsx';
import styles from './FitNotes.module.css';
import type { FitResultProps } from './fit-result.data.ts';

/** What the rules of the visitor's country say of their purpose. */
export function FitPurpose({ purpose }: Pick<FitResultProps, 'purpose'>) {
  if (!purpose) return null;
  const { use, mark, note, source } = purpose;
  return (
    <div className={styles.purpose} data-purpose-rule={mark?.status ?? 'unknown'}>
      <h2>
        {use} {mark && <StatusMark {...mark} />}
      </h2>
      <p>
        {note}
        {source !== undefined && (
          <sup>
            <a href={`#source-${source}`}>{source}</a>
          </sup>
        )}
      </p>
    </div>
  );
}

/** Says that nothing fits, and which answer to leave open. */
export function NothingFits({ none }: Pick<FitResultProps, 'none'>) {
  if (!none) return null;
  return (
    <div className={styles.none} data-none>
      <h2>{none.title}</h2>
      <p>{none.text}</p>
      {none.relaxed.length > 0 && (
        <ul>
          {none.relaxed.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>
                {text}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
