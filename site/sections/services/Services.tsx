import { useState } from 'react';
import { format } from '../../../contract/messages.ts';
import { useTabs } from '../../behaviour/hooks/use-tabs.ts';
import { FilmDialog } from '../../components/film/FilmDialog.tsx';
import type { FilmContent } from '../../components/film/film-content.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './Services.module.css';
import { useCardRow } from './use-card-row.ts';
import type { ServicesProps } from './services.data.ts';

/** Phones: four tabs over a row of cards, each of which opens its film (HOME-8). */
export function Services({ locale, films, texts }: ServicesProps) {
  const [openFilm, setOpenFilm] = useState<FilmContent | null>(null);
  const { active, select, rowProps } = useCardRow();
  const { listProps, tabProps } = useTabs(active, films.length, select);
  return (
    <section
      className={`section mobile-only ${styles.section}`}
      data-section="services"
      data-active={active}
      aria-labelledby="services-title"
    >
      <div className="wrap">
        <SectionHeading id="services-title" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <div className={styles.tabs} aria-label={texts.tabs} data-needs-script {...listProps}>
          {films.map((film, index) => (
            <button
              key={film.id}
              id={`service-tab-${film.id}`}
              aria-controls={`service-${film.id}`}
              className={styles.tab}
              {...tabProps(index)}
            >
              <span className={styles.tabIcon}>
                <Icon name={film.icon} />
              </span>
              <span>{film.title}</span>
            </button>
          ))}
        </div>
      </div>
      <div className={styles.row} {...rowProps}>
        {films.map((film) => (
          <ServiceCard
            key={film.id}
            film={film}
            watch={format(texts.watch, { title: film.title }, locale)}
            length={format(texts.length, { seconds: film.seconds }, locale)}
            onOpen={() => setOpenFilm(film)}
          />
        ))}
      </div>
      {openFilm && <FilmDialog film={openFilm} texts={texts} onClose={() => setOpenFilm(null)} />}
    </section>
  );
}
