import styles from './CampaignFoot.module.css';
import type { CampaignFootProps } from './campaign.data.ts';

/** The foot of a campaign page: whose page it is, and the privacy policy. */
export function CampaignFoot({ company, address, sample, privacy, icp, record, illustration }: CampaignFootProps) {
  return (
    <footer className={styles.foot}>
      <div className={`wrap ${styles.lines}`}>
        <p>
          {company} · {address} {sample && <span className="sample-mark">{sample}</span>}
        </p>
        <p>{illustration}</p>
        <p className={styles.links}>
          <a href={privacy.href}>{privacy.text}</a>
          {icp && (
            <a href="https://beian.miit.gov.cn/" target="_blank" rel="nofollow noopener noreferrer" lang="zh-CN">
              {icp.text} {icp.sample && <span className="sample-mark">{icp.sample}</span>}
            </a>
          )}
          {record && (
            <a href={record.href} target="_blank" rel="nofollow noopener noreferrer" lang="zh-CN">
              {record.text} {record.sample && <span className="sample-mark">{record.sample}</span>}
            </a>
          )}
        </p>
      </div>
    </footer>
  );
}
