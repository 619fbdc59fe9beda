import { type OwnPageContent, OwnPageLink } from '../own-page-link/OwnPageLink.tsx';
import { SourceRef } from '../source-ref/SourceRef.tsx';
import styles from './Glance.module.css';

/** Names of the six answers, in their order. */
export const GLANCE_NAMES = ['mode', 'length', 'hours', 'cost', 'entry', 'language'] as const;

/** One thing that an answer says. */
export interface GlanceLine {
  text: string;
  /** Number of its source in the page's list. */
  source?: number | undefined;
}

/** One of the six answers; without lines no source says it. */
export interface GlanceAnswer {
  name: (typeof GLANCE_NAMES)[number];
  label: string;
  lines: GlanceLine[];
}

/** The six answers of a programme, in one language. */
export interface GlanceContent {
  label: string;
  answers: GlanceAnswer[];
  unknown: string;
  /** The school's own page, for what is not known. */
  ownPage: OwnPageContent;
  /** What we do about what is not known; undefined when nothing is missing. */
  weAsk: string | undefined;
  /** Hidden word before a source's number. */
  sourceLabel: string;
}

/** What one asks first of a programme: mode, length, hours, cost, entry, language (TRUST-1). */
export function Glance({ label, answers, unknown, ownPage, weAsk, sourceLabel }: GlanceContent) {
  return (
    <section className={styles.glance} aria-label={label} data-glance>
      <dl>
        {answers.map(({ name, label: term, lines }) => (
          <div key={name} data-answer={name} data-unknown={lines.length === 0 ? '' : undefined}>
            <dt>{term}</dt>
            <dd>
              {lines.map(({ text, source }) => (
                <p key={text}>
                  {text}
                  {source !== undefined && <SourceRef number={source} label={sourceLabel} />}
                </p>
              ))}
              {lines.length === 0 && (
                <p>
                  {unknown}
                  <OwnPageLink {...ownPage} about={term} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {weAsk && <p className={styles.ask}>{weAsk}</p>}
    </section>
  );
}
