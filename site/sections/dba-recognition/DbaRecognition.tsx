import type { ReactNode } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { Fold } from '../../components/fold/Fold.tsx';
import { RecognitionLines, type RecognitionLinesContent } from '../../components/recognition/RecognitionLines.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import { SelfCheck, type SelfCheckContent } from '../../components/self-check/SelfCheck.tsx';
import { SourceList, type SourceListContent } from '../../components/source-list/SourceList.tsx';
import type { SourceTexts } from '../../components/source-note/SourceNote.tsx';
import styles from './DbaRecognition.module.css';

/** What becomes of the degree in each country, and where to look the university up, in one language. */
export interface DbaRecognitionProps {
  /** Slug of the school; chooses the colour. */
  schoolId: string;
  heading: { eyebrow: string; title: string };
  lines: RecognitionLinesContent;
  /** Opens the registers. */
  registers: string;
  check: SelfCheckContent;
  sources: SourceListContent;
  sourceTexts: SourceTexts;
  locale: Locale;
  /** The button that copies the legal name. */
  copy?: ReactNode;
}

/** Recognition of the DBA and "check it yourself" (TRUST-2, TRUST-3), under the tabs. */
export function DbaRecognition(props: DbaRecognitionProps) {
  const { schoolId, heading, lines, registers, check, sources, sourceTexts, locale, copy } = props;
  return (
    <section className={styles.section} data-school={schoolId} aria-labelledby="recognition-title">
      <div className={`wrap ${styles.part}`}>
        <SectionHeading id="recognition-title" {...heading} />
        <div className={styles.lines}>
          <RecognitionLines {...lines} />
          <div>
            <Fold title={registers} id="check">
              <SelfCheck {...check}>{copy}</SelfCheck>
            </Fold>
            <SourceList id="sources" {...sources} texts={sourceTexts} locale={locale} />
          </div>
        </div>
      </div>
    </section>
  );
}
