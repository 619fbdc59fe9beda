/** Everything the site says, as files: what a check over all texts goes through. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The content files' texts by their path below the repository. */
export function contentTexts(): Record<string, string> {
  const folder = join(ROOT, 'content');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(names.map((name) => [`content/${name}`, readFileSync(join(folder, name), 'utf8')]));
}

/** The interface's messages by their file, and the words that browser and server share. */
export async function messageTexts(): Promise<Record<string, object>> {
  const folder = join(ROOT, 'site/messages');
  const names = readdirSync(folder).filter((name) => name.endsWith('.messages.ts'));
  const modules = names.map(async (name): Promise<[string, object]> => {
    const module: object = await import(join(folder, name));
    return [`site/messages/${name}`, { ...module }];
  });
  return {
    ...Object.fromEntries(await Promise.all(modules)),
    'contract/registration.messages.ts': (await import('../../contract/registration.messages.ts')).registrationMessages,
    'contract/receipt.messages.ts': (await import('../../contract/receipt.messages.ts')).receiptMessages,
    'contract/choice-labels.messages.ts': { ...(await import('../../contract/choice-labels.messages.ts')) },
  };
}
