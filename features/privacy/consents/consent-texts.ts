/** The consent texts that registrations may point at (APPT-8). */
import { createHash } from 'node:crypto';
import type { ConsentFile } from '../../../contract/registration/consent.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { addConsentTexts, listConsentTexts } from '../../leads/consent.repository.ts';
import type { AgreedText } from '../../leads/register/new-lead.ts';

/** All texts ever shown, by version and language. */
export class ConsentTexts {
  #currentVersion = '';
  #hashes: ReadonlyMap<string, string> = new Map();

  /** Reads them. @throws the store's error. */
  static async open(db: Queryable, file: ConsentFile, now: number): Promise<ConsentTexts> {
    const texts = new ConsentTexts();
    await texts.show(db, file, now);
    return texts;
  }

  /**
   * Keeps the texts that are shown from now on, and reads those of earlier days: a page that was opened before a change
   * of words may be sent after it.
   *
   * @throws the store's error.
   */
  async show(db: Queryable, file: ConsentFile, now: number): Promise<void> {
    const current = [file, ...file.optional].flatMap(({ version, texts }) =>
      LOCALES.map((locale) => ({
        version,
        locale,
        sha256: createHash('sha256').update(texts[locale]).digest('hex'),
        text: texts[locale],
        first_used_at: now,
      })),
    );
    await addConsentTexts(db, current);
    // The current words last: a version may have had others, when the company was renamed.
    const all = [...(await listConsentTexts(db)), ...current];
    this.#hashes = new Map(all.map(({ version, locale, sha256 }) => [`${version} ${locale}`, sha256]));
    this.#currentVersion = file.version;
  }

  /**
   * The words of a version in a language; the current version when the sender names none.
   * Undefined when there never was such a version.
   */
  find(version: string | undefined, locale: Locale): AgreedText | undefined {
    const named = version ?? this.#currentVersion;
    const sha256 = this.#hashes.get(`${named} ${locale}`);
    return sha256 === undefined ? undefined : { version: named, locale, sha256 };
  }
}
