import { TITLE_WORDS } from './title-words.ts';
import styles from './WholeWords.module.css';

/**
 * With the words in a group, so that a split keeps them, in every second place. What follows a word
 * without a space goes with it: no line begins with a comma.
 */
const PATTERN = new RegExp(`((?:${TITLE_WORDS.join('|')})[,.:;?!)：，）]*)`, 'iu');

/** A title whose words are not torn apart at the end of a line; one that is wider than the line still breaks. */
export function WholeWords({ text }: { text: string }) {
  return text.split(PATTERN).map((part, place) =>
    place % 2 === 1 ? (
      // A title's parts never change places.
      <span key={place} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
