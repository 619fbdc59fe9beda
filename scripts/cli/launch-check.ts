/** `npm run launch-check`: what the owner must replace before going live; exit 1 while anything is left. */
import { existsSync } from 'node:fs';
import { launchItems } from '../../content/launch-check.ts';
import { readContent } from '../../content/read-content-files.ts';
import { messageTexts } from '../build/site-texts.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const surroundings = {
  today: new Date(),
  siteUrl: process.env['SITE_URL'] || undefined,
  messages: await messageTexts(),
};
const items = launchItems(readContent(), surroundings);
for (const [file, group] of Map.groupBy(items, (item) => item.file)) {
  console.log(file);
  for (const { task } of group) console.log(`  - ${task}`);
}
console.log(
  items.length === 0 ? 'Nothing is left: the content may go live.' : `\n${items.length} left before going live.`,
);
process.exitCode = items.length === 0 ? 0 : 1;
