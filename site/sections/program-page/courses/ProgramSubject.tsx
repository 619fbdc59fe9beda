import { Picture } from '../../../components/picture/Picture.tsx';
import type { PictureSources } from '../../../components/picture/pictures.ts';
import styles from './ProgramSubject.module.css';

/** What the subject is about, beside its object. */
export function ProgramSubject({ paragraphs, object }: { paragraphs: readonly string[]; object: PictureSources }) {
  return (
    <div className={styles.subject} data-later>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Picture sources={object} alt="" sizes="220px" className={styles.object} />
    </div>
  );
}
