import { useEffect, useRef } from 'react';
import type { Locale } from '../../../../contract/locales.ts';
import { format } from '../../../../contract/messages.ts';
import { DESKTOP_MIN_WIDTH } from '../../../behaviour/hooks/use-media-query.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import { type WechatContact, WechatGuide, type WechatStep } from '../../../components/wechat-guide/WechatGuide.tsx';
import { Monogram } from '../Monogram.tsx';
import school from '../school.module.css';
import type { StoryContent, StoryTexts } from '../story-content.ts';
import styles from './StoryDialog.module.css';
import { StoryFilm } from './StoryFilm.tsx';
import { StoryGallery } from './StoryGallery.tsx';

interface StoryDialogProps {
  story: StoryContent;
  wechat: WechatContact;
  steps: WechatStep[];
  texts: StoryTexts;
  locale: Locale;
  onClose: () => void;
}

/** The detail view of a story (STORY-4): a modal dialog, on phones the whole screen. */
export function StoryDialog({ story, wechat, steps, texts, locale, onClose }: StoryDialogProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  // The text takes the focus, so that arrow keys scroll it and no link below is jumped to.
  useEffect(() => scrollerRef.current?.focus({ preventScroll: true }), []);
  // The link of a story may be its school page: then there is one button, and it is the main one.
  const hasOwnLink = story.linkHref !== undefined && story.linkHref !== story.schoolHref;
  const titleId = `${story.id}-detail`;
  return (
    <Dialog labelledBy={titleId} closeLabel={texts.close} onClose={onClose} className={styles.dialog}>
      <div ref={scrollerRef} className={`${school.school} ${styles.scroller}`} data-school={story.school} tabIndex={-1}>
        <StoryHeader story={story} texts={texts} titleId={titleId} />
        <div className={styles.body}>
          <div className={styles.text}>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {story.gallery.length > 0 && <StoryGallery pictures={story.gallery} texts={texts} />}
            {story.film && <StoryFilm film={story.film} texts={texts} />}
            <div className={styles.links}>
              {hasOwnLink && (
                <a className="button button--ink button--small" href={story.linkHref}>
                  {texts.link}
                  <Icon name="arrow-right" />
                </a>
              )}
              <a
                className={`button button--small ${story.linkHref && !hasOwnLink ? 'button--ink' : 'button--quiet'}`}
                href={story.schoolHref}
              >
                {format(texts.school, { school: story.schoolName }, locale)}
                <Icon name="arrow-right" />
              </a>
            </div>
          </div>
          <div className={styles.side}>
            <WechatGuide {...wechat} title={texts.guideTitle} steps={steps} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function StoryHeader({ story, texts, titleId }: Pick<StoryDialogProps, 'story' | 'texts'> & { titleId: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <p className={styles.school}>
          {story.monogram && <Monogram school={story.school} initials={story.monogram} />}
          <span>
            <b>{story.schoolName}</b>
            <small>{story.degree}</small>
          </span>
        </p>
        <h2 id={titleId} className={styles.title}>
          {story.title}
        </h2>
        <p className={styles.person}>
          <b>{story.person}</b> {story.info}
        </p>
        <ul className={styles.tags}>
          {story.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        {story.isSample && <p className="sample-mark">{texts.sample}</p>}
      </div>
      <div className={styles.arch}>
        <Picture
          sources={story.portrait}
          mobile={{ sources: story.scene, maxWidth: DESKTOP_MIN_WIDTH - 1, sizes: '100vw' }}
          sizes="300px"
          alt={story.alt}
        />
      </div>
    </header>
  );
}
