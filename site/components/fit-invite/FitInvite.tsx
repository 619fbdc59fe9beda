import styles from './FitInvite.module.css';

/** What the invitation says, in one language. */
export interface FitInviteProps {
  title: string;
  text: string;
  link: { text: string; href: string };
}

/** Invites to the fit check, in one band between two sections. */
export function FitInvite({ title, text, link }: FitInviteProps) {
  return (
    <aside className={`wrap ${styles.invite}`} aria-labelledby="fit-invite">
      <div className={styles.band}>
        <div>
          <h2 id="fit-invite">{title}</h2>
          <p>{text}</p>
        </div>
        <a className="button button--ink" href={link.href}>
          {link.text}
        </a>
      </div>
    </aside>
  );
}
