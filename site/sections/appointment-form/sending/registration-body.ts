import {
  CONTACT_BY_MESSAGE,
  type Registration,
  type RegistrationExtras,
  SOURCE_MAX_CHARACTERS,
} from '../../../../contract/registration/registration.ts';
import { readShortlist } from '../../../behaviour/browser-storage/shortlist.ts';
import { readVisitSource } from '../../../behaviour/browser-storage/visit-source.ts';
import type { Draft } from './draft.ts';
import type { AppointmentFormProps } from '../form-content.ts';

/** The draft with its choices as the payload's integers; an open choice stays an empty string. */
export function numbersOf(draft: Draft) {
  const number = (text: string) => (text === '' ? '' : Number(text));
  return {
    ...draft,
    education: number(draft.education),
    working_years: number(draft.working_years),
    purpose: number(draft.purpose),
  };
}

/**
 * What is sent for a draft that has passed the checks.
 *
 * @param visit `website` is what stands in the field for robots, `fit` the answers of the fit check where their box is
 *   ticked; `elapsedMs` is how long the form has been open.
 */
export function bodyOf(
  draft: Draft,
  props: AppointmentFormProps,
  visit: { website: string; fit: string; elapsedMs: number },
): Registration & RegistrationExtras {
  const programs = draft.isShortlistSent ? [...readShortlist()] : [];
  const ticked = props.optional?.boxes.filter(({ name }) => draft.optional?.includes(name)) ?? [];
  const { last, first } = readVisitSource();
  return {
    education: Number(draft.education),
    working_years: Number(draft.working_years),
    purpose: Number(draft.purpose),
    name: draft.name,
    phone: draft.phone,
    consent: draft.consent,
    consent_version: props.consent.version,
    ...Object.fromEntries(ticked.map(({ name, version }) => [name, version])),
    idempotency_key: draft.idempotencyKey,
    locale: props.locale,
    page: props.page,
    ...(props.program && { program: props.program }),
    ...(programs.length > 0 && { programs }),
    ...(visit.fit && { fit: visit.fit }),
    ...(last && { source: last.slice(0, SOURCE_MAX_CHARACTERS) }),
    ...(first && { first_source: first.slice(0, SOURCE_MAX_CHARACTERS) }),
    ...(draft.optional?.includes('contact_by') && { contact_by: CONTACT_BY_MESSAGE }),
    elapsed_ms: Math.round(visit.elapsedMs),
    website: visit.website,
  };
}
