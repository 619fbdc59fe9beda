import type { AppointmentFormProps } from '../form-content.ts';

/** What travels with a post without JavaScript, and the field that only robots fill in. */
export function HiddenFields({ page, program, consent, refused, texts }: AppointmentFormProps) {
  return (
    <>
      <input type="hidden" name="page" value={refused?.values.page ?? page} />
      <input type="hidden" name="program" value={refused?.values.program ?? program} />
      <input type="hidden" name="consent_version" value={consent.version} />
      <input type="hidden" name="idempotency_key" value={refused?.values.idempotency_key} />
      {/* The box that sent the one, and the address that has the other, are those of the page before. */}
      {refused && <input type="hidden" name="fit" value={refused.values.fit} />}
      {refused && <input type="hidden" name="source" value={refused.values.source} />}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {texts['appointment.honeypot']}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
