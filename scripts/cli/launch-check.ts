/** `npm run launch-check`: what the owner must replace before going live; exit 1 while anything is left. */
import { kindOf } from '../../content/reading/document-schemas.ts';
import { launchItems } from '../../content/checks/launch-check.ts';
import { launchText } from '../../content/checks/launch-item.ts';
import { readContent } from '../../content/reading/read-content-files.ts';
import { messageTexts } from '../../publishing/pages/site-texts.ts';
import { loadEnvFile } from '../../server/env-file.ts';
import { readArguments } from './read-arguments.ts';

readArguments({});
loadEnvFile(process.env);
const surroundings = {
  today: new Date(),
  siteUrl: process.env['SITE_URL'] || undefined,
  messages: await messageTexts(),
};
const items = launchItems(readContent(), surroundings);
for (const [place, group] of Map.groupBy(items, (item) => item.place)) {
  console.log(kindOf(place) ? `content/${place}.yaml` : place);
  for (const item of group) {
    const field = item.path.length > 0 ? `${item.path.join('.')}: ` : '';
    console.log(`  - ${field}${launchText(item, 'en')}`);
  }
}
console.log(
  items.length === 0 ? 'Nothing is left: the content may go live.' : `\n${items.length} left before going live.`,
);
process.exitCode = items.length === 0 ? 0 : 1;
