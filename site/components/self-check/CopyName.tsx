import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { copyText } from '../wechat-guide/copy-text.ts';
import styles from './CopyName.module.css';

interface CopyNameProps {
  /** What is copied. */
  name: string;
  texts: Record<'copy' | 'copied' | 'failed', string>;
}

/** The button that copies a school's legal name (TRUST-3). Without a script it is not offered: the name can be selected. */
export function CopyName({ name, texts }: CopyNameProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = () => {
    setOutcome(null);
    copyText(name).then((isCopied) => setOutcome(isCopied ? 'copied' : 'failed'));
  };
  return (
    <div className={styles.copy} data-section="copy-name" data-needs-script>
      <button type="button" className="button button--ink button--small" onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {texts.copy}
      </button>
      <p role="status" className={styles.notice} data-outcome={outcome ?? undefined}>
        {outcome && texts[outcome]}
      </p>
    </div>
  );
}
