import type { BreadcrumbList, WithContext } from 'schema-dts';
import { Icon } from '../icon/Icon.tsx';
import { StructuredData } from '../structured-data/StructuredData.tsx';
import styles from './Breadcrumbs.module.css';

/** One step of the way from the home page to a page. */
export interface Breadcrumb {
  text: string;
  href: string;
  /** The whole address under the language’s prefix, for search engines. */
  address: string;
}

interface BreadcrumbsProps {
  /** Name of the navigation, for screen readers. */
  label: string;
  /** From the home page to the page itself, which stands last. */
  steps: readonly Breadcrumb[];
}

function wayData(steps: readonly Breadcrumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ text, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: address,
    })),
  };
}

/** The way from the home page to this one, for visitors and for search engines. */
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
      <StructuredData data={wayData(steps)} />
    </nav>
  );
}
