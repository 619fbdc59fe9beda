import type { ReactNode } from 'react';
import { Fold } from '../../components/fold/Fold.tsx';
import { RecognitionLines } from '../../components/recognition/RecognitionLines.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import { SelfCheck } from '../../components/self-check/SelfCheck.tsx';
import { SourceList } from '../../components/source-list/SourceList.tsx';
import styles from './DbaRecognition.module.css';
import type { DbaRecognitionProps } from './dba-recognition.data.ts';

interface Props extends DbaRecognitionProps {
  /** The button that copies the legal name. */
  copy?: ReactNode;
}

/** Recognition of the DBA and "check it yourself" (TRUST-2, TRUST-3), under the tabs. */
export function DbaRecognition(props: Props) {
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
