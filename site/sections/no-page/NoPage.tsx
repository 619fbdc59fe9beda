import { FirstScreenEnd } from '../../components/first-screen-end/FirstScreenEnd.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureSources } from '../../components/picture/pictures.ts';
import styles from './NoPage.module.css';

interface NoPageProps {
  picture: PictureSources;
  title: string;
  lead: string;
  /** Ways back; the first is the main one. */
  actions: { text: string; href: string }[];
}

/** What a visitor sees in place of a page: nothing is at the address, or what makes the page has failed. */
export function NoPage({ picture, title, lead, actions }: NoPageProps) {
  return (
    <section className={`wrap ${styles.page}`}>
      <Picture sources={picture} alt="" sizes="(max-width: 767px) 88vw, 520px" className={styles.picture} isFirst />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{lead}</p>
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
      </div>
      <FirstScreenEnd />
    </section>
  );
}
