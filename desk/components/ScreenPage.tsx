/** The frame of one screen: heading, what can be done, content. Sets the document's title too. */
import { type ReactNode, useContext, useEffect } from 'react';
import { Link } from 'react-router-dom';
import questionIcon from '@phosphor-icons/core/regular/question.svg?raw';
import { useTranslate } from '../words/WordsProvider.tsx';
import { brandName } from './theme/brand.ts';
import { HelpContext } from './help.ts';
import { Hint } from './Hint.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  /** The screen's only first heading. */
  title: string;
  /** Stands in the title of the document instead: browsers remember those. */
  documentTitle?: string;
  /** One sentence under it. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Leads to the guide's page about the screen. */
function Help() {
  const translate = useTranslate();
  const path = useContext(HelpContext);
  if (path === undefined) return null;
  const label = translate('shell.help');
  return (
    <Hint text={label}>
      <Link className="icon-button screen-help" to={path} aria-label={label}>
        <Icon drawing={questionIcon} />
      </Link>
    </Hint>
  );
}

/** A screen; every one is wrapped in it. */
export function ScreenPage({ title, documentTitle = title, lead, actions, children }: Props) {
  useEffect(() => {
    document.title = `${documentTitle} · ${brandName()}`;
  }, [documentTitle]);
  return (
    <div className="screen">
      <div className="screen-top">
        <div className="screen-words">
          <div className="screen-title">
            <h1 className="title">{title}</h1>
            <Help />
          </div>
          {lead && <p className="text soft screen-lead">{lead}</p>}
        </div>
        {actions && <div className="screen-actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
