/** The edition that visitors see: all that a server loads of it, to be replaced at once. */
import path from 'node:path';
import type { ConsentFile } from '../../contract/registration/consent.ts';
import type { CompanyFacts } from '../../features/receipt/contract/receipt.ts';
import { type AnswerRendered, loadRenderedPages } from '../pages/rendered-page.ts';
import { readPagePolicies } from '../pages/security-headers.ts';
import { loadSite, type Site } from '../pages/site.ts';
import { readConsentFile } from '../../features/privacy/consents/consent-file.ts';
import { readCompanyFacts } from '../../features/receipt/company-facts.ts';

/** An edition in memory. */
interface LoadedEdition {
  site: Site;
  answerRendered: AnswerRendered;
  company: CompanyFacts;
  consent: ConsentFile;
}

/** Loads an edition. @throws the file system's error, or what a damaged file gives. */
async function loadEdition(folder: string, pagesDir: string): Promise<LoadedEdition> {
  const policies = readPagePolicies(folder);
  const site = await loadSite(folder, path.join(pagesDir, 'desk'), policies);
  // The server of `npm run dev` has no build, and no pages either.
  if (folder !== pagesDir && site.negotiated.size === 0) throw new Error(`${folder} has no pages`);
  return {
    site,
    answerRendered: loadRenderedPages(folder, path.join(pagesDir, 'bundle'), policies),
    company: readCompanyFacts(folder),
    consent: readConsentFile(folder),
  };
}

/** What visitors see. Every answer is of one edition: what is under way ends with the one that it began with. */
export class CurrentEdition {
  readonly #pagesDir: string;
  #loaded: LoadedEdition;
  #folder: string;

  private constructor(pagesDir: string, folder: string, loaded: LoadedEdition) {
    this.#pagesDir = pagesDir;
    this.#folder = folder;
    this.#loaded = loaded;
  }

  /**
   * Loads an edition, and where it cannot be read the one that the build has made.
   *
   * @param pagesDir folder of the build, with the desk and the bundled site.
   * @throws the file system's error, or what a damaged file gives, of the build's.
   */
  static async open(pagesDir: string, folder: string): Promise<CurrentEdition> {
    try {
      return new CurrentEdition(pagesDir, folder, await loadEdition(folder, pagesDir));
    } catch (error) {
      if (folder === pagesDir) throw error;
      return CurrentEdition.open(pagesDir, pagesDir);
    }
  }

  /** Shows another edition from now on. @throws what loading gives; visitors see the old one then. */
  async show(folder: string): Promise<void> {
    this.#loaded = await loadEdition(folder, this.#pagesDir);
    this.#folder = folder;
  }

  /** Folder of what is shown. */
  get folder(): string {
    return this.#folder;
  }

  get site(): Site {
    return this.#loaded.site;
  }

  get consent(): ConsentFile {
    return this.#loaded.consent;
  }

  readonly answerRendered: AnswerRendered = (...given) => this.#loaded.answerRendered(...given);

  get company(): CompanyFacts {
    return this.#loaded.company;
  }
}
