/** Settings that are secrets: each may come from a file, as Docker, Kubernetes and systemd bring them (decision 087). */
import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/** Settings of which `NAME_FILE` may name a file with the value. */
export const SECRET_SETTINGS = ['DATABASE_URL', 'DATABASE_PASSWORD', 'BAIDU_PUSH_TOKEN'] as const;

function readSecret(setting: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError([
      `${setting} names ${file}, which cannot be read. Check that it is there, and its owner and mode.`,
    ]);
  }
  const value = text.trim();
  if (value === '') throw new ConfigError([`${setting} names ${file}, which is empty.`]);
  return value;
}

/**
 * The value of a secret setting, from the environment or the file that `NAME_FILE` names; undefined when there is neither.
 *
 * @throws ConfigError when there are both, or the file cannot be used.
 */
export function secretSetting(
  name: (typeof SECRET_SETTINGS)[number],
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const value = environment[name]?.trim() || undefined;
  const file = environment[`${name}_FILE`]?.trim();
  if (!file) return value;
  if (value !== undefined) throw new ConfigError([`${name} and ${name}_FILE are both set. Take one away.`]);
  return readSecret(`${name}_FILE`, file);
}
