import styles from './ToAsk.module.css';

/** The questions that no public page answers, numbered, to be copied into a letter or asked on the phone. */
export function ToAsk({ questions }: { questions: readonly string[] }) {
  return (
    <ol className={styles.questions}>
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  );
}
