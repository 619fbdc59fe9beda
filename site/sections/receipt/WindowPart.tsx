import type { PartProps } from './receipt.data.ts';
import { Card, ReceiptForm, Refusal, refusalOf } from './receipt-parts.tsx';

/** Before an hour is chosen a screen reader would call each of them wrong. */
const NOT_WRONG = { 'aria-invalid': false };

function WindowForm({ receipt: { days, call }, page }: PartProps) {
  const { times, texts, say, sent } = page;
  const agreed = call.is === 'agreed' ? call.at : undefined;
  const chosen = sent?.action === 'window' && !Number.isNaN(sent.start) ? sent.start : agreed;
  return (
    <>
      <p className="receipt-quiet">{say('receipt.window.lead', { zone: times.zone })}</p>
      <Refusal page={page} action="window" />
      <ReceiptForm page={page} action="window" text={texts['receipt.window.set']} look="primary">
        {days.map(
          ([first, ...others]) =>
            first && (
              <fieldset key={first.start} className="receipt-day">
                <legend>{times.day(first.start)}</legend>
                <div className="receipt-windows">
                  {[first, ...others].map(({ start, isFree }) => {
                    const input = { value: start, disabled: !isFree, defaultChecked: start === chosen, ...NOT_WRONG };
                    return (
                      <label key={start} className="receipt-window">
                        <input type="radio" name="start" required {...input} />
                        <span>
                          {times.hours(start)} {!isFree && <small>{texts['receipt.window.full']}</small>}
                        </span>
                      </label>
                    );
                  })}
                </div>
              </fieldset>
            ),
        )}
      </ReceiptForm>
    </>
  );
}

/** The hours to choose from (RECEIPT-2); folded away once a call is agreed. */
export function WindowPart({ receipt, page }: PartProps) {
  const { texts } = page;
  const hasFree = receipt.days.flat().some(({ isFree }) => isFree);
  const form = hasFree ? <WindowForm receipt={receipt} page={page} /> : <p>{texts['receipt.window.none']}</p>;
  if (receipt.call.is !== 'agreed')
    return (
      <Card name="window" title={texts['receipt.window.title']}>
        {form}
      </Card>
    );
  return (
    hasFree && (
      <details className="receipt-card receipt-fold" open={refusalOf({ page, action: 'window' }) !== undefined}>
        <summary>{texts['receipt.window.change']}</summary>
        {form}
      </details>
    )
  );
}
