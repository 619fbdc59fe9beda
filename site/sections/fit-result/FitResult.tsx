import { DialLegend } from '../../components/dial/DialLegend.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import { FitAnswers } from './FitAnswers.tsx';
import { FitFoot } from './FitFoot.tsx';
import { FitGroup, FitList } from './FitGroups.tsx';
import { FitPurpose, NothingFits } from './FitNotes.tsx';
import styles from './FitResult.module.css';
import type { FitResultProps } from './fit-result.data.ts';

/** The result of the fit check: plain HTML, made on the server for the answers in the address (FIT-2, FIT-3). */
export function FitResult(props: FitResultProps) {
  const { locale, trail, counts, groups, lists, cardTexts, texts, send } = props;
  return (
    <>
      <PageHead {...trail} title={texts.title} lead={counts}>
        <FitAnswers {...props} />
      </PageHead>
      <section className={styles.section} data-section="fit-result">
        <div className={`wrap ${styles.body}`}>
          <FitPurpose {...props} />
          <NothingFits {...props} />
          {groups.length > 0 && <DialLegend parts={props.legend} />}
          {groups.map((group) => (
            <FitGroup key={group.id} {...group} texts={cardTexts} />
          ))}
          {lists.map((list) => (
            <FitList key={list.id} {...list} />
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
