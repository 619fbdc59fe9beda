/** Time zones (IANA) of countries: where a number's owner may live (DESK-5). */

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
  CA: [
    'America/St_Johns',
    'America/Halifax',
    'America/Toronto',
    'America/Winnipeg',
    'America/Edmonton',
    'America/Vancouver',
  ],
  AU: ['Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth'],
  RU: [
    'Asia/Kamchatka',
    'Asia/Vladivostok',
    'Asia/Irkutsk',
    'Asia/Novosibirsk',
    'Asia/Yekaterinburg',
    'Europe/Moscow',
    'Europe/Kaliningrad',
  ],
  ID: ['Asia/Jayapura', 'Asia/Makassar', 'Asia/Jakarta'],
  BR: ['America/Sao_Paulo', 'America/Manaus'],
  MX: ['America/Cancun', 'America/Mexico_City', 'America/Tijuana'],
  AE: ['Asia/Dubai'],
  AT: ['Europe/Vienna'],
  BD: ['Asia/Dhaka'],
  BE: ['Europe/Brussels'],
  BN: ['Asia/Brunei'],
  CH: ['Europe/Zurich'],
  CN: ['Asia/Shanghai'],
  CZ: ['Europe/Prague'],
  DE: ['Europe/Berlin'],
  DK: ['Europe/Copenhagen'],
  ES: ['Europe/Madrid'],
  FI: ['Europe/Helsinki'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London'],
  HK: ['Asia/Hong_Kong'],
  HU: ['Europe/Budapest'],
  IE: ['Europe/Dublin'],
  IN: ['Asia/Kolkata'],
  IT: ['Europe/Rome'],
  JP: ['Asia/Tokyo'],
  KH: ['Asia/Phnom_Penh'],
  KR: ['Asia/Seoul'],
  LA: ['Asia/Vientiane'],
  MM: ['Asia/Yangon'],
  MO: ['Asia/Macau'],
  MY: ['Asia/Kuala_Lumpur'],
  NL: ['Europe/Amsterdam'],
  NO: ['Europe/Oslo'],
  NZ: ['Pacific/Auckland'],
  PH: ['Asia/Manila'],
  PL: ['Europe/Warsaw'],
  SA: ['Asia/Riyadh'],
  SE: ['Europe/Stockholm'],
  SG: ['Asia/Singapore'],
  TH: ['Asia/Bangkok'],
  TR: ['Europe/Istanbul'],
  TW: ['Asia/Taipei'],
  UA: ['Europe/Kyiv'],
  VN: ['Asia/Ho_Chi_Minh'],
  ZA: ['Africa/Johannesburg'],
};

/** The zones among which somebody can live whose number is of a country; none where there is but one, or none is known. */
export function zonesToChoose(country: string | null): readonly string[] {
  const zones = country === null ? [] : (COUNTRY_ZONES[country] ?? []);
  return zones.length > 1 ? zones : [];
}

const COUNTRY_OF_ZONE: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRY_ZONES).flatMap(([country, zones]) => zones.map((zone) => [zone, country] as const)),
);

/** Every zone that can be chosen: somebody with a number of one country may live in another. */
export const CHOSEN_ZONES: readonly string[] = [...COUNTRY_OF_ZONE.keys()];

/** The country of a clock (`call-hours.ts`), which is one or is a zone of one. */
export function countryOfClock(clock: string): string {
  return COUNTRY_OF_ZONE.get(clock) ?? clock;
}
