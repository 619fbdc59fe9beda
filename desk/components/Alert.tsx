/** Something that is not as it should be, on the first screen or where the code of others may be missing; looks as MUI's alert. */
import type { ReactNode } from 'react';
import warningIcon from '@phosphor-icons/core/regular/warning.svg?raw';
import warningCircleIcon from '@phosphor-icons/core/regular/warning-circle.svg?raw';
import { Icon } from './Icon.tsx';

interface Props {
  severity: 'warning' | 'error';
  /** A button or link at its end. */
  action: ReactNode;
  /** One more class. */
  className?: string;
  children: ReactNode;
}

/** Read out as it appears. */
export function Alert({ severity, action, className = '', children }: Props) {
  return (
    <div role="alert" className={`alert alert-${severity} ${className}`}>
      {severity === 'error' ? <Icon drawing={warningCircleIcon} /> : <Icon drawing={warningIcon} />}
      <div className="alert-words">{children}</div>
      <div className="alert-action">{action}</div>
    </div>
  );
}
