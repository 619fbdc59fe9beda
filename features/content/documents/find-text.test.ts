import { describe, expect, it } from 'vitest';
import { formSchema } from '../../../content/form/form-schema.ts';
import { findFields, findTexts } from './find-text.ts';

const BODY = {
  title: { zh: '工商管理硕士', en: 'Master of Business', vi: 'Thạc sĩ Quản trị Đổi mới' },
  school: 'uo-mba',
  facts: [{ amount: 15_000, text: { en: `${'x'.repeat(80)} tuition ${'y'.repeat(80)}` } }],
};
const paths = (wanted: string) => findTexts(BODY, wanted).map(({ path }) => path.join('.'));

describe('EDIT-1 a search in what documents say', () => {
  it('EDIT-1 finds a text in any language, without case and diacritics, and numbers', () => {
    expect(paths('管理')).toEqual(['title.zh']);
    expect(paths(' BUSINESS ')).toEqual(['title.en']);
    expect(paths('quan tri doi')).toEqual(['title.vi']);
    expect(paths('Quản trị')).toEqual(['title.vi']);
    expect(paths('15000')).toEqual(['facts.0.amount']);
    expect(paths('title'), 'names of fields say nothing').toEqual([]);
    expect(paths('uo-mba'), 'nobody reads codes').toEqual([]);
    expect(paths(' ')).toEqual([]);
  });

  it('EDIT-1 quotes what was found as it stands, with what is around it', () => {
    expect(findTexts(BODY, 'tri doi')).toMatchObject([{ before: 'Thạc sĩ Quản ', found: 'trị Đổi', after: ' mới' }]);
    const [long] = findTexts(BODY, 'tuition');
    expect(long).toEqual({
      path: ['facts', 0, 'text', 'en'],
      before: `…${'x'.repeat(23)} `,
      found: 'tuition',
      after: ` ${'y'.repeat(59)}…`,
    });
    expect(findTexts('ﬁne ①', 'fine 1')).toMatchObject([{ before: '', found: 'ﬁne ①', after: '' }]);
    expect(findTexts('Quản'.normalize('NFD'), 'quan')).toMatchObject([{ found: 'Quản'.normalize('NFD') }]);
  });
});

describe('EDIT-1 a search for fields by what they are called', () => {
  const body = {
    address: { zh: '杭州', en: 'Hangzhou', vi: 'Hàng Châu' },
    channels: [{ kind: 'email' }, { kind: 'zalo' }],
  };
  const schema = {
    properties: {
      address: { title: 'Địa chỉ' },
      channels: { title: 'Kênh', items: { properties: { kind: { title: 'Loại kênh' } } } },
      other: { title: 'Địa chỉ khác' },
    },
  };
  const found = (wanted: string) => findFields(schema, body, wanted, 'vi');

  it('EDIT-1 finds the first field of a title, with what it says, and not those inside it', () => {
    expect(found('dia chi')).toEqual([{ path: ['address'], before: '', found: '', after: 'Hàng Châu' }]);
    expect(found('kenh').map(({ path }) => path)).toEqual([['channels']]);
    expect(
      found('loai').map(({ path }) => path),
      'one of two entries',
    ).toEqual([['channels', 0, 'kind']]);
    expect(found(' ')).toEqual([]);
  });

  it('EDIT-1 knows the forms of the site', () => {
    const [place] = findFields(
      formSchema('contact', 'en'),
      { hours: { zh: '', en: 'Weekdays', vi: '' } },
      'HOURS',
      'en',
    );
    expect(place).toMatchObject({ path: ['hours'], after: 'Weekdays' });
  });
});
