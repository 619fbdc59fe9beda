/** Each kind of page, and the desk, on a phone with a slow processor. */
import { LOCALES } from '../../../contract/locales.ts';
import { deskTable } from '../phone/desk-table.ts';
import { measureDesk } from '../phone/measure-desk.ts';
import { measurePhone } from '../phone/measure-phone.ts';
import { type KindSummary, phoneTables, summarizeKind } from '../phone/phone-tables.ts';
import { shown, spreadOf } from '../spread.ts';
import type { MeasurePart, Row } from './part.ts';

const BYTES_PER_KB = 1000;
const LIMITS = { paint: 1.1, blocking: 50, wait: 100, script: 5, home: 150, deskMs: 2000, deskScript: 120 };

/** What is transferred hardly differs from visit to visit. */
const HOME_ROUNDS = 3;

type Kinds = Awaited<ReturnType<typeof measurePhone>>;

/** The page that is worst by some figure. */
function worst<T>(items: readonly T[], of: (item: T) => number): T {
  const [first] = items.toSorted((a, b) => of(b) - of(a));
  if (first === undefined) throw new Error('Nothing was measured.');
  return first;
}

/** By how much the pages beyond the limit miss it. */
function paintReason(all: readonly KindSummary[]): string {
  const over = all.filter(({ paintRatio }) => paintRatio.median > LIMITS.paint);
  const later = Math.max(...over.map((one) => one.largestPaint.median - one.plainLargestPaint.median));
  return `${over.length} kinds are painted up to ${Math.round(later)} ms later than without scripts: what a page runs and fetches before its text is painted shares the processor and the line with it. Visits of one page differ by more than that`;
}

function pageRows(kinds: Kinds): Row[] {
  const all = kinds.map((figures) => ({ figures, summary: summarizeKind(figures) }));
  const paint = worst(all, ({ summary }) => summary.paintRatio.median);
  const blocking = worst(all, ({ summary }) => summary.addedBlocking.median);
  const controls = all.flatMap(({ figures, summary }) =>
    summary.controls.map((one) => ({ ...one, kind: figures.name })),
  );
  const slow = controls.filter(({ wait }) => wait.median >= LIMITS.wait);
  const slowAlone = slow.filter(({ plainWait }) => plainWait !== undefined && plainWait >= LIMITS.wait);
  const slowest = controls.toSorted((a, b) => b.wait.median - a.wait.median)[0];
  const script = worst(all, ({ figures }) => figures.script.bytes);
  const firstTap = worst(all, ({ summary }) => summary.firstTap?.wait ?? 0);
  const reached = (of: (one: (typeof all)[number]) => boolean) => `${all.filter(of).length} of ${all.length} kinds`;
  return [
    {
      asked: `largest paint by that without scripts, the worst kind of page (${paint.figures.address})`,
      measured: `${shown(paint.summary.paintRatio, 2)}; within: ${reached(({ summary }) => summary.paintRatio.median <= LIMITS.paint)}`,
      limit: `${LIMITS.paint} times`,
      isReached: paint.summary.paintRatio.median <= LIMITS.paint,
      reason: paintReason(all.map(({ summary }) => summary)),
    },
    {
      asked: `blocking time beyond that without scripts, the worst kind of page (${blocking.figures.address})`,
      measured: `${shown(blocking.summary.addedBlocking)} ms; within: ${reached(({ summary }) => summary.addedBlocking.median <= LIMITS.blocking)}`,
      limit: `${LIMITS.blocking} ms`,
      isReached: blocking.summary.addedBlocking.median <= LIMITS.blocking,
    },
    {
      asked: `interaction to next paint, the slowest control (${slowest ? `${slowest.kind}: ${slowest.name}` : 'none'})`,
      measured: `${slowest ? `${shown(slowest.wait)} ms` : 'no control'}; within: ${controls.length - slow.length} of ${controls.length} controls`,
      limit: `under ${LIMITS.wait} ms`,
      isReached: slow.length === 0,
      reason: `React takes 2 to 4 ms on this processor for each of the dozen events of a tap, then draws what changes, and the browser paints without a graphics card; ${slowAlone.length} of the ${slow.length} slow controls are over the limit without scripts too; the table has the slowest of each kind of page`,
    },
    {
      asked: `the first tap of a visit, while scripts sleep, the slowest kind of page (${firstTap.figures.address})`,
      measured: `${firstTap.summary.firstTap?.wait} ms; within: ${reached(({ summary }) => (summary.firstTap?.wait ?? 0) < LIMITS.wait)}`,
      limit: `under ${LIMITS.wait} ms`,
      isReached: (firstTap.summary.firstTap?.wait ?? 0) < LIMITS.wait,
      reason:
        'the comparison wakes as one piece, which names all programmes; unfolding the answers of the fit check takes most of its time without scripts too; the column has each page',
    },
    {
      asked: `script beside React that runs before a touch or a timer, in brotli, the heaviest kind of page (${script.figures.address})`,
      measured: `${(script.figures.script.bytes / BYTES_PER_KB).toFixed(1)} kB; within: ${reached(({ figures }) => figures.script.bytes <= LIMITS.script * BYTES_PER_KB)}`,
      limit: `${LIMITS.script} kB`,
      isReached: script.figures.script.bytes <= LIMITS.script * BYTES_PER_KB,
      reason: 'the sign-in and the shortlist are nothing without their script, and run it at once',
    },
  ].map((row) => ({ ...row, asked: row.asked.replaceAll('|', '/') }));
}

