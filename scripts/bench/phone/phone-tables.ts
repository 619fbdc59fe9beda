/** The figures of the phone as tables of Markdown. */
import { type Spread, shown, spreadOf } from '../spread.ts';
import type { FirstTap } from './interactions.ts';
import type { KindFigures } from './measure-phone.ts';
import type { VisitFigures } from './visit.ts';

const BYTES_PER_KB = 1000;

/** Figures of one kind of page, each over all rounds. */
export interface KindSummary {
  /** Largest paint with scripts by that without, round by round. */
  paintRatio: Spread;
  largestPaint: Spread;
  plainLargestPaint: Spread;
  /** Milliseconds of blocking beyond those of the page without scripts, round by round. */
  addedBlocking: Spread;
  blocking: Spread;
  plainBlocking: Spread;
  /** Transferred, in kB. */
  weight: Spread;
  scriptWeight: Spread;
  ownScriptWeight: Spread;
  /** Its controls, the slowest first. */
  controls: ControlSummary[];
  /** The first tap of a visit, the slower of the rounds; undefined where no control is in view or nothing was touched. */
  firstTap: FirstTap | undefined;
}

/** How long a control waited over all rounds. */
export interface ControlSummary {
  name: string;
  wait: Spread;
  /** Work of the main thread. */
  worked: Spread;
  /** On the page without scripts; undefined where that does not show it. */
  plainWait: number | undefined;
}

function summarizeControls({ waits, plainWaits }: KindFigures): ControlSummary[] {
  return Object.entries(waits)
    .map(([name, all]) => ({
      name,
      wait: spreadOf(all.map(({ wait }) => wait)),
      worked: spreadOf(all.map(({ worked }) => worked)),
      plainWait: plainWaits[name]?.[0]?.wait,
    }))
    .toSorted((a, b) => b.wait.median - a.wait.median || b.wait.most - a.wait.most);
}

/** Summarizes the rounds of one kind of page. */
export function summarizeKind(figures: KindFigures): KindSummary {
  const { scripted, plain } = figures;
  const over = (visits: readonly VisitFigures[], of: (visit: VisitFigures) => number) => spreadOf(visits.map(of));
  const pairs = (of: (withScripts: VisitFigures, without: VisitFigures) => number) =>
    spreadOf(scripted.map((visit, index) => of(visit, plain[index] ?? visit)));
  return {
    paintRatio: pairs((one, other) => one.largestPaint / other.largestPaint),
    largestPaint: over(scripted, (one) => one.largestPaint),
    plainLargestPaint: over(plain, (one) => one.largestPaint),
    addedBlocking: pairs((one, other) => one.blocking - other.blocking),
    blocking: over(scripted, (one) => one.blocking),
    plainBlocking: over(plain, (one) => one.blocking),
    weight: over(scripted, (one) => one.bytes / BYTES_PER_KB),
    scriptWeight: over(scripted, (one) => one.scriptBytes / BYTES_PER_KB),
    ownScriptWeight: over(scripted, (one) => one.ownScriptBytes / BYTES_PER_KB),
    controls: summarizeControls(figures),
    firstTap: figures.firstTaps.toSorted((a, b) => b.wait - a.wait)[0],
  };
}

function controlLine({ name, unreached }: KindFigures, { controls, firstTap }: KindSummary): string {
  const [one] = controls;
  const slowest =
    one && `${one.name}: ${shown(one.wait)}, worked ${shown(one.worked)}, without ${one.plainWait ?? '–'}`;
  const tap = firstTap ? `${firstTap.name}: ${firstTap.wait}, worked ${Math.round(firstTap.worked)}` : '–';
  const cells = [name, tap, controls.length, slowest ?? '–', unreached.join(', ') || '–'];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '/')).join(' | ')} |`;
}

/** The tables, line by line. */
export function phoneTables(all: readonly KindFigures[]): string[] {
  const summaries = all.map((figures) => ({ figures, summary: summarizeKind(figures) }));
  const paints = summaries.map(
    ({ figures: { address }, summary: one }) =>
      `| ${address} | ${shown(one.paintRatio, 2)} | ${shown(one.largestPaint)} | ${shown(one.plainLargestPaint)} | ${shown(one.addedBlocking)} | ${shown(one.blocking)} | ${shown(one.plainBlocking)} |`,
  );
  const weights = summaries.map(
    ({ figures: { address, script }, summary: one }) =>
      `| ${address} | ${shown(one.weight, 1)} | ${shown(one.scriptWeight, 1)} | ${shown(one.ownScriptWeight, 1)} | ${(script.bytes / BYTES_PER_KB).toFixed(1)} |`,
  );
  const hasTouches = all.some(({ waits }) => Object.keys(waits).length > 0);
  return [
    '| page | largest paint ÷ without scripts | largest paint, ms | without scripts, ms | added blocking, ms | blocking, ms | without scripts, ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...paints,
    '',
    '| page | transferred, kB | script, kB | script beside React, kB | ran of it before a touch or a timer, kB |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...weights,
    ...(hasTouches
      ? [
          '',
          '| kind of page | first tap of a visit: ms to the next frame, work until all that it wakes runs | controls | slowest control: ms from touch to next frame, work of the main thread, wait without scripts | covered, not touched |',
          '| --- | --- | ---: | --- | --- |',
          ...summaries.map(({ figures, summary }) => controlLine(figures, summary)),
        ]
      : []),
  ];
}
