/** Formats of times, each made once: making one takes a phone's processor some ten milliseconds, and every row wants several. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a language with these options. */
export function timeFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}
