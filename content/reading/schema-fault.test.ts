import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { applyEdits, type FieldPath, valueAt } from '../../contract/content/field-edits.ts';
import { LOCALES } from '../../contract/locales.ts';
import { DOCUMENT_KINDS, schemaOf } from './document-schemas.ts';
import { faultText, faultValues } from './fault.ts';
import { documentFaults, documentsOf } from './parse-content.ts';
import { readContentFiles } from './read-content-files.ts';
import { schemaFault } from './schema-fault.ts';

const DOCUMENTS = documentsOf(readContentFiles());

/** The fields of a document whose value at a path is another, with what is said of them in Chinese. */
function saidOf(name: string, path: FieldPath, after: unknown) {
  const body = DOCUMENTS.get(name);
  const edited = applyEdits(body, [{ path, before: valueAt(body, path), after }]).body;
  return documentFaults(name, edited, 'zh').map(({ path: at, message }) => [at.join('.'), message]);
}

/** The paths of a value, the whole first; of a list only the first entry, since the others are alike. */
function pathsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(value)) return [path, ...(value.length > 0 ? pathsIn(value[0], [...path, 0]) : [])];
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))];
}

/** What nobody should find in a field: nothing, and something of each type. */
const WRONG = [undefined, '', 'x', -1, 1.5, 1e9, [], { x: 1 }];

/** Words of zod, and the names of its types. */
const NOT_OURS = /Invalid|expected|received|期望|无效|过小|过大|Đầu vào|\b(?:string|array|object|undefined|NaN)\b/;

describe('EDIT-1 what a schema finds by itself', () => {
  it('EDIT-1 is said in our words wherever in a document something of another type stands', () => {
    const messages = new Set<string>();
    for (const kind of DOCUMENT_KINDS) {
      const [, body] = [...DOCUMENTS].find(([name]) => name === kind || name.startsWith(`${kind}/`)) ?? [];
      // The parts of the words of pages are alike; that of the consents has each kind of text.
      const isTried = ([part = 'consent']: FieldPath) => kind !== 'words' || part === 'consent';
      for (const path of pathsIn(body).filter(isTried))
        for (const after of WRONG) {
          const edited = applyEdits(body, [{ path, before: valueAt(body, path), after }]).body;
          const { error } = schemaOf(kind).safeParse(edited, { error: schemaFault });
          for (const { message } of error?.issues ?? []) messages.add(message);
        }
    }
    for (const locale of LOCALES) {
      // What a fault quotes may stand in braces.
      const withoutQuotes = (message: string) =>
        Object.values(faultValues(message) ?? {}).reduce(
          (text, quoted) => text.replaceAll(quoted, ''),
          faultText(message, locale),
        );
      const said = [...messages].map(withoutQuotes);
      expect(said.filter((one) => one === '' || NOT_OURS.test(one) || /\{\w+\}/.test(one))).toEqual([]);
    }
  });

  it.each<[string, FieldPath, unknown, string]>([
    ['programs/uo-mba', ['title', 'vi'], '', '请填写'],
    ['programs/uo-mba', ['title', 'vi'], undefined, '请填写'],
    ['programs/uo-mba', ['summary', 'zh'], '长'.repeat(330), '最多 320 个字符，请删去 10 个'],
    ['programs/uo-mba', ['mode'], 'postal', '没有“postal”这个选项'],
    ['site', ['email'], 'nobody', '请写完整的邮箱，例如 name@example.org'],
    ['site', ['email'], '', '请填写'],
    ['site', ['video', 'url'], 'example', '请写完整的网址，例如 https://example.org/fees'],
    ['site', ['callBackWorkingDays'], 9, '不能大于 5'],
    ['site', ['callBackWorkingDays'], 1.5, '请填整数'],
    ['privacy', ['updatedOn'], '21.11.', '请写一个日期，例如 2026-11-21'],
    ['exchange', [0, 'rate'], 0, '要大于 0'],
    ['banner', [0, 'actionPath'], 'masters', '写法不合要求，请按输入框上方的说明填写'],
  ])('EDIT-1 is said at its field: %s %s', (name, path, after, said) => {
    expect(saidOf(name, path, after)).toEqual([[path.join('.'), expect.stringContaining(said)]]);
  });

  it('EDIT-1 is said of an unknown field, of lists that are too short, and of a name that does not fit', () => {
    expect(saidOf('site', ['fax'], '1')).toEqual([['', '没有这样的字段：fax。请删除']]);
    expect(saidOf('masters', [0, 'keys'], [])).toContainEqual(['0.keys', '至少要有 1 项']);
    expect(saidOf('banner', [], [])).toEqual([['', '要正好 4 项']]);
    expect(saidOf('site', ['rootFiles'], { 'a b': '' })).toEqual([['rootFiles.a b', '名称“a b”不合要求']]);
  });

  it('EDIT-1 is said at the fields of the kind that was chosen, where a field is of one of several', () => {
    const figure = (value: unknown) =>
      saidOf('banner', [0, 'facts'], [{ value, label: { zh: '一', en: 'A', vi: 'M' } }]);
    expect(figure({ zh: '一', en: '', vi: 'M' })).toEqual([['0.facts.0.value.en', '请填写']]);
    expect(figure({ founded: '' })).toEqual([['0.facts.0.value.founded', '请填写']]);
    expect(figure('18')).toEqual([['0.facts.0.value', '请先选择类型，再填写内容']]);
  });

  it('EDIT-1 keeps the words that a schema has of its own', () => {
    const own = z.string({ error: 'own' }).safeParse(1, { error: schemaFault });
    expect(own.error?.issues[0]?.message).toBe('own');
  });
});
