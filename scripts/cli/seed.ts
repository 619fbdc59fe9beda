/**
 * Fills a store with made-up registrations, to try the desk with as many as it is made for.
 *
 *     node scripts/cli/seed.ts --registrations 100000 [--days 400] [--force]
 *
 * The numbers cannot exist: neither +86 100… nor +84 100… is a prefix of any kind. All carry the source `seed`.
 */
import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LEAD_STATUSES, type LeadStatus, LOST_REASONS } from '../../features/leads/contract/leads.ts';
import {
  EDUCATION,
  PURPOSE,
  type Registration,
  refuseRegistration,
  WORKING_YEARS,
} from '../../contract/registration/registration.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { loadConfig } from '../../server/config.ts';
import type { Cipher } from '../../server/crypto/cipher.ts';
import { openCipher } from '../../server/crypto/open-cipher.ts';
import { countLeads } from '../../features/leads/list/lead-list.repository.ts';
import { indexNames } from '../../features/leads/name-index.ts';
import { buildLead } from '../../features/leads/register/new-lead.ts';
import { insertSeedLeads, SEED_SOURCE } from '../../features/leads/seed.repository.ts';
import type { Store } from '../../server/storage/database.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { CommandError, runCommand } from './command.ts';
import { readArguments } from './read-arguments.ts';

const BATCH_ROWS = 500;
/** Registrations are spread over so many days, unless told otherwise. */
const USUAL_DAYS = 400;

const PAGES = ['/zh/', '/', '/zh/contact', '/vi/', '/phd', '/zh/masters/business', '/program/hpu-mba', '/en/phd'];
/** Programmes have the names of their files: to read them would take longer than a hundred registrations. */
const PROGRAMS = readdirSync(path.join(import.meta.dirname, '../../content/programs')).map(
  (file) => path.parse(file).name,
);
/** How often each state is drawn: most registrations do not come far. */
const STATUS_WEIGHTS = { new: 2, contacted: 4, qualified: 3, applied: 2, enrolled: 1, lost: 4 } as const;
const DRAWN_STATUSES = LEAD_STATUSES.flatMap((status) => Array<LeadStatus>(STATUS_WEIGHTS[status]).fill(status));
/** A first contact comes within this time. */
const FIRST_CONTACT_MAX_MS = 2 * MS_PER_DAY;
/** Calls are agreed for full quarters of an hour, five days back to thirty ahead. */
const QUARTER_MS = 15 * MS_PER_MINUTE;
const NEXT_CALL_DAYS = { from: -5, to: 30 };

const SURNAMES = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗'.split('');
const GIVEN = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉萍红建文云'.split('');
const VIETNAMESE = ['Nguyễn Văn', 'Trần Thị', 'Lê Minh', 'Phạm Thu', 'Đặng Quốc', 'Võ Ngọc', 'Bùi Thanh'];
const VIETNAMESE_GIVEN = ['An', 'Bình', 'Châu', 'Dũng', 'Hà', 'Hương', 'Linh', 'Nam', 'Phương', 'Trang'];

function pick<T>(values: readonly T[]): T {
  // The index is below the length, and no list is empty.
  return values[randomInt(values.length)] as T;
}

function madeUpName(isVietnamese: boolean): string {
  if (isVietnamese) return `${pick(VIETNAMESE)} ${pick(VIETNAMESE_GIVEN)}`;
  return pick(SURNAMES) + pick(GIVEN) + (randomInt(3) > 0 ? pick(GIVEN) : '');
}

/** Answers that the registration's own checks let pass. @throws Error when they do not. */
function madeUpAnswers(isVietnamese: boolean, phone: string): Registration {
  const answers = {
    education: pick(Object.values(EDUCATION)),
    working_years: pick(Object.values(WORKING_YEARS)),
    purpose: pick(Object.values(PURPOSE)),
    name: madeUpName(isVietnamese),
    phone,
  };
  const refusal = refuseRegistration(answers);
  if (refusal) throw new Error(`A made-up registration is refused with code ${refusal.code} at ${refusal.field}.`);
  return answers;
}

function nextCallAround(now: number): number {
  const quarters = MS_PER_DAY / QUARTER_MS;
  const shift = randomInt(NEXT_CALL_DAYS.from * quarters, NEXT_CALL_DAYS.to * quarters) * QUARTER_MS;
  return now - (now % QUARTER_MS) + shift;
}

function seedLead(cipher: Cipher, count: number, at: number, now: number) {
  const isVietnamese = randomInt(5) === 0;
  const number = isVietnamese ? `+84100${String(count).padStart(7, '0')}` : `+86100${String(count).padStart(8, '0')}`;
  const { newLead } = buildLead(
    {
      answers: madeUpAnswers(isVietnamese, number),
      phone: { e164: number, country: isVietnamese ? 'VN' : 'CN', isKnownValid: false },
      agreedText: undefined,
      agreedOptional: [],
      extras: {
        stored: { page: pick(PAGES), program: pick(PROGRAMS), source: SEED_SOURCE },
        idempotencyKey: `seed-${at}-${count}`,
        isSuspectedBot: false,
      },
      locale: isVietnamese ? 'vi' : 'zh',
    },
    cipher,
    at,
  );
  const status = pick(DRAWN_STATUSES);
  const isCalled = status !== 'new';
  return {
    ...newLead.lead,
    status,
    lost_reason: status === 'lost' ? pick(LOST_REASONS) : null,
    // Most are called soon, some late.
    first_contacted_at: isCalled
      ? Math.min(now, at + Math.floor(FIRST_CONTACT_MAX_MS * (randomInt(1000) / 1000) ** 4))
      : null,
    next_call_at: isCalled && status !== 'lost' && randomInt(10) === 0 ? nextCallAround(now) : null,
  };
}

async function seed(store: Store, cipher: Cipher, wanted: number, days: number): Promise<void> {
  const now = Date.now();
  const spreadMs = days * MS_PER_DAY;
  for (let done = 0; done < wanted; done += BATCH_ROWS) {
    const rows = Array.from({ length: Math.min(BATCH_ROWS, wanted - done) }, (_, index) => {
      const count = done + index;
      return seedLead(cipher, count, now - spreadMs + Math.floor((spreadMs * (count + 1)) / wanted), now);
    });
    await store.transaction((transaction) => insertSeedLeads(transaction, rows));
    if (done % 10_000 === 0) console.log(`${done} of ${wanted}`);
  }
  console.log(`${await indexNames(store, cipher)} names made findable.`);
}

function isWholeUpTo(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

async function main(): Promise<void> {
  const { values } = readArguments({
    options: { registrations: { type: 'string' }, days: { type: 'string' }, force: { type: 'boolean' } },
  });
  const wanted = Number(values.registrations);
  const days = Number(values.days ?? USUAL_DAYS);
  if (!isWholeUpTo(wanted, 1_000_000) || !isWholeUpTo(days, 3650)) {
    throw new CommandError('Usage: seed --registrations N [--days D] [--force]');
  }
  const config = loadConfig();
  const store = await openStore(config, { mayCreate: true, onConnectionError: () => {} });
  try {
    const cipher = await openCipher(store, config.keysFile, Date.now());
    const real = (await countLeads(store.db, {})) - (await countLeads(store.db, { source: SEED_SOURCE }));
    if (real > 0 && !values.force) {
      throw new CommandError(
        `This store holds ${real} registrations of real people. Nothing was added (--force adds all the same).`,
      );
    }
    await seed(store, cipher, wanted, days);
  } finally {
    await store.close();
  }
}

await runCommand(main);
