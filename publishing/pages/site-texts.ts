/** Everything the site says, as files: what a check over all texts goes through. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownWords, type Words } from '../../content/schema/words.ts';
import type { Message } from '../../contract/messages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The content files' texts by their path below the repository. */
export function contentTexts(): Record<string, string> {
  const folder = join(ROOT, 'content');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(names.map((name) => [`content/${name}`, readFileSync(join(folder, name), 'utf8')]));
}

/** A module's messages as visitors read them. */
function shownIn(module: Record<string, Record<string, Message>>, words: Words): object {
  return Object.fromEntries(Object.entries(module).map(([name, messages]) => [name, shownWords(messages, words)]));
}

/**
 * The interface's messages by their file, and the words that browser and server share.
 *
 * @param words the document in which an editor may have changed them.
 */
export async function messageTexts(words: Words = {}): Promise<Record<string, object>> {
  const folder = join(ROOT, 'site/messages');
  const names = readdirSync(folder).filter((name) => name.endsWith('.messages.ts'));
  const modules = names.map(async (name): Promise<[string, object]> => {
    return [`site/messages/${name}`, shownIn(await import(join(folder, name)), words)];
  });
  return {
    ...Object.fromEntries(await Promise.all(modules)),
    'contract/registration.messages.ts': (await import('../../contract/registration.messages.ts')).registrationMessages,
    'contract/receipt.messages.ts': (await import('../../contract/receipt.messages.ts')).receiptMessages,
    'contract/choice-labels.messages.ts': { ...(await import('../../contract/choice-labels.messages.ts')) },
  };
}
