/** The text of a robot's message in Markdown, as long as the robot allows. */

import type { NoticeItem, OutgoingNotice } from './notice-content.ts';
import { linesOf, NOTICE_WORDS, shortLine } from './notice-words.ts';
import { markdownLink, markdownText } from './plain-text.ts';

/** How a robot wants its lines. */
export interface RobotStyle {
  /** Stands before each line. */
  before: string;
  /** Stands between two lines. */
  between: string;
  maxBytes: number;
}

/** A title and a text. */
export interface RobotText {
  title: string;
  text: string;
}

function oneItem(item: NoticeItem, { locale }: OutgoingNotice): string[] {
  const words = NOTICE_WORDS[locale];
  const lines = linesOf(item, locale).map(
    ([label, text]) => `${markdownText(label)}${words.between}${markdownText(text)}`,
  );
  return [...lines, markdownLink(words.open, item.link)];
}

function severalItems(items: readonly NoticeItem[], listed: number, { locale, listLink }: OutgoingNotice): string[] {
  const words = NOTICE_WORDS[locale];
  const lines = items
    .slice(0, listed)
    .map((item) => `${markdownText(shortLine(item, locale))} ${markdownLink(words.open, item.link)}`);
  const left = items.length - listed;
  return [...lines, ...(left > 0 ? [words.more(left)] : []), markdownLink(words.openList, listLink)];
}

/** The message of a notice. */
export function robotText(notice: OutgoingNotice, style: RobotStyle): RobotText {
  const words = NOTICE_WORDS[notice.locale];
  const { content } = notice;
  const join = (title: string, lines: readonly string[]) =>
    [`**${title}**`, ...lines.map((line) => style.before + line)].join(style.between);
  if (content.kind !== 'registrations') return { title: words.test, text: join(words.test, [words.testText]) };
  const { items } = content;
  const [first] = items;
  if (first && items.length === 1) return { title: words.one, text: join(words.one, oneItem(first, notice)) };
  const title = words.several(items.length);
  for (let listed = items.length; listed > 0; listed--) {
    const text = join(title, severalItems(items, listed, notice));
    if (Buffer.byteLength(text) <= style.maxBytes) return { title, text };
  }
  return { title, text: join(title, [markdownLink(words.openList, notice.listLink)]) };
}
