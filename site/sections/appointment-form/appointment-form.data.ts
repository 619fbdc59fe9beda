import { consents } from '../../../content/rules/consents.ts';
import { isConfirmed, isOpenTo } from '../../../content/rules/program-status.ts';
import { realSetting } from '../../../content/rules/sample-setting.ts';
import { educationMessages, purposeMessages, workingYearsMessages } from '../../../contract/choice-labels.messages.ts';
import { messageOf } from '../../../contract/code-table.ts';
import { CODE } from '../../../contract/codes.ts';
import { consentMessages } from '../../../contract/consent.messages.ts';
import { consentInput } from '../../../contract/registration/consent.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, pick, type Texts } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { EDUCATION, PURPOSE, WORKING_YEARS } from '../../../contract/registration/registration.ts';
import { localePath, REGISTRATION_PAGE } from '../../../contract/routes.ts';
import { API_BASE } from '../../api-base.ts';
import { findPicture } from '../../components/picture/pictures.ts';
import { telephoneHref } from '../../components/site-footer/site-footer.data.ts';
import { messageChannelLink } from '../../components/message-channel-link.ts';
import { appointmentMessages } from '../../messages/appointment.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { type AppointmentFormProps, type AnswerOption, FORM_TEXTS } from './form-content.ts';

const CHOICE_LABELS = { ...educationMessages, ...workingYearsMessages, ...purposeMessages };

/** Codes of the checks that the browser runs itself. */
const CHECKED = [
  CODE.incomplete,
  CODE.purposeMissing,
  CODE.educationInvalid,
  CODE.workingYearsInvalid,
  CODE.purposeInvalid,
  CODE.nameInvalid,
  CODE.nameTooLong,
  CODE.phoneInvalid,
  CODE.phoneCountryMissing,
  CODE.consentMissing,
];

/** Icons of the form, for the page's sprite. */
export const APPOINTMENT_ICONS = ['warning-circle', 'check-circle', 'arrow-right', 'phone', 'bookmark-simple'];

/** What the form is for on a programme's page: a question where something is not confirmed, others where it takes no such readers. */
function kindOf(slug: string, locale: Locale) {
  const program = content.programs.get(slug);
  if (program && !isOpenTo(locale, program)) return 'appointment.similar';
  return program && !isConfirmed(program) ? 'appointment.question' : 'appointment';
}

/** The heading; on the page of a programme that is confirmed it names the school. */
function titleOf(slug: string, kind: ReturnType<typeof kindOf>, locale: Locale): string {
  const texts = pageTexts(appointmentMessages, locale);
  if (kind !== 'appointment' || !content.programs.has(slug)) return texts[`${kind}.title`];
  return format(texts['appointment.program.title'], { school: programAndSchool(slug).school.name[locale] }, locale);
}

/** Heading, offer and button of the form (INVITE-1). */
function offerTexts(program: string, locale: Locale) {
  const texts = pageTexts(appointmentMessages, locale);
  const kind = kindOf(program, locale);
  return {
    offer: format(
      texts[`${kind}.gets`],
      { adviser: content.site.contactPerson[locale], days: content.site.callBackWorkingDays },
      locale,
    ),
    texts: {
      ...pick(texts, FORM_TEXTS),
      'appointment.title': titleOf(program, kind, locale),
      'appointment.submit': texts[`${kind}.submit`],
    },
  };
}

/** What the form shows on a page; `program` is the slug of the page it stands on, if any. */
export function appointmentFormProps(context: PageContext, program = ''): AppointmentFormProps {
  const { locale } = context;
  const phone = realSetting(content.site.phone);
  const labels: Texts = pageTexts(CHOICE_LABELS, locale);
  const choices = (field: 'education' | 'working_years' | 'purpose', values: Record<string, number>): AnswerOption[] =>
    Object.values(values).map((value) => ({ value, text: labels[`${field}.${value}`] ?? '' }));
  const { version, texts: needed, optional } = consents(content);
  const [before = '', link = '', after = ''] = needed[locale].split(/[[\]]/);
  const boxes = optional.map((one) => ({
    name: consentInput(one.purpose),
    version: one.version,
    text: one.texts[locale],
  }));
  return {
    locale,
    page: context.path,
    program,
    programNames: `/program-names/${locale}.json`,
    // A relative address keeps the form of the page: prefixed or not.
    action: context.isPlain ? REGISTRATION_PAGE : localePath(locale, REGISTRATION_PAGE),
    apiBase: API_BASE,
    picture: findPicture('banners/dial-night-mobile'),
    choices: {
      education: choices('education', EDUCATION),
      working_years: choices('working_years', WORKING_YEARS),
      purpose: choices('purpose', PURPOSE),
    },
    consent: { version, before, link, after, href: href(context, '/privacy') },
    ...(boxes.length > 0 && { optional: { legend: pageTexts(consentMessages, locale)['consent.optional'], boxes } }),
    ...offerTexts(program, locale),
    write: messageChannelLink(context, content.site),
    phone: phone === undefined ? undefined : { text: phone, href: telephoneHref(phone) },
    refusals: Object.fromEntries(CHECKED.map((code) => [code, messageOf(code, locale)])),
  };
}
