import { FIT_ZONE } from '../../../contract/fit.ts';
import { FitFields } from '../../components/fit-fields/FitFields.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import { StatusMark } from '../../components/recognition/StatusMark.tsx';
import { FitCard, type FitCardTexts } from './FitCard.tsx';
import { FitFoot } from './FitFoot.tsx';
import styles from './FitResult.module.css';
import type { FitGroupContent, FitResultProps } from './fit-result-content.ts';

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
          {groups.map((group) => (
            <Group key={group.id} {...group} texts={cardTexts} />
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
  const { use, mark, note, source } = purpose;
  return (
    <div className={styles.purpose} data-purpose-rule={mark?.status ?? 'unknown'}>
      <h2>
        {use} {mark && <StatusMark {...mark} />}
      </h2>
      <p>
        {note}
        {source !== undefined && (
          <sup>
            <a href={`#source-${source}`}>{source}</a>
          </sup>
        )}
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

function Group({ id, title, lead, cards, isFolded, texts }: FitGroupContent & { texts: FitCardTexts }) {
  const heading = <h2 id={`fit-${id}`}>{title}</h2>;
  const body = (
    <>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.cards}>
        {cards.map((card) => (
          <FitCard key={card.slug} card={card} texts={texts} />
        ))}
      </div>
    </>
  );
  return isFolded ? (
    <details className={styles.group} data-group={id}>
      <summary>
        {heading} <span>{cards.length}</span>
        <Icon name="caret-down" />
      </summary>
      {body}
    </details>
  ) : (
    <section className={styles.group} data-group={id} aria-labelledby={`fit-${id}`}>
      {heading}
      {body}
    </section>
  );
}

function FoldedList({ id, title, lines }: FitResultProps['lists'][number]) {
  return (
    <details className={styles.list} data-group={id}>
      <summary>
        {title} <span>{lines.length}</span>
        <Icon name="caret-down" />
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

function Ways({ compare, sheet, texts }: FitResultProps) {
  return (
    <div className={styles.ways}>
      {compare && (
        <a className="button button--ink button--small" href={compare.href}>
          <Icon name="columns" />
          {compare.text}
        </a>
      )}
      {sheet && (
        <a className="button button--quiet button--small" href={sheet.href}>
          <Icon name="printer" />
          {sheet.text}
        </a>
      )}
      <button type="button" className="button button--quiet button--small" data-print data-needs-script>
        {texts.print}
      </button>
    </div>
  );
}
