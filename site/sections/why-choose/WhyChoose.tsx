import { type KeyboardEvent, useRef, useState } from 'react';
import { isShortcut } from '../../behaviour/hooks/is-shortcut.ts';
import { wrapIndex } from '../../behaviour/hooks/wrap-index.ts';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import { usePanels } from './use-panels.ts';
import styles from './WhyChoose.module.css';
import { WhyChoosePanel } from './WhyChoosePanel.tsx';
import type { WhyChooseProps } from './why-choose.data.ts';

const STEP_OF_KEY: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Desktop: four film panels of which one is open, chosen by click, hover, focus or arrow keys (HOME-9). */
export function WhyChoose({ films, texts }: WhyChooseProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  const [hasCaptions, setCaptions] = useState(false);
  const { state, dispatch, isRunning } = usePanels(rowRef);

  // Focus opens a panel, so moving it is enough.
  const focusHead = (index: number) => rowRef.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[index]?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const step = STEP_OF_KEY[event.key];
    if (step !== undefined) focusHead(wrapIndex(state.active, step, films.length));
    else if (event.key === 'Home') focusHead(0);
    else if (event.key === 'End') focusHead(films.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <section
      className={`section desktop-only ${styles.section}`}
      data-section="why-choose"
      data-active={state.active}
      aria-labelledby="why-title"
    >
      <div className="wrap">
        <SectionHeading id="why-title" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <div ref={rowRef} className={styles.row} data-panels>
          {films.map((film, index) => (
            <WhyChoosePanel
              key={film.id}
              film={film}
              index={index}
              isOpen={index === state.active}
              isRunning={isRunning && index === state.active}
              isPaused={state.isPaused}
              hasCaptions={hasCaptions}
              onCaptionsChange={setCaptions}
              onEvent={dispatch}
              onKeyDown={onKeyDown}
              texts={texts}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
