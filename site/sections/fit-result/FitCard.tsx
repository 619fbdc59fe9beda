import { Dial } from '../../components/dial/Dial.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './FitCard.module.css';
import type { FitCardContent } from './fit-card.data.ts';

/** Words of the cards. */
export type FitCardTexts = Record<'for' | 'against' | 'check' | 'plan' | 'page', string>;

/** The icon of each kind; the hidden word before the reason says the same. */
export const REASON_ICONS = { for: 'check-circle-fill', against: 'x-circle-fill', check: 'info' } as const;

function SourceMark({ source }: { source: number | undefined }) {
  return source === undefined ? null : (
    <sup className={styles.source}>
      <a href={`#source-${source}`}>{source}</a>
    </sup>
  );
}

/** A programme with what speaks for and against it, what is not known, and its plan of costs and time. */
export function FitCard({ card, texts }: { card: FitCardContent; texts: FitCardTexts }) {
  return (
    <article className={styles.card} data-program={card.slug} data-school={card.schoolId}>
      <header className={styles.head}>
        <div>
          <h3>
            <a href={card.href}>{card.title}</a>
          </h3>
          <p>{card.school}</p>
        </div>
        <Dial size={96} id={`dial-${card.slug}`} {...card.dial} />
      </header>
      {card.reasons.length > 0 && (
        <ul className={styles.reasons}>
          {card.reasons.map(({ kind, text, source }) => (
            <li key={text} data-kind={kind}>
              <Icon name={REASON_ICONS[kind]} />
              <span>
                <span className="visually-hidden">{texts[kind]} </span>
                {text}
                <SourceMark source={source} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {card.facts.length > 0 && (
        <dl className={styles.plan} aria-label={texts.plan}>
          {card.facts.map(({ label, text, source }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text}
                <SourceMark source={source} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {card.unknown && <p className={styles.unknown}>{card.unknown}</p>}
      <a className={`text-link ${styles.link}`} href={card.href} aria-label={`${texts.page} · ${card.title}`}>
        {texts.page}
        <Icon name="arrow-right" />
      </a>
    </article>
  );
}
