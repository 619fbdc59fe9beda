import styles from './school.module.css';

/** A tile with a school's initials in its colour; it stands in for a logo until a school allows its own. */
export function Monogram({ school, initials }: { school: string; initials: string }) {
  return (
    <span className={`${styles.school} ${styles.monogram}`} data-school={school} aria-hidden="true">
      {initials}
    </span>
  );
}
