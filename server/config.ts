/**
 * The settings of the server: read from the environment and from `.env` once at start, checked
 * once, and passed on from there. Only process-flags.ts reads the environment too, since Node's flags
 * come first.
 */
import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import { MINUTES_PER_DAY, MS_PER_MINUTE } from '../contract/time/time-units.ts';
import { ConfigError } from './config-error.ts';
import { databaseAddress } from './database-address.ts';
import { SECRET_SETTINGS, secretSetting } from './secret-settings.ts';
import { loadEnvFile } from './env-file.ts';

/** The key file in the data folder, where no setting names another place. */
export const KEYS_IN_DATA = 'keys/keys.json';

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`);
}

const httpAddress = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be an http(s) address');

/** The address of a site: pages are at its root. */
const siteAddress = httpAddress
  .refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, 'must have no path')
  .transform((value) => new URL(value).origin);

/** A path. Docker keeps quotation marks, and no shell reads `~`: the server would begin anew in a folder of that name. */
const filePath = z.string().regex(/^[^"'“”‘’~]/, 'must be a path, without quotation marks or ~');

/** The settings as they are written; `.env.example` lists each of them. */
const SETTINGS = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SITE_URL: siteAddress.optional(),
  DATA_DIR: filePath.default('./data'),
  KEYS_FILE: filePath.optional(),
  PAGES_DIR: filePath.default('./dist'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_TLS: z.enum(['verify', 'off'], 'must be verify or off').optional(),
  DATABASE_CA_FILE: filePath.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  REGISTRATIONS_PER_ADDRESS: wholeNumber(1, 100_000_000).default(60),
  REGISTRATIONS_PER_ADDRESS_MINUTES: wholeNumber(1, MINUTES_PER_DAY).default(10),
  REGISTRATIONS_PER_NUMBER: wholeNumber(1, 100_000_000).default(10),
  REGISTRATIONS_PER_NUMBER_MINUTES: wholeNumber(1, MINUTES_PER_DAY).default(60),
  REFUSALS_PER_ADDRESS: wholeNumber(1, 100_000_000).default(600),
  SMTP_PRIVATE_HOSTS: z.enum(['true', 'false'], 'must be true or false').default('false'),
  PUBLIC_API_BASE: httpAddress.optional(),
  BAIDU_PUSH_TOKEN: z.string().optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Names of all settings, in the order of `.env.example`. */
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS.shape);

/** How many registrations are taken in how long (APPT-9). */
export interface RegistrationLimits {
  /** Stored registrations of one client address (an IPv6 /64 counts as one, the /48 above it may take ten times as many). */
  perAddress: { points: number; windowMs: number };
  /** Stored registrations of one phone number. */
  perNumber: { points: number; windowMs: number };
  /** Refused attempts of one client address: far above what a person's mistakes come to. */
  refusalsPerAddress: { points: number; windowMs: number };
}

/** The checked settings of the server. */
export interface Config {
  port: number;
  host: string;
  /** Number of the open file with a socket that systemd listens on for us; undefined: we listen on `port`. */
  socket: number | undefined;
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
  /** Absolute path of the folder with the SQLite file and, unless a setting names another place, the keys. */
  dataDir: string;
  /** Absolute path of the key file. */
  keysFile: string;
  /** Absolute path of the built site. */
  pagesDir: string;
  /** Address of a PostgreSQL database, with how TLS is spoken to it; undefined: the SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  /** Number of trusted proxies in front of this server. */
  trustedProxies: number;
  limits: RegistrationLimits;
  /** Whether notices may go by a mail server inside a private network. */
  allowsPrivateMail: boolean;
  /** Where figures for Prometheus are served; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined;
  logLevel: string;
}

/** The first socket that systemd hands over is this file (sd_listen_fds(3)). */
const FIRST_SOCKET = 3;

function inheritedSocket({ LISTEN_FDS: count, LISTEN_PID: pid }: Readonly<Record<string, string | undefined>>) {
  return pid === String(process.pid) && Number(count) > 0 ? FIRST_SOCKET : undefined;
}

/** The settings that are given, those that are secrets also by their files. @throws ConfigError */
function givenSettings(environment: Readonly<Record<string, string | undefined>>) {
  const secrets = SECRET_SETTINGS.map((name) => [name, secretSetting(name, environment)] as const);
  const values = SETTING_NAMES.map((name) => [name, environment[name]?.trim() || undefined] as const);
  return Object.fromEntries([...values, ...secrets]);
}

/**
 * Checks the settings and fills in the defaults. An empty value counts as absent.
 *
 * @throws ConfigError when a value is not acceptable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, cwd = process.cwd()): Config {
  const parsed = SETTINGS.safeParse(givenSettings(environment));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const settings = parsed.data;
  const addressWindowMs = settings.REGISTRATIONS_PER_ADDRESS_MINUTES * MS_PER_MINUTE;
  const absolute = (path: string) => (isAbsolute(path) ? path : resolve(cwd, path));
  const caFile = settings.DATABASE_CA_FILE && absolute(settings.DATABASE_CA_FILE);
  const dataDir = absolute(settings.DATA_DIR);
  return {
    port: settings.PORT,
    host: settings.HOST,
    socket: inheritedSocket(environment),
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    dataDir,
    keysFile: settings.KEYS_FILE ? absolute(settings.KEYS_FILE) : join(dataDir, KEYS_IN_DATA),
    pagesDir: absolute(settings.PAGES_DIR),
    databaseUrl:
      settings.DATABASE_URL &&
      databaseAddress({
        url: settings.DATABASE_URL,
        password: settings.DATABASE_PASSWORD,
        tls: settings.DATABASE_TLS,
        caFile,
        defaultHost: environment['PGHOST'],
      }),
    trustedProxies: settings.TRUST_PROXY,
    limits: {
      perAddress: { points: settings.REGISTRATIONS_PER_ADDRESS, windowMs: addressWindowMs },
      perNumber: {
        points: settings.REGISTRATIONS_PER_NUMBER,
        windowMs: settings.REGISTRATIONS_PER_NUMBER_MINUTES * MS_PER_MINUTE,
      },
      refusalsPerAddress: { points: settings.REFUSALS_PER_ADDRESS, windowMs: addressWindowMs },
    },
    allowsPrivateMail: settings.SMTP_PRIVATE_HOSTS === 'true',
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    logLevel: settings.LOG_LEVEL,
  };
}

/**
 * The settings of this process. What is set in the environment wins over `.env`.
 *
 * @throws ConfigError when a value is not acceptable.
 */
export function loadConfig(): Config {
  loadEnvFile(process.env);
  return readConfig(process.env);
}
