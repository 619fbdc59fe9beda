import type { AppointmentFormProps } from './form-content.ts';

/** What travels with a post without JavaScript, and the field that only robots fill in. */
export function HiddenFields({ page, program, consent, refusal, texts }: AppointmentFormProps) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="program" value={program} />
      <input type="hidden" name="consent_version" value={consent.version} />
      <input type="hidden" name="idempotency_key" />
      {/* The box that sent it stands on the page before; the server fills in what it sent. */}
      {refusal && <input type="hidden" name="fit" />}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {texts['appointment.honeypot']}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
