import { Icon } from '../icon/Icon.tsx';
import styles from './RuleLine.module.css';
import { type RecognitionStatus, STATUS_ICONS } from './recognition-status.ts';

/** What becomes of a degree in the reader's country, in one line. */
export interface RuleLineContent {
  status: RecognitionStatus;
  text: string;
  /** To the rules with their sources. */
  more: { text: string; href: string };
}

/** The rule of recognition for the reader's country in one calm line, with its mark and the way to the whole (INVITE-2). */
export function RuleLine({ status, text, more }: RuleLineContent) {
  return (
    <p className={styles.rule} data-rule>
      <Icon name={STATUS_ICONS[status]} />
      <span>
        {text}{' '}
        <a href={more.href}>
          {more.text}
          <Icon name="arrow-right" />
        </a>
      </span>
    </p>
  );
}
