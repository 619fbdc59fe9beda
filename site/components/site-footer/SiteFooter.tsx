import type { ReactNode } from 'react';
import { BrandMark } from '../brand/BrandMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './SiteFooter.module.css';
import type { SiteFooterProps } from './site-footer.data.ts';

/** A long address breaks before its @. */
function breakable(text: string): ReactNode {
  const [name, host] = text.split('@');
  if (host === undefined) return text;
  return (
    <span>
      {name}
      <wbr />@{host}
    </span>
  );
}

/** The foot of every page: ways on, the company's contacts and accounts, legal lines (FOOT-1 to FOOT-3). */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, mark, tagline, homeHref, columns, contacts, texts } = props;
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.about}>
          <a href={homeHref} className={styles.brand}>
            <BrandMark mark={mark} />
            <span>{brand}</span>
          </a>
          <p>{tagline}</p>
        </div>
        <nav id="footer-nav" className={styles.columns} aria-label={texts.label}>
          {columns.map((column) => (
            <div key={column.title}>
              <h2 className={styles.title}>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.text}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div>
          <h2 className={styles.title}>{texts.contact}</h2>
          <ul className={styles.contacts}>
            {contacts.map((contact) => (
              <li key={contact.label}>
                <Icon name={contact.icon} />
                <span>
                  <small>
                    {contact.label}
                    <Sample mark={contact.sample} />
                  </small>
                  {contact.href ? <a href={contact.href}>{breakable(contact.text)}</a> : contact.text}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Accounts {...props} />
      </div>
      <LegalLines {...props} />
    </footer>
  );
}

function Accounts({ accounts, zhihu, zhihuHref, texts }: SiteFooterProps) {
  return (
    <div className={styles.accounts}>
      <h2 className={styles.title}>{texts.accounts}</h2>
      <ul className={`desktop-only ${styles.codes}`}>
        {accounts.map((account) => (
          <li key={account.title}>
            <img src={account.image} alt={account.alt} width="112" height="112" loading="lazy" />
            <AccountName {...account} newTab={texts.newTab} />
            <Sample mark={account.sample} />
          </li>
        ))}
      </ul>
      {/* One code at a time on a phone: WeChat recognises only one in view. */}
      <div className={`mobile-only ${styles.drawers}`}>
        {accounts.map((account) => (
          <details key={account.title} name="footer-accounts">
            <summary>
              <Icon name={account.icon} />
              {account.title}
              <Icon name="caret-down" />
            </summary>
            <img src={account.image} alt={account.alt} width="220" height="220" loading="lazy" />
            {account.href && <AccountName {...account} newTab={texts.newTab} />}
            <Sample mark={account.sample} />
          </details>
        ))}
      </div>
      <p className={styles.zhihu}>
        <Icon name="brand-zhihu" />
        {zhihuHref ? (
          <a href={zhihuHref} target="_blank" rel="nofollow noopener noreferrer">
            {zhihu}
          </a>
        ) : (
          zhihu
        )}
      </p>
    </div>
  );
}

function Sample({ mark }: { mark: string | undefined }) {
  return mark && <span className={styles.sample}>{mark}</span>;
}

type AccountNameProps = SiteFooterProps['accounts'][number] & { newTab: string };

function AccountName({ title, href, name, newTab }: AccountNameProps) {
  if (!href) return <span>{title}</span>;
  return (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer">
      {name === undefined ? title : `${title} · ${name}`}
      <span className="visually-hidden">{newTab}</span>
    </a>
  );
}

/** Registration numbers stand unaltered in every language, and only where there are any. */
function LegalLines({ copyright, icp, record, texts }: SiteFooterProps) {
  return (
    <div className={`wrap ${styles.legal}`}>
      <p>{texts.illustration}</p>
      <p>{copyright}</p>
      {(icp || record) && (
        <p className={styles.registration}>
          {icp && (
            <span>
              <a
                href="https://beian.miit.gov.cn/"
                target="_blank"
                rel="nofollow noopener noreferrer"
                aria-label={`${texts.icpAlt} ${icp.text}`}
                lang="zh-CN"
              >
                {icp.text}
              </a>
              <Sample mark={icp.sample} />
            </span>
          )}
          {record && (
            <span>
              <a href={record.href} target="_blank" rel="nofollow noopener noreferrer" lang="zh-CN">
                <img src="/police-badge.svg" width="20" height="20" loading="lazy" alt={texts.recordAlt} />
                {record.text}
              </a>
              <Sample mark={record.sample} />
            </span>
          )}
        </p>
      )}
    </div>
  );
}