/** The home page in each language; the Chinese one is measured already. */
async function homeRows(inChinese: Kinds, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const locale of LOCALES) {
    const measured =
      locale === 'zh' ? inChinese : await measurePhone({ only: ['home'], rounds, locale, hasTouches: false });
    const home = measured.find(({ name }) => name === 'home');
    if (!home) continue;
    const { weight } = summarizeKind(home);
    rows.push({
      asked: `home page as the slow phone loads it, ${home.address}`,
      measured: `${shown(weight, 1)} kB`,
      limit: `${LIMITS.home} kB`,
      isReached: weight.most <= LIMITS.home,
    });
  }
  return rows;
}

/** Measures the site's pages. */
export const measurePhonePages: MeasurePart = async ({ rounds, isTrial }) => {
  const only = isTrial ? ['home', 'program'] : undefined;
  const kinds = await measurePhone({ only, rounds, locale: 'zh', hasTouches: true });
  return {
    rows: [...pageRows(kinds), ...(await homeRows(kinds, isTrial ? 1 : HOME_ROUNDS))],
    details: [
      'Lighthouse’s phone: 412 × 823 px, processor four times slower than this machine’s, network of 1.6 Mbit/s and 150 ms. The page without scripts is the same HTML with its scripts taken out, from a second server. Blocking is thread time of long tasks beyond 50 ms each, from the first paint to 5 s. A visit in which the browser painted nothing is made again. Script before a touch or a timer: files that ran by the browser’s coverage, scripts within the page included, less the file that holds React, with timers of a second or more held back; what is fetched meanwhile and does not run is in the column before. The staff’s sign-in and the shortlist are for a script alone, and run it at once. Controls are touched in the first two rounds, of which the slower counts, 250 ms after they were scrolled into view, which is how long a person takes at least to react, without the slow network, and once on the page without scripts; 0 stands for less than 16 ms, a dash for a control that is not shown there. Links, which lead away, are not touched, and the bar at the top and the foot on the home page alone. What is scrolled to is awake when it is touched: the first tap of a visit, on a page that sleeps and is not moved before, has a column of its own, with what waking takes. Not visited: the page of a receipt, the answers to a posted form and the page for addresses that do not exist.',
      '',
      ...phoneTables(kinds),
    ],
  };
};

/** Measures the desk's first screen. */
export const measureDeskScreen: MeasurePart = async ({ rounds }) => {
  const visits = await measureDesk(rounds);
  const ready = spreadOf(visits.map((visit) => visit.ready));
  const script = spreadOf(visits.map((visit) => visit.scriptBytes / BYTES_PER_KB));
  return {
    rows: [
      {
        asked: 'the desk’s first screen with its data, processor four times slower, empty cache',
        measured: `${shown(ready)} ms`,
        limit: `under ${LIMITS.deskMs} ms`,
        isReached: ready.median < LIMITS.deskMs,
      },
      {
        asked: 'all script of the desk until then, in brotli',
        measured: `${shown(script, 1)} kB`,
        limit: `${LIMITS.deskScript} kB`,
        isReached: script.median <= LIMITS.deskScript,
      },
    ],
    details: deskTable(visits),
  };
};
