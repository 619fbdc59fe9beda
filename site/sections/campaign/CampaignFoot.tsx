import styles from './CampaignFoot.module.css';

interface CampaignFootProps {
  company: string;
  address: string;
  privacy: { text: string; href: string };
  /** Site-registration number; empty shows nothing (TRUST-5). */
  icp: string;
  /** Public-security record; undefined shows nothing. */
  record: { text: string; href: string } | undefined;
  illustration: string;
}

/** The foot of a campaign page: whose page it is, and the privacy policy. */
export function CampaignFoot({ company, address, privacy, icp, record, illustration }: CampaignFootProps) {
  return (
    <footer className={styles.foot}>
      <div className={`wrap ${styles.lines}`}>
        <p>
          {company} · {address}
        </p>
        <p>{illustration}</p>
        <p className={styles.links}>
          <a href={privacy.href}>{privacy.text}</a>
          {icp && (
            <a href="https://beian.miit.gov.cn/" target="_blank" rel="nofollow noopener noreferrer" lang="zh-CN">
              {icp}
            </a>
          )}
          {record && (
            <a href={record.href} target="_blank" rel="nofollow noopener noreferrer" lang="zh-CN">
              {record.text}
            </a>
          )}
        </p>
      </div>
    </footer>
  );
}
