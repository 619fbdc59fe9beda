import { Icon } from '../../components/icon/Icon.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './Questions.module.css';

/** A question with its answer; its id is its anchor in the address. */
export interface QuestionContent {
  id: string;
  question: string;
  answer: readonly string[];
}

interface QuestionsProps {
  eyebrow: string;
  title: string;
  questions: readonly QuestionContent[];
  /** Words of the link that holds a question's own address. */
  link: string;
}

/** Questions as an accordion on the platform's own (PAGE-1); an address with a question's id opens it. */
export function Questions({ eyebrow, title, questions, link }: QuestionsProps) {
  return (
    <section id="questions" className={`section ${styles.section}`} aria-labelledby="questions-title">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.head}>
          <SectionHeading id="questions-title" eyebrow={eyebrow} title={title} />
        </div>
        <div className={styles.list}>
          {questions.map(({ id, question, answer }) => (
            <details key={id} id={id} className={styles.question}>
              <summary>
                <h3>{question}</h3>
                <Icon name="caret-down" className={styles.caret} />
              </summary>
              <div className={styles.answer}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <a className={styles.link} href={`#${id}`}>
                  <Icon name="link-simple" />
                  {link}
                  <span className="visually-hidden">: {question}</span>
                </a>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
