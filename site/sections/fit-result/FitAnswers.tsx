import { FIT_ZONE } from '../../../contract/fit/fit.ts';
import { FitFields } from '../../components/fit-fields/FitFields.tsx';
import styles from './FitAnswers.module.css';
import type { FitResultProps } from './fit-result.data.ts';

/** What was answered, and the questions again to change it. */
export function FitAnswers({ answers, fields, texts }: Pick<FitResultProps, 'answers' | 'fields' | 'texts'>) {
  return (
    <div className={styles.answers}>
      {answers.length > 0 && (
        <dl aria-label={texts.answers}>
          {answers.map(({ question, label, text }) => (
            <div key={question}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <details className={styles.change} open={answers.length === 0}>
        <summary>{texts.change}</summary>
        <form action={fields.action} method="get">
          <FitFields questions={fields.questions} answers={fields.answers} />
          {fields.zone && <input type="hidden" name={FIT_ZONE} value={fields.zone} />}
          <button type="submit" className="button button--ink button--small">
            {texts.again}
          </button>
        </form>
      </details>
    </div>
  );
}
