import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { PictureSources } from '../picture/pictures.ts';
import styles from './StoryTeasers.module.css';

/** A story in short, leading to the whole of it. */
export interface StoryTeaser {
  id: string;
  href: string;
  title: string;
  person: string;
  info: string;
  portrait: PictureSources;
  isSample: boolean;
}

/** The stories about a school in short (PAGE-5, ROUTE-6). */
export function StoryTeasers({
  stories,
  texts,
}: {
  stories: readonly StoryTeaser[];
  texts: Record<'read' | 'sample', string>;
}) {
  return (
    <ul className={styles.stories} data-later>
      {stories.map((story) => (
        <li key={story.id} className={styles.story}>
          <div className={styles.portrait}>
            <Picture sources={story.portrait} alt="" sizes="132px" />
          </div>
          <div className={styles.words}>
            {story.isSample && <span className={`sample-mark ${styles.sample}`}>{texts.sample}</span>}
            <h3 className={styles.title}>
              <a href={story.href}>{story.title}</a>
            </h3>
            <p>{story.person}</p>
            <p className={styles.info}>{story.info}</p>
            <p className={styles.read} aria-hidden="true">
              {texts.read}
              <Icon name="arrow-right" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
