/**
 * The editions of a server: builds what is published, here or by another server of the same store, and shows it
 * (EDIT-4, EDIT-5).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fault } from '../../../content/reading/fault.ts';
import { type Documents, documentsOf } from '../../../content/reading/parse-content.ts';
import { readContentFiles } from '../../../content/reading/read-content-files.ts';
import { hasEndingRelease, hideUnreleased } from '../../../content/rules/story-release.ts';
import { chinaDay } from '../../../contract/time/china-calendar.ts';
import type { PublishingState, PublishingStep, PublishingTimes } from '../contract/edition-api.ts';
import { MS_PER_MINUTE, MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { type Queryable, StoreUnavailableError } from '../../../server/storage/database.ts';
import { editionDocuments, latestEdition, publishedDocuments } from './edition.repository.ts';
import { nameAtAddress, QUICK_NOTE, readDay } from '../../../publishing/protocol/edition-files.ts';
import { EditionFolders, editionKey } from './edition-folders.ts';
import { EditionRefusedError } from './edition-refused.ts';
import { MediaFolder } from '../uploads/media-folder.ts';
import type { PagePreview } from './page-preview.ts';
import type { PreviewAnswer, PreviewOrder } from '../../../publishing/protocol/processes.ts';
import { type BuildEdition, type EditionOrder, type CompressEdition, type SetAddress } from './run-edition-build.ts';

/** How often a server looks whether another one has published. */
const LOOK_EVERY_MS = 5 * MS_PER_SECOND;

/** When an edition that could not be built is tried again: each attempt takes a core for a while. */
const RETRY_AFTER_MS = 5 * MS_PER_MINUTE;

/** What editions are made and shown with. */
export interface EditionsOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  db: () => Queryable;
  dataDir: string;
  /** Folder of the edition that the build has made. */
  builtDir: string;
  /** Folder of the edition that is shown already; that of the build unless it is given. */
  shownFolder?: string;
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
  /** Fingerprint of the bundled site; undefined where there is none: then nothing can be published. */
  bundleFingerprint: string | undefined;
  build: BuildEdition;
  setAddress: SetAddress;
  compress: CompressEdition;
  preview: Pick<PagePreview, 'render' | 'stop'>;
  /** Shows an edition from a folder. */
  show: (folder: string) => Promise<void>;
  onFailure: (error: unknown) => void;
  /** Milliseconds since 1970; the clock unless it is given. */
  now?: () => number;
}

/** An order to publish: the documents, and how the edition is stored. */
export interface Publishing {
  documents: Documents;
  /** Drafts that were not chosen: where one of them is needed, it is named. Null: it was removed. */
  others?: Documents;
  /** When somebody asked for it, in milliseconds since 1970. */
  since: number;
  /** Stores the edition, and gives its number. @throws EditionRefusedError; the store's error. */
  store: () => Promise<number>;
}

const NOTHING: Documents = new Map();

/** When the pages that are rendered on a day take it to be: it begins in UTC. */
const dayOf = (now: number) => new Date(new Date(now).toISOString().slice(0, 10));

/** The editions of one server process. */
export class Editions {
  readonly #options: EditionsOptions;
  readonly #folders: EditionFolders;
  /** Uploaded pictures and films, which editions and drafts show. */
  readonly media: MediaFolder;
  readonly #stopping = new AbortController();
  /** Name of the edition that was shown last, with the day: releases of stories end. */
  #shownEdition: string | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** Folder of the edition that is shown; one whose consent's words could not be stored does not count, and is shown again. */
  #folder: string;
  #state: PublishingState = { state: 'idle' };
  /** The edition that was tried last, and when it may be tried again; undefined once it is shown. */
  #lastAttempt: { name: string; retryAt: number } | undefined;

  constructor(options: EditionsOptions) {
    this.#options = options;
    this.#folders = new EditionFolders(options.dataDir);
    this.media = new MediaFolder(options.dataDir);
    this.#folder = options.shownFolder ?? options.builtDir;
  }

