/** What the page after a registration needs to know of the company, as an edition has it (RECEIPT-1). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { CompanyFacts } from './contract/receipt.ts';

const FILE: z.ZodType<CompanyFacts> = z.object({
  name: z.object({ zh: z.string(), en: z.string(), vi: z.string() }),
  phone: z.string(),
  callBackWorkingDays: z.int().min(1),
});

/** What stands in their place where the site was not built. */
const UNKNOWN: CompanyFacts = { name: { zh: '–', en: '–', vi: '–' }, phone: '', callBackWorkingDays: 1 };

/**
 * Reads the company's facts of an edition; placeholders where the site was not built.
 *
 * @throws the file system's error, or a ZodError or SyntaxError when the file is damaged.
 */
export function readCompanyFacts(editionDir: string): CompanyFacts {
  const file = path.join(editionDir, 'client', 'receipt.json');
  return existsSync(file) ? FILE.parse(JSON.parse(readFileSync(file, 'utf8'))) : UNKNOWN;
}
