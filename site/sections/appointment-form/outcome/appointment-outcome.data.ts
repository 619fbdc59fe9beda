import { CODE } from '../../../../contract/codes.ts';
import type { FormOutcome } from '../../../../contract/registration/outcome.ts';
import { appointmentMessages } from '../../../messages/appointment.messages.ts';
import { href, type PageContext } from '../../../page-context.ts';
import { pageTexts } from '../../../page-texts.ts';
import type { AppointmentOutcomeProps } from './AppointmentOutcome.tsx';
import { appointmentFormProps } from '../appointment-form.data.ts';

/** The fields that show what is to be mended; no visitor can make the others wrong. */
const MENDABLE = ['purpose', 'name', 'phone', 'consent'] as const;

/** What the page after a posted form shows: thanks and ways on, or the form with what was typed and what is to be mended. */
export function appointmentOutcomeProps(outcome: FormOutcome, context: PageContext): AppointmentOutcomeProps {
  const { code, msg, receipt } = outcome;
  const texts = pageTexts(appointmentMessages, context.locale);
  if (code !== CODE.ok) {
    const field = MENDABLE.find((one) => one === outcome.field);
    const head = { title: texts['appointment.page.failed'], message: msg, field };
    return { head, form: { ...appointmentFormProps(context), refused: { ...outcome, field } } };
  }
  const home = href(context, '/');
  const accepted = {
    next: texts['appointment.page.next'],
    receipt: { text: texts['appointment.receipt'], href: receipt ?? home },
    home: { text: texts['appointment.page.home'], href: home },
  };
  return { head: { title: texts['appointment.page.success'], message: msg, accepted }, form: undefined };
}