  /** What the last publishing of this server has come to. */
  get state(): PublishingState {
    const state = this.#state;
    return state.state === 'building' ? { ...state, seconds: this.#secondsSince(Date.parse(state.since)) } : state;
  }

  /** How long the last publishings took that were built here; undefined: none was. */
  get times(): PublishingTimes | undefined {
    return this.#folders.times();
  }

  /** A page as drafts would make it, in the fonts of what is shown. @throws PreviewError */
  preview(order: Omit<PreviewOrder, 'edition'>): Promise<PreviewAnswer> {
    return this.#options.preview.render({ ...order, edition: this.#folder });
  }

  /** Shows what was shown before the server was stopped, and follows the store from now on. */
  async start(): Promise<void> {
    try {
      this.#folders.sweep();
      this.media.sweep();
      if (this.#options.bundleFingerprint !== undefined) {
        const last = await this.#atAddress(this.#folders.lastShown() ?? this.#options.builtDir);
        await this.#showFolder(last);
        // What the last one has of the build it finds in the cache then.
        void this.#compressFully(this.#options.builtDir).then(() => this.#compressFully(last));
      }
    } catch (error) {
      this.#options.onFailure(error);
    }
    this.#timer = setInterval(() => void this.follow(), LOOK_EVERY_MS).unref();
    void this.follow();
  }

  /** Ends what is being built. Resolves once nothing is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    this.#options.preview.stop();
    await this.#work.catch(() => {});
  }

  /** Shows the latest edition of the store, unless it is shown already. */
  follow(): Promise<void> {
    return this.#inTurn(async () => {
      const { db, bundleFingerprint } = this.#options;
      const number = bundleFingerprint === undefined ? undefined : await latestEdition(db());
      if (number === undefined) return;
      const name = this.#nameOf(number);
      if (name === this.#shownEdition || this.#isLeftAlone(name)) return;
      const stored = await editionDocuments(db(), number);
      if (!stored) return;
      this.#lastAttempt = { name, retryAt: this.#now() + RETRY_AFTER_MS };
      const documents = this.#visible(stored);
      await this.#show(await this.#build(documents), documents);
      this.#lastAttempt = undefined;
      this.#shownEdition = name;
    }).catch((error: unknown) => {
      // A store that is away is seen to elsewhere.
      if (error instanceof StoreUnavailableError || this.#stopping.signal.aborted) return;
      this.#options.onFailure(error);
    });
  }

  /**
   * Builds documents and, when they are whole, has them stored and shown.
   *
   * @returns {@link state} at its end; never rejects.
   */
  async publish({ documents: drafts, others = NOTHING, since, store }: Publishing): Promise<PublishingState> {
    let isBuilt = false;
    const onStep = (step: PublishingStep) => {
      isBuilt ||= step === 'pages';
      this.#state = { state: 'building', since: new Date(since).toISOString(), step, seconds: 0 };
    };
    onStep('waiting');
    await this.#inTurn(async () => {
      const documents = this.#visible(drafts);
      const folder = await this.#build(documents, { others: this.#visible(others), onStep });
      onStep('switching');
      const edition = await store();
      await this.#show(folder, documents);
      this.#shownEdition = this.#nameOf(edition);
      const seconds = this.#secondsSince(since);
      if (isBuilt) this.#folders.noteTime(seconds);
      this.#state = { state: 'published', edition, seconds };
    }).catch((error: unknown) => {
      if (error instanceof EditionRefusedError) this.#state = { state: 'refused', faults: [...error.faults] };
      else {
        const message = fault('build_failed');
        this.#state = { state: 'refused', faults: [{ document: null, path: [], message }] };
        this.#options.onFailure(error);
      }
    });
    return this.#state;
  }

  #isLeftAlone(name: string): boolean {
    return this.#lastAttempt?.name === name && this.#now() < this.#lastAttempt.retryAt;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  /** Whole seconds since a time; at least one, since nothing takes none. */
  #secondsSince(time: number): number {
    return Math.max(1, Math.round((this.#now() - time) / MS_PER_SECOND));
  }

  #today(): string {
    return chinaDay(this.#now());
  }

  #nameOf(edition: number): string {
    return `${edition} on ${this.#today()}`;
  }

  /** What visitors may see of documents today. */
  #visible(documents: Documents): Documents {
    return hideUnreleased(documents, this.#today());
  }

  /** One after the other: two builds at once would take as long, and twice the memory. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#work.catch(() => {}).then(work);
    this.#work = next.catch(() => {});
    return next;
  }

  #key(documents: Documents, at = dayOf(this.#now())): string {
    const { bundleFingerprint = '', siteUrl } = this.#options;
    return editionKey(documents, `${bundleFingerprint} ${siteUrl}`, at);
  }

  /** The folder with an edition as it is, or with a copy of it whose links have the address of this server. */
  async #atAddress(folder: string): Promise<string> {
    const { siteUrl, setAddress } = this.#options;
    return (
      this.#folders.atAddress(folder, siteUrl) ??
      (await this.#make(nameAtAddress(folder, siteUrl), (work) =>
        setAddress(folder, work, siteUrl, this.#stopping.signal),
      ))
    );
  }

  /** A new folder of some name, once what makes it is through. */
  async #make(name: string, make: (work: string) => Promise<void>): Promise<string> {
    const work = this.#folders.begin();
    try {
      await make(work);
      return this.#folders.finish(work, name);
    } finally {
      // What was finished has another name.
      this.#folders.remove(work);
    }
  }

  /** The folder with an edition of documents. */
  async #build(documents: Documents, told: Pick<EditionOrder, 'others' | 'onStep'> = {}): Promise<string> {
    const key = this.#key(documents);
    const known = this.#folders.find(key);
    if (known) return known;
    const repository = documentsOf(readContentFiles());
    if (key === this.#key(this.#visible(repository), readDay(this.#options.builtDir)) && !hasEndingRelease(repository))
      return this.#atAddress(this.#options.builtDir);
    await this.media.provide(this.#options.db(), documents);
    return this.#make(key, async (folder) => {
      const { siteUrl: address, build, db } = this.#options;
      const published = this.#visible(await publishedDocuments(db()));
      const order = { ...told, documents, published, folder, previous: this.#folder, media: this.media.path };
      const faults = await build({ ...order, address, signal: this.#stopping.signal });
      if (faults.length > 0) throw new EditionRefusedError(faults);
    });
  }

  async #show(folder: string, documents: Documents): Promise<void> {
    await this.#showFolder(folder);
    const key = this.#key(documents);
    // Where the build has made just that, another build may do so too.
    if (folder === this.#folders.find(key)) this.#folders.noteShown(key);
    else this.#folders.forgetShown();
    void this.#compressFully(folder);
  }

  /** Has the files of what is shown compressed as small as they get: while somebody waited, they were so quickly. */
  async #compressFully(folder: string): Promise<void> {
    const { compress, show, onFailure, builtDir } = this.#options;
    if (folder === builtDir && !existsSync(path.join(folder, QUICK_NOTE))) return;
    const { signal } = this.#stopping;
    try {
      if ((await compress(folder, signal)) === 0) return;
      await this.#inTurn(async () => {
        // The desk is in the folder of the build.
        if (folder === this.#folder || folder === builtDir) await show(this.#folder);
      });
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    }
  }

  async #showFolder(folder: string): Promise<void> {
    if (folder === this.#folder) return;
    await this.#options.show(folder);
    this.#folder = folder;
  }
}
