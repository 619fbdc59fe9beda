import type { ReactNode } from 'react';
import { Dial } from '../../../components/dial/Dial.tsx';
import { FirstScreenEnd } from '../../../components/first-screen-end/FirstScreenEnd.tsx';
import { Glance, type GlanceContent } from '../../../components/glance/Glance.tsx';
import { type Breadcrumb, Breadcrumbs } from '../../../components/page-head/Breadcrumbs.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import type { PictureSources } from '../../../components/picture/pictures.ts';
import { RuleLine, type RuleLineContent } from '../../../components/recognition/RuleLine.tsx';
import { SourceRef } from '../../../components/source-ref/SourceRef.tsx';
import { WholeWords } from '../../../components/whole-words/WholeWords.tsx';
import { type ClosedContent, ClosedNote } from './ClosedNote.tsx';
import styles from './ProgramHead.module.css';

/** What the first screen of a programme shows, in one language. */
export interface ProgramHeadContent {
  breadcrumbs: readonly Breadcrumb[];
  breadcrumbsLabel: string;
  school: { name: string; href: string };
  /** English name of the school; undefined where `school` is already English. */
  englishName: string | undefined;
  title: string;
  /** Before the school, where something is not confirmed: that we ask first. */
  askFirst: string | undefined;
  /** What it is, and for whom, in a sentence each; the second is not for readers whom it does not take. */
  what: string;
  forWhom: string | undefined;
  picture: PictureSources;
  pictureAlt: string;
  pictureNote: string;
  /** Chooses the colour. */
  schoolId: string;
  /** Whom the school takes, where the reader is not among them. */
  closed: ClosedContent | undefined;
  /** The first two sourced figures of its card: a rank, the year of foundation, who accredits the school. */
  figures: readonly { text: string; label: string; source: number }[];
  /** Undefined, as the facts are, where not even the subject is known. */
  rule: RuleLineContent | undefined;
  glance: GlanceContent | undefined;
}

interface ProgramHeadProps extends ProgramHeadContent {
  /** What can be done: register or ask, keep. */
  children?: ReactNode;
}

/** The first screen of a programme: what it is and for whom, which hours it takes, what is known and what we ask (INVITE-2). */
export function ProgramHead(props: ProgramHeadProps) {
  return (
    <div className={styles.head} data-school={props.schoolId}>
      <div className={`wrap ${styles.top}`}>
        <figure className={styles.view}>
          {/* On a phone it is a low strip, for which the smaller file is sharp enough. */}
          <Picture sources={props.picture} alt={props.pictureAlt} sizes="(max-width: 599px) 60vw, 50vw" isFirst />
          <figcaption className={styles.note}>{props.pictureNote}</figcaption>
          {props.glance && (
            <span className={styles.disc}>
              <Dial size={96} id="dial-small" {...props.glance.dial} title={undefined} />
            </span>
          )}
        </figure>
        <div className={styles.crumbs}>
          <Breadcrumbs label={props.breadcrumbsLabel} steps={props.breadcrumbs} />
        </div>
        <div className={styles.words}>
          <p className={styles.school}>
            {props.askFirst && <span className={styles.askFirst}>{props.askFirst}</span>}
            <a href={props.school.href}>{props.school.name}</a>
            {props.englishName && <span lang="en">{props.englishName}</span>}
          </p>
          <h1 className={styles.title}>
            <WholeWords text={props.title} />
          </h1>
          <ClosedNote closed={props.closed} />
          <p className={styles.what}>{props.what}</p>
          {props.forWhom && <p className={styles.forWhom}>{props.forWhom}</p>}
          {props.figures.length > 0 && (
            <ul className={styles.figures}>
              {props.figures.map(({ text, label, source }) => (
                <li key={label}>
                  <b>{text}</b> {label}
                  <SourceRef number={source} label={props.glance?.sourceLabel ?? ''} />
                </li>
              ))}
            </ul>
          )}
          {props.children}
          {props.rule && <RuleLine {...props.rule} />}
        </div>
      </div>
      {props.glance && (
        <div className={`wrap ${styles.panel}`}>
          <Glance {...props.glance} />
        </div>
      )}
      <FirstScreenEnd />
    </div>
  );
}
