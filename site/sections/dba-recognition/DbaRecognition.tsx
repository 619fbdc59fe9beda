import type { ReactNode } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import {
  RecognitionCard,
  type RecognitionContent,
  type RecognitionTexts,
} from '../../components/recognition/RecognitionCard.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import { SelfCheck, type SelfCheckContent } from '../../components/self-check/SelfCheck.tsx';
import type { SourceTexts } from '../../components/source-note/SourceNote.tsx';
import styles from './DbaRecognition.module.css';

interface Heading {
  eyebrow: string;
  title: string;
  lead: string;
}

/** What becomes of the degree in each country, and where to look the university up. */
export interface DbaRecognitionProps {
  locale: Locale;
  /** Slug of the school; chooses the colour. */
  schoolId: string;
  headings: { recognition: Heading; check: Heading };
  cards: RecognitionContent[];
  texts: RecognitionTexts;
  check: SelfCheckContent;
  sourceTexts: SourceTexts;
  /** The button that copies the legal name. */
  copy?: ReactNode;
}

/** Recognition of the DBA and "check it yourself" (TRUST-2, TRUST-3), in plain sight under the tabs. */
export function DbaRecognition(props: DbaRecognitionProps) {
  const { locale, headings, cards, texts, check, sourceTexts, copy } = props;
  return (
    <div className={`section ${styles.section}`} data-school={props.schoolId}>
      <section className={`wrap ${styles.part}`} aria-labelledby="recognition-title">
        <SectionHeading id="recognition-title" {...headings.recognition} />
        <div className={styles.cards}>
          {cards.map((card, index) => (
            <RecognitionCard
              key={card.country}
              card={card}
              texts={texts}
              isFolded={index > 0}
              sourceTexts={sourceTexts}
              locale={locale}
            />
          ))}
        </div>
      </section>
      <section className={`wrap ${styles.part}`} aria-labelledby="check-title">
        <SectionHeading id="check-title" {...headings.check} />
        <SelfCheck {...check}>{copy}</SelfCheck>
      </section>
    </div>
  );
}
