import { describe, expect, it } from 'vitest';
import { messageTexts } from '../../publishing/pages/site-texts.ts';
import { checkClaims } from './claims.ts';
import { fault, faultText } from '../reading/fault.ts';
import { contentFiles } from '../reading/walk-content.ts';
import { CONTENT as content } from '../../tests/support/content/site-content.ts';

const words = (zh: string, en: string, vi: string) => ({ note: 'three languages', zh, en, vi });

it('TRUST-1 the site counts by itself, calls nobody a partner and lists what it promises', async () => {
  const files = [...contentFiles(content), ...Object.entries(await messageTexts())];
  expect(checkClaims(files, content.promises)).toEqual([]);
});

describe('TRUST-1 a text is refused in each language', () => {
  it('TRUST-1 that counts programmes or schools by hand', () => {
    const text = words('21 个硕士项目、13 所可咨询院校', '21 master’s programmes', '13 trường');
    expect(checkClaims([['a.ts', text]], [])).toHaveLength(3);
    const computed = words('{n} 个硕士项目', '{n} programmes', '{n} chương trình');
    const years = words('2021 年的项目', 'in 2021 the schools', 'năm 2021, trường');
    expect(checkClaims([['a.ts', { computed, years }]], [])).toEqual([]);
  });

  it('TRUST-1 that calls a school a partner without the agreement', () => {
    const text = words('合作院校', 'Partner institution', 'Trường đối tác');
    expect(checkClaims([['content/about.yaml', { text }]], [])).toHaveLength(3);
    const signed = words('签约合作院校', 'Signed partner institution', 'Trường đối tác đã ký thỏa thuận');
    expect(checkClaims([['a.ts', signed]], [])).toEqual([]);
  });
});

describe('TRUST-1 promises of the company', () => {
  const answer = words('两天内', 'We answer within two working days.', 'trong hai ngày');
  const promise = { zh: '答复', en: 'An answer', vi: 'Trả lời' };
  const listed = { id: 'answer', promise, said: [{ file: 'content/contact.yaml', words: 'We answer' }] };

  it('TRUST-1 one that is not in the list is refused', () => {
    const [claim] = checkClaims([['content/contact.yaml', { answer }]], []);
    expect(faultText(claim?.message ?? '', 'zh')).toBe(
      '这句话是一项承诺，但“承诺”清单里没有：“We answer within two working days.”',
    );
    expect(checkClaims([['content/contact.yaml', { answer }]], [listed])).toEqual([]);
  });

  it('TRUST-1 one in the list that the site no longer makes is refused', () => {
    expect(checkClaims([['content/contact.yaml', {}]], [listed])).toEqual([
      {
        file: 'content/promises.yaml',
        message: fault('promise_gone', { id: 'answer', words: 'We answer', file: 'content/contact.yaml' }),
      },
    ]);
  });

  it('TRUST-1 a school’s own terms and the privacy page are no promises of the company', () => {
    for (const file of ['content/programs/x.yaml', 'content/privacy.yaml'])
      expect(checkClaims([[file, { answer }]], []), file).toEqual([]);
  });
});
