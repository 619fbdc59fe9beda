import { AppointmentForm } from '../AppointmentForm.tsx';
import { AppointmentHead, type AppointmentHeadProps } from '../AppointmentHead.tsx';
import type { AppointmentFormProps } from '../form-content.ts';

/** What the page after a posted form shows, in one language. */
export interface AppointmentOutcomeProps {
  head: AppointmentHeadProps;
  /** The form as it comes back; undefined once a registration is stored. */
  form: AppointmentFormProps | undefined;
}

/** The page that answers a form posted without JavaScript (APPT-7). Its form posts as it is, and needs no script. */
export function AppointmentOutcome({ head, form }: AppointmentOutcomeProps) {
  return (
    <>
      <AppointmentHead {...head} />
      {form && <AppointmentForm {...form} />}
    </>
  );
}
