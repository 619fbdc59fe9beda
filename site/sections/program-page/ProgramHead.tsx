import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/first-screen-end/FirstScreenEnd.tsx';
import { Glance, type GlanceContent } from '../../components/glance/Glance.tsx';
import { type Breadcrumb, Breadcrumbs } from '../../components/page-head/Breadcrumbs.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureSources } from '../../components/picture/pictures.ts';
import { PurposeVerdict, type PurposeVerdictContent } from '../../components/purpose/PurposeVerdict.tsx';
import { WholeWords } from '../../components/whole-words/WholeWords.tsx';
import { ClosedNote } from './ClosedNote.tsx';
import styles from './ProgramHead.module.css';

/** What the first screen of a programme shows, in one language. */
export interface ProgramHeadContent {
  breadcrumbs: readonly Breadcrumb[];
  breadcrumbsLabel: string;
  /** The school's names. */
  eyebrow: string;
  title: string;
  picture: PictureSources;
  pictureAlt: string;
  pictureNote: string;
  /** Chooses the colour. */
  schoolId: string;
  /** Why it takes no registrations; undefined where it does. */
  closed: string | undefined;
  verdict: PurposeVerdictContent;
  glance: GlanceContent;
}

interface ProgramHeadProps extends ProgramHeadContent {
  /** What can be done: register, keep, look at the school. */
  children?: ReactNode;
}

/** The first screen of a programme: title, school, what it means for the visitor's purpose, and six answers. */
export function ProgramHead(props: ProgramHeadProps) {
  return (
    <div className={styles.head} data-school={props.schoolId}>
      <div className={`wrap ${styles.crumbs}`}>
        <Breadcrumbs label={props.breadcrumbsLabel} steps={props.breadcrumbs} />
      </div>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.name}>
          <figure className={styles.figure}>
            <Picture sources={props.picture} alt={props.pictureAlt} sizes="(max-width: 899px) 76px, 460px" isFirst />
            <figcaption className={styles.note}>{props.pictureNote}</figcaption>
          </figure>
          <div className={styles.words}>
            <p className="eyebrow">{props.eyebrow}</p>
            <h1 className={styles.title}>
              <WholeWords text={props.title} />
            </h1>
          </div>
        </div>
        <PurposeVerdict {...props.verdict} />
      </div>
      <div className={`wrap ${styles.more}`}>
        <ClosedNote text={props.closed} />
        <Glance {...props.glance} />
        {props.children}
      </div>
      <FirstScreenEnd />
    </div>
  );
}
