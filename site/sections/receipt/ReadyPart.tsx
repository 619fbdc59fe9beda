import type { ReceiptPage } from './receipt.data.ts';
import { Card } from './receipt-parts.tsx';

const READY = ['papers', 'english', 'hours', 'budget'] as const;

/** What to have at hand during the call. */
export function ReadyPart({ page: { texts } }: { page: ReceiptPage }) {
  return (
    <Card name="ready" title={texts['receipt.ready.title']}>
      <ul className="receipt-list">
        {READY.map((item) => (
          <li key={item}>{texts[`receipt.ready.${item}`]}</li>
        ))}
      </ul>
      <p className="receipt-quiet">{texts['receipt.ready.secrets']}</p>
    </Card>
  );
}

/** The WeChat account, as a code to press and a name to search for. */
export function WechatPart({ page: { texts, wechat } }: { page: ReceiptPage }) {
  if (!wechat) return null;
  return (
    <section className="receipt-card receipt-wechat" aria-labelledby="receipt-wechat">
      <div>
        <h2 id="receipt-wechat">{texts['receipt.wechat.title']}</h2>
        <p>{texts['receipt.wechat.text']}</p>
        <p>
          <b className="receipt-account">{wechat}</b>
        </p>
      </div>
      <img src="/qr/wechat-service.png" alt={texts['receipt.wechat.code']} width="480" height="480" loading="lazy" />
    </section>
  );
}
