/** What the journeys of the two film sections share. */
import { islandReady, type Page } from '../../fixtures.ts';

/** The why-choose section. */
export const why = (page: Page) => page.locator('[data-section="why-choose"]');
/** The service section. */
export const services = (page: Page) => page.locator('[data-section="services"]');

/** Brings a section into the window and waits until its island runs. */
export async function show(page: Page, section: 'why-choose' | 'services'): Promise<void> {
  await page.locator(`[data-section="${section}"]`).evaluate((element) => {
    // The middle of the section: its films, not its heading.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await islandReady(page, section);
}

/** The names of the film files that the page asked for, as they are asked for. */
export function filmRequests(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /([\w-]+)(?:\.[\w-]+)?\.(?:mp4|vtt)/.exec(new URL(request.url()).pathname);
    if (name?.[1]) names.push(name[0]);
  });
  return names;
}
