/** Settings of the company as the product ships with them (INVITE-3). */

/** What samples have and no real number, name or address has. */
const SAMPLE = /example|示例|某某|ví dụ|0{8}|0000 000/i;

/** Whether a setting is still a sample: it stands in footer and contact block, marked as such, and in no sentence. */
export function isSample(value: string): boolean {
  return SAMPLE.test(value);
}

/** A setting for a sentence: undefined while it is empty or a sample. */
export function realSetting(value: string): string | undefined {
  return value === '' || isSample(value) ? undefined : value;
}
