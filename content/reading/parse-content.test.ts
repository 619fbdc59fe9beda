import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentTexts } from '../../publishing/pages/site-texts.ts';
import {
  type Content,
  ContentError,
  contentOf,
  documentFaults,
  documentsOf,
  faultItems,
  parseContent,
} from './parse-content.ts';

/** The real files as the parser takes them. */
const FILES: Record<string, string> = Object.fromEntries(
  Object.entries(contentTexts()).map(([name, text]) => [name.slice('content/'.length), text]),
);
const DOCUMENTS = documentsOf(FILES);

/** One of them, changed. */
function filesWith(file: string, change: (text: string) => string): Record<string, string> {
  const text = FILES[file];
  if (text === undefined) throw new Error(`there is no ${file}`);
  const changed = change(text);
  expect(changed, 'the change took place').not.toBe(text);
  return { [file]: changed };
}

/** The real content with some files in place of its own, which alone are read anew. */
function contentWith(files: Record<string, string>): Content {
  return contentOf(new Map([...DOCUMENTS, ...documentsOf(files)]));
}

function messageOf(files: Record<string, string>): string {
  try {
    contentWith(files);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  return 'no error';
}

describe('LANG-3 content in three languages', () => {
  it('LANG-3 all files have all words in all languages', () => {
    expect(parseContent(FILES).programs.size).toBeGreaterThanOrEqual(22);
  });

  it('LANG-3 a missing language stops the build with file and field', () => {
    const files = filesWith('programs/sit-mscs.yaml', (text) => text.replace(/\n {2}vi:.*/, ''));
    expect(messageOf(files)).toMatch(/content\/programs\/sit-mscs\.yaml, field "title\.vi"/);
  });

  it('LANG-3 an empty text stops the build with file and field', () => {
    const files = filesWith('programs/sit-mscs.yaml', (text) => text.replace(/\n {2}en:.*/, '\n  en: "  "'));
    expect(messageOf(files)).toMatch(/content\/programs\/sit-mscs\.yaml, field "title\.en"/);
  });

  it('LANG-3 lists of different length stop the build with file and field', () => {
    const files = filesWith('stories/story-1-rit-train.yaml', (text) =>
      text.replace(/(mobileTags:\n {2}zh: \[)[^,]+, /, '$1'),
    );
    expect(messageOf(files)).toMatch(/content\/stories\/story-1-rit-train\.yaml, field "mobileTags": .*equally many/);
  });
});

describe('CONTENT-2 a list without an entry', () => {
  it.each([
    ['films/why-1-one-adviser', 'points'],
    ['programs/uo-mba', 'toAsk'],
    ['programs/uo-mba', 'asksBriefly'],
    ['stories/story-1-rit-train', 'detailInfo'],
    ['campaign', 'points'],
  ])('CONTENT-2 would leave a heading over nothing, in %s: it stops the build', (name, field) => {
    const body = { ...Object(DOCUMENTS.get(name)), [field]: { zh: [], en: [], vi: [] } };
    const faults = documentFaults(name, body, 'en');
    expect(faults).toEqual([{ document: name, path: [field], message: 'add at least 1 entry' }]);
  });

  it('CONTENT-2 may stand where something else fills its place', () => {
    const slides = structuredClone(DOCUMENTS.get('banner'));
    for (const slide of Object.values(Object(slides)))
      Object.assign(Object(slide), { details: { zh: [], en: [], vi: [] } });
    expect(documentFaults('banner', slides, 'en')).toEqual([]);
  });
});

it('LANG-4 a letter that was pasted in pieces is one that the site’s fonts have', () => {
  const files = filesWith('films/why-1-one-adviser.yaml', (text) => text.normalize('NFD'));
  expect(contentWith(files).films).toEqual(contentOf(DOCUMENTS).films);
});

describe('a mistake in a content file', () => {
  it('CONTENT-2 a field that no schema knows stops the build with the file and the field', () => {
    const files = filesWith('site.yaml', (text) => `${text}\nfax: "+86 000"\n`);
    expect(messageOf(files)).toMatch(/content\/site\.yaml.*fax/s);
  });

  it('CONTENT-2 text that is not YAML stops the build with the file', () => {
    const files = filesWith('site.yaml', (text) => `${text}\n  bad: [unclosed\n`);
    expect(messageOf(files)).toMatch(/^content\/site\.yaml: it is not valid YAML/);
  });

  it('CONTENT-2 a school that has no file stops the build with the file that is missing', () => {
    const files = filesWith('programs/sit-mscs.yaml', (text) => text.replace(/school: \w+/, 'school: nowhere'));
    expect(messageOf(files)).toContain(
      'content/programs/sit-mscs.yaml, field "school": there is no content/schools/nowhere.yaml',
    );
  });

  it('STORY-4 a story that leads to a school or a programme that is not there stops the build', () => {
    const story = 'stories/story-4-rit-rooftop.yaml';
    const leading = (field: string, to: string) =>
      messageOf(filesWith(story, (text) => text.replace(`${field}: /school/rit`, `${field}: ${to}`)));
    const at = (field: string) => `content/${story}, field "${field}":`;
    expect(leading('schoolUrl', '/school/gone')).toBe(`${at('schoolUrl')} there is no content/schools/gone.yaml`);
    expect(leading('linkSource', '/program/gone')).toBe(`${at('linkSource')} there is no content/programs/gone.yaml`);
    expect(leading('linkSource', '""')).toContain(`${at('linkSource')} fill this in`);
    expect(leading('linkSource', 'https://www.rit.edu')).toContain(`${at('linkSource')} it has another form`);
    expect(leading('linkSource', '/program/ua-llm'), 'one that is there').toBe('no error');
  });

  it.each([
    ['banner', '0.actionPath', '/recognition', '/recognitions'],
    ['banner', '1.actionPath', '/phd', '//example.com'],
    ['categories', '0.path', '/masters/engineering', '/masters/law?from=home'],
    ['stories/story-5-otago-lake', 'linkSource', '/lpv1/info-v2', '/lpv1'],
    ['programs/dba', 'path', '/phd', '/about'],
  ])('CONTENT-2 the address of a page that is not there, in %s, stops the build', (name, field, own, other) => {
    const files = filesWith(`${name}.yaml`, (text) => text.replace(`: ${own}\n`, `: ${other}\n`));
    expect(messageOf(files)).toContain(`content/${name}.yaml, field "${field}": the site has no page ${other} here`);
  });

  it('TRUST-2 a country whose recognition stands twice, or none at all, stops the build', () => {
    const { countries, ...rest } = Object(DOCUMENTS.get('recognition'));
    const message = (some: unknown[]) => documentFaults('recognition', { ...rest, countries: some }, 'en')[0]?.message;
    expect(message(countries)).toBeUndefined();
    expect(message([countries[0], countries[0]])).toBe('each country once');
    expect(message([])).toBe('add at least 1 entry');
  });

  it.each(['robots.txt', 'sitemap.xml', 'index.html'])('OPS-5 %s is no file that verifies an owner', (name) => {
    const body = { ...Object(DOCUMENTS.get('site')), rootFiles: { 'MP_verify_1.txt': 'a', [name]: 'b' } };
    expect(documentFaults('site', body, 'en')).toMatchObject([{ path: ['rootFiles', name] }]);
  });

  it('PAGE-2 the doctorate without its programme stops the build', () => {
    const left = [...DOCUMENTS].filter(([name]) => name !== 'programs/dba');
    expect(() => contentOf(new Map(left))).toThrow('content/programs/dba.yaml: it is missing');
  });

  it.each([
    ['stories/story-4-rit-rooftop', 'mobileId', 'story-rit-rooftop', 'story-rit-train'],
    ['contact', 'questions.1.id', 'cost', 'degree-recognition'],
    ['privacy', 'sections.1.id', 'what-we-collect', 'who-we-are'],
    ['banner', '1.id', 'dba', 'masters'],
    ['categories', '1.id', 'mba', 'cs'],
    ['masters', '1.id', 'engineering', 'business'],
    ['about', 'firstAnswers.items.1.id', 'cost', 'company'],
  ])('CONTENT-2 an id that stands twice, in %s, stops the build', (name, field, own, other) => {
    const files = filesWith(`${name}.yaml`, (text) => text.replace(`d: ${own}\n`, `d: ${other}\n`));
    expect(messageOf(files)).toContain(
      `content/${name}.yaml, field "${field}": "${other}" is the id of another one too; write another`,
    );
  });

  it('CONTENT-2 a programme that has no file stops the build with the list that names it', () => {
    const files = filesWith('categories.yaml', (text) => text.replace('[dba]', '[dbb]'));
    expect(messageOf(files)).toMatch(/content\/categories\.yaml, field "phd\.programs".*dbb/);
  });

  it.each([
    ['about', 'chain.1.programs', 'programs: [dba,', 'programs: [gone,', 'programs'],
    ['site', 'universitiesAbroad', 'universitiesAbroad: []', 'universitiesAbroad: [gone]', 'schools'],
  ])('CONTENT-2 one that is not there, named in %s, stops the build', (name, field, own, other, kind) => {
    const files = filesWith(`${name}.yaml`, (text) => text.replace(own, other));
    expect(messageOf(files)).toBe(`content/${name}.yaml, field "${field}": there is no content/${kind}/gone.yaml`);
  });

  it('PAGE-4 a programme whose field is on no masters page stops the build, and so does a field on two', () => {
    expect(messageOf(filesWith('programs/sit-mscs.yaml', (text) => text.replace(/^key: .*/, 'key: new_master')))).toBe(
      'content/programs/sit-mscs.yaml, field "key": no page of content/masters.yaml has new_master among its keys',
    );
    expect(messageOf(filesWith('masters.yaml', (text) => text.replace('[psychology_master', '[mba')))).toContain(
      'content/masters.yaml, field "keys": mba stands there twice',
    );
  });

  it('ROUTE-3 a summary that search engines would cut off stops the build', () => {
    const files = filesWith('programs/sit-mscs.yaml', (text) =>
      text.replace(/(summary:\n {2}zh: ).*/, `$1${'长'.repeat(321)}`),
    );
    expect(messageOf(files)).toMatch(/content\/programs\/sit-mscs\.yaml, field "summary\.zh": .*320/);
  });

  it('CONTENT-2 a file that is missing stops the build with its name', () => {
    const { 'banner.yaml': _, ...files } = FILES;
    expect(() => parseContent(files)).toThrow('content/banner.yaml: it is missing');
  });
});

describe('the sources of a file', () => {
  const faultOf = (file: string, from: string | RegExp, to: string) =>
    messageOf(filesWith(file, (text) => text.replace(from, to)));

  for (const field of ['publisher', 'url', 'checkedOn']) {
    it(`TRUST-1 a source without ${field} stops the build with the file and the field`, () => {
      expect(faultOf('programs/uo-mba.yaml', new RegExp(`\\n {4}${field}:.*`), '')).toContain(
        `content/programs/uo-mba.yaml, field "sources.qs-2022.${field}"`,
      );
    });
  }

  it('EDIT-1 what else does not fit is said beside what is wrong with a source, which is said once', () => {
    const message = messageOf(
      filesWith('programs/uo-mba.yaml', (text) =>
        text.replace(/zh: 工商管理硕士（MBA）/, 'zh: ""').replace('checkedOn: 2026-11-21', 'checkedOn: ""'),
      ),
    );
    expect(message).toContain('field "sources.qs-2022.checkedOn"');
    expect(message).toContain('field "title.zh"');
    expect(message).not.toContain('source.checkedOn');
  });

  it('TRUST-1 a ranking without a label, or whose source gives no year, stops the build with the file and the field', () => {
    expect(faultOf('programs/uo-mba.yaml', /\n {4}label:(\n {6}.*)+/, '')).toContain(
      'content/programs/uo-mba.yaml, field "rankings.0.label',
    );
    expect(faultOf('programs/uo-mba.yaml', '    year: 2022\n', '')).toContain(
      'content/programs/uo-mba.yaml, field "rankings.0.source.year": a ranking needs the year',
    );
  });

  it('TRUST-1 a fact that names no source stops the build with the file and the field', () => {
    expect(faultOf('programs/uo-mba.yaml', '    source: summary\n', '')).toContain(
      'content/programs/uo-mba.yaml, field "facts.study.source": choose a source',
    );
  });

  it('EDIT-1 at the desk a fault of a source is at the first fact that names it', () => {
    const documents = new Map([
      ['phd', { sources: { a: { url: '' } }, price: { source: 'a' }, pace: { source: 'a' } }],
    ]);
    const faults = [{ document: 'phd', path: ['sources', 'a', 'url'], message: 'fill in' }];
    expect(faultItems({ faults }, documents)).toMatchObject([{ path: ['price', 'source', 'url'] }]);
  });

  it('TRUST-1 an id that the file does not know stops the build with the ids that it knows', () => {
    expect(faultOf('programs/wu-mba.yaml', 'source: online-faq', 'source: online-fax')).toMatch(
      /content\/programs\/wu-mba\.yaml, field "facts\.\w+\.source": this document has no source "online-fax"\. Its sources are: online-faq, sequential-2025, tuition-2024, /,
    );
    expect(faultOf('programs/uo-mba.yaml', 'source: qs-2022', 'source: qs')).toContain('"rankings.0.source"');
    expect(faultOf('recognition.yaml', '- naric-lists', '- naric')).toContain('field "countries.1.sources.');
    expect(faultOf('phd.yaml', 'source: own-text-2017', 'source: own-text')).toMatch(
      /phd\.yaml, field "tabs\.1\.items\.\d\.source"/,
    );
  });

  it('TRUST-1 a source that nothing names may stay, even half filled in, and is nowhere in the content', () => {
    const files = filesWith('programs/uo-mba.yaml', (text) =>
      text.replace('sources:\n', "sources:\n  spare: { publisher: A page, url: '', checkedOn: '' }\n"),
    );
    expect(contentWith(files)).toEqual(contentOf(DOCUMENTS));
  });

  it('TRUST-1 a source written at a fact instead of its id stops the build', () => {
    const inline = 'source: { publisher: A page, url: https://example.org/, checkedOn: 2026-11-21 }';
    expect(faultOf('programs/uo-mba.yaml', 'source: fees-2018', inline)).toContain('write the id of a source');
  });

  it('TRUST-1 facts have the fields of the source that they name', () => {
    const files = filesWith('programs/uo-mba.yaml', (text) =>
      text.replace('checkedOn: 2026-11-21', 'checkedOn: 2026-11-20'),
    );
    const ranking = contentWith(files).programs.get('uo-mba')?.rankings[0];
    expect(ranking).toMatchObject({
      publisher: expect.stringContaining('citing QS'),
      checkedOn: '2026-11-20',
    });
    expect(ranking).not.toHaveProperty('source');
  });

  it('TRUST-1 no file lists a source twice', () => {
    for (const [file, text] of Object.entries(contentTexts())) {
      const sources = [...text.matchAll(/^ {2}[a-z0-9-]+:\n((?: {4}(?:publisher|year|url|checkedOn): .*\n)+)/gm)];
      const plain = sources.map(([, fields]) => fields?.replaceAll('"', ''));
      expect(plain, file).toEqual([...new Set(plain)]);
    }
  });
});

describe('TRUST-1 a figure that its text does not say', () => {
  const faultOf = (from: string, to: string) =>
    messageOf(filesWith('programs/uo-mba.yaml', (text) => text.replace(from, to)));

  it('TRUST-1 stops the build with the field, the language and the words to write', () => {
    expect(faultOf('credits: 240', 'credits: 24')).toContain(
      'field "facts.study.text.vi": beside it stands 24, which this text does not say: write "24 tín chỉ"',
    );
    expect(faultOf('months: 24\n', 'months: 18\n')).toContain('field "facts.length.text.en": beside it stands 18');
    expect(faultOf('"20–25 hours a week, classes included"', '"12–25 hours a week, classes included"')).toContain(
      'field "facts.weeklyHours.brief.en": beside it stands 20',
    );
    const ofPrice = messageOf(filesWith('programs/nau-it.yaml', (text) => text.replace('vi: 585 USD', 'vi: 558 USD')));
    expect(ofPrice).toContain('field "facts.price.brief.vi": the full text above does not say 558');
    expect(faultOf('4 月和 9 月', '3 月和 9 月')).toContain('field "facts.intakes.text.zh": beside it stands 4,');
  });
});

describe('TRUST-1 a claim that no source carries stops the build', () => {
  const faultOf = (file: string, from: string | RegExp, to: string) =>
    messageOf(filesWith(file, (text) => text.replace(from, to)));

  it('TRUST-1 a programme called online without a source that says so', () => {
    expect(faultOf('programs/csu-mba.yaml', /\n {2}delivery:(\n {4}.*)+/, '')).toContain(
      'content/programs/csu-mba.yaml, field "mode": online needs the fact delivery',
    );
  });

  it('TRUST-1 a statement of five years ago that does not name its year', () => {
    expect(faultOf('programs/ua-llm.yaml', 'Taught online, according to the page of 2020.', 'Taught online.')).toMatch(
      /content\/programs\/ua-llm\.yaml, field "facts\.delivery\.text": .*name the year/,
    );
  });

  it('TRUST-1 a rank whose label does not name the year of the list', () => {
    expect(faultOf('programs/uo-mba.yaml', 'en: QS Online MBA ranking, 2022', 'en: QS Online MBA ranking')).toContain(
      'content/programs/uo-mba.yaml, field "rankings.0.label": name the year',
    );
  });

  it('TRUST-1 a copy or a children’s encyclopaedia as a source', () => {
    for (const copy of ['https://www.hubbry.com/Adrian_College', 'https://kids.britannica.com/students/article/x/1'])
      expect(faultOf('schools/adrian.yaml', /url: https:\/\/en\.wikipedia.*/, `url: ${copy}`), copy).toMatch(
        /content\/schools\/adrian\.yaml, field "sources\.wikipedia\.url": .*cite the accreditor/,
      );
  });

  it('TRUST-2 a milder verdict where the mode of study is not confirmed', () => {
    expect(faultOf('recognition.yaml', /(unconfirmed:\n {8}status: )not-possible/, '$1case-by-case')).toMatch(
      /content\/recognition\.yaml, field "countries\.0\.byMode\.unconfirmed\.status"/,
    );
  });

  it('INVITE-4 TRUST-1 a figure of the banner that is neither counted nor sourced nor said to be our own', () => {
    expect(faultOf('banner.yaml', '{count: sources}', '{zh: "900", en: "900", vi: "900"}')).toMatch(
      /content\/banner\.yaml, field "0\.facts\.2\.label": .*our own records/,
    );
    expect(faultOf('banner.yaml', '{founded: ggu}', '{founded: nowhere}')).toContain('content/schools/nowhere.yaml');
  });

  it('TRUST-1 a story that calls a degree online where no programme of the school is', () => {
    expect(faultOf('stories/story-1-rit-train.yaml', 'en: RIT master’s (sample)', 'en: RIT online master’s')).toContain(
      'content/stories/story-1-rit-train.yaml, field "school.degree": no programme of rit is confirmed to be online',
    );
  });

  it('TRUST-1 an agreement with a school that is not there', () => {
    expect(faultOf('site.yaml', 'agreements: []', 'agreements: [{ school: nowhere, signedOn: 2026-12-01 }]')).toContain(
      'content/site.yaml, field "agreements": there is no content/schools/nowhere.yaml',
    );
  });
});

describe('the guide for editors', () => {
  it('CONTENT-2 shows a programme that the build takes as it stands', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/editing-content.md'), 'utf8');
    const example = /```yaml programme\n(.*?)```/s.exec(guide)?.[1] ?? '';
    const files = { 'programs/example-msds.yaml': example };
    expect(contentWith(files).programs.get('example-msds')?.facts.study).toMatchObject({ credits: 30, year: 2026 });
  });
});
