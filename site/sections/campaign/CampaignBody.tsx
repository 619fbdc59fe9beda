import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureSources } from '../../components/picture/pictures.ts';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './CampaignBody.module.css';

/** A point with its first words, which name it. */
export interface CampaignPoint {
  name: string | undefined;
  text: string;
}

/** The story that the page tells. */
export interface CampaignStoryContent {
  title: string;
  person: string;
  info: string;
  paragraphs: readonly string[];
  portrait: PictureSources;
  alt: string;
  eyebrow: string;
  /** The mark of a sample story; undefined for a real one. */
  sample: string | undefined;
}

/** What stands between the head and the form, in one language. */
export interface CampaignBodyProps {
  points: readonly CampaignPoint[];
  /** Undefined where no story may be shown in the language. */
  story: CampaignStoryContent | undefined;
  texts: Record<'pointsEyebrow' | 'pointsTitle', string>;
}

function Story({ story }: { story: CampaignStoryContent }) {
  return (
    <section id="story" className={`section ${styles.story}`} aria-labelledby="story-title" data-section="story">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.portrait}>
          <Picture sources={story.portrait} alt={story.alt} sizes="(max-width: 767px) 88vw, 420px" />
          {story.sample && <span className={`sample-mark ${styles.mark}`}>{story.sample}</span>}
        </div>
        <div className={styles.words}>
          <SectionHeading id="story-title" eyebrow={story.eyebrow} title={story.title} />
          <p className={styles.person}>
            <b>{story.person}</b>
            {story.info}
          </p>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The three points of the first talk, and one story (ROUTE-7). */
export function CampaignBody({ points, story, texts }: CampaignBodyProps) {
  return (
    <>
      <section className={`wrap ${styles.points}`} aria-labelledby="points-title">
        <SectionHeading id="points-title" eyebrow={texts.pointsEyebrow} title={texts.pointsTitle} />
        <ol>
          {points.map((point) => (
            <li key={point.text}>
              {point.name && <h3>{point.name}</h3>}
              <p>{point.text}</p>
            </li>
          ))}
        </ol>
      </section>
      {story && <Story story={story} />}
    </>
  );
}
