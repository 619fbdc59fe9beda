/** Spreadsheets as anybody may make them: damaged, hostile, or merely odd. All names and numbers are made up. */
import fc from 'fast-check';
import writeXlsxFile from 'write-excel-file/node';
import { applyEdits, byteEdits } from './byte-edits.ts';
import { readZip, writeZip, type ZipEntry } from './zip-file.ts';

const ROWS = [
  ['姓名', '手机号', '学历', '语言'],
  ['张三', '13900000001', '本科', '中文'],
  ['Nguyễn Văn An', '+84 900 000 000', '', 'vi'],
];
const ANYWHERE = 0xffff_ffff;

/** What XML can do to its readers. */
const SNIPPETS = [
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>',
  '&c;&c;&c;',
  '<!ENTITY x SYSTEM "file:///etc/hostname">',
  '<!--',
  '<![CDATA[',
  ']]>',
  '<a>',
  '</a>',
  '</row>',
  '<row r="2"><c r="B2" t="s"><v>-1</v></c></row>',
  '<c r="A3" t="s"><v>4294967296</v></c>',
  '<c r="A3" t="inlineStr"><is><t>x</t></is></c>',
  '<c r="A3" t="e"><v>#REF!</v></c>',
  '<c r="A3" t="b"><v>2</v></c>',
  '<c r="A3" t="d"><v>9999-99-99</v></c>',
  '<c r="A3" s="99999"><v>1e308</v></c>',
  '<c><v>1</v></c>',
  '<si/>',
  '<si><r><t>x</t></r><rPh><t>y</t></rPh></si>',
  '<dimension ref="A1:XFD1048576"/>',
  '<sheet r:id="rId9" sheetId="0" name="__proto__"/>',
  '<numFmt numFmtId="14" formatCode="yyyy"/>',
  '<workbookPr date1904="1"/>',
  '\0',
  '&#0;',
  '&#x110000;',
  '\uFFFE',
];
const NUMBERS = ['', '0', '-1', '1.5', '20000', '20001', '1048576', '1048577', '4294967296', '1e99', 'NaN', 'XFD1'];
const REPEATS = [1, 1, 1, 1, 1, 1, 1, 1, 2, 50, 2000, 200_000];

const place = fc.nat(ANYWHERE);
const xmlEdit = fc.oneof(
  fc.tuple(fc.constant('insert' as const), place, fc.constantFrom(...SNIPPETS), fc.constantFrom(...REPEATS)),
  fc.tuple(fc.constant('number' as const), place, fc.constantFrom(...NUMBERS), fc.constant(1)),
  fc.tuple(fc.constant('remove' as const), place, fc.constant(''), fc.constant(1)),
);
type XmlEdit = typeof xmlEdit extends fc.Arbitrary<infer One> ? One : never;

const LONGEST_XML = 3_000_000;

/** Changes a text at a tag or a number. */
function editXml(xml: string, [what, part, text, times]: XmlEdit): string {
  const found = [...xml.matchAll(what === 'number' ? /(?<=")[A-Z]*\d+(?=")|(?<=<v>)\d+/g : /<[^>]*>/g)];
  const match = found[Math.floor((part / (ANYWHERE + 1)) * found.length)];
  if (!match) return xml;
  const [before, after] = [xml.slice(0, match.index), xml.slice(match.index)];
  if (what === 'insert') return before + text.repeat(Math.min(times, Math.ceil(LONGEST_XML / text.length))) + after;
  return before + text + after.slice(match[0].length);
}

const zipEdit = fc.oneof(
  fc.constant(['none'] as const),
  fc.tuple(
    fc.constantFrom('store' as const, 'double' as const, 'drop' as const, 'size' as const, 'rename' as const),
    place,
  ),
  fc.tuple(fc.constant('bomb' as const), fc.constantFrom(1_000_000, 20_000_000, 60_000_000)),
);
type ZipEdit = typeof zipEdit extends fc.Arbitrary<infer One> ? One : never;

function editEntries(entries: readonly ZipEntry[], [what, value = 0]: ZipEdit): ZipEntry[] {
  const chosen = Math.floor((value / (ANYWHERE + 1)) * entries.length);
  if (what === 'bomb') return [...entries, { name: 'xl/sharedStrings2.xml', content: Buffer.alloc(value, ' ') }];
  return entries.flatMap((entry, index) => {
    if (index !== chosen || what === 'none') return [entry];
    if (what === 'drop') return [];
    if (what === 'double') return [entry, entry];
    if (what === 'store') return [{ ...entry, isStored: true }];
    return what === 'size' ? [{ ...entry, size: ANYWHERE }] : [{ ...entry, name: `../${entry.name}\0` }];
  });
}

const CELLS = [
  '张三',
  '13900000002',
  '=1+1',
  '"',
  '""',
  '\0',
  '\r',
  '8.61E+12',
  "'-x",
  '\u202E',
  '姓名',
  'x'.repeat(5000),
  '',
];
const csvText = fc
  .tuple(
    fc.constantFrom(',', ';', '\t', '|'),
    fc.array(
      fc.array(fc.oneof(fc.constantFrom(...CELLS), fc.string({ unit: 'binary', maxLength: 10 })), { maxLength: 6 }),
      {
        maxLength: 8,
      },
    ),
    fc.constantFrom('\n', '\r\n', '\r'),
  )
  .map(([sign, rows, end]) => [...ROWS, ...rows].map((row) => row.join(sign)).join(end));

/** A file, and what it was made of. */
export interface SentFile {
  made: string;
  bytes: Buffer;
}

/** Files as somebody might import them: spreadsheets, whole or damaged. */
export async function sentSpreadsheets(): Promise<fc.Arbitrary<SentFile>> {
  const cells = ROWS.map((row) => row.map((value) => ({ value, type: String })));
  const xlsx = await writeXlsxFile(cells).toBuffer();
  const entries = readZip(xlsx);
  const csv = Buffer.from(ROWS.map((row) => row.join(',')).join('\r\n'));
  const bases: Record<string, Buffer> = {
    xlsx,
    packed: writeZip(entries),
    csv,
    utf16: Buffer.from(`\uFEFF${csv}`, 'utf16le'),
  };
  const damaged = fc.tuple(fc.constantFrom(...Object.keys(bases)), byteEdits).map(([base, edits]) => ({
    made: JSON.stringify([base, edits]),
    bytes: applyEdits(bases[base] ?? xlsx, edits),
  }));
  const names = entries.map(({ name }) => name);
  const written = fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom('xl/worksheets/sheet1.xml', ...names), xmlEdit), { maxLength: 5 }),
      zipEdit,
    )
    .map(([edits, zip]) => {
      const edited = entries.map(({ name, content }) => {
        const own = edits.filter(([of]) => of === name).map(([, one]) => one);
        return { name, content: Buffer.from(own.reduce(editXml, content.toString())) };
      });
      return { made: JSON.stringify([edits, zip]), bytes: writeZip(editEntries(edited, zip)) };
    });
  const texts = fc.tuple(
    csvText,
    fc.constantFrom('utf8' as const, 'utf16le' as const, 'latin1' as const),
    fc.boolean(),
  );
  const typed = texts.map(([text, encoding, hasMark]) => ({
    made: JSON.stringify([text, encoding, hasMark]),
    bytes: Buffer.from((hasMark ? '\uFEFF' : '') + text, encoding),
  }));
  return fc.oneof({ weight: 2, arbitrary: damaged }, { weight: 4, arbitrary: written }, typed);
}
