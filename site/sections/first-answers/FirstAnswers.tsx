import { Icon } from '../../components/icon/Icon.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './FirstAnswers.module.css';

/** What one asks before leaving a number, answered, in one language. */
export interface FirstAnswersContent {
  title: string;
  answers: AnswerContent[];
}

/** An answer with where it is told in full. */
export interface AnswerContent {
  title: string;
  text: string;
  link: { text: string; href: string };
}

/** Who we are, what we cost and where the degree counts, before the form asks for anything. */
export function FirstAnswers({ title, answers }: FirstAnswersContent) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="first-answers">
      <SectionHeading id="first-answers" title={title} />
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
      <AnswerLink {...link} />
    </>
  );
}

/** Leads to where an answer is told in full. */
export function AnswerLink({ text, href }: AnswerContent['link']) {
  return (
    <a className="text-link" href={href}>
      {text}
      <Icon name="arrow-right" />
    </a>
  );
}
