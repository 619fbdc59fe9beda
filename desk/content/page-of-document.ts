/** The page that shows a document best. */

import { valueAt } from '../../contract/field-edits.ts';
import type { Locale } from '../../contract/locales.ts';
import { localePath } from '../../contract/routes.ts';
import { kindOfName } from './names.ts';

/** Pages of documents that there is one of, without language; others are shown on the home page. */
const PAGES: Readonly<Record<string, string>> = {
  phd: '/phd',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  campaign: '/lpv1/info-v2',
  masters: '/masters/business',
  recognition: '/recognition',
  registers: '/school/rit',
};

/** Its address: `/zh/program/uo-mba`. */
export function pageOfDocument(name: string, body: unknown, locale: Locale): string {
  const [, slug] = name.split('/');
  const own = valueAt(body, ['path']);
  const path: Record<string, string> = {
    programs: typeof own === 'string' ? own : `/program/${slug}`,
    schools: `/school/${slug}`,
    films: `/video/${slug}`,
  };
  return localePath(locale, path[kindOfName(name)] ?? PAGES[name] ?? '/');
}
