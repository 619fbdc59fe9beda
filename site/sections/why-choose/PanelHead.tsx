import type { KeyboardEvent } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './PanelHead.module.css';

interface PanelHeadProps {
  icon: string;
  title: string;
  isOpen: boolean;
  /** Id of the words that it opens; `<id>-title` names it. */
  controls: string;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The button that lies over a whole panel; it shows icon and upright title while the panel is closed. */
export function PanelHead({ icon, title, isOpen, controls, onSelect, onKeyDown }: PanelHeadProps) {
  return (
    <button
      type="button"
      className={styles.head}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-labelledby={`${controls}-title`}
      data-needs-script
      onClick={onSelect}
      onFocus={onSelect}
      onKeyDown={onKeyDown}
    >
      <Icon name={icon} />
      <span className={styles.label} aria-hidden="true">
        {title}
      </span>
    </button>
  );
}
