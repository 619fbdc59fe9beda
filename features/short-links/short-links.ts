/**
 * Follows short links (EDIT-9) out of the memory: what is stored is read every few seconds, and visits are added up and
 * written as often, so that no visitor waits for the store. A visit is a number of its link and its day, nothing else.
 */
import { chinaDay } from '../../contract/time/china-calendar.ts';
import { SHORT_LINK_PATH } from '../../contract/routes.ts';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { type Store, StoreUnavailableError } from '../../server/storage/database.ts';
import type { ShortLinkVisitTable } from '../../server/storage/tables/short-link.table.ts';
import { SHORT_LINK_CODE } from './schema.ts';
import { addVisits, listLinks } from './short-link.repository.ts';
import { addressOf, readTarget } from './target.ts';

/** How often links are read and visits are written. */
const TURN_EVERY_MS = 5 * MS_PER_SECOND;

const HOME = '/';

/** What short links need. */
export interface ShortLinkOptions {
  /** Throws StoreUnavailableError while there is none. */
  store: () => Store;
  /** Whether the site has a page at a path. */
  isPage: (path: string) => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  onFailure: (error: unknown) => void;
}

/** A link as it is followed. */
interface Followed {
  target: string;
  isOpen: boolean;
}

/** The code in a path, in small letters; undefined for a path that is no short link. */
function codeIn(path: string): string | undefined {
  if (!path.startsWith(SHORT_LINK_PATH)) return undefined;
  const code = path.slice(SHORT_LINK_PATH.length).replace(/\/$/, '').toLowerCase();
  return SHORT_LINK_CODE.test(code) ? code : undefined;
}

/** All links, and the visits that are not written yet. */
export class ShortLinks {
  readonly #options: ShortLinkOptions;
  /** Undefined until the store could be read. */
  #links: ReadonlyMap<string, Followed> | undefined;
  /** By day and code. */
  #visits = new Map<string, ShortLinkVisitTable>();
  #timer: NodeJS.Timeout | undefined;
  /** What is under way: one turn begins when the last has ended. */
  #turn: Promise<void> = Promise.resolve();

  constructor(options: ShortLinkOptions) {
    this.#options = options;
  }

  /**
   * Where a path leads: to the link's page with its code as the source, to the home page where the link is closed or its
   * page is gone; undefined where there is no such link.
   */
  follow(path: string, isCounted: boolean): string | undefined {
    const code = codeIn(path);
    if (code === undefined) return undefined;
    // Whoever stands before a poster while the store is away still gets to the site.
    if (!this.#links) return addressOf(HOME, code);
    const link = this.#links.get(code);
    if (!link?.isOpen) return link && HOME;
    if (isCounted) this.#add({ code, day: chinaDay(this.#options.now()), visits: 1 });
    return addressOf(this.isTargetThere(link.target) ? link.target : HOME, code);
  }

  /** Whether a target is on this site and has a page there. */
  isTargetThere(target: string): boolean {
    const read = readTarget(target);
    return read !== undefined && this.#options.isPage(read.path);
  }

  #add({ code, day, visits }: ShortLinkVisitTable): void {
    const key = `${day} ${code}`;
    this.#visits.set(key, { code, day, visits: (this.#visits.get(key)?.visits ?? 0) + visits });
  }

  /** Reads the links anew. @throws the store's error. */
  async refresh(): Promise<void> {
    const links = await listLinks(this.#options.store().db);
    this.#links = new Map(links.map(({ code, target, is_open }) => [code, { target, isOpen: is_open === 1 }]));
  }

  /** Writes the visits. Those of a store that is away wait for the next turn. @throws the store's error. */
  async #write(): Promise<void> {
    if (this.#visits.size === 0) return;
    const { db } = this.#options.store();
    const visits = [...this.#visits.values()];
    this.#visits = new Map();
    try {
      await addVisits(db, visits);
    } catch (error) {
      for (const missed of visits) this.#add(missed);
      throw error;
    }
  }

  async #takeTurn(): Promise<void> {
    try {
      await this.#write();
      await this.refresh();
    } catch (error) {
      // A store that is away is seen to elsewhere.
      if (!(error instanceof StoreUnavailableError)) this.#options.onFailure(error);
    }
  }

  /** Writes the visits and reads the links, after what is under way. Never rejects. */
  turn(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#takeTurn());
    return this.#turn;
  }

  /** Reads the links, and goes on doing so. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.turn(), TURN_EVERY_MS).unref();
    await this.turn();
  }

  /** Writes the last visits; the store is open until then. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.turn();
  }
}
