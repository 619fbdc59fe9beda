import { type OwnPageContent, OwnPageLink } from '../../../components/own-page-link/OwnPageLink.tsx';
import { ReferencedList, type ReferencedStatement } from '../../../components/source-ref/ReferencedList.tsx';
import styles from '../ProgramPage.module.css';

/** What the programme costs and who is paid, in one language. */
export interface ProgramCostContent {
  /** The price at a glance, with what has to be known of it. */
  sum: { value: string; note: string | undefined } | undefined;
  price: ReferencedStatement | undefined;
  /** What is said when no source gives the price. */
  unknown: string;
  ownPage: OwnPageContent;
  /** Who is paid what, and whether the school has an agreement with us. */
  paid: string;
  more: { text: string; href: string };
}

/** Tuition with its source, who is paid what, and the way to the school’s own page. */
export function ProgramCost({
  sum,
  price,
  unknown,
  ownPage,
  paid,
  more,
  sourceLabel,
}: ProgramCostContent & { sourceLabel: string }) {
  return (
    <>
      {sum && (
        <p className={styles.sum}>
          <b>{sum.value}</b> {sum.note}
        </p>
      )}
      {price ? (
        <ReferencedList statements={[price]} sourceLabel={sourceLabel} />
      ) : (
        <p className={styles.words}>
          {unknown} <OwnPageLink {...ownPage} />
        </p>
      )}
      <p className={styles.words}>{paid}</p>
      <p className={`${styles.words} ${styles.links}`}>
        <a href={more.href}>{more.text}</a>
        {price && <OwnPageLink {...ownPage} />}
      </p>
    </>
  );
}
