/**
 * Puts a text on the clipboard. Browsers offer theirs on safe connections alone; elsewhere a hidden
 * field is selected and copied.
 *
 * @returns whether it is there now.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** A number as WeChat's search finds it: mainland numbers without the country's code. */
export function wechatNumber(e164: string): string {
  return e164.replace(/^\+86(?=1[3-9]\d{9}$)/, '');
}

/** Where Zalo opens with a number; undefined but for numbers of Vietnam, whose owners use it. */
export function zaloLink(e164: string): string | undefined {
  return isMobile(e164, '+84') ? `https://zalo.me/${e164.slice(1)}` : undefined;
}

/** The apps for messages, the one first that people with such a number use most: of Vietnam Zalo, else WeChat. */
export function chatsOf(e164: string | null): readonly ('wechat' | 'zalo')[] {
  return e164?.startsWith('+84') ? ['zalo', 'wechat'] : ['wechat', 'zalo'];
}

/** Mobile numbers, by country code. */
const MOBILE: Readonly<Record<string, RegExp>> = { '+86': /^\+861[3-9]\d{9}$/, '+84': /^\+84[35789]\d{8}$/ };

function isMobile(e164: string, countryCode: string): boolean {
  return MOBILE[countryCode]?.test(e164) ?? false;
}

/** Whether a number can get text messages. Elsewhere than in China and Vietnam it does not tell, and is taken to. */
export function canGetTexts(e164: string): boolean {
  const known = Object.keys(MOBILE).find((code) => e164.startsWith(code));
  return known === undefined || isMobile(e164, known);
}

/** How many digits stand together, after the country's code. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^\+86(\d{3})(\d{4})(\d{4})$/, '+86 $1 $2 $3'],
  [/^\+84(\d{2,3})(\d{3})(\d{4})$/, '+84 $1 $2 $3'],
];

/** A number as people read it aloud. */
export function readablePhone(e164: string): string {
  const [shape, written] = GROUPS.find(([pattern]) => pattern.test(e164)) ?? [];
  return shape && written ? e164.replace(shape, written) : e164;
}
