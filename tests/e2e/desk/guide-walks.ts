/** Walks through the screens as the pages of the guide tell it, and looks for what they name. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { launchTitleMessages } from '../../../content/checks/launch.messages.ts';
import type { Locale } from '../../../contract/locales.ts';
import { GUIDE_PICTURE_SIZE } from '../../../desk/guide/guide-pages.ts';
import { deskTexts, type TextKey } from '../../../desk/words/desk-messages.ts';
import { button, type PutLead } from './leads.ts';
import { expect, goInDesk, openDesk, type Page } from './staff-fixtures.ts';

/** Where pictures of the guide go; undefined: none are taken. */
export const GUIDE_PICTURES = process.env['GUIDE_PICTURES'];

/** WebP's measure, of 100: letters stay sharp. */
const PICTURE_QUALITY = 60;
/** Pixels of a picture’s file for each of the page it is shown on. */
const PICTURE_DENSITY = 1.25;
/** How much smaller than on the screen words may be drawn. */
const PICTURE_SCALE_MAX = 1.4;
/** Around what is shown, in px. */
const PICTURE_MARGIN = 16;

/** Somebody who goes through the desk, and everything that the desk has shown them. */
export class GuideWalk {
  readonly page: Page;
  readonly lead: PutLead;
  readonly #locale: Locale;
  readonly #texts: Readonly<Record<TextKey, string>>;
  readonly #seen = new Set<string>();

  constructor(page: Page, locale: Locale, lead: PutLead) {
    this.page = page;
    this.lead = lead;
    this.#locale = locale;
    this.#texts = deskTexts(locale);
  }

  /** The word for a key. */
  word(key: TextKey): string {
    return this.#texts[key];
  }

