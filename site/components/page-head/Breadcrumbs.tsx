import { Icon } from '../icon/Icon.tsx';
import styles from './Breadcrumbs.module.css';

/** One step of the way from the home page to a page. */
export interface Breadcrumb {
  text: string;
  href: string;
}

interface BreadcrumbsProps {
  /** Name of the navigation, for screen readers. */
  label: string;
  /** From the home page to the page itself, which stands last. */
  steps: readonly Breadcrumb[];
}

/** The way from the home page to this one. */
export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li key={step.href}>
              {index > 0 && <Icon name="caret-right" className={styles.mark} />}
              <a href={step.href} aria-current={isLast ? 'page' : undefined}>
                {step.text}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
