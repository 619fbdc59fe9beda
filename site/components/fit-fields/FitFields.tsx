import type { FitAnswers, FitQuestion } from '../../../contract/fit/fit.ts';
import styles from './FitFields.module.css';

/** Answers to one question that stand together, under a heading where there are several such groups. */
export interface FitOptions {
  title: string | undefined;
  options: { value: string; text: string }[];
}

/** A question with its answers, in one language. */
export interface FitQuestionContent {
  question: FitQuestion;
  ask: string;
  groups: FitOptions[];
}

interface FitFieldsProps {
  questions: readonly FitQuestionContent[];
  answers: FitAnswers;
  /** The one question to show; all are shown where it is left out, and without a script. */
  shown?: number;
  /** Told of an answer; without it the fields keep their answers by themselves. */
  onAnswer?: (question: FitQuestion, value: string) => void;
  /** Told of a tap on an answer, also on one that is chosen already; the keys of a keyboard are no taps. */
  onTap?: () => void;
}

/** The questions as groups of radio buttons: a form around them sends the answers by their short names. */
export function FitFields({ questions, answers, shown, onAnswer, onTap }: FitFieldsProps) {
  return questions.map(({ question, ask, groups }, index) => (
    <fieldset
      key={question}
      className={styles.question}
      data-question={question}
      data-panel={shown === undefined ? undefined : ''}
      hidden={shown !== undefined && shown !== index}
    >
      <legend tabIndex={-1}>{ask}</legend>
      {groups.map(({ title, options }) => (
        <div key={title ?? ''} className={styles.group}>
          {title && <p className={styles.title}>{title}</p>}
          <div className={styles.options} data-many={options.length > 4 ? '' : undefined}>
            {options.map(({ value, text }) => (
              <label key={value} className={styles.option}>
                <input
                  type="radio"
                  name={question}
                  value={value}
                  {...(onAnswer
                    ? { checked: answers[question] === value, onChange: () => onAnswer(question, value) }
                    : { defaultChecked: answers[question] === value })}
                  // A click without a place is one of the keyboard.
                  onClick={(event) => event.detail > 0 && onTap?.()}
                />
                <span>
                  {title ? <span className="visually-hidden">{title}: </span> : null}
                  {text}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  ));
}
