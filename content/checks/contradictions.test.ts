import { describe, expect, it } from 'vitest';
import { applyEdits, type FieldPath, valueAt } from '../../contract/content/field-edits.ts';
import { LOCALES } from '../../contract/locales.ts';
import { CLAIMED, claimsIn } from './claimed-figures.ts';
import { findContradictions } from './contradictions.ts';
import { contentOf, documentsOf } from '../reading/parse-content.ts';
import { readContentFiles } from '../reading/read-content-files.ts';
import { contentFiles } from '../reading/walk-content.ts';

const DOCUMENTS = documentsOf(readContentFiles());

/** The contradictions once fields say something else, as short as can be read. */
function found(...changes: [document: string, path: FieldPath, value: unknown][]) {
  const documents = new Map(DOCUMENTS);
  for (const [document, path, after] of changes) {
    const before = valueAt(documents.get(document), path);
    const edit = { path, ...(before !== undefined && { before }), after };
    documents.set(document, applyEdits(documents.get(document), [edit]).body);
  }
  return findContradictions(contentOf(documents)).map(({ kind, places }) => [
    kind,
    ...places.map(({ document, path, value }) => `${document} ${path.join('.')} ${value ?? '–'}`),
  ]);
}

describe('EDIT-6 contradictions', () => {
  it('name the source of a statement, and none for our own words', () => {
    const documents = new Map(DOCUMENTS);
    const edit = (path: FieldPath, after: string) => {
      const before = valueAt(documents.get('schools/iit'), path);
      documents.set('schools/iit', applyEdits(documents.get('schools/iit'), [{ path, before, after }]).body);
    };
    for (const locale of LOCALES) {
      const amount = (thousands: number) => `US$${thousands}${locale === 'vi' ? '.' : ','}000`;
      edit(['summary', locale], `Master of Business Administration: ${amount(18)}`);
      edit(['statements', 4, 'text', locale], `Master of Business Administration: ${amount(19)}`);
    }
    const places = findContradictions(contentOf(documents)).map(({ places: [fact, text] }) => [
      fact.source?.publisher === undefined,
      text.value,
      text.source?.publisher,
    ]);
    expect(places).toEqual([
      [false, 18000, undefined],
      [false, 19000, expect.stringContaining('Coursera MBA')],
    ]);
  });

  it('are not seen where there are none: in the whole content as it is', () => {
    expect(found()).toEqual([]);
  });

  it('are looked for among many figures', () => {
    const texts = JSON.stringify(contentFiles(contentOf(DOCUMENTS)));
    const count = CLAIMED.map((kind) => LOCALES.flatMap((locale) => claimsIn(texts, locale, kind)).length);
    expect(Math.min(...count)).toBeGreaterThan(10);
  });

  it('a programme’s summary names another number of credits than its source', () => {
    const said = '30 units of study online, part-time or full-time.';
    expect(found(['programs/ua-lms', ['summary', 'en'], said])).toEqual([]);
    expect(found(['programs/ua-lms', ['summary', 'en'], said.replace('30', '33')])).toEqual([
      ['credits', 'programs/ua-lms facts.study.text 30', 'programs/ua-lms summary.en 33'],
    ]);
  });

  it('a story names other credits, a school’s page another price', () => {
    const story = 'stories/story-3-nau-mountain-campus';
    expect(found([story, ['detailInfo', 'zh', 0], '这个计算机科学硕士方案至少 36 学分，六年内完成。'])).toEqual([
      ['credits', 'programs/nau-mscs facts.study.text 30', `${story} detailInfo.zh.0 36`],
    ]);
    const statement: FieldPath = ['statements', 4, 'text', 'en'];
    const text = 'The Master of Business Administration with Coursera costs US$18,000 in all';
    expect(found(['schools/iit', statement, text])).toContainEqual([
      'price',
      'programs/iit-mba facts.price.text 15000',
      'schools/iit statements.4.text.en 18000',
    ]);
  });

  it('a summary names a length that no source gives', () => {
    const said = 'A two-year online LLM for law graduates: 24 credits and a two-credit introduction to US law.';
    expect(found(['programs/ua-llm', ['summary', 'en'], said])).toEqual([
      ['length', 'programs/ua-llm facts.length.text 12', 'programs/ua-llm summary.en 24'],
    ]);
  });

  it('INVITE-2 the first words under a title name a length that no source gives', () => {
    const said = 'An online LLM for law graduates, in two years.';
    expect(found(['programs/ua-llm', ['lead', 'what', 'en'], said])).toEqual([
      ['length', 'programs/ua-llm facts.length.text 12', 'programs/ua-llm lead.what.en 24'],
    ]);
  });

  it('two programmes give the same rule of one page differently', () => {
    const index = [...(contentOf(DOCUMENTS).programs.get('sit-mscs')?.admission.entries() ?? [])].find(
      ([, { ielts }]) => ielts === 6,
    )?.[0];
    const text = {
      zh: '国际申请人需证明英语水平：雅思 6.5、托福 iBT 74 或多邻国 110。',
      en: 'International applicants prove their English with at least IELTS 6.5, TOEFL iBT 74 or Duolingo 110.',
      vi: 'Ứng viên quốc tế cần chứng minh tiếng Anh: IELTS 6.5, TOEFL iBT 74 hoặc Duolingo 110.',
    };
    const path: FieldPath = ['admission', Number(index)];
    expect(
      found(['programs/sit-mscs', [...path, 'text'], text], ['programs/sit-mscs', [...path, 'ielts'], 6.5]),
    ).toEqual([
      ['ielts', `programs/sit-mscs ${path.join('.')}.text 6.5`, expect.stringMatching(/^programs\/sit-msds .* 6$/)],
    ]);
    const elsewhere: FieldPath = ['sources', 'english-policy', 'url'];
    expect(
      found(
        ['programs/sit-mscs', [...path, 'text'], text],
        ['programs/sit-mscs', [...path, 'ielts'], 6.5],
        ['programs/sit-mscs', elsewhere, 'https://www.stevens.edu/another-rule'],
      ),
    ).toEqual([]);
  });

  it('two sources of one programme ask for different scores', () => {
    const other = {
      text: { zh: '雅思 7.0。', en: 'IELTS 7.0.', vi: 'IELTS 7.0.' },
      source: 'summary',
      ielts: 7,
    };
    expect(found(['programs/uo-mba', ['admission', 0], other])).toContainEqual([
      'ielts',
      expect.stringMatching(/^programs\/uo-mba admission\.\d\.text/),
      expect.stringMatching(/^programs\/uo-mba admission\.\d\.text/),
    ]);
  });

  it('a programme usually takes longer than it may', () => {
    const length = {
      text: { zh: '通常七年。', en: 'Usually seven years.', vi: 'Thường bảy năm.' },
      source: 'catalogue-2023',
      months: 84,
    };
    expect(found(['programs/nau-mscs', ['facts', 'length'], length])).toContainEqual([
      'maximum_time',
      'programs/nau-mscs facts.length.text 84',
      'programs/nau-mscs facts.maximumTime.text 72',
    ]);
  });

  it('a school’s summary names another year than the source of its foundation', () => {
    expect(found(['schools/otago', ['founded', 'value'], '1870'])).toEqual([
      ['founded', 'schools/otago founded.value 1870', 'schools/otago summary.zh 1869'],
    ]);
  });

  it('an amount was changed in two languages of our own words, and not in the third', () => {
    const lead: FieldPath = ['values', 0, 'text'];
    const say = (zh: string, en: string, vi: string): [string, FieldPath, unknown][] => [
      ['about', lead, { zh, en, vi }],
    ];
    expect(found(...say('共 1.8 万美元。', 'US$18,000 in all.', 'Tổng cộng 15.000 USD.'))).toEqual([
      ['languages', 'about values.0.text.zh 18000', 'about values.0.text.vi –'],
    ]);
    for (const [zh, en, vi] of [
      ['共 1.8 万美元。', 'US$18,000 in all.', 'Tổng cộng 18.000 USD.'],
      ['18,000–19,500 美元', 'US$18,000–19,500', '18 nghìn–19,5 nghìn USD'],
      ['0 美元', 'Free', 'Miễn phí'],
      ['约 13 万元', 'About US$18,000', 'Khoảng 18.000 USD'],
    ] as const)
      expect(found(...say(zh, en, vi)), zh).toEqual([]);
  });

  it('a figure was changed in one language alone', () => {
    expect(found(['programs/ac-mba', ['facts', 'maximumTime', 'text', 'zh'], '全日制三年，非全日制 6 年。'])).toEqual([
      ['languages', 'programs/ac-mba facts.maximumTime.text.zh 6', 'programs/ac-mba facts.maximumTime.text.en –'],
    ]);
  });
});
