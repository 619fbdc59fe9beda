/** `npm run launch-check`: what the owner must replace before going live; exit 1 while anything is left. */
import { launchItems } from '../content/launch-check.ts';
import { readContent } from '../content/read-content-files.ts';

const items = launchItems(readContent(), new Date());
const byFile = Map.groupBy(items, (item) => item.file);
for (const [file, group] of byFile) {
  console.log(file);
  for (const { task } of group) console.log(`  - ${task}`);
}
console.log(
  items.length === 0 ? 'Nothing is left: the content may go live.' : `\n${items.length} left before going live.`,
);
process.exitCode = items.length === 0 ? 0 : 1;
