/** What the owner has to replace or settle before the site goes live (CONTENT-2, TRUST-1). */
import type { Content } from './parse-content.ts';
import type { Fact, Ranking } from './schema/facts.ts';

/** One thing left to do: the file, and what to do there. */
export interface LaunchItem {
  file: string;
  task: string;
}

/** A fact is read again after this many days. */
export const FACT_MAX_AGE_DAYS = 365;

const DAY_MS = 86_400_000;
const EXAMPLE = /example|00000|0000 000/i;

function isOld(fact: Pick<Fact | Ranking, 'checkedOn'>, today: Date): boolean {
  return today.getTime() - Date.parse(fact.checkedOn) > FACT_MAX_AGE_DAYS * DAY_MS;
}

function siteItems({ site }: Content): LaunchItem[] {
  const items: LaunchItem[] = [];
  const add = (isOpen: boolean, task: string) => isOpen && items.push({ file: 'content/site.yaml', task });
  add(
    site.isPlaceholder,
    'Replace names, address, contact person and accounts by the real ones, then set isPlaceholder to false.',
  );
  add(EXAMPLE.test(site.phone), 'phone is a placeholder.');
  add(EXAMPLE.test(site.cooperationPhone), 'cooperationPhone is a placeholder.');
  add(EXAMPLE.test(site.email), 'email is a placeholder.');
  add(EXAMPLE.test(site.wechat.account), 'wechat.account is a placeholder.');
  add(EXAMPLE.test(site.wechat.officialUrl), 'wechat.officialUrl (the target of a QR code) is a placeholder.');
  add(EXAMPLE.test(site.wechat.serviceUrl), 'wechat.serviceUrl (the target of a QR code) is a placeholder.');
  add(EXAMPLE.test(site.video.url), 'video.url (the target of a QR code) is a placeholder.');
  add(site.icp === '', 'icp is empty: a site in mainland China needs its registration number at the foot of the page.');
  add(
    site.policeRecord === '',
    'policeRecord is empty: file within 30 days after the site opens, then enter the number and replace site/public/police-badge.svg by the badge of the platform.',
  );
  return items;
}

function factItems(file: string, facts: (Fact | Ranking | undefined)[], today: Date): LaunchItem[] {
  return facts
    .filter((fact) => fact !== undefined)
    .filter((fact) => isOld(fact, today))
    .map((fact) => ({
      file,
      task: `A fact by ${fact.publisher} was last checked on ${fact.checkedOn}: read ${fact.url} again.`,
    }));
}

/** Everything that is left, in the order of the files; empty when the site may go live. */
export function launchItems(content: Content, today: Date): LaunchItem[] {
  const items = siteItems(content);
  for (const [slug, school] of content.schools) {
    const file = `content/schools/${slug}.yaml`;
    if (!school.founded || !school.accreditor)
      items.push({ file, task: 'Year of foundation or accreditor has no source yet.' });
    items.push(...factItems(file, [school.founded, school.accreditor, ...school.rankings], today));
  }
  for (const [slug, program] of content.programs) {
    const file = `content/programs/${slug}.yaml`;
    if (!program.isTitleSourced)
      items.push({
        file,
        task: `Confirm the title "${program.title.zh}" with the institution, then set isTitleSourced to true.`,
      });
    items.push(...factItems(file, program.rankings, today));
  }
  for (const [id, story] of content.stories) {
    if (story.isSample)
      items.push({
        file: `content/stories/${id}.yaml`,
        task: 'Sample story: replace it by a real one with a stored release, or keep it off with hiddenIn.',
      });
  }
  for (const id of content.films.keys()) {
    items.push({
      file: `content/films/${id}.yaml`,
      task: 'The film is an illustration drawn for this site: approve it, or replace it by your own.',
    });
  }
  return items;
}
