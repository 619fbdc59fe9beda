import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
import { cleanPhone, lacksCountry } from '../../../contract/text/phone-text.ts';
import { parsePhone } from '../../../features/leads/phone.ts';

// Numbers that nobody has: zeros or one digit all through, or those that regulators set aside.
describe('reading a phone number', () => {
  it.each([
    ['13800000000'],
    ['138 0000 0000'],
    ['138-0000-0000'],
    ['+86 138 0000 0000'],
    ['8613800000000'],
    ['0086 13800000000'],
    ['08613800000000'],
    ['013800000000'],
    ['１３８００００００００'],
    ['＋８６　１３８００００００００'],
    ['(+86) 138.0000.0000'],
    ['+13800000000'],
  ])('APPT-6 reads %s on a Chinese page as a mainland number', (typed) => {
    expect(parsePhone(typed, 'zh')).toMatchObject({ e164: '+8613800000000', country: 'CN', isKnownValid: true });
  });

  it.each([['0900000000'], ['090 000 00 00'], ['+84 900 000 000'], ['84900000000'], ['0084900000000']])(
    'APPT-6 reads %s on a Vietnamese page as a Vietnamese number',
    (typed) => {
      expect(parsePhone(typed, 'vi')).toMatchObject({ e164: '+84900000000', country: 'VN' });
    },
  );

  it('APPT-6 reads a bare mainland mobile number on a Vietnamese page as Chinese', () => {
    expect(parsePhone('13800000000', 'vi')?.e164).toBe('+8613800000000');
  });

  it.each([
    ['+852 5123 0000', 'zh', '+85251230000', 'HK'],
    ['85251230000', 'zh', '+85251230000', 'HK'],
    ['84900000000', 'zh', '+84900000000', 'VN'],
    ['+853 6600 0000', 'zh', '+85366000000', 'MO'],
    ['+886 900 000 000', 'vi', '+886900000000', 'TW'],
    ['+44 20 7946 0018', 'en', '+442079460018', 'GB'],
    ['12025550123', 'en', '+12025550123', 'US'],
    ['+1 202 555 0123', 'zh', '+12025550123', 'US'],
    ['010 8000 0000', 'zh', '+861080000000', 'CN'],
  ] as const)('APPT-6 reads %s on a page in %s as %s', (typed, locale, e164, country) => {
    expect(parsePhone(typed, locale)).toMatchObject({ e164, country });
  });

  it.each([
    ['\u202A+86 138 0000 0000\u202C', 'zh', '+8613800000000'],
    ['电话：138 0000 0000（微信同号）', 'zh', '+8613800000000'],
    ['tel:+86-138-0000-0000', 'en', '+8613800000000'],
    ['+86 0 138 0000 0000', 'zh', '+8613800000000'],
    ['13800000000 / 13900000000', 'zh', '+8613800000000'],
    ['+٨٦ ١٣٨ ٠٠٠٠ ٠٠٠٠', 'en', '+8613800000000'],
    ['010-8000 0000转801', 'zh', '+861080000000'],
    ['SĐT: 0900 000 000', 'vi', '+84900000000'],
    ['+84 (0)90 000 0000', 'zh', '+84900000000'],
    ['840900000000', 'vi', '+84900000000'],
    ['0168 000 0000', 'vi', '+84380000000'],
    ['+84 168 000 0000', 'zh', '+84380000000'],
    ['+84 (0)120 000 0000', 'en', '+84700000000'],
    ['+886 0900 000 000', 'zh', '+886900000000'],
    ['+44 (0)7700 900124', 'en', '+447700900124'],
    ['+852 0 5123 0000', 'zh', '+85251230000'],
    ['1 (202) 555-0123', 'zh', '+12025550123'],
    ['011 86 138 0000 0000', 'en', '+8613800000000'],
    ['📱138📱0000📱0000☎️', 'zh', '+8613800000000'],
    ['1️⃣3️⃣8️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣', 'zh', '+8613800000000'],
    ['+86 +86 138 0000 0000', 'zh', '+8613800000000'],
    ['+86 8613800000000', 'zh', '+8613800000000'],
    ['86+13800000000', 'zh', '+8613800000000'],
    ['+84 +84 900 000 000', 'vi', '+84900000000'],
    ['+84 84 0900 000 000', 'zh', '+84900000000'],
    ['0900 000 000 - 0900 000 001', 'vi', '+84900000000'],
    ['138 0000 0000  138 0000 0001', 'zh', '+8613800000000'],
    ['电话, 13800000000/13800000001', 'zh', '+8613800000000'],
    ['“13800000000”', 'zh', '+8613800000000'],
    ['010-80000000-801', 'zh', '+861080000000'],
    ['138 0000 0000 18:00后', 'zh', '+8613800000000'],
  ] as const)('APPT-6 reads %s on a page in %s as it was meant', (typed, locale, e164) => {
    expect(parsePhone(typed, locale)?.e164).toBe(e164);
  });

  it.each([
    ['138 0000 0000 (24h)', 'zh', '+8613800000000'],
    ['138 0000 0000 24h', 'zh', '+8613800000000'],
    ['138 0000 0000（24小时）', 'zh', '+8613800000000'],
    ['138 0000 0000 24小时', 'zh', '+8613800000000'],
    ['138 0000 0000 24/7', 'en', '+8613800000000'],
    ['138 0000 0000 (9:00-18:00)', 'zh', '+8613800000000'],
    ['13800000000 晚上8点后', 'zh', '+8613800000000'],
    ['13800000000，微信同号', 'zh', '+8613800000000'],
    ['（24h）138 0000 0000', 'zh', '+8613800000000'],
    ['13800000000 微信：abc123', 'zh', '+8613800000000'],
    ['13800000000 (after 6pm)', 'en', '+8613800000000'],
    ['0900 000 000 (Zalo)', 'vi', '+84900000000'],
    ['0900 000 000/Zalo', 'vi', '+84900000000'],
    ['0900 000 000 (gọi sau 17h30)', 'vi', '+84900000000'],
  ] as const)('APPT-6 leaves the note out of %s on a page in %s', (typed, locale, e164) => {
    expect(parsePhone(typed, locale)?.e164).toBe(e164);
  });

  it.each([
    ['138OOOOOOOO', 'zh', '+8613800000000'],
    ['I38 0000 0000', 'zh', '+8613800000000'],
    ['+84 9OO OOO OOO', 'zh', '+84900000000'],
  ] as const)(
    'APPT-6 reads the letters in %s on a page in %s as the digits that they look like',
    (typed, locale, e164) => {
      expect(parsePhone(typed, locale)?.e164).toBe(e164);
    },
  );

  it.each([
    ['13800000000。', 'zh', '+8613800000000'],
    ['13800000000;', 'zh', '+8613800000000'],
    ['++8613800000000', 'zh', '+8613800000000'],
    ['我的手机号是138 0000 0000，微信同号，请在工作日晚上七点以后联系我，谢谢老师', 'zh', '+8613800000000'],
    ['<13800000000>', 'zh', '+8613800000000'],
    ['13800000000〔微信〕', 'zh', '+8613800000000'],
    ['手机13800000000 微信wx_abc123', 'zh', '+8613800000000'],
    ['13800000000 QQ：1234567890', 'zh', '+8613800000000'],
    ['爸爸：13800000000 妈妈：13800000001', 'zh', '+8613800000000'],
    ['13800000000(爸爸) 13800000001(妈妈)', 'zh', '+8613800000000'],
    ['13800000000和13800000001', 'zh', '+8613800000000'],
    ['13800000000 & 13800000001', 'zh', '+8613800000000'],
    ['0900000000-0900000001', 'vi', '+84900000000'],
    ['0900 000 000 và 0900 000 001', 'vi', '+84900000000'],
    // An old number of which a spreadsheet has dropped the zero.
    ['1680000000', 'vi', '+84380000000'],
  ] as const)('APPT-6 reads the first number in %s on a page in %s', (typed, locale, e164) => {
    expect(parsePhone(typed, locale)?.e164).toBe(e164);
  });

  it.each([
    '138****0000',
    '1380000****',
    '138…/138…',
    'zhang13800000000@example.com',
    '33010219900101123X',
    '1380000000x',
  ])('APPT-6 finds no number within %s', (typed) => expect(parsePhone(typed, 'zh')).toBeUndefined());

  it.each(['138 0000 0000 (2)', '138 0000 (00', '138 000 24h'])('APPT-6 guesses nothing of %s', (typed) => {
    expect(parsePhone(typed, 'zh')).toBeUndefined();
  });

  it('APPT-6 reads no number that is dialled in another country as a Chinese one on an English page', () => {
    expect(parsePhone('8 912 000 00 00', 'en')).toBeUndefined();
    expect(parsePhone('138 0000 0000', 'en')?.e164).toBe('+8613800000000');
  });

  it('APPT-6 does not search a long text for a number', () => {
    const text = `138 0000 0000 ${'('.repeat(300)}`;
    expect(cleanPhone(text)).toBe(text);
    expect(parsePhone(text, 'zh')).toBeUndefined();
  });

  it.each(['2025550123', '(202) 555-0123'])('APPT-6 reads no country into %s', (typed) => {
    for (const locale of LOCALES) {
      expect(lacksCountry(cleanPhone(typed), locale), locale).toBe(true);
      expect(parsePhone(typed, locale), locale).toBeUndefined();
    }
  });

  it('APPT-6 takes a mainland mobile number whose prefix is not known, and says so', () => {
    expect(parsePhone('15400000000', 'zh')).toMatchObject({ e164: '+8615400000000', isKnownValid: false });
  });

  it.each([
    ['1380000000', 'zh'],
    ['138000000000', 'zh'],
    ['12000000000', 'zh'],
    ['8000000', 'zh'],
    ['123456789012345', 'zh'],
    ['+86 1380000000', 'vi'],
    ['+999 1234 5678', 'en'],
    ['+852 1', 'zh'],
  ] as const)('APPT-6 finds that %s on a page in %s cannot be called', (typed, locale) => {
    expect(parsePhone(typed, locale)).toBeUndefined();
  });
});
