/** The names of the company, which are no password of its people (decision 030). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CONTENT_FOLDER } from '../../../content/reading/read-content-files.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { findDocument } from './document.repository.ts';

const TEXTS = z.record(z.string(), z.string()).optional().catch(undefined);
/** A draft may lack anything. */
const NAMES = z.object({ name: TEXTS, companyName: TEXTS });

async function readSite(db: Queryable): Promise<unknown> {
  const document = await findDocument(db, 'site');
  // One file and not all of them: passwords are not chosen by whoever waits for the content.
  return document ? JSON.parse(document.body) : parse(readFileSync(path.join(CONTENT_FOLDER, 'site.yaml'), 'utf8'));
}

/** The names of the site and the company in all languages. @throws the store's or the file system's error. */
export async function companyWords(db: Queryable): Promise<string[]> {
  const { name, companyName } = NAMES.parse(await readSite(db));
  return [name, companyName].flatMap((texts) => Object.values(texts ?? {}));
}
