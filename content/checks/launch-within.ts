/** Facts that are old or retold, sample content and the company's own statements, wherever they stand: a part of the launch check. */
import type { FieldPath } from '../../contract/content/field-edits.ts';
import { MS_PER_DAY } from '../../contract/time/time-units.ts';
import type { LaunchItem } from './launch-item.ts';
import type { Content } from '../reading/parse-content.ts';
import { isSecondHand } from '../rules/source-kind.ts';
import { isSourced } from '../rules/collect-sources.ts';
import { contentFiles, findObjects, hasUnsourcedClaim, isSample, unsourcedClaims } from '../reading/walk-content.ts';

/** A fact is read again after this many days. */
export const FACT_MAX_AGE_DAYS = 365;

function itemsOf(place: string, data: unknown, today: Date): LaunchItem[] {
  const age = (day: string) => (today.getTime() - Date.parse(day)) / MS_PER_DAY;
  const sourced = findObjects(data, isSourced);
  // The rules of the countries are a list in the checked content, below a field of the document.
  const stored = (path: Readonly<FieldPath>) => (place === 'recognition' ? ['countries', ...path] : path);
  return [
    ...sourced
      .filter(({ value }) => age(value.checkedOn) > FACT_MAX_AGE_DAYS)
      .map(({ path, value: { publisher, checkedOn, url } }) => ({
        path,
        kind: 'fact-old' as const,
        values: { publisher, day: checkedOn, url },
      })),
    ...sourced
      .filter(({ value }) => isSecondHand(value.url))
      .map(({ path, value: { url } }) => ({ path, kind: 'fact-retold' as const, values: { url } })),
    ...findObjects(data, hasUnsourcedClaim).flatMap(({ path, value }) =>
      unsourcedClaims(value).map((text) => ({ path, kind: 'own-statement' as const, values: { text } })),
    ),
    ...findObjects(data, isSample).map(({ path }) => ({ path: [...path, 'isSample'], kind: 'sample' as const })),
  ].map((item): LaunchItem => ({ place, ...item, path: stored(item.path) }));
}

/** What is left to do within all documents and the interface's messages. */
export function withinItems(content: Content, messages: Record<string, object>, today: Date): LaunchItem[] {
  const documents = contentFiles(content).map(([file, data]) => [file.slice('content/'.length, -'.yaml'.length), data]);
  return [...documents, ...Object.entries(messages)].flatMap(([place, data]) => itemsOf(String(place), data, today));
}
