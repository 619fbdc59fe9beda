import { pageTexts } from '../../page-texts.ts';
import { sampleMark, telephoneHref, zaloOf } from '../../components/site-footer/site-footer.data.ts';
import { contactMessages } from '../../messages/contact.messages.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';

/** Icons of the contact page, for the page's sprite. */
export const CONTACT_ICONS = [
  'phone',
  'clock',
  'envelope-simple',
  'map-pin',
  'handshake',
  'link-simple',
  'chats-circle',
] as const;

/** What the contact block shows, from the company's own facts. */
export function contactBlock(context: PageContext) {
  const { locale } = context;
  const { site, contact } = content;
  const texts = pageTexts(contactMessages, locale);
  const shell = pageTexts(shellMessages, locale);
  return {
    title: texts['contact.block_title'],
    person: { label: texts['contact.person'], name: site.contactPerson[locale] },
    phone: { text: site.phone, href: telephoneHref(site.phone), sample: sampleMark(site.phone, locale) },
    hours: contact.hours[locale],
    entries: [
      ...zaloOf(locale).map((zalo) => ({ ...zalo, sample: sampleMark(zalo.text, locale) })),
      {
        icon: 'envelope-simple',
        label: shell['footer.email'],
        text: site.email,
        href: `mailto:${site.email}`,
        sample: sampleMark(site.email, locale),
      },
      {
        icon: 'handshake',
        label: shell['footer.business_cooperation'],
        text: site.cooperationPhone,
        href: telephoneHref(site.cooperationPhone),
        sample: sampleMark(site.cooperationPhone, locale),
      },
      {
        icon: 'map-pin',
        label: shell['footer.address'],
        text: site.address[locale],
        sample: sampleMark(site.address[locale], locale),
      },
      {
        icon: 'link-simple',
        label: texts['contact.chain'],
        text: texts['contact.chain_link'],
        href: `${href(context, '/about')}#chain`,
      },
    ],
  };
}

/** What the accordion of the contact page shows. */
export function contactQuestions({ locale }: PageContext) {
  const texts = pageTexts(contactMessages, locale);
  return {
    eyebrow: texts['contact.questions_eyebrow'],
    title: content.contact.questionsTitle[locale],
    link: texts['contact.question_link'],
    questions: content.contact.questions.map(({ id, question, answer }) => ({
      id,
      question: question[locale],
      answer: answer[locale],
    })),
  };
}
