import { Icon } from '../../components/icon/Icon.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './FirstAnswers.module.css';
import { SheetExcerpt, type SheetExcerptContent } from './SheetExcerpt.tsx';

/** What one asks before leaving a number, answered, in one language. */
export interface FirstAnswersContent {
  title: string;
  /** What one takes away, with a part of it. */
  gift: (AnswerContent & { excerpt: SheetExcerptContent | undefined }) | undefined;
  answers: AnswerContent[];
}

interface AnswerContent {
  title: string;
  text: string;
  link: { text: string; href: string };
}

/** What one gets, what we cost, who we are and where the degree counts, before the form asks for anything. */
export function FirstAnswers({ title, gift, answers }: FirstAnswersContent) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="first-answers">
      <SectionHeading id="first-answers" title={title} />
      {gift && (
        <div className={styles.gift}>
          <div className={styles.words}>
            <Answer {...gift} />
          </div>
          {gift.excerpt && <SheetExcerpt {...gift.excerpt} />}
        </div>
      )}
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.title}>
            <Answer {...answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ title, text, link }: AnswerContent) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
      <a className={styles.link} href={link.href}>
        {link.text}
        <Icon name="arrow-right" />
      </a>
    </>
  );
}
