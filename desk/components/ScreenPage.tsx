/** The frame of one screen: heading, what can be done, content. Sets the document's title too. */
import { type ReactNode, useEffect } from 'react';
import { brandName } from './brand.ts';

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

/** A screen; every one is wrapped in it. */
export function ScreenPage({ title, documentTitle = title, lead, actions, children }: Props) {
  useEffect(() => {
    document.title = `${documentTitle} · ${brandName()}`;
  }, [documentTitle]);
  return (
    <div className="screen">
      <div className="screen-top">
        <div className="screen-words">
          <h1 className="title">{title}</h1>
          {lead && <p className="text soft screen-lead">{lead}</p>}
        </div>
        {actions && <div className="screen-actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
