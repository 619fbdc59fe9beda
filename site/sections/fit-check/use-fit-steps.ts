import { useEffect, useRef, useState } from 'react';
import { type FitAnswers, readFit, writeFit } from '../../../contract/fit/fit.ts';
import { useQuery } from '../../behaviour/hooks/use-query.ts';
import { firstOpen } from './fit-steps.ts';

/** What the browser's history keeps of a question: which it is, and which was shown before it. */
interface Place {
  fitStep?: number;
  fitFrom?: number;
}

// Written here; other parts of a page leave the state as it is.
const placeNow = () => (window.history.state ?? {}) as Place;

function queryOf(answers: FitAnswers): string {
  const query = writeFit(answers);
  return query && `?${query}`;
}

/**
 * The answers in the page's address, and which question is shown. Each question is a step of the browser's history, so that
 * its way back leads to the question before.
 */
export function useFitSteps() {
  const [search, setSearch] = useQuery();
  const given = readFit(search);
  // Where the visitor went; until then the address says where they had got to.
  const [chosen, setChosen] = useState<number>();
  const step = chosen ?? firstOpen(given);
  const shown = useRef(step);
  shown.current = step;
  const said = useRef<FitAnswers>({});

  useEffect(() => {
    const onReturn = () => {
      const { fitStep } = placeNow();
      if (fitStep === undefined) return;
      // The address of then lacks what was answered since.
      setSearch(queryOf({ ...readFit(window.location.search), ...said.current }), false);
      setChosen(fitStep);
    };
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, [setSearch]);

  return {
    given,
    step,
    isChosen: chosen !== undefined,
    /** The question that is shown by now, in what happens later. */
    shown,
    answer(answers: FitAnswers) {
      said.current = answers;
      setSearch(queryOf(answers), false);
      setChosen((place) => place ?? step);
    },
    go(to: number) {
      if (placeNow().fitFrom === to) {
        window.history.back();
        return;
      }
      window.history.replaceState({ ...placeNow(), fitStep: step }, '');
      window.history.pushState({ fitStep: to, fitFrom: step }, '');
      shown.current = to;
      setChosen(to);
    },
  };
}
