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
  /** Under the answers: how old they are, what we do about what is not known. */
  notes: string[];
  /** Hidden word before a source's number. */
  sourceLabel: string;
}

/** What one asks first of a programme: mode, length, hours, cost, entry, language; last what no source says (TRUST-1). */
export function Glance({ label, answers, unknown, ownPage, notes, sourceLabel }: GlanceContent) {
  const known = answers.filter(({ lines }) => lines.length > 0);
  const open = answers.filter(({ lines }) => lines.length === 0);
  return (
    <section className={styles.glance} aria-label={label} data-glance>
      <dl>
        {known.map(({ name, label: term, lines }) => (
          <div key={name} data-answer={name}>
            <dt>{term}</dt>
            <dd>
              {lines.map(({ text, source }) => (
                <p key={text}>
                  {text}
                  {source !== undefined && <SourceRef number={source} label={sourceLabel} />}
                </p>
              ))}
            </dd>
          </div>
        ))}
        {open.length > 0 && (
          <div data-unknown>
            <dt>{unknown}</dt>
            <dd>
              <ul>
                {open.map(({ name, label: term }) => (
                  <li key={name} data-answer={name}>
                    {term}
                  </li>
                ))}
              </ul>
              <OwnPageLink {...ownPage} />
            </dd>
          </div>
        )}
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  );
}
