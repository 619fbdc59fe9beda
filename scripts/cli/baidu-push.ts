/**
 * `npm run baidu-push`: tells Baidu the addresses in the sitemap of the running site, by its push interface.
 * Settings: SITE_URL, BAIDU_PUSH_TOKEN or BAIDU_PUSH_TOKEN_FILE; BAIDU_PUSH_URL for another endpoint than Baidu's.
 */
import { z } from 'zod';
import { secretSetting } from '../../server/secret-settings.ts';
import { sitemapAddresses } from '../../publishing/pages/sitemap.ts';
import { ConfigError } from '../../server/config-error.ts';
import { loadEnvFile } from '../../server/env-file.ts';
import { readArguments } from './read-arguments.ts';

const ENDPOINT = 'http://data.zz.baidu.com/urls';

/** Baidu takes at most so many addresses at a time. */
export const ADDRESSES_PER_REQUEST = 2000;

/** Where to push, and as whom. */
export interface PushTarget {
  endpoint: string;
  /** The site as it stands in Baidu's console: scheme and host. */
  site: string;
  token: string;
}

const ANSWER = z.object({
  success: z.number().optional(),
  remain: z.number().optional(),
  not_same_site: z.array(z.string()).optional(),
  not_valid: z.array(z.string()).optional(),
  error: z.number().optional(),
  message: z.string().optional(),
});

/** What became of the addresses. */
export interface PushResult {
  accepted: number;
  /** How many more may be pushed today; undefined when Baidu did not say. */
  remain: number | undefined;
  /** Addresses that belong to another site than the one in Baidu's console. */
  notSameSite: string[];
  notValid: string[];
}

/** Thrown when Baidu takes nothing of a lot; the message says why and what to do. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

/** What to do about each refusal that Baidu documents. */
const ADVICE: [pattern: RegExp, advice: string][] = [
  [/token/i, 'BAIDU_PUSH_TOKEN is not the token of this site: copy it from the console (普通收录 → API 提交).'],
  [/site (error|init)/i, 'Baidu does not know this site: verify it in the console, with the very address of SITE_URL.'],
  [/over quota/i, 'The quota of today is used up: try again tomorrow.'],
  [/empty content/i, 'Nothing was sent: build the site first.'],
  [/only 2000/i, 'Too many addresses at a time.'],
];

function refusal(status: number, message: string): PushError {
  const advice = ADVICE.find(([pattern]) => pattern.test(message))?.[1] ?? 'Baidu names no cure.';
  return new PushError(`Baidu refused (${status}: ${message || 'no reason given'}). ${advice}`);
}

async function pushLot(addresses: readonly string[], { endpoint, site, token }: PushTarget): Promise<PushResult> {
  // Baidu reads the site as it stands, not percent-encoded.
  const url = `${endpoint}?site=${site}&token=${encodeURIComponent(token)}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: addresses.join('\n'),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  let parsed: z.infer<typeof ANSWER>;
  try {
    parsed = ANSWER.parse(JSON.parse(text));
  } catch {
    throw new PushError(`${endpoint} answered ${answer.status} with something else than JSON: ${text.slice(0, 200)}`);
  }
  if (!answer.ok || parsed.error !== undefined) throw refusal(parsed.error ?? answer.status, parsed.message ?? '');
  return {
    accepted: parsed.success ?? 0,
    remain: parsed.remain,
    notSameSite: parsed.not_same_site ?? [],
    notValid: parsed.not_valid ?? [],
  };
}

/**
 * Pushes addresses in lots of {@link ADDRESSES_PER_REQUEST}. A refused lot ends it: what follows would be refused too.
 *
 * @throws PushError when Baidu refuses or cannot be reached.
 */
export async function pushToBaidu(addresses: readonly string[], target: PushTarget): Promise<PushResult> {
  const result: PushResult = { accepted: 0, remain: undefined, notSameSite: [], notValid: [] };
  for (let start = 0; start < addresses.length; start += ADDRESSES_PER_REQUEST) {
    const lot = await pushLot(addresses.slice(start, start + ADDRESSES_PER_REQUEST), target).catch((error: unknown) => {
      if (!(error instanceof PushError)) throw new PushError(`${target.endpoint} cannot be reached: ${error}`);
      throw start === 0 ? error : new PushError(`${error.message} (${result.accepted} were taken before.)`);
    });
    result.accepted += lot.accepted;
    result.remain = lot.remain ?? result.remain;
    result.notSameSite.push(...lot.notSameSite);
    result.notValid.push(...lot.notValid);
  }
  return result;
}

/** What is to be told of a result, and whether all is well. */
export function report(result: PushResult, total: number): { lines: string[]; isAllTaken: boolean } {
  const { accepted, remain, notSameSite, notValid } = result;
  const lines = [
    `Baidu took ${accepted} of ${total} addresses${remain === undefined ? '' : `; ${remain} more today`}.`,
  ];
  if (notSameSite.length > 0)
    lines.push('Not of the site in Baidu’s console (is SITE_URL its address?):', ...notSameSite);
  if (notValid.length > 0) lines.push('Not valid:', ...notValid);
  return { lines, isAllTaken: accepted === total };
}

/** Reads the settings; throws a {@link PushError} that names what is missing. */
export function pushTarget(environment: Readonly<Record<string, string | undefined>>): PushTarget {
  const { SITE_URL: siteUrl, BAIDU_PUSH_URL: endpoint } = environment;
  const token = secretSetting('BAIDU_PUSH_TOKEN', environment);
  if (!token) throw new PushError('BAIDU_PUSH_TOKEN is not set: copy it from Baidu’s console (普通收录 → API 提交).');
  if (!siteUrl || !URL.canParse(siteUrl))
    throw new PushError('SITE_URL is not set: it is the address that Baidu knows.');
  return { endpoint: endpoint || ENDPOINT, site: new URL(siteUrl).origin, token };
}

/** The addresses in the sitemap of the running site. @throws PushError where it gives none. */
export async function publishedAddresses(site: string): Promise<string[]> {
  const address = `${site}/sitemap.xml`;
  const answer = await fetch(address).catch((error: unknown) => {
    throw new PushError(`${address} cannot be reached: ${error}`);
  });
  const addresses = answer.ok ? sitemapAddresses(await answer.text()) : [];
  if (addresses.length === 0) throw new PushError(`${address} lists no pages (status ${answer.status}).`);
  return addresses;
}

async function main(): Promise<void> {
  readArguments({});
  loadEnvFile(process.env);
  const target = pushTarget(process.env);
  const addresses = await publishedAddresses(target.site);
  const { lines, isAllTaken } = report(await pushToBaidu(addresses, target), addresses.length);
  console.log(lines.join('\n'));
  process.exitCode = isAllTaken ? 0 : 1;
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof PushError || error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  });
}
