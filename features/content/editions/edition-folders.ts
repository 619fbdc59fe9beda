/**
 * Where editions lie on the disk of a server. A folder has its name once it is whole: whoever is killed while building
 * leaves a folder that nobody reads.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { offsetMinutes } from '../../../contract/time/zone-offset.ts';
import type { Documents } from '../../../content/reading/parse-content.ts';
import type { PublishingTimes } from '../contract/edition-api.ts';
import { nameAtAddress, readEditionAddress } from '../../../publishing/protocol/edition-files.ts';

/** Editions that are kept, so that the last ones can be brought back at once. */
const KEPT = 5;
/** What a folder is called while it is being made. */
const WORK = '.work-';
/** The file that names the edition that was shown last. */
const SHOWN = 'shown';
/** The file that says how long the last publishings took: a line each, in seconds. */
const TIMES = 'times';
const TIMES_KEPT = 5;

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, canonical(inner)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** How far the clock of a school is ahead; 0 where its document, not checked yet, names no zone that there is. */
function clockOf(document: unknown, at: Date): number {
  if (typeof document !== 'object' || document === null || !('timeZone' in document)) return 0;
  try {
    return offsetMinutes(String(document.timeZone), at);
  } catch {
    return 0;
  }
}

/** What pages say that no document does: the year, and when classes are once a school has changed its clocks (DIAL-2). */
function calendarOf(documents: Documents, at: Date): unknown[] {
  const schools = [...documents].filter(([name]) => name.startsWith('schools/'));
  return [at.getUTCFullYear(), ...schools.map(([name, document]) => [name, clockOf(document, at)]).sort()];
}

/**
 * What tells editions apart: the documents, in whatever order their fields are, the code that renders them, and what pages
 * say of the calendar.
 *
 * @param code fingerprint of the bundled site.
 * @param at the day on which the pages are rendered, as they take it to begin.
 */
export function editionKey(documents: Documents, code: string, at: Date): string {
  const all = [...documents].sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([code, canonical(all), calendarOf(documents, at)]))
    .digest('hex')
    .slice(0, 32);
}

/** Whether another server builds in a folder of this name. In a container this one may have the id of the one before. */
function isOfOther(work: string): boolean {
  const pid = Number(work.slice(WORK.length).split('-')[0]);
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The editions of a server. */
export class EditionFolders {
  readonly #folder: string;

  /** @param dataDir the server's folder for data; nothing is made in it yet. */
  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'editions');
  }

  /** The folder of an edition, once it is whole; undefined until then. */
  find(key: string): string | undefined {
    const folder = path.join(this.#folder, key);
    return existsSync(folder) ? folder : undefined;
  }

  /** A new folder to build an edition in. @throws the file system's error. */
  begin(): string {
    const folder = path.join(this.#folder, `${WORK}${process.pid}-${Date.now()}`);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** Gives a folder that is whole its name. @throws the file system's error. */
  finish(work: string, key: string): string {
    const folder = path.join(this.#folder, key);
    if (existsSync(folder)) rmSync(work, { recursive: true });
    else renameSync(work, folder);
    return folder;
  }

  /** Removes a folder that did not get whole, if it is still there. @throws the file system's error. */
  remove(work: string): void {
    rmSync(work, { recursive: true, force: true });
  }

  /** Notes that the edition of the build is shown. @throws the file system's error. */
  forgetShown(): void {
    rmSync(path.join(this.#folder, SHOWN), { force: true });
  }

  /** Notes which edition is shown, for the next start; removes what is left of others. @throws the file system's error. */
  noteShown(key: string): void {
    const note = path.join(this.#folder, SHOWN);
    writeFileSync(`${note}.new`, key);
    renameSync(`${note}.new`, note);
    const whole = readdirSync(this.#folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const made = whole
      .filter(({ name }) => !name.startsWith(WORK) && name !== key)
      .map(({ name }) => ({ name, at: statSync(path.join(this.#folder, name)).mtimeMs }))
      .sort((one, other) => other.at - one.at);
    for (const { name } of made.slice(KEPT - 1)) rmSync(path.join(this.#folder, name), { recursive: true });
  }

  /** Notes how long a publishing took, in seconds. @throws the file system's error. */
  noteTime(seconds: number): void {
    const times = [...this.#times(), seconds].slice(-TIMES_KEPT);
    writeFileSync(path.join(this.#folder, TIMES), times.join('\n'));
  }

  /** How long the last ones took; undefined while none was noted. @throws the file system's error. */
  times(): PublishingTimes | undefined {
    const times = this.#times();
    return times.length === 0 ? undefined : { shortest: Math.min(...times), longest: Math.max(...times) };
  }

  #times(): number[] {
    const note = path.join(this.#folder, TIMES);
    const lines = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : [];
    // A server that is killed may leave half a file.
    return lines.map(Number).filter((seconds) => seconds > 0);
  }

  /** The folder of the edition that was shown last; undefined when there was none or it is gone. */
  lastShown(): string | undefined {
    const note = path.join(this.#folder, SHOWN);
    return existsSync(note) ? this.find(readFileSync(note, 'utf8')) : undefined;
  }

  /**
   * An edition at an address: as it is, or the copy of it whose links have that address; undefined until there is one.
   *
   * @throws the file system's error.
   */
  atAddress(folder: string, siteUrl: string): string | undefined {
    const address = readEditionAddress(folder);
    if (address === undefined || address === siteUrl) return folder;
    return this.find(nameAtAddress(folder, siteUrl));
  }

  /** What a server shows first: what was shown last, at its address; until that is made, the build. @throws the file system's error. */
  first(builtDir: string, siteUrl: string): string {
    return this.atAddress(this.lastShown() ?? builtDir, siteUrl) ?? builtDir;
  }

  /** Removes what killed processes have left; before this one builds anything. @throws the file system's error. */
  sweep(): void {
    if (!existsSync(this.#folder)) return;
    const left = readdirSync(this.#folder).filter((name) => name.startsWith(WORK) && !isOfOther(name));
    for (const name of left) rmSync(path.join(this.#folder, name), { recursive: true, force: true });
  }
}
