import type { Source } from '../../../content/schema/facts.ts';
import { FIT_ZONE, type FitAnswers } from '../../../contract/fit.ts';
import type { FitAnswerWords } from '../../../contract/fit-words.ts';
import type { Locale } from '../../../contract/locales.ts';
import { FitFields, type FitQuestionContent } from '../../components/fit-fields/FitFields.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import type { breadcrumbsTo } from '../../components/page-head/page-head.data.ts';
import type { RecognitionStatus } from '../../components/recognition/recognition-status.ts';
import { StatusMark } from '../../components/recognition/StatusMark.tsx';
import { FitCard, type FitCardContent, type FitCardTexts } from './FitCard.tsx';
import { FitFoot } from './FitFoot.tsx';
import styles from './FitResult.module.css';

/** A programme in one line. */
export interface FitLine {
  slug: string;
  title: string;
  school: string;
  href: string;
  /** What puts it out; empty for one of another field. */
  why: string;
}

/** Everything the result shows, in one language. */
export interface FitResultProps {
  locale: Locale;
  trail: ReturnType<typeof breadcrumbsTo>;
  answers: FitAnswerWords[];
  /** The questions again, to change an answer. */
  fields: { action: string; questions: FitQuestionContent[]; answers: FitAnswers; zone: string | undefined };
  counts: string;
  /** What becomes of the degree for the visitor's purpose, where they live. */
  purpose: { use: string; status: RecognitionStatus; statusText: string; note: string; source: number } | undefined;
  /** Said when nothing fits: what keeps programmes out, and what leaving it open would change. */
  none: { title: string; text: string; relaxed: { text: string; href: string }[] } | undefined;
  groups: { id: string; title: string; lead: string; cards: FitCardContent[] }[];
  /** Programmes that are not looked at further, folded. */
  lists: { id: string; title: string; lines: FitLine[] }[];
  compare: { text: string; href: string } | undefined;
  /** What the plans were counted with, and what they leave out. */
  notes: string[];
  sources: Source[];
  sourcesTitle: string;
  /** The answers as they travel with a registration, and the words of the box that says so. */
  send: { text: string; value: string } | undefined;
  /** The last line on paper. */
  printed: string;
  texts: Record<'title' | 'answers' | 'change' | 'again' | 'print', string>;
  cardTexts: FitCardTexts;
}

/** The result of the fit check: plain HTML, made on the server for the answers in the address (FIT-2, FIT-3). */
export function FitResult(props: FitResultProps) {
  const { locale, trail, counts, groups, lists, cardTexts, texts, send } = props;
  return (
    <>
      <PageHead {...trail} title={texts.title} lead={counts}>
        <Answers {...props} />
      </PageHead>
      <section className={styles.section} data-section="fit-result">
        <div className={`wrap ${styles.body}`}>
          <Purpose {...props} />
          <NothingFits {...props} />
          {groups.map(({ id, title, lead, cards }) => (
            <section key={id} className={styles.group} data-group={id} aria-labelledby={`fit-${id}`}>
              <h2 id={`fit-${id}`}>{title}</h2>
              <p className={styles.lead}>{lead}</p>
              <div className={styles.cards}>
                {cards.map((card) => (
                  <FitCard key={card.slug} card={card} texts={cardTexts} />
                ))}
              </div>
            </section>
          ))}
          {lists.map((list) => (
            <FoldedList key={list.id} {...list} />
          ))}
          <Ways {...props} />
          <FitFoot {...props} locale={locale} />
          {send && (
            <label className={styles.send}>
              {/* Of the form below: it goes along with it, with and without a script. */}
              <input type="checkbox" name="fit" value={send.value} form="appointment-form" />
              <span>{send.text}</span>
            </label>
          )}
        </div>
      </section>
    </>
  );
}

function Answers({ answers, fields, texts }: FitResultProps) {
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

function Purpose({ purpose }: FitResultProps) {
  if (!purpose) return null;
  const { use, status, statusText, note, source } = purpose;
  return (
    <div className={styles.purpose} data-status={status}>
      <h2>
        {use} <StatusMark status={status} text={statusText} />
      </h2>
      <p>
        {note}
        <sup>
          <a href={`#source-${source}`}>{source}</a>
        </sup>
      </p>
    </div>
  );
}

function NothingFits({ none }: FitResultProps) {
  if (!none) return null;
  return (
    <div className={styles.none} data-none>
      <h2>{none.title}</h2>
      <p>{none.text}</p>
      {none.relaxed.length > 0 && (
        <ul>
          {none.relaxed.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>
                {text}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FoldedList({ id, title, lines }: FitResultProps['lists'][number]) {
  return (
    <details className={styles.list} data-group={id}>
      <summary>
        {title} <span>{lines.length}</span>
      </summary>
      <ul>
        {lines.map(({ slug, title: name, school, href, why }) => (
          <li key={slug} data-program={slug}>
            <a href={href}>{name}</a> <span>{school}</span>
            {why && <p>{why}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Ways({ compare, texts }: FitResultProps) {
  return (
    <div className={styles.ways}>
      {compare && (
        <a className="button button--ink button--small" href={compare.href}>
          <Icon name="columns" />
          {compare.text}
        </a>
      )}
      <button type="button" className="button button--quiet button--small" data-print data-needs-script>
        {texts.print}
      </button>
    </div>
  );
}
