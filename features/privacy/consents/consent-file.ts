/** Reads the consent's words as the site's build has shown them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  CONSENT_VERSION,
  CONSENT_VERSION_SHAPE,
  type ConsentFile,
  consentText,
  OPTIONAL_PURPOSES,
} from '../../../contract/registration/consent.ts';

const VERSION = z.string().regex(CONSENT_VERSION_SHAPE);
const TEXTS = z.object({ zh: z.string().min(1), en: z.string().min(1), vi: z.string().min(1) });

const CONSENT_FILE: z.ZodType<ConsentFile> = z.object({
  version: VERSION,
  texts: TEXTS,
  // Editions of before have none.
  optional: z.array(z.object({ purpose: z.enum(OPTIONAL_PURPOSES), version: VERSION, texts: TEXTS })).default([]),
});

/**
 * The words that stand beside the box: what the build wrote to `consent.json`. Without a build
 * (in development) the words with the company's place left open, which is then what was shown.
 *
 * @throws a ZodError or SyntaxError when the file is damaged.
 */
export function readConsentFile(pagesDir: string): ConsentFile {
  const file = path.join(pagesDir, 'client', 'consent.json');
  if (existsSync(file)) return CONSENT_FILE.parse(JSON.parse(readFileSync(file, 'utf8')));
  const open = '{company}';
  return {
    version: CONSENT_VERSION,
    texts: { zh: consentText('zh', open), en: consentText('en', open), vi: consentText('vi', open) },
    optional: [],
  };
}
