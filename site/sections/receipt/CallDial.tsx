import { callDialPaths } from '../../../contract/dial/call-dial.ts';
import type { PartProps } from './receipt.data.ts';

/** The hour of the call on the person's own clock (DIAL-4), beside the words, which say the same; nothing where no hour is known. */
export function CallDial({ receipt: { call, days }, page: { times } }: PartProps) {
  const starts = days.flat().map(({ start }) => times.hourOfDay(start));
  const at = 'at' in call ? call.at : undefined;
  if (at === undefined && starts.length === 0) return null;
  const hour = at === undefined ? undefined : times.hourOfDay(at);
  const paths = callDialPaths({
    open: starts.length > 0 ? { from: Math.min(...starts), to: Math.max(...starts) + 1 } : undefined,
    hour: hour === undefined ? undefined : { from: hour, to: hour + 1 },
  });
  return (
    <svg className="receipt-dial" viewBox="0 0 120 120" aria-hidden="true" focusable="false" data-call-dial="">
      <path data-part="day" d={paths.day} />
      <path data-part="night" d={paths.night} />
      {paths.open && <path data-part="open" d={paths.open} />}
      {paths.hour && <path data-part={call.is === 'agreed' ? 'hour' : 'expected'} d={paths.hour} />}
      {at !== undefined && (
        <text x="60" y="66">
          {times.clock(at)}
        </text>
      )}
    </svg>
  );
}
