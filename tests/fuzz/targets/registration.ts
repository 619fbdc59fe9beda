/** The registration call and the same form without JavaScript: whatever is sent, the answer is true. */
import assert from 'node:assert/strict';
import path from 'node:path';
import * as cheerio from 'cheerio';
import fc from 'fast-check';
import { CODE } from '../../../contract/codes.ts';
import { cleanName } from '../../../contract/registration/registration.ts';
import { REGISTRATION_API, splitLocale } from '../../../contract/routes.ts';
import { hashOfToken } from '../../../features/leads/register/receipt-token.ts';
import { loadRenderedPages } from '../../../server/pages/rendered-page.ts';
import { createTestApi, SITE_URL, type TestApi } from '../../support/registration-api.ts';
import { BUILT_SITE } from '../../support/content/site-pages.ts';
import { openFuzzStore } from '../fuzz-store.ts';
import { type FuzzTarget, openTarget } from '../fuzz-target.ts';
import { type SentCall, type SentForm, sentCalls, sentForms, TYPED_MARK } from '../sent-registrations.ts';

const KNOWN_CODES = new Set<number>(Object.values(CODE));
/** Nobody waits in these tests, so that what is at fault is the program. */
const STATUS_OF_FAILURE = 500;

async function post(api: TestApi, path: string, { type, headers, body }: SentCall): Promise<Response> {
  const own = Object.entries({ ...headers, 'content-type': type }).filter(
    (pair): pair is [string, string] => !!pair[1],
  );
  return api.app.request(SITE_URL + path, { method: 'POST', headers: own, body: new Uint8Array(body) });
}

async function countLeads({ leadStore }: TestApi): Promise<number> {
  const { count } = await leadStore.store.db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is stored behind a registration's link. */
async function storedName({ leadStore: { store, cipher } }: TestApi, receipt: string): Promise<string> {
  const token = receipt.split('/').at(-1)?.split('#')[0] ?? '';
  const rows = await store.db.selectFrom('lead').selectAll().where('receipt_hash', '=', hashOfToken(token)).execute();
  assert.equal(rows.length, 1, 'the link leads to one registration');
  const [row] = rows;
  return cipher.decrypt(row?.id ?? '', 'name', row?.key_id ?? '', row?.name_sealed ?? '');
}

/** What holds of every answer: nothing failed, nothing typed was logged, and a row more means success. */
async function checkAnswer(api: TestApi, before: number, status: number, code: number): Promise<void> {
  assert.ok(status < STATUS_OF_FAILURE, `status ${status}`);
  assert.deepEqual(api.failures.splice(0), []);
  const logged = api.logged.splice(0).join('\n');
  assert.ok(!logged.includes(TYPED_MARK), `logged: ${logged}`);
  const added = (await countLeads(api)) - before;
  assert.ok(added === 0 || (added === 1 && code === CODE.ok), `${added} rows more with code ${code}`);
}

async function checkCall(api: TestApi, sent: SentCall): Promise<void> {
  const before = await countLeads(api);
  const response = await post(api, REGISTRATION_API, sent);
  const envelope = JSON.parse(await response.text()) as Record<string, unknown>;
  const { code, msg, receipt } = envelope;
  assert.ok(typeof code === 'number' && KNOWN_CODES.has(code), `code ${code}`);
  assert.ok(typeof msg === 'string' && msg !== '' && !msg.includes(TYPED_MARK), `msg ${msg}`);
  assert.deepEqual(
    Object.keys(envelope).filter((key) => !['code', 'msg', 'field', 'faults', 'receipt'].includes(key)),
    [],
  );
  await checkAnswer(api, before, response.status, code);
  // The same answers without a key are stored once, and lead nobody to the page of the first.
  if (code !== CODE.ok || receipt === undefined) return;
  const { name } = JSON.parse(sent.body.toString().replace(/^\uFEFF/, ''));
  assert.equal(await storedName(api, String(receipt)), cleanName(name));
}

/** What a form shows of what was typed. */
const TYPED = new Set(['value', 'checked']);

/** The elements of a page in their order: markup that was let in would be one more, or an attribute more. */
function skeletonOf(html: string): string[] {
  const $ = cheerio.load(html, { scriptingEnabled: false });
  return $('*')
    .toArray()
    .flatMap((one) => {
      if (!('attribs' in one)) return [];
      const names = Object.keys(one.attribs).filter((name) => !TYPED.has(name));
      return [`${one.name} ${names.sort().join(' ')}`];
    });
}

/** A browser reads CR as a line feed and replaces NUL, in every attribute. */
const asBrowserReads = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');

/** The pages of the build. */
const answerRendered = loadRenderedPages(BUILT_SITE, path.join(BUILT_SITE, 'bundle'));

/** The page that would answer a form in which nothing was typed. */
async function answerWithoutTyped(
  { locale, ...outcome }: TestApi['outcomes'][number],
  isPlain: boolean,
): Promise<string> {
  const request = { page: 'appointment/outcome', locale, isPlain, outcome: { ...outcome, values: {} } } as const;
  const response = await answerRendered(request, { acceptEncoding: undefined });
  return (await response?.text()) ?? '';
}

async function checkForm(api: TestApi, sent: SentForm): Promise<void> {
  const before = await countLeads(api);
  const response = await post(api, sent.path, sent);
  const html = await response.text();
  const outcome = api.outcomes.splice(0).at(-1);
  assert.ok(outcome, 'answered with a page');
  await checkAnswer(api, before, response.status, outcome.code);
  const untyped = await answerWithoutTyped(outcome, splitLocale(sent.path).locale === undefined);
  assert.deepEqual(skeletonOf(html), skeletonOf(untyped), 'nothing typed becomes markup');
  const $ = cheerio.load(html, { scriptingEnabled: false });
  if (outcome.code === CODE.ok) return;
  for (const name of ['name', 'phone'] as const) {
    const input = $(`form input[name="${name}"]`);
    const typed: string | undefined = outcome.values[name];
    if (input.length === 1 && typed !== undefined) assert.equal(input.attr('value') ?? '', asBrowserReads(typed), name);
  }
}

/** Fuzzes both ways of registering: by the API, and by the form without JavaScript. */
export const registrationTarget: FuzzTarget = {
  name: 'registration',
  holds: 'API-2 a registration is answered with an envelope or a page that says what was stored, whatever is sent',
  suiteCases: 20,
  async open() {
    const opened = await openFuzzStore();
    const api = await createTestApi(opened.store, opened.dataDir, { answerRendered });
    // The first page loads the renderer, which takes longer than a case may.
    await answerWithoutTyped(
      { locale: 'en', status: 200, code: CODE.ok, msg: '', values: {}, acceptEncoding: undefined },
      false,
    );
    return openTarget({
      cases: fc.oneof({ weight: 2, arbitrary: sentCalls }, sentForms),
      caseMaxMs: 5000,
      show: ({ body, ...rest }) => JSON.stringify({ ...rest, body: body.toString('latin1') }),
      check: (sent) => ('path' in sent ? checkForm(api, sent as SentForm) : checkCall(api, sent)),
      close: opened.close,
    });
  },
};
