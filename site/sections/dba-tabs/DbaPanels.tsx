import { Picture } from '../../components/picture/Picture.tsx';
import { SourceRef } from '../../components/source-ref/SourceRef.tsx';
import styles from './DbaPanels.module.css';
import type { DbaPanelsProps } from './dba-tabs.data.ts';

/** The panels of the DBA page; which one is open is the affair of DbaTabs and of style. */
export function DbaPanels({ panels, texts }: DbaPanelsProps) {
  return (
    <div className={styles.panels} data-panels>
      {panels.map((panel) => (
        <section
          key={panel.id}
          id={panel.id}
          role="tabpanel"
          aria-labelledby={`tab-${panel.id}`}
          className={styles.panel}
          data-panel
        >
          <div className={styles.head}>
            <h2 className={styles.title}>{panel.title}</h2>
            {panel.isSample && <span className="sample-mark">{texts.sample}</span>}
          </div>
          <div className={styles.paragraphs}>
            {panel.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {panel.items.length > 0 && <Items panel={panel} sourceLabel={texts.source} />}
        </section>
      ))}
    </div>
  );
}

function Items({ panel, sourceLabel }: { panel: DbaPanelsProps['panels'][number]; sourceLabel: string }) {
  const items = panel.items.map((item) => (
    <li key={item.title} className={styles.item}>
      {item.photo ? (
        <div className={styles.person}>
          <Picture sources={item.photo} alt="" sizes="72px" className={styles.photo} />
          <h3>{item.title}</h3>
        </div>
      ) : (
        <h3>{item.title}</h3>
      )}
      <p>
        {item.text}
        {item.source !== undefined && <SourceRef number={item.source} label={sourceLabel} />}
      </p>
    </li>
  ));
  return panel.hasSteps ? <ol className={styles.steps}>{items}</ol> : <ul className={styles.cards}>{items}</ul>;
}
