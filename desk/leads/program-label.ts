/** A programme's slug as the staff read it: `nau-mscs` is `NAU · MSCS`. */
export function programLabel(slug: string): string {
  return slug.toUpperCase().replace('-', ' · ');
}
