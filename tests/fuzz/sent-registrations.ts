/** Registrations as anybody may send them: most nearly right, some anything at all. All names and numbers are made up. */
import fc from 'fast-check';
import { CONSENT, registration } from '../support/registration-api.ts';
import { applyEdits, byteEdits } from './byte-edits.ts';

/** Stands in whatever is typed, to be looked for where it must not be. */
export const TYPED_MARK = 'Qxzebulon';

const NAMES = [
  '张三',
  'Nguyễn Văn An',
  "O'Brien-Smith",
  '阿卜杜·拉赫曼',
  `${TYPED_MARK}`,
  '娜'.repeat(50),
  '娜'.repeat(51),
];
const MARKUP = [
  '"><script>alert(1)</script>',
  "' onfocus=alert(1) autofocus='",
  '</title><img src=x onerror=alert(1)>',
  '{{message}}',
  '__receipt_token__',
  "$&$`$'$1",
  '&quot;&#34;&lt;',
  '<!--',
  ']]>',
];
const ODD_TEXT = [
  '\0',
  '\uD800',
  '\uFFFE',
  '\u202E',
  '\u200B',
  '\r\n',
  '😀',
  'e\u0301'.repeat(40),
  '   ',
  '__proto__',
  'null',
];

const oddText = fc
  .array(fc.oneof(fc.constantFrom(...MARKUP, ...ODD_TEXT, TYPED_MARK), fc.string({ unit: 'binary', maxLength: 12 })), {
    maxLength: 5,
  })
  .map((pieces) => pieces.join(''));
/** Nobody's: mainland numbers of which the last eight digits begin with zeros. */
const phone = fc.nat(9999).map((count) => `139${String(count).padStart(8, '0')}`);
const PHONES = ['+84 900 000 000', '＋86 １３９００００００００', '0086-139-0000-0001', '139000', '+', '٠١٢٣٤٥٦٧٨٩'];
const integer = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 1, max: 4 }) },
  fc.constantFrom(0, -1, 1.5, 7, 1e21, '4', '04', '4.0', true, null, [4], { valueOf: 4 }),
);
const anything = fc.oneof(
  { weight: 20, arbitrary: oddText },
  { weight: 10, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  fc.constantFrom(TYPED_MARK.repeat(50), 'x'.repeat(20_000)),
);

/** The value of a field: what a form may send, or anything. */
function mostly<T>(usual: fc.Arbitrary<T>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 20, arbitrary: usual }, anything);
}

const FIELDS = {
  education: mostly(integer),
  working_years: mostly(integer),
  purpose: mostly(integer),
  name: mostly(fc.constantFrom(...NAMES)),
  phone: mostly(fc.oneof({ weight: 6, arbitrary: phone }, fc.constantFrom(...PHONES))),
};
const EXTRAS = {
  consent: mostly(fc.constantFrom(true, true, true, true, 'on', false)),
  consent_version: mostly(fc.constantFrom(CONSENT.version, CONSENT.version, '', 'marketing-1')),
  consent_marketing: mostly(fc.constantFrom('marketing-1', 'abroad-1', '')),
  consent_abroad: mostly(fc.constantFrom('abroad-1', 'marketing-1')),
  idempotency_key: mostly(fc.constantFrom('key-of-a-form-1', 'key-of-a-form-2', 'short')),
  locale: mostly(fc.constantFrom('zh', 'en', 'vi', 'fr')),
  page: mostly(fc.constantFrom('/en/phd', '/en/phd?x=1', `/${'x'.repeat(300)}`)),
  program: mostly(fc.constantFrom('rit-mba', '../x')),
  programs: fc.array(anything, { maxLength: 12 }),
  fit: mostly(fc.constant('x.y-1')),
  source: mostly(fc.constantFrom('wechat', '=cmd')),
  first_source: mostly(fc.constant('fair 2026')),
  elapsed_ms: mostly(fc.constantFrom(20_000, 1, -1)),
  website: mostly(fc.constant('')),
};

/** What is sent, by field. */
export type SentFields = Readonly<Record<string, unknown>>;

const extras = fc.record(EXTRAS, { requiredKeys: [] });
const fields: fc.Arbitrary<SentFields> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.record(FIELDS), extras).map(([five, more]) => ({ ...five, ...more })) },
  fc.tuple(fc.record(FIELDS, { requiredKeys: [] }), extras).map(([some, more]) => ({ ...some, ...more })),
  fc.tuple(phone, extras).map(([own, more]) => ({ ...registration({ phone: own }), ...more })),
);

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON ;x',
  'text/plain',
  '',
  'multipart/form-data; boundary=x',
];
const LANGUAGES = ['en', 'vi;q=0.9, zh;q=0.1', '*', ';;,=q', 'x'.repeat(500)];

/** What stands around a body. */
const oddHeaders = fc.record(
  {
    'accept-language': fc.constantFrom(...LANGUAGES),
    cookie: fc.constantFrom('userLanguage=vi', 'userLanguage=fr', '=; ;'),
    origin: fc.constantFrom('https://www.example.com', 'https://other.example', 'null', ''),
    referer: fc.constantFrom('https://www.example.com/en/phd?utm_source=fair', '//[', 'x'),
    'content-length': fc.constantFrom('0', '5', '20000', '-1', 'x', '1e99'),
    'x-forwarded-for': fc.constantFrom('192.0.2.1', '::', 'x, y', ','),
    'accept-encoding': fc.constantFrom('identity', 'br'),
  },
  { requiredKeys: [] },
);

const headers = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, oddHeaders);

/** A call: its bytes as they go over the wire. */
export interface SentCall {
  type: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

const json = fields.map((one) => Buffer.from(JSON.stringify(one)));
const body = fc.oneof(
  { weight: 6, arbitrary: json },
  fc.tuple(json, byteEdits).map(([bytes, edits]) => applyEdits(bytes, edits)),
  fc.json().map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom('', '[', '{"name":'.repeat(2000), '['.repeat(16_000), '"\\ud800"', '\uFEFF{}')
    .map((text) => Buffer.from(text)),
);
/** Calls of the registration API, well formed or not. */
export const sentCalls: fc.Arbitrary<SentCall> = fc.record({
  type: fc.oneof({ weight: 8, arbitrary: fc.constant('application/json') }, fc.constantFrom(...TYPES)),
  headers,
  body,
});

/** A form as a browser without a script sends it. */
export interface SentForm extends SentCall {
  path: string;
  /** The first value of each input that is filled in again. */
  typed: Readonly<Record<string, string>>;
}

const FORM_PATHS = [
  '/appointment',
  '/appointment/',
  '/zh/appointment/',
  '/en/appointment/',
  '/vi/appointment',
  '/vi/appointment/',
];

function formOf(sent: SentFields): { body: Buffer; typed: Record<string, string> } {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(sent))
    for (const one of Array.isArray(value) ? value : [value])
      encoded.append(name, typeof one === 'string' ? one : (JSON.stringify(one) ?? ''));
  const typed: Record<string, string> = {};
  for (const [name, value] of encoded) typed[name] ??= value;
  return { body: Buffer.from(encoded.toString()), typed };
}

/** The form of the page. */
export const sentForms: fc.Arbitrary<SentForm> = fc
  .record({
    type: fc.constant('application/x-www-form-urlencoded'),
    path: fc.constantFrom(...FORM_PATHS),
    headers: headers.map((one) => ({ ...one, 'content-length': undefined, 'accept-encoding': undefined })),
    sent: fields,
  })
  .map(({ sent, ...rest }) => ({ ...rest, ...formOf(sent) }));
