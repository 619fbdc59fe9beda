import { ChapterPage } from '../../components/chapter/ChapterPage.tsx';
import { PurposeChoice } from '../../components/purpose/PurposeChoice.tsx';
import { Elsewhere } from '../../components/recognition/Elsewhere.tsx';
import { CountryRules } from './CountryRules.tsx';
import styles from './RecognitionPage.module.css';
import type { RecognitionPageContent } from './recognition-page.data.ts';

/** The rules of recognition, once for the whole site: the reader's country first, their purpose marked (TRUST-2). */
export function RecognitionPage(props: RecognitionPageContent) {
  const { locale, choice, label, links, action, cards, elsewhere, isElsewhereFirst, texts, sourceTexts } = props;
  const places = (
    <section id="elsewhere" className={styles.elsewhere} aria-labelledby="recognition-elsewhere">
      <h2 id="recognition-elsewhere">{elsewhere.title}</h2>
      <div className={isElsewhereFirst ? styles.columns : undefined}>
        <Elsewhere {...elsewhere} />
        {isElsewhereFirst && <HrMessage {...props.hr} />}
      </div>
    </section>
  );
  return (
    <ChapterPage label={label} links={links} action={action}>
      <div className={styles.page}>
        <PurposeChoice {...choice} />
        {isElsewhereFirst && places}
        {cards.map((card, index) => (
          <CountryRules key={card.country} {...{ card, texts, sourceTexts, locale }}>
            {index === 0 && !isElsewhereFirst && <HrMessage {...props.hr} />}
          </CountryRules>
        ))}
        {!isElsewhereFirst && places}
      </div>
    </ChapterPage>
  );
}

/** What to ask the personnel department, beside the rules of the first place. */
function HrMessage({ title, lead, text }: RecognitionPageContent['hr']) {
  return (
    <section id="ask-hr" className={styles.hr} aria-labelledby="recognition-hr">
      <h3 id="recognition-hr">{title}</h3>
      <p>{lead}</p>
      <blockquote>{text}</blockquote>
    </section>
  );
}
