/** The text of a robot's message in Markdown, as long as the robot allows. */

import { format } from '../../../contract/messages.ts';
import { linesOf, type NoticeItem, noticeTexts, type OutgoingNotice, shortLine } from '../notice-content.ts';
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
  const words = noticeTexts(locale);
  const lines = linesOf(item, locale).map(
    ([label, text]) => `${markdownText(label)}${words['notice.between']}${markdownText(text)}`,
  );
  return [...lines, markdownLink(words['notice.open'], item.link)];
}

function severalItems(items: readonly NoticeItem[], listed: number, { locale, listLink }: OutgoingNotice): string[] {
  const words = noticeTexts(locale);
  const lines = items
    .slice(0, listed)
    .map((item) => `${markdownText(shortLine(item, locale))} ${markdownLink(words['notice.open'], item.link)}`);
  const left = items.length - listed;
  return [
    ...lines,
    ...(left > 0 ? [format(words['notice.more'], { count: left }, locale)] : []),
    markdownLink(words['notice.open_list'], listLink),
  ];
}

/** The message of a notice. */
export function robotText(notice: OutgoingNotice, style: RobotStyle): RobotText {
  const words = noticeTexts(notice.locale);
  const { content } = notice;
  const join = (title: string, lines: readonly string[]) =>
    [`**${title}**`, ...lines.map((line) => style.before + line)].join(style.between);
  if (content.kind !== 'registrations')
    return { title: words['notice.test'], text: join(words['notice.test'], [words['notice.test_text']]) };
  const { items } = content;
  const [first] = items;
  if (first && items.length === 1)
    return { title: words['notice.one'], text: join(words['notice.one'], oneItem(first, notice)) };
  const title = format(words['notice.several'], { count: items.length }, notice.locale);
  for (let listed = items.length; listed > 0; listed--) {
    const text = join(title, severalItems(items, listed, notice));
    if (Buffer.byteLength(text) <= style.maxBytes) return { title, text };
  }
  return { title, text: join(title, [markdownLink(words['notice.open_list'], notice.listLink)]) };
}
