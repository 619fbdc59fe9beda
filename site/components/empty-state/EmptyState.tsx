import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  text: string;
  /** A picture above the title; its name in the sprite. */
  icon?: string;
  /** Level of the title in the page's order of headings. */
  level: 2 | 3;
  /** `paper` on white, `card` on the page's darker ground. */
  ground: 'paper' | 'card';
  isHidden?: boolean;
  /** Takes its place without being seen or read: nothing below moves when it is needed. */
  isReserved?: boolean;
  needsScript?: boolean;
  /** Ways on: buttons and links. */
  children: ReactNode;
}

/** Says that there is nothing here, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, icon, level, ground, isHidden, isReserved, needsScript, children } = props;
  const Title = `h${level}` as const;
  return (
    <div
      className={styles.empty}
      data-empty
      data-ground={ground}
      data-needs-script={needsScript ? '' : undefined}
      data-reserved={isReserved ? '' : undefined}
      hidden={isHidden}
    >
      {icon && <Icon name={icon} />}
      <Title>{title}</Title>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
