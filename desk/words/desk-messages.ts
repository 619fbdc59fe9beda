/** All texts of the desk. A new file of messages is added here. */
import {
  educationMessages,
  leadStatusMessages,
  localeMessages,
  callOutcomeMessages,
  consentMethodMessages,
  contactSourceMessages,
  lostReasonMessages,
  purposeMessages,
  roleMessages,
  workingYearsMessages,
} from '../../contract/choice-labels.messages.ts';
import { fitLabelMessages } from '../../contract/fit/fit-labels.messages.ts';
import { leadFieldMessages } from '../../contract/registration/lead-field.messages.ts';
import type { Locale } from '../../contract/locales.ts';
import { type Texts, textsIn } from '../../contract/messages.ts';
import { filmsMessages } from '../../features/content/desk/films/films.messages.ts';
import { picturesMessages } from '../../features/content/desk/pictures/pictures.messages.ts';
import { addContactMessages } from '../leads/contacts/add-contact.messages.ts';
import { keysMessages } from '../leads/keys/keys.messages.ts';
import { callsMessages } from '../leads/calling/calls.messages.ts';
import { timeZoneMessages } from '../leads/calling/time-zones.messages.ts';
import { leadMessages } from '../leads/lead.messages.ts';
import { carryOutMessages } from '../../features/privacy/desk/carry-out.messages.ts';
import { rightsMessages } from '../../features/privacy/desk/rights.messages.ts';
import { accountMessages } from '../../features/staff/desk/account/account.messages.ts';
import { factorMessages } from '../../features/staff/desk/account/factor.messages.ts';
import { contentMessages } from '../../features/content/desk/list/content.messages.ts';
import { documentMessages } from '../../features/content/desk/document/document.messages.ts';
import { dueMessages } from '../../features/leads/desk/due/due.messages.ts';
import { factsMessages } from '../../features/content/desk/facts/facts.messages.ts';
import { figuresMessages } from '../../features/reports/desk/figures.messages.ts';
import { importMessages } from '../../features/leads/desk/import/import.messages.ts';
import { importRowsMessages } from '../../features/leads/desk/import/rows.messages.ts';
import { importTableMessages } from '../../features/leads/desk/import/table.messages.ts';
import { launchMessages } from '../../features/content/desk/launch/launch.messages.ts';
import { contactMessages } from '../../features/leads/desk/lead/contact.messages.ts';
import { historyMessages } from '../../features/leads/desk/lead/history/history.messages.ts';
import { personDialogsMessages } from '../../features/leads/desk/lead/person/dialogs.messages.ts';
import { personMessages } from '../../features/leads/desk/lead/person.messages.ts';
import { exportMessages } from '../../features/leads/desk/list/export.messages.ts';
import { leadsMessages } from '../../features/leads/desk/list/leads.messages.ts';
import { logMessages } from '../../features/staff/desk/log/log.messages.ts';
import { logSentencesMessages } from '../../features/staff/desk/log/log-sentences.messages.ts';
import { logValuesMessages } from '../../features/staff/desk/log/log-values.messages.ts';
import { channelFormMessages } from '../../features/notices/desk/channel-form.messages.ts';
import { channelFaultsMessages } from '../../features/notices/desk/faults.messages.ts';
import { mailTestMessages } from '../../features/notices/desk/mail-test.messages.ts';
import { noticesMessages } from '../../features/notices/desk/notices.messages.ts';
import { publishingMessages } from '../../features/content/desk/publishing/publishing.messages.ts';
import { purgeHoldMessages } from '../../features/privacy/desk/retention/purge-hold.messages.ts';
import { retentionMessages } from '../../features/privacy/desk/retention/retention.messages.ts';
import { requestMessages } from '../../features/privacy/desk/requests/request.messages.ts';
import { requestsMessages } from '../../features/privacy/desk/requests/requests.messages.ts';
import { shortLinksMessages } from '../../features/short-links/desk/short-links.messages.ts';
import { callHoursMessages } from '../../features/staff/desk/people/call-hours.messages.ts';
import { staffSafetyMessages } from '../../features/staff/desk/people/safety.messages.ts';
import { staffMessages } from '../../features/staff/desk/people/staff.messages.ts';
import { confirmMessages } from '../session/confirm.messages.ts';
import { sessionEndMessages } from '../session/session-end.messages.ts';
import { shellMessages } from '../shell/shell.messages.ts';

const DESK_MESSAGES = {
  ...leadStatusMessages,
  ...callOutcomeMessages,
  ...lostReasonMessages,
  ...educationMessages,
  ...workingYearsMessages,
  ...purposeMessages,
  ...fitLabelMessages,
  ...localeMessages,
  ...roleMessages,
  ...contactSourceMessages,
  ...consentMethodMessages,
  ...addContactMessages,
  ...keysMessages,
  ...callsMessages,
  ...timeZoneMessages,
  ...leadFieldMessages,
  ...leadMessages,
  ...carryOutMessages,
  ...rightsMessages,
  ...accountMessages,
  ...factorMessages,
  ...confirmMessages,
  ...sessionEndMessages,
  ...dueMessages,
  ...figuresMessages,
  ...importMessages,
  ...importRowsMessages,
  ...importTableMessages,
  ...contactMessages,
  ...personDialogsMessages,
  ...historyMessages,
  ...personMessages,
  ...exportMessages,
  ...leadsMessages,
  ...logSentencesMessages,
  ...logValuesMessages,
  ...logMessages,
  ...channelFormMessages,
  ...channelFaultsMessages,
  ...mailTestMessages,
  ...noticesMessages,
  ...requestMessages,
  ...requestsMessages,
  ...purgeHoldMessages,
  ...retentionMessages,
  ...staffMessages,
  ...staffSafetyMessages,
  ...callHoursMessages,
  ...contentMessages,
  ...factsMessages,
  ...launchMessages,
  ...documentMessages,
  ...filmsMessages,
  ...picturesMessages,
  ...publishingMessages,
  ...shortLinksMessages,
  ...shellMessages,
};

/** Key of a text of the desk. */
export type TextKey = keyof typeof DESK_MESSAGES;

/** All texts of the desk in one language. */
export function deskTexts(locale: Locale): Texts<TextKey> {
  return textsIn(DESK_MESSAGES, locale);
}
