/** What journeys do in the editor of the site's content. */

import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { LOCALES } from '../../../contract/locales.ts';
import { documentMessages } from '../../../features/content/desk/document/document.messages.ts';
import { publishingMessages } from '../../../features/content/desk/publishing/publishing.messages.ts';
import { expect, type Page } from './staff-fixtures.ts';

/** A text in Chinese, English and Vietnamese. */
export type Words = readonly [zh: string, en: string, vi: string];

/** How long a publishing may take, at its low priority, on a machine with more to do than it can. */
export const PATIENCE = { timeout: 300_000 };

/** What the editor says once everything is at the server. */
export const saved = (page: Page) => page.getByText(documentMessages['document.saving.saved'].zh, { exact: true });

/** The address of a document's editor at the desk. */
export const editor = (name: string) => `content/document?name=${name}`;

/** A window in which the page does not stand beside the form: it would be made anew at each edit. */
export const withoutPreview = (page: Page) => page.setViewportSize({ width: 1100, height: 900 });

/** The input of a field. */
export const field = (page: Page, ...path: (string | number)[]) => page.locator(`#field-${path.join('-')}`);

/** Types another text, and waits until it is at the server. */
export async function type(page: Page, into: Locator, text: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await into.fill(text);
  expect((await answered).ok()).toBe(true);
  await expect(saved(page)).toBeVisible();
}

/** Types a text in each language. */
export async function typeWords(page: Page, path: readonly (string | number)[], words: Words): Promise<void> {
  for (const [index, locale] of LOCALES.entries()) await field(page, ...path, locale).fill(words[index] ?? '');
  await expect(saved(page)).toBeVisible();
}

/** Opens a part of the form; what is closed is not there. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${title}`), expanded: false })
    .first()
    .click();
}

/** Adds the first entry of a list of texts. */
export async function addWords(page: Page, name: string, title: string, words: Words): Promise<void> {
  await unfold(page, title);
  const list = page.getByRole('group', { name: title, exact: true });
  await list.getByRole('button', { name: documentMessages['document.add_entry'].zh }).click();
  for (const [index, locale] of LOCALES.entries()) await field(page, name, locale, 0).fill(words[index] ?? '');
  await expect(saved(page)).toBeVisible();
}

/** Takes back on the screen of publishing what was edited of a document, after a question that says what is lost. */
export async function discard(page: Page, title: string, lost: string): Promise<void> {
  const label = publishingMessages['publishing.discard'].zh;
  const button = page.getByRole('button', { name: `${label}: ${title}` });
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog, 'who edited it last').toContainText(/由.+修改/);
  await expect(dialog).toContainText(lost);
  await dialog.getByRole('button', { name: label }).click();
  await expect(button).toHaveCount(0);
}

/** A photo as a telephone takes it, smaller. */
export function photo(): Promise<Buffer> {
  const gradient =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs><linearGradient id="g"><stop stop-color="#16245f"/><stop offset="1" stop-color="#f4633a"/></linearGradient></defs><rect width="1600" height="1200" fill="url(#g)"/><circle cx="1300" cy="300" r="180" fill="#fffcf8"/></svg>';
  return sharp(Buffer.from(gradient)).jpeg().toBuffer();
}

/** Counts what is pressed from now on, until the page is loaded anew; keys do not count. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset['presses'] = '0';
    const count = ({ detail }: MouseEvent) => {
      if (detail > 0) document.body.dataset['presses'] = String(Number(document.body.dataset['presses']) + 1);
    };
    window.addEventListener('click', count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.body.dataset['presses']));
}
