/** Lengths that standards give to things the interface takes. */

/** Longest mail address that a mail server takes: RFC 5321, 4.5.3.1.3, less its two brackets. */
export const MAIL_ADDRESS_MAX_CHARACTERS = 254;

/** Characters of a UUID as it is written, RFC 9562: what accounts, registrations and requests are known by. */
export const UUID_CHARACTERS = 36;
