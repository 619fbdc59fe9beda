import type { MouseEvent } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { Monogram } from './Monogram.tsx';
import styles from './StoryCard.module.css';
import { StoryGround } from './StoryGround.tsx';
import school from './school.module.css';
import type { DeckPlace } from './story-carousel.ts';
import type { StoryContent, StoryTexts } from './story-content.ts';

interface StoryCardProps {
  story: StoryContent;
  texts: StoryTexts;
  locale: Locale;
  /** `Story 2 of 5`. */
  label: string;
  /** Place in the deck on desktops. */
  place: DeckPlace;
  /** Seen in the list on phones. */
  isListed: boolean;
  isDesktop: boolean;
  isHydrated: boolean;
  onOpen: () => void;
}

/** One story: a portrait on its school's ground and the words beside it (desktop) or under it (phones). */
export function StoryCard(props: StoryCardProps) {
  const { story, texts, locale, label, place, isListed, isDesktop, isHydrated, onOpen } = props;
  // A link, so that the story has an address; before the island runs it leads to the card itself.
  const openLink = {
    href: `#${story.id}`,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onOpen();
    },
  };
  const slideProps = { 'aria-roledescription': texts.slide, 'aria-label': label };
  return (
    <li
      id={story.id}
      className={`${school.school} ${styles.item}`}
      data-school={story.school}
      data-place={place}
      data-listed={isListed ? '' : undefined}
      inert={isDesktop && place !== 0}
    >
      <article className={styles.card} {...(isDesktop && slideProps)}>
        <StoryGround story={story} place={place} sample={texts.sample} />
        <div className={styles.words}>
          <StoryWords story={story} />
          <a
            className={`button button--ink button--small ${styles.read}`}
            data-read
            data-needs-script
            aria-haspopup="dialog"
            {...openLink}
          >
            {texts.read}
            <span className="visually-hidden">: {story.title}</span>
            <Icon name="arrow-right" />
          </a>
          {!isHydrated && <PlainDetails story={story} texts={texts} locale={locale} />}
        </div>
        {/* The picture, on phones the whole card, opens the story too; the link above says so to everybody else. */}
        <a className={styles.cover} tabIndex={-1} aria-hidden="true" data-needs-script {...openLink}>
          {' '}
        </a>
      </article>
    </li>
  );
}

function StoryWords({ story }: { story: StoryContent }) {
  return (
    <>
      <p className={styles.school}>
        {story.monogram && <Monogram school={story.school} initials={story.monogram} />}
        <span>
          <b>{story.degree}</b>
          <small>{story.schoolName}</small>
        </span>
      </p>
      <h3 className={styles.title}>
        <span className="desktop-only">{story.title}</span>
        <span className="mobile-only">{story.shortTitle}</span>
      </h3>
      <p className={styles.person}>{story.person}</p>
      <p className={styles.info}>{story.info}</p>
      <ul className={`mobile-only ${styles.tags}`}>
        {story.shortTags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </>
  );
}

/** The full text in place, for browsers without JavaScript; the detail view takes over from it. */
function PlainDetails({ story, texts, locale }: Pick<StoryCardProps, 'story' | 'texts' | 'locale'>) {
  return (
    <details className={styles.details} data-without-script hidden>
      <summary>{texts.details}</summary>
      {story.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {story.film && (
          <li>
            <a href={story.film.href}>{texts.film}</a>
          </li>
        )}
        {story.linkHref && story.linkHref !== story.schoolHref && (
          <li>
            <a href={story.linkHref}>{texts.link}</a>
          </li>
        )}
        <li>
          <a href={story.schoolHref}>{format(texts.school, { school: story.schoolName }, locale)}</a>
        </li>
      </ul>
    </details>
  );
}
