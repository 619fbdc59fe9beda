import { Icon } from '../icon/Icon.tsx';
import { useWechat } from './use-wechat.ts';
import styles from './WechatGuide.module.css';

/** One step of the hint: a verb and a sentence. */
export interface WechatStep {
  name: string;
  text: string;
}

/** The account and the words around it, in one language. */
export interface WechatContact {
  /** Account to search for in WeChat. */
  account: string;
  /** Marks an account with which the product ships (INVITE-3). */
  sample: string | undefined;
  /** Address of the QR code's picture. */
  code: string;
  texts: Record<'account' | 'copy' | 'open' | 'copySuccess' | 'copyFailed' | 'code' | 'scan' | 'press', string>;
}

interface WechatGuideProps extends WechatContact {
  title: string;
  /** A sentence under the title. */
  text?: string | undefined;
  /** The steps of the hint; without them the guide is a short prompt. */
  steps?: readonly WechatStep[] | undefined;
  /** `band` spreads over the width of a section, `panel` is a narrow column. Default `panel`. */
  layout?: 'band' | 'panel';
}

/**
 * How to reach the company in WeChat (STORY-4 to STORY-6). Nothing is given in return for
 * following: WeChat forbids it on outside pages. The code is a real picture, since WeChat reads a
 * long-pressed one from a screenshot.
 */
export function WechatGuide({ title, text, steps, layout = 'panel', ...contact }: WechatGuideProps) {
  const { code, texts } = contact;
  const wechat = useWechat(contact.account);
  return (
    <aside className={styles.guide} data-layout={layout} data-code={wechat.isCodeNeeded ? 'needed' : undefined}>
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.mark}>
            <Icon name="brand-wechat" />
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </div>
        {steps && (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.name}>
                <b>{step.name}</b>
                <span>{step.text}</span>
              </li>
            ))}
          </ol>
        )}
        <WechatActions {...contact} {...wechat} />
      </div>
      <figure className={styles.code}>
        <img src={code} alt={texts.code} width="480" height="480" loading="lazy" />
        <figcaption>{wechat.canPress ? texts.press : texts.scan}</figcaption>
      </figure>
    </aside>
  );
}

type WechatActionsProps = WechatContact & ReturnType<typeof useWechat>;

/** The account with what can be done about it here: copy it inside WeChat, open the app elsewhere on a phone. */
function WechatActions({ account, sample, texts, isInWechat, outcome, copy, open }: WechatActionsProps) {
  return (
    <div className={styles.contact}>
      <p className={styles.account}>
        <span>{texts.account}</span>
        <b>{account}</b>
        {sample && <span className="sample-mark">{sample}</span>}
      </p>
      {isInWechat ? (
        <button key="copy" type="button" className={`button button--small ${styles.action}`} onClick={copy}>
          <Icon name="copy" />
          {texts.copy}
        </button>
      ) : (
        <button
          key="open"
          type="button"
          className={`button button--small ${styles.action} ${styles.open}`}
          onClick={open}
          data-needs-script
        >
          <Icon name="brand-wechat" />
          {texts.open}
        </button>
      )}
      {/* Inside WeChat the region stands from the start, so that a screen reader hears it fill. */}
      {(isInWechat || outcome === 'copied') && (
        <p className={styles.notice} role="status">
          {outcome === 'copied' && texts.copySuccess}
        </p>
      )}
      {outcome === 'failed' && (
        <p className={styles.notice} role="alert">
          {texts.copyFailed}
        </p>
      )}
    </div>
  );
}
