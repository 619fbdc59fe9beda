import type { Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { sampleMark, telephoneHref } from '../../components/site-footer/site-footer.data.ts';
import { dateText } from '../../components/source-note/date-text.ts';
import { privacyMessages } from '../../messages/privacy.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';

/** A setting of the company; where it is still a sample, its mark goes with it. */
function marked(value: string, locale: Locale): string {
  const mark = sampleMark(value, locale);
  return mark ? `${value} (${mark})` : value;
}

/** What the privacy page shows; its placeholders come from the company's own facts. */
export function privacyText({ locale }: PageContext) {
  const { site, privacy } = content;
  const texts = pageTexts(privacyMessages, locale);
  return {
    sections: privacy.sections.map(({ id, title, paragraphs, list, table }) => ({
      id,
      title: title[locale],
      paragraphs: paragraphs[locale],
      list: list?.[locale] ?? [],
      table: table && { head: table.head[locale], rows: table.rows.map((row) => row[locale]) },
    })),
    facts: {
      company: { text: site.companyName[locale] },
      address: { text: marked(site.address[locale], locale) },
      email: { text: marked(site.email, locale), href: `mailto:${site.email}` },
      phone: { text: marked(site.phone, locale), href: telephoneHref(site.phone) },
    },
    versions: privacy.versions.map(({ date, text }) => ({ date, day: dateText(date, locale), text: text[locale] })),
    texts: { contents: texts['privacy.contents'], versions: texts['privacy.versions_title'] },
  };
}

/** Everything the privacy page shows, in one language. */
export type PrivacyTextProps = ReturnType<typeof privacyText>;
