import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../first-screen-end/FirstScreenEnd.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { PictureSources } from '../picture/pictures.ts';
import { WholeWords } from '../whole-words/WholeWords.tsx';
import { type Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The way from the home page to this one; see `breadcrumbsTo`. Empty shows none. */
  breadcrumbs: readonly Breadcrumb[];
  /** Name of that navigation, for screen readers. */
  breadcrumbsLabel: string;
  /** Short line above the title. */
  eyebrow?: string | undefined;
  title: string;
  /** One to three sentences under the title. */
  lead: string;
  /** The first screen's picture, fetched at once; of several, each stands under an arch. */
  picture?: PictureSources | readonly PictureSources[] | undefined;
  /** Text alternative of the picture; without it the picture is decoration. */
  pictureAlt?: string | undefined;
  /** Small caption on the picture, such as "Illustration". */
  pictureNote?: string | undefined;
  /** Links under the lead; the first is the main one. */
  actions?: readonly { text: string; href: string }[];
  /** Slug of a school whose colour is the accent. */
  schoolId?: string | undefined;
  /** What else stands under the words: facts, marks. */
  children?: ReactNode;
  /** What stands beside the words on wide screens, where there is no picture. */
  aside?: ReactNode;
  /** Whether the picture is as high as the words: what follows then stands on its lower edge. */
  isPictureTall?: boolean;
}

/**
 * The head of every inner page: way back, title, lead and a picture, on a ground of morning light.
 * It leaves room for the fixed bar, so a page that begins with it may set `hasHero`.
 */
export function PageHead(props: PageHeadProps) {
  const { breadcrumbs, breadcrumbsLabel, eyebrow, title, lead, picture, actions = [], schoolId, children } = props;
  return (
    <div
      className={styles.head}
      data-school={schoolId}
      data-picture={picture ? '' : undefined}
      data-tall={props.isPictureTall ? '' : undefined}
      data-aside={props.aside ? '' : undefined}
      data-trail={breadcrumbs.length > 0 ? '' : undefined}
    >
      {breadcrumbs.length > 0 && (
        <div className={`wrap ${styles.crumbs}`}>
          <Breadcrumbs label={breadcrumbsLabel} steps={breadcrumbs} />
        </div>
      )}
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className={styles.title}>
            <TitleParts title={title} />
          </h1>
          <p className={styles.lead}>{lead}</p>
          {actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <a
                  key={action.href}
                  className={`button ${index === 0 ? 'button--primary' : 'button--quiet'}`}
                  href={action.href}
                >
                  {action.text}
                </a>
              ))}
            </div>
          )}
          {children}
        </div>
        {picture && <HeadPicture {...props} picture={picture} />}
        {props.aside}
      </div>
      <FirstScreenEnd />
    </div>
  );
}

/** Shorter words before a colon are no line of a title. */
const LEAST_START = 4;

/** A title that is too long for a line breaks after its colon first. */
function TitleParts({ title }: Pick<PageHeadProps, 'title'>) {
  const [, start = '', colon = '', space, end = ''] = /^(.+?)(：|:(?= ))( ?)(.+)$/.exec(title) ?? [];
  if (start.length < LEAST_START) return <WholeWords text={title} />;
  return (
    <>
      <span className={styles.part}>
        <WholeWords text={start + colon} />
      </span>
      {space}
      <span className={styles.part}>
        <WholeWords text={end} />
      </span>
    </>
  );
}

function HeadPicture(props: PageHeadProps & { picture: PictureSources | readonly PictureSources[] }) {
  const { picture, pictureAlt = '', pictureNote, isPictureTall } = props;
  return (
    <figure className={styles.figure}>
      {'avif' in picture ? (
        <div className={styles.frame}>
          <Picture
            sources={picture}
            alt={pictureAlt}
            // A wide picture that is cut to a high frame is wider than the frame.
            sizes={`(max-width: 899px) 92vw, ${isPictureTall ? '(max-width: 1279px) 600px, 1440px' : '600px'}`}
            isFirst
          />
        </div>
      ) : (
        <div className={styles.arches}>
          {picture.map((one) => (
            <Picture key={one.src} sources={one} alt="" sizes="(max-width: 899px) 29vw, 190px" isFirst />
          ))}
        </div>
      )}
      {pictureNote && <figcaption className={styles.note}>{pictureNote}</figcaption>}
    </figure>
  );
}
