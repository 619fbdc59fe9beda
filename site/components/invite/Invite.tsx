import styles from './Invite.module.css';

/** What the invitation says, in one language. */
export interface InviteProps {
  title: string;
  text: string;
  link: { text: string; href: string };
}

/** Invites to one step more, in a band below a section. */
export function Invite({ title, text, link }: InviteProps) {
  return (
    <aside className={`wrap ${styles.invite}`} aria-labelledby="invite">
      <div className={styles.band}>
        <div>
          <h2 id="invite">{title}</h2>
          <p>{text}</p>
        </div>
        <a className="button button--ink" href={link.href}>
          {link.text}
        </a>
      </div>
    </aside>
  );
}
