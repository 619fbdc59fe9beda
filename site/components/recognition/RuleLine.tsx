import { Icon } from '../icon/Icon.tsx';
import styles from './RuleLine.module.css';

/** What becomes of a degree in the reader's country, in one line. */
export interface RuleLineContent {
  text: string;
  /** To the rules with their sources. */
  more: { text: string; href: string };
}

/** The rule of recognition for the reader's country in one calm line, with its mark and the way to the whole (INVITE-2). */
export function RuleLine({ text, more }: RuleLineContent) {
  return (
    <p className={styles.rule} data-rule>
      {/* A rule, whatever it says: a cross alone looks like a button that closes. */}
      <Icon name="scales-fill" />
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
