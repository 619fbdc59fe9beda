import type { Locale } from '../../../contract/locales.ts';
import { PurposeChoice, type PurposeChoiceContent } from '../../components/purpose/PurposeChoice.tsx';
import { Elsewhere, type ElsewhereContent } from '../../components/recognition/Elsewhere.tsx';
import {
  RecognitionCard,
  type RecognitionContent,
  type RecognitionTexts,
} from '../../components/recognition/RecognitionCard.tsx';
import type { SourceTexts } from '../../components/source-note/SourceNote.tsx';
import styles from './RecognitionPage.module.css';

/** The rules of each country, in one language. */
export interface RecognitionPageContent {
  locale: Locale;
  choice: PurposeChoiceContent;
  cards: RecognitionContent[];
  /** A message to the personnel department, to be sent as it is. */
  hr: { title: string; lead: string; text: string };
  elsewhere: ElsewhereContent;
  texts: RecognitionTexts;
  sourceTexts: SourceTexts;
}

/** The rules of recognition, once for the whole site: the reader's country first, their purpose marked (TRUST-2). */
export function RecognitionPage(props: RecognitionPageContent) {
  const { locale, choice, hr, cards, elsewhere, texts, sourceTexts } = props;
  return (
    <div className={`wrap ${styles.page}`}>
      <PurposeChoice {...choice} />
      <section id="ask-hr" className={styles.hr} aria-labelledby="recognition-hr">
        <h2 id="recognition-hr">{hr.title}</h2>
        <p>{hr.lead}</p>
        <blockquote>{hr.text}</blockquote>
      </section>
      {cards.map((card) => (
        <RecognitionCard key={card.country} {...{ card, texts, sourceTexts, locale }} />
      ))}
      <section id="elsewhere" className={styles.elsewhere} aria-labelledby="recognition-elsewhere">
        <h2 id="recognition-elsewhere">{elsewhere.title}</h2>
        <Elsewhere {...elsewhere} />
      </section>
    </div>
  );
}
