import { describe, expect, it } from 'vitest';
import { CODE } from '../codes.ts';
import {
  cleanName,
  EDUCATION,
  NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
  PURPOSE,
  REGISTRATION_DEFAULTS,
  refusalsOf,
  refuseRegistration,
  type Unchecked,
  WORKING_YEARS,
} from './registration.ts';
import { cleanPhone, isPhoneShaped } from '../text/phone-text.ts';

/** A registration that is accepted, with what a test wants different. */
function registration(changes: Unchecked = {}): Unchecked {
  return { education: 4, working_years: 2, purpose: 3, name: '测试访客', phone: '13800000000', ...changes };
}

const codeOf = (changes: Unchecked) => refuseRegistration(registration(changes))?.code;

describe('APPT-1 the values of the payload', () => {
  it('APPT-1 are the integers of the specification', () => {
    expect(Object.values(EDUCATION)).toEqual([1, 2, 3, 4, 5]);
    expect(Object.values(WORKING_YEARS)).toEqual([1, 2, 3, 4]);
    expect(Object.values(PURPOSE)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(REGISTRATION_DEFAULTS).toEqual({ education: 4, working_years: 2, purpose: '' });
  });

  it('APPT-1 are taken at their limits and refused one past them', () => {
    const limits = [
      ['education', 1, 5, CODE.educationInvalid],
      ['working_years', 1, 4, CODE.workingYearsInvalid],
      ['purpose', 1, 6, CODE.purposeInvalid],
    ] as const;
    for (const [field, least, most, code] of limits) {
      for (const value of [least, most]) expect(codeOf({ [field]: value }), `${field} ${value}`).toBeUndefined();
      for (const value of [least - 1, most + 1, 1.5, '1', Number.NaN, true, [1]]) {
        expect(codeOf({ [field]: value }), `${field} ${String(value)}`).toBe(code);
      }
    }
    expect(codeOf({ education: undefined })).toBe(CODE.educationInvalid);
    expect(codeOf({ working_years: null })).toBe(CODE.workingYearsInvalid);
  });
});

describe('APPT-3 the order of the checks', () => {
  it('APPT-3 is name, phone, purpose, then each value, then consent', () => {
    const wrong = { name: ' ', phone: '　', purpose: '', education: 9, working_years: 9, consent: false };
    const mended: [Unchecked, string][] = [
      [{}, 'name'],
      [{ name: 'Test Visitor' }, 'phone'],
      [{ phone: '13800000000' }, 'purpose'],
      [{ purpose: 1 }, 'education'],
      [{ education: 1 }, 'working_years'],
      [{ working_years: 1 }, 'consent'],
    ];
    let now: Unchecked = wrong;
    for (const [change, field] of mended) {
      now = { ...now, ...change };
      expect(refuseRegistration(now)?.field).toBe(field);
    }
    expect(refuseRegistration({ ...now, consent: true })).toBeUndefined();
  });

  it('APPT-3 all faults are named, each at its field', () => {
    const faults = refusalsOf(
      { ...registration({ name: '', phone: '2025550123', purpose: '' }), consent: false },
      { locale: 'en' },
    );
    expect(faults.map(({ field, code }) => [field, code])).toEqual([
      ['name', CODE.incomplete],
      ['purpose', CODE.purposeMissing],
      ['phone', CODE.phoneCountryMissing],
      ['consent', CODE.consentMissing],
    ]);
  });

  it('APPT-3 an open purpose comes before a wrong name or phone', () => {
    expect(codeOf({ purpose: '', name: '<b>', phone: '1' })).toBe(CODE.purposeMissing);
    expect(codeOf({ purpose: 1, name: '<b>', phone: '1' })).toBe(CODE.nameInvalid);
  });

  it('APPT-3 nothing, blanks and invisible marks count as empty', () => {
    for (const blank of [
      undefined,
      null,
      '',
      ' ',
      '\t\n',
      '　',
      '\u200B\uFEFF',
      '\u3164',
      '\u2800',
      '\u202A\u2069',
      '\uFE0F\u{E0041}',
    ]) {
      expect(refuseRegistration(registration({ name: blank }))).toEqual({ code: CODE.incomplete, field: 'name' });
      expect(refuseRegistration(registration({ phone: blank }))).toEqual({ code: CODE.incomplete, field: 'phone' });
    }
  });
});

describe('APPT-6 names', () => {
  it.each(['-', '.', '·', '——', '\u0301', '\u0301\u0302', "'", '()'])('APPT-6 have a letter, unlike %j', (name) => {
    expect(codeOf({ name })).toBe(CODE.nameInvalid);
  });

  it('APPT-6 have no piles of accents, and all that a language writes', () => {
    expect(codeOf({ name: `Za${'\u0335\u0321\u031B\u0301\u0302\u0303'}lgo` })).toBe(CODE.nameInvalid);
    for (const name of ['Nguyễn Đức Ấn'.normalize('NFD'), 'བསྒྲུབས་འཛིན', 'อานนท์', 'מֹשֶׁה', 'مُحَمَّدٌ', 'Ⅲ', '〇'])
      expect(codeOf({ name }), name).toBeUndefined();
  });

  it('APPT-6 have up to 50 characters, counted as people count them', () => {
    for (const character of ['a', '王', '𠮷', 'ễ']) {
      expect(codeOf({ name: character.repeat(NAME_MAX_CHARACTERS) }), character).toBeUndefined();
      expect(codeOf({ name: character.repeat(NAME_MAX_CHARACTERS + 1) }), character).toBe(CODE.nameTooLong);
    }
    expect(codeOf({ name: `  ${'a'.repeat(NAME_MAX_CHARACTERS)}  ` })).toBeUndefined();
    expect(codeOf({ name: '王' })).toBeUndefined();
  });

  it('APPT-6 take any script, separators, apostrophes and Vietnamese letters', () => {
    for (const name of [
      '测试访客',
      '买买提·测试',
      'Test O’Visitor',
      "O'Test",
      'Anne-Test',
      'Khách Thử',
      'Тест',
      'टेस्ट',
    ]) {
      expect(codeOf({ name }), name).toBeUndefined();
    }
    expect(codeOf({ name: 'Khách Thử'.normalize('NFD') })).toBeUndefined();
  });

  it('APPT-6 take no digits, marks of code or what is no text', () => {
    for (const name of ['Test1', '<script>', 'a@b.example', 'a=b', '😀', 42, {}, ['a']]) {
      expect(codeOf({ name }), String(name)).toBe(CODE.nameInvalid);
    }
  });

  it.each([
    ['吴〇', '吴〇'],
    ['阿卜杜拉．买买提', '阿卜杜拉·买买提'],
    ['\u202A张\u2066三\u2069\u200F', '张三'],
    ['O‘Test', 'O’Test'],
    ['Anne\u2011Test\u2013B', 'Anne-Test-B'],
    ['⽊⽥', '木田'],
    ['Ｔｅｓｔ（Ｔｅｓｔｅｒ）', 'Test(Tester)'],
    ['سارا\u200Cزاده', 'سارا\u200Cزاده'],
    ['Dr. Test, Jr.', 'Dr. Test, Jr.'],
  ])('APPT-6 take %s, which is stored as %s', (typed, stored) => {
    expect([codeOf({ name: typed }), cleanName(typed)]).toEqual([undefined, stored]);
  });

  it('APPT-6 are stored in one form', () => {
    expect(cleanName('　测试　访客 ')).toBe('测试 访客');
    expect(cleanName('买买提•测试')).toBe('买买提·测试');
    expect(cleanName('买买提・测试')).toBe('买买提·测试');
    expect(cleanName('Te\u200Bst')).toBe('Test');
    expect(cleanName('Khách'.normalize('NFD'))).toBe('Khách');
  });
});

describe('APPT-6 phone numbers', () => {
  const forms: [typed: string, clean: string][] = [
    ['13800000000', '13800000000'],
    ['138 0000 0000', '13800000000'],
    ['138-0000-0000', '13800000000'],
    ['１３８００００００００', '13800000000'],
    ['+86 138 0000 0000', '+8613800000000'],
    ['＋８６ 13800000000', '+8613800000000'],
    ['8613800000000', '+8613800000000'],
    ['0086 138 0000 0000', '+8613800000000'],
    ['+086 13800000000', '+8613800000000'],
    ['013800000000', '13800000000'],
    ['(0571) 0000 0000', '057100000000'],
    ['+84 900 000 000', '+84900000000'],
    ['0900 000 000', '0900000000'],
    ['+852 9000 0000', '+85290000000'],
    ['001 200 000 0000', '+12000000000'],
    ['138\u200B00000000', '13800000000'],
    ['138.0000.0000', '13800000000'],
    ['138 0000 0000', '13800000000'],
  ];
  for (const [typed, clean] of forms) {
    it(`APPT-6 "${typed}" is read as ${clean}`, () => {
      expect(cleanPhone(typed)).toBe(clean);
      expect(codeOf({ phone: typed })).toBeUndefined();
    });
  }

  it('APPT-6 have 7 to 15 digits', () => {
    expect([6, 7, 15, 16].map((count) => isPhoneShaped('0'.repeat(count)))).toEqual([false, true, true, false]);
    expect([6, 7, 15, 16].map((count) => isPhoneShaped(`+${'1'.repeat(count)}`))).toEqual([false, true, true, false]);
  });

  it('APPT-6 with letters, stars, a plus in the middle or of another type are refused', () => {
    for (const phone of [
      '138 0000 000x',
      '138****0000',
      '138+00000000',
      '138+0000000x',
      'phone',
      '123456',
      13800000000,
      {},
    ]) {
      expect(codeOf({ phone }), String(phone)).toBe(CODE.phoneInvalid);
    }
  });

  it('APPT-6 are read up to 100 characters, so that nothing endless is', () => {
    const spaced = (length: number) => `13800000000${' '.repeat(length - 11)}`;
    expect(codeOf({ phone: spaced(PHONE_MAX_CHARACTERS) })).toBeUndefined();
    expect(codeOf({ phone: spaced(PHONE_MAX_CHARACTERS + 1) })).toBe(CODE.phoneInvalid);
  });
});

describe('APPT-8 consent', () => {
  it('APPT-8 is not asked of who sends the five fields alone', () => {
    expect(refuseRegistration(registration())).toBeUndefined();
  });

  it('APPT-8 counts only when it is true', () => {
    expect(codeOf({ consent: true })).toBeUndefined();
    for (const consent of [false, null, 'true', 1, '']) expect(codeOf({ consent })).toBe(CODE.consentMissing);
  });
});
