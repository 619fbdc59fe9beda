/** Time zones (IANA) of countries whose hours `call-hours.ts` does not name itself: where clocks change, or differ. */

/** The zones of a country by its ISO 3166 code, those in which most people live; from east to west where there are several. */
export const COUNTRY_ZONES: Readonly<Record<string, readonly string[]>> = {
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
  CA: ['America/Halifax', 'America/Toronto', 'America/Winnipeg', 'America/Edmonton', 'America/Vancouver'],
  AU: ['Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth'],
  RU: ['Asia/Vladivostok', 'Asia/Irkutsk', 'Asia/Novosibirsk', 'Asia/Yekaterinburg', 'Europe/Moscow'],
  ID: ['Asia/Jayapura', 'Asia/Makassar', 'Asia/Jakarta'],
  BR: ['America/Sao_Paulo', 'America/Manaus'],
  MX: ['America/Cancun', 'America/Mexico_City', 'America/Tijuana'],
  AE: ['Asia/Dubai'],
  AT: ['Europe/Vienna'],
  BD: ['Asia/Dhaka'],
  BE: ['Europe/Brussels'],
  BN: ['Asia/Brunei'],
  CH: ['Europe/Zurich'],
  CZ: ['Europe/Prague'],
  DE: ['Europe/Berlin'],
  DK: ['Europe/Copenhagen'],
  ES: ['Europe/Madrid'],
  FI: ['Europe/Helsinki'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London'],
  HU: ['Europe/Budapest'],
  IE: ['Europe/Dublin'],
  IN: ['Asia/Kolkata'],
  IT: ['Europe/Rome'],
  KH: ['Asia/Phnom_Penh'],
  LA: ['Asia/Vientiane'],
  MM: ['Asia/Yangon'],
  NL: ['Europe/Amsterdam'],
  NO: ['Europe/Oslo'],
  NZ: ['Pacific/Auckland'],
  PH: ['Asia/Manila'],
  PL: ['Europe/Warsaw'],
  SA: ['Asia/Riyadh'],
  SE: ['Europe/Stockholm'],
  TR: ['Europe/Istanbul'],
  UA: ['Europe/Kyiv'],
  ZA: ['Africa/Johannesburg'],
};

/** The zones among which somebody can live whose number is of a country; none where there is but one, or none is known. */
export function zonesToChoose(country: string | null): readonly string[] {
  const zones = country === null ? [] : (COUNTRY_ZONES[country] ?? []);
  return zones.length > 1 ? zones : [];
}

/** Every zone that can be chosen. */
export const CHOSEN_ZONES: readonly string[] = Object.keys(COUNTRY_ZONES).flatMap(zonesToChoose);
