/** Every field of the content shows (EDIT-1): what an editor changes is seen by visitors. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, '../support/content/try-fields.ts');
const PATIENCE_MS = 300_000;

/** Fields that no page shows when they alone are edited, which are not tried, and what becomes of them instead. */
const ELSEWHERE: Record<string, string> = {
  'about.team.*.initials': 'of somebody real without a photo, samples are hours of the sundial: person-photo.test.tsx',
  'exchange.*.from': 'the fit check’s result is made of its answers: money.test.ts',
  'exchange.*.to': 'the same',
  'exchange.*.rate': 'the same',
  'exchange.*.day': 'the same',
  'exchange.*.publisher': 'the same',
  'exchange.*.url': 'the same',
  'exchange.*.checkedOn': 'the same, and the list of facts',
  'promises.*.id': 'the list before going live: launch-check.test.ts',
  'promises.*.promise': 'the same',
  'promises.*.said.*.file': 'which sentences may state it: claims.test.ts',
  'promises.*.said.*.words': 'the same',
  'site.agreements.*.signedOn': 'for the company’s own files: pages count the agreements',
  'site.isPlaceholder': 'the list before going live: launch-check.test.ts',
  'about.firstAnswers.items.*.id': 'each stands once in its list: parse-content.test.ts',
  'banner.*.id': 'the same',
  'categories.*.id': 'the same',
  'masters.*.id': 'the same',
  'recognition.countries.*.country': 'the same',
  'phd.tabs.*.id': 'the specification fixes the tabs and their order',
  'programs/*.path': 'the address of a page of its own kind, which its key goes with',
  'registers.*.id': 'schools name it: both change together',
  'recognition.countries.*.byMode.online.status': 'both kinds have the same, which the schema holds',
  'recognition.countries.*.byMode.unconfirmed.status': 'the same',
  'programs/*.plan.parts.*.source': 'a statement of the same source says its figures: course-plan.test.ts',
  'programs/*.plan.term.source': 'the same',
  'programs/*.facts.language.source': 'of a programme with one source alone, which has one number',
  'programs/*.facts.maximumTime.months': 'its text says the same in words: figures-in-text.test.ts',
  'programs/*.facts.length.months': 'the same',
  'site.workingHours.zh.from': 'the dial of that language alone: dial.test.tsx',
  'site.workingHours.zh.to': 'the same',
  'site.workingHours.en.from': 'the same',
  'site.workingHours.en.to': 'the same',
  'site.workingHours.vi.from': 'the same',
  'site.workingHours.vi.to': 'the same',
  'site.zalo': 'the Vietnamese pages alone: site-footer.test.tsx',
  'words.appointment.similar.gets': 'programmes closed to readers of a language: program-pages.test.ts',
  'words.appointment.similar.submit': 'the same',
  'words.appointment.similar.title': 'the same',
  'words.appointment.write': 'only where the company has set a way of writing',
  'words.campaign.story_eyebrow_real': 'a story of a real student: story-release.test.ts',
  'words.consent.marketing': 'where the company offers it: consents.test.ts',
  'words.fit.group.reserved_lead': 'the fit check’s result is made of its answers: rendered-page.test.ts',
  'words.program.not_open': 'programmes closed to readers of a language: program-pages.test.ts',
  'words.program.not_open.others': 'the same',
  'words.sheet.none_text': 'the sheet is made on request: rendered-page.test.ts',
  'words.sheet.none_title': 'the same',
  'words.sheet.unknown_text': 'the same',
  'words.sheet.unknown_title': 'the same',
  'words.stories.eyebrow': 'once no story is a sample: story-release.test.ts',
  'words.stories.eyebrow_mixed': 'once some stories are real: story-teaser.test.ts',
  'words.stories.lead': 'the same',
  'words.stories.lead_mixed': 'the same',
  'stories/*.type': 'goes with where the story leads: parse-content.test.ts',
  'stories/*.isSample': 'goes with a release: story-release.test.ts',
  'stories/*.release': 'the same',
};

/** Fields that no document of the repository has, and what tries them instead. */
const ABSENT: Record<string, string> = {
  'about.team.*.photo': 'photos of people: person-photo.test.tsx',
  'masters.*.picture': 'drawings of its schools otherwise: masters-page.test.ts',
  'exchange.*.year': 'the fit check’s result: money.test.ts',
  'phd.tabs.*.items.*.photo': 'photos of people: person-photo.test.tsx',
  'promises.*.confirmedBy': 'the list before going live: launch.test.ts',
  'promises.*.confirmedOn': 'the same',
  'site.colors.accent': 'another company’s site: second-consultancy.test.ts',
  'site.colors.ink': 'the same',
  'site.colors.link': 'the same',
  'site.languages.*': 'the same',
  'site.markLetters': 'the arch or a picture otherwise: site-header.test.tsx',
  'site.rootFiles.*': 'a file for a search engine: search-tags.test.ts',
  'site.settled.*.by': 'the list before going live: launch.test.ts',
  'site.settled.*.on': 'the same',
  'site.settled.*.question': 'the same',
  'stories/*.hiddenIn.*': 'takes a story away: story-release.test.ts',
  'stories/*.release.agreedBy': 'the same',
  'stories/*.release.endsOn': 'the same',
  'stories/*.release.keptAt': 'the same',
  'stories/*.release.languages.*': 'the same',
  'stories/*.release.scope': 'the same',
  'stories/*.release.signedOn': 'the same',
};

it('EDIT-1 an edit of any field is seen on a page, of words in each language', { timeout: PATIENCE_MS }, async () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['--disable-warning=ExperimentalWarning', SCRIPT, ...Object.keys(ELSEWHERE)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const { fields, unknown, absent, unseen } = JSON.parse(stdout);
  expect(fields).toBeGreaterThan(280);
  expect(unknown, 'fields that there are no more').toEqual([]);
  expect(absent.toSorted()).toEqual(Object.keys(ABSENT).sort());
  expect(unseen).toEqual([]);
});
