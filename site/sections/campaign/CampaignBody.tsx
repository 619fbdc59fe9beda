import { Picture } from '../../components/picture/Picture.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './CampaignBody.module.css';
import type { CampaignBodyProps } from './campaign.data.ts';

function Story({ story }: { story: NonNullable<CampaignBodyProps['story']> }) {
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
