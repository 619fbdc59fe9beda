/** Records a trace of the browser and reads paints and long tasks from it. */
import type { CDPSession } from '@playwright/test';

/** A task that is longer keeps a visitor waiting, in milliseconds: the web's own definition of a long task. */
const LONG_TASK_MS = 50;
const MICROSECONDS_PER_MS = 1000;
/** Tasks are looked at until so long after the request, in milliseconds. */
const WATCHED_MS = 5000;
const CATEGORIES = ['loading', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** An event of a trace, as far as it is read here. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string; navigationId?: string } };
}

/** What a trace says of a page, in milliseconds from the request. */
export interface TraceFigures {
  firstPaint: number;
  largestPaint: number;
  /** Sum of what long tasks of the page took beyond 50 ms each, from the first paint to five seconds; thread time. */
  blocking: number;
  /** Longest task of the page after its first paint; thread time. */
  longestTask: number;
}

/** Runs something while the browser records. @returns the events. */
export async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await run();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Thrown for a page that the browser did not paint. */
export class NotPaintedError extends Error {
  override readonly name = 'NotPaintedError';
}

/** Reads the figures of the page at an address. @throws NotPaintedError */
export function readTrace(events: readonly TraceEvent[], address: string): TraceFigures {
  const started = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.isOutermostMainFrame && args.data.documentLoaderURL === address,
  );
  if (!started) throw new Error(`The trace does not show ${address}`);
  const since = (event: TraceEvent) => (event.ts - started.ts) / MICROSECONDS_PER_MS;
  const paints = events.filter(({ args }) => args?.data?.navigationId === started.args?.data?.navigationId);
  const firstPaint = paints.find(({ name }) => name === 'firstContentfulPaint');
  const largestPaint = paints.findLast(({ name }) => name === 'largestContentfulPaint::Candidate');
  if (!firstPaint || !largestPaint) throw new NotPaintedError(`${address} was not painted`);
  const isLater = ({ pid, tid, ts }: TraceEvent) => pid === started.pid && tid === started.tid && ts >= firstPaint.ts;
  const tasks = events
    .filter((event) => event.name === 'RunTask' && isLater(event))
    .filter((event) => since(event) < WATCHED_MS)
    .map(({ dur = 0, tdur = dur }) => tdur / MICROSECONDS_PER_MS);
  return {
    firstPaint: since(firstPaint),
    largestPaint: since(largestPaint),
    blocking: tasks.reduce((total, ms) => total + Math.max(0, ms - LONG_TASK_MS), 0),
    longestTask: Math.max(0, ...tasks),
  };
}
