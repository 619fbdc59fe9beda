import { type FormEvent, useEffect, useRef } from 'react';
import { type FitQuestion, readFit, resultAddress } from '../../../contract/fit/fit.ts';
import { format } from '../../../contract/messages.ts';
import { afterPaint } from '../../behaviour/islands/moments.ts';
import { usePurpose } from '../../behaviour/hooks/use-purpose.ts';
import { FitFields } from '../../components/fit-fields/FitFields.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './FitCheck.module.css';
import { useFitSteps } from './use-fit-steps.ts';
import type { FitCheckProps } from './fit-check.data.ts';

/**
 * The questions one after the other, each answered by one tap (FIT-1). The answers stand in the page's address, so that
 * one may leave and go on at any question. Without a script it is a form with all of them.
 */
export function FitCheck({ locale, action, questions, texts }: FitCheckProps) {
  const { given, step, isChosen, shown, answer, go } = useFitSteps();
  // What was chosen on another page is answered for a start; the first question is shown until the address has it.
  const answers = { ...readFit(`p=${usePurpose() ?? ''}`), ...given };
  const form = useFocusOnQuestion(step, isChosen);
  const last = questions.length - 1;

  // With a keyboard one goes through the answers: only a tap leads on.
  const onAnswer = (question: FitQuestion, value: string) => answer({ ...answers, ...readFit(`${question}=${value}`) });
  const onTap = async () => {
    // The answer is seen to be chosen before the next question takes its place, unless one has gone elsewhere by then.
    await afterPaint();
    if (shown.current === step && step < last) go(step + 1);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The button is seen to be pressed before the browser is busy with the next page.
    void afterPaint().then(() =>
      window.location.assign(resultAddress(action, answers, Intl.DateTimeFormat().resolvedOptions().timeZone)),
    );
  };
  return (
    <section className={styles.section} data-section="fit">
      <form ref={form} className={styles.form} action={action} method="get" aria-label={texts.form} onSubmit={onSubmit}>
        <div className={styles.progress} data-needs-script>
          <p>{format(texts.step, { n: step + 1, total: questions.length }, locale)}</p>
          <progress value={step + 1} max={questions.length} aria-hidden="true" />
        </div>
        <div className={styles.fields}>
          <FitFields questions={questions} answers={answers} shown={step} onAnswer={onAnswer} onTap={onTap} />
        </div>
        <Actions step={step} last={last} texts={texts} onStep={go} />
        <p className={styles.private}>{texts.private}</p>
      </form>
    </section>
  );
}

/** Leads readers who cannot see that the question has changed to it; gives the ref of the form. */
function useFocusOnQuestion(step: number, isChosen: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    const hasMoved = isChosen && step !== seen.current;
    seen.current = step;
    if (hasMoved) form.current?.querySelector<HTMLElement>('fieldset:not([hidden]) legend')?.focus();
  }, [isChosen, step]);
  return form;
}

interface ActionsProps extends Pick<FitCheckProps, 'texts'> {
  step: number;
  /** The last question. */
  last: number;
  onStep: (step: number) => void;
}

/** Back, on, and to the result, which may be asked for at any question. */
function Actions({ step, last, texts, onStep }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {step > 0 && (
        <button type="button" className="button button--quiet button--small" onClick={() => onStep(step - 1)}>
          {texts.back}
        </button>
      )}
      {step < last && (
        <button
          type="button"
          data-needs-script
          className="button button--primary button--small"
          onClick={() => onStep(step + 1)}
        >
          {texts.next}
          <Icon name="arrow-right" />
        </button>
      )}
      <button type="submit" className={`button button--small ${step === last ? 'button--primary' : 'button--quiet'}`}>
        {texts.show}
      </button>
    </div>
  );
}
