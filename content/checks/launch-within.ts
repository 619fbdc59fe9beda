/** Facts that are old or retold, sample content and the company's own statements, wherever they stand: a part of the launch check. */
import type { FieldPath } from '../../contract/content/field-edits.ts';
import { MS_PER_DAY } from '../../contract/time/time-units.ts';
import type { LaunchItem } from './launch-item.ts';
import type { Content } from '../parse-content.ts';
import { isSecondHand } from '../source-kind.ts';
import { contentFiles, findThings, hasOwnStatement, isSample, isSourced, ownStatements } from '../walk-content.ts';

/** A fact is read again after this many days. */
export const FACT_MAX_AGE_DAYS = 365;

function itemsOf(place: string, data: unknown, today: Date): LaunchItem[] {
  const age = (day: string) => (today.getTime() - Date.parse(day)) / MS_PER_DAY;
  const sourced = findThings(data, isSourced);
  // The rules of the countries are a list in the checked content, below a field of the document.
  const stored = (path: Readonly<FieldPath>) => (place === 'recognition' ? ['countries', ...path] : path);
  return [
    ...sourced
      .filter(({ thing }) => age(thing.checkedOn) > FACT_MAX_AGE_DAYS)
      .map(({ path, thing: { publisher, checkedOn, url } }) => ({
        path,
        kind: 'fact-old' as const,
        values: { publisher, day: checkedOn, url },
      })),
    ...sourced
      .filter(({ thing }) => isSecondHand(thing.url))
      .map(({ path, thing: { url } }) => ({ path, kind: 'fact-retold' as const, values: { url } })),
    ...findThings(data, hasOwnStatement).flatMap(({ path, thing }) =>
      ownStatements(thing).map((text) => ({ path, kind: 'own-statement' as const, values: { text } })),
    ),
    ...findThings(data, isSample).map(({ path }) => ({ path: [...path, 'isSample'], kind: 'sample' as const })),
  ].map((item): LaunchItem => ({ place, ...item, path: stored(item.path) }));
}

/** The same of all documents and of the interface's messages. */
export function withinItems(content: Content, messages: Record<string, object>, today: Date): LaunchItem[] {
  const documents = contentFiles(content).map(([file, data]) => [file.slice('content/'.length, -'.yaml'.length), data]);
  return [...documents, ...Object.entries(messages)].flatMap(([place, data]) => itemsOf(String(place), data, today));
}
