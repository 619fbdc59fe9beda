/** Where a reader goes on at the school itself for what no source says yet. */
import type { Statement } from '../schema/facts.ts';
import type { Program } from '../schema/programs.ts';
import type { School } from '../schema/schools.ts';

/** The school's name in the addresses of its sites: otago.ac.nz of www.otago.ac.nz. */
function domainOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/**
 * The school's own page that tells most of a programme: the first undated one among its sources, since a dated one is a
 * catalogue of its year; without any, the school's site.
 */
export function ownPage(
  { facts, admission, taught }: Pick<Program, 'facts' | 'admission' | 'taught'>,
  { website }: Pick<School, 'website'>,
): string {
  const domain = domainOf(website);
  const sources: Pick<Statement, 'url' | 'year'>[] = [...Object.values(facts), ...admission, ...taught];
  const isOwn = ({ url }: Pick<Statement, 'url'>) => {
    const host = domainOf(url);
    return host === domain || host.endsWith(`.${domain}`);
  };
  return sources.find((source) => source.year === undefined && isOwn(source))?.url ?? website;
}
