import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { purposeCards, purposeVerdict } from './purpose.data.ts';

const verdictOf = (slug: string, locale: (typeof LOCALES)[number], purpose: string) =>
  purposeVerdict(locale, programAndSchool(slug)).verdicts.find((verdict) => verdict.purpose === purpose);

describe('TRUST-2 the verdict for a purpose', () => {
  it('TRUST-2 is written for these rules: when one changes, its sentence has to change too', () => {
    const statuses = content.recognition.map(({ country, uses }) => [
      country,
      uses.map(({ id, status }) => [id, status]),
    ]);
    expect(statuses).toEqual([
      [
        'china',
        [
          ['job', 'possible'],
          ['civil', 'not-possible'],
          ['settle', 'case-by-case'],
          ['title', 'case-by-case'],
          ['phd', 'case-by-case'],
          ['abroad', 'case-by-case'],
        ],
      ],
      [
        'vietnam',
        [
          ['job', 'possible'],
          ['civil', 'case-by-case'],
          ['phd', 'case-by-case'],
          ['lecturer', 'case-by-case'],
          ['abroad', 'case-by-case'],
        ],
      ],
    ]);
  });

  it('TRUST-2 bears the status of the reader’s own country, in English of both', () => {
    expect(verdictOf('uo-mba', 'zh', 'civil')?.lines[0]?.marks.map(({ status }) => status)).toEqual(['not-possible']);
    expect(verdictOf('uo-mba', 'vi', 'civil')?.lines[0]?.marks.map(({ status }) => status)).toEqual(['case-by-case']);
    expect(verdictOf('uo-mba', 'en', 'civil')?.lines[0]?.marks.map(({ country }) => country)).toEqual([
      'China',
      'Vietnam',
    ]);
    expect(verdictOf('uo-mba', 'vi', 'settle')).toBeUndefined();
  });

  it('TRUST-2 says who decides on which uses while none is chosen, by the rule of the reader’s own country', () => {
    const marks = (locale: Locale) =>
      verdictOf('uo-mba', locale, 'none')?.lines.flatMap((line) => line.marks.map(({ status }) => status));
    expect(marks('zh')).toEqual(['possible', 'not-possible']);
    expect(marks('vi')).toEqual(['possible', 'case-by-case']);
  });

  it('TRUST-2 stands on a card for each purpose, from what can be done to what cannot', () => {
    const cards = (locale: Locale) => purposeCards(locale, programAndSchool('uo-mba')).cards;
    expect(cards('zh').map(({ purpose, status }) => `${purpose} ${status}`)).toEqual([
      'self possible',
      // A tick would read as a yes.
      'job case-by-case',
      'settle case-by-case',
      'phd case-by-case',
      'abroad case-by-case',
      'civil not-possible',
    ]);
    expect(
      cards('en')
        .find(({ purpose }) => purpose === 'civil')
        ?.marks.map(({ country }) => country),
    ).toEqual(['China', 'Vietnam']);
  });

  it('TRUST-2 names the programme’s own facts', () => {
    expect(verdictOf('uo-mba', 'en', 'self')?.lines[0]?.text).toContain('24–36 months');
    expect(verdictOf('uo-mba', 'en', 'abroad')?.lines[0]?.text).toContain(
      content.schools.get('otago')?.accreditor?.value,
    );
    expect(verdictOf('sit-mscs', 'en', 'self')?.lines[0]?.text, 'a length that nobody knows is not spoken of').toMatch(
      /your time\.$/,
    );
  });

  it('TRUST-2 leaves no placeholder open, for any programme and purpose', () => {
    for (const locale of LOCALES)
      for (const slug of content.programs.keys())
        for (const { text } of purposeVerdict(locale, programAndSchool(slug)).verdicts.flatMap(({ lines }) => lines))
          expect(text, `${locale} ${slug}`).not.toMatch(/[{}]/);
  });
});
