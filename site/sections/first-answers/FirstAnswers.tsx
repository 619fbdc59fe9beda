import { Icon } from '../../components/icon/Icon.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './FirstAnswers.module.css';

/** What one asks before leaving a number, answered, in one language. */
export interface FirstAnswersContent {
  title: string;
  answers: { title: string; text: string; link: { text: string; href: string } }[];
}

/** Who we are, what we cost, where the degree counts and what one gets, before the form asks for anything. */
export function FirstAnswers({ title, answers }: FirstAnswersContent) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="first-answers">
      <SectionHeading id="first-answers" title={title} />
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.title}>
            <h3>{answer.title}</h3>
            <p>{answer.text}</p>
            <a className={styles.link} href={answer.link.href}>
              {answer.link.text}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