  /** The keys whose words the desk has not shown. */
  unseen(keys: readonly string[]): string[] {
    const texts = new Map<string, string>(Object.entries(this.#texts));
    return keys.filter((key) => !this.#seen.has(texts.get(key) ?? key));
  }

  /** Reads everything that is shown: texts, and the names of what has none. */
  async look(): Promise<void> {
    const shown = await this.page.evaluate(() => {
      const named = [...document.querySelectorAll<HTMLElement>('[aria-label], [placeholder], [alt]')];
      const leaves = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => one.checkVisibility());
      return [
        ...named.flatMap((one) => ['aria-label', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? '')),
        ...leaves.flatMap((one) => [...one.childNodes].map((node) => (node instanceof Text ? node.data : ''))),
      ].map((text) => text.replace(/\s*\*$/, '').trim());
    });
    for (const text of shown) this.#seen.add(text);
  }

  /** Opens a screen: anew where nothing is open yet, or a dialog that hides the others. */
  async open(screen: string): Promise<void> {
    const isCovered = (await this.page.locator('[role="dialog"], [role="menu"]').count()) > 0;
    if (this.#seen.size === 0 || isCovered) await openDesk(this.page, screen);
    else await goInDesk(this.page, screen);
    await this.look();
  }

  async press(key: TextKey): Promise<void> {
    const name = this.word(key);
    await button(this.page, name)
      .or(this.page.getByRole('menuitem', { name, exact: true }))
      .first()
      .click();
    await this.look();
  }

  async escape(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0);
  }

  /** Opens a row that unfolds, and reads what is in it. */
  async unfold(title: Readonly<Record<Locale, string>>): Promise<void> {
    await this.page.getByRole('button', { name: title[this.#locale], expanded: false }).click();
    await this.look();
  }

  /** Waits for something, and reads what came with it. */
  async wait(shown: Locator): Promise<void> {
    await expect(shown.first()).toBeVisible();
    await this.look();
  }

  /** Takes the picture of a page of the guide, where pictures are wanted: the part of the window around something. */
  async picture(id: string, around: Locator): Promise<void> {
    if (GUIDE_PICTURES === undefined) return;
    const { width, height } = GUIDE_PICTURE_SIZE;
    await around.scrollIntoViewIfNeeded();
    const box = await around.boundingBox();
    const window = this.page.viewportSize();
    if (!box || !window) throw new Error(`Nothing to take a picture of for ${id}`);
    // Drawn smaller where it is wider than the picture, as far as its words can be read.
    const wanted = (box.width + 2 * PICTURE_MARGIN) / width;
    const scale = Math.min(Math.max(1, wanted), PICTURE_SCALE_MAX, window.width / width);
    const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const start = (from: number, size: number, room: number, most: number) =>
      Math.round(Math.max(0, Math.min(size > room ? from - PICTURE_MARGIN : from - (room - size) / 2, most - room)));
    const clip = {
      x: start(box.x, box.width, part.width, window.width),
      y: start(box.y, box.height, part.height, window.height),
      ...part,
    };
    const shot = await this.page.screenshot({ clip, animations: 'disabled' });
    await sharp(shot)
      .resize({ width: width * PICTURE_DENSITY })
      .webp({ quality: PICTURE_QUALITY, effort: 6 })
      .toFile(`${GUIDE_PICTURES}/${id}-${this.#locale}.webp`);
  }

  /** The list of registrations, with that of this walk alone. */
  async findLead(): Promise<void> {
    await this.open('leads');
    await this.page.getByRole('textbox', { name: this.word('leads.search') }).fill(this.lead.phone);
    await this.page.keyboard.press('Enter');
    // It may stand in the list before it is searched for: what is ticked there would be ticked no more.
    await expect(this.page.locator('a[data-row]')).toHaveCount(1);
    await this.wait(this.leadRow());
  }

  /** Somebody who asked for a message before any call, and whose number may be mistyped. */
  async seeBadges({ id }: PutLead): Promise<void> {
    await this.open(`leads/${id}`);
    for (const badge of ['lead.badge.text_first', 'lead.badge.unsure'] as const)
      await this.wait(this.page.getByText(this.word(badge), { exact: true }));
  }

  leadRow(): Locator {
    return this.page.locator(`a[data-row][href$="${this.lead.id}"]`);
  }

  /** Its registration. */
  async openLead(): Promise<void> {
    await this.open(`leads/${this.lead.id}`);
  }

  /** Types another title into a document, and has it saved. */
  async edit(change: (text: string) => string): Promise<void> {
    const input = this.page.locator('#field-title-en');
    await this.#save(async () => input.fill(change(await input.inputValue())));
  }

  /** Brings back what the document said before the last edit, from its history. */
  async bringBack(): Promise<void> {
    await this.wait(button(this.page, this.word('document.history.back')));
    await this.#save(() => this.press('document.history.back'));
  }

  async #save(change: () => Promise<void>): Promise<void> {
    const answered = this.page.waitForResponse((response) => response.request().method() === 'PATCH');
    await change();
    expect((await answered).ok()).toBe(true);
    await this.wait(this.page.getByText(this.word('document.saving.saved'), { exact: true }));
  }
}

/** What a page of the guide tells of, step by step. */
type Walk = (walk: GuideWalk) => Promise<void>;

const dialog = ({ page }: GuideWalk) => page.getByRole('dialog');
const main = ({ page }: GuideWalk) => page.locator('main .screen');

/** By the id of the page. */
export const GUIDE_WALKS: Readonly<Record<string, Walk>> = {
  call: async (walk) => {
    await walk.open('');
    await walk.findLead();
    await walk.leadRow().click();
    await walk.wait(button(walk.page, walk.word('person.call.reveal')));
    await walk.press('person.call.reveal');
    await walk.wait(walk.page.getByText(walk.word('person.call.call'), { exact: true }));
    await walk.picture('call', walk.page.getByRole('group', { name: walk.word('calls.title'), exact: true }));
    await walk.press('call_outcome.talked');
    await walk.press('calls.no_next');
    await walk.wait(button(walk.page, walk.word('calls.undo')));
    await walk.press('calls.undo');
  },
  contact: async (walk) => {
    await walk.open('leads');
    await walk.open('');
    await walk.press('add_contact.action');
    await walk.wait(dialog(walk));
    await walk.picture('contact', dialog(walk));
  },
  search: async (walk) => {
    await walk.openLead();
    await walk.findLead();
    await walk.leadRow().click();
    await walk.wait(walk.page.getByText(walk.word('person.back'), { exact: true }));
    await walk.open('leads');
    await walk.press('leads.filters');
    await walk.picture('search', main(walk));
    await walk.press('leads.views');
  },
  personal: async (walk) => {
    await walk.openLead();
    await walk.press('person.call.more');
    await walk.escape();
    await walk.press('rights.menu');
    await walk.picture('personal', walk.page.getByRole('menu'));
  },
  text: async (walk) => {
    await walk.open('content');
    await walk.open('content/document?name=programs/nau-it');
    await walk.edit((text) => `${text} (MSIT)`);
    const titles = walk.page.getByRole('group').filter({ has: walk.page.locator('#field-title-en') });
    await walk.picture('text', titles.last());
    await walk.press('document.preview.open');
    await walk.press('document.preview.close');
    await walk.press('document.history');
    await walk.bringBack();
  },
  program: async (walk) => {
    await walk.open('facts');
    await walk.open('content');
    await walk.open('content/document?name=programs/uo-mba');
    await walk.press('content.copy');
    await walk.picture('program', dialog(walk));
  },
  media: async (walk) => {
    await walk.open('content/document?name=films/service-1-essay-team');
    await walk.open('content/document?name=schools/iit');
    await walk.wait(walk.page.getByText(walk.word('picture.upload'), { exact: true }));
    await walk.picture('media', walk.page.getByText(walk.word('picture.upload'), { exact: true }).first());
  },
  publish: async (walk) => {
    await walk.open('content/document?name=programs/ua-lms');
    await walk.edit((text) => `${text} (Tucson)`);
    await walk.press('document.preview.open');
    await walk.wait(button(walk.page, walk.word('document.share')));
    await walk.open('publishing');
    await walk.wait(walk.page.getByText('(Tucson)'));
    await walk.picture('publish', main(walk));
    await walk.open('content/document?name=programs/ua-lms');
    await walk.edit((text) => text.replace(' (Tucson)', ''));
  },
  launch: async (walk) => {
    await walk.open('publishing');
    await walk.open('launch');
    const doer = walk.page.getByRole('heading', { name: walk.word('launch.doer.owner'), exact: true }).first();
    await walk.wait(doer);
    await walk.picture('launch', doer.locator('..'));
    await walk.unfold(launchTitleMessages['map-approval']);
  },
  lists: async (walk) => {
    // A narrow window has cards without boxes.
    await walk.page.setViewportSize({ width: 1440, height: 900 });
    await walk.findLead();
    await walk.page.getByRole('checkbox').last().check();
    await walk.wait(button(walk.page, walk.word('leads.assign')));
    await walk.picture('lists', main(walk));
    await walk.press('leads.export');
    await walk.wait(dialog(walk));
    await walk.open('import');
    const buffer = Buffer.from('姓名,手机号\n张小满,+1 201 555 0199\n');
    await walk.page.locator('input[type=file]').setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer });
    await walk.wait(walk.page.getByText(walk.word('import.basis'), { exact: true }));
  },
  figures: async (walk) => {
    await walk.open('short-links');
    await walk.open('figures');
    await walk.picture('figures', main(walk));
  },
  office: async (walk) => {
    for (const screen of ['account', 'log', 'notices', 'staff']) await walk.open(screen);
    await walk.press('staff.add');
    await walk.wait(dialog(walk));
    await walk.picture('office', dialog(walk));
  },
  rights: async (walk) => {
    await walk.open('retention');
    await walk.open('requests');
    await walk.press('requests.new');
    await walk.page.getByLabel(walk.word('requests.form.phone')).fill(walk.lead.phone);
    await walk.picture('rights', dialog(walk).or(walk.page.locator('form')).first());
    await walk.press('requests.form.save');
    await walk.wait(walk.page.getByText(walk.word('request.verify.title'), { exact: true }));
  },
};
