/** What holds on every screen of the desk: nothing for axe to find, nothing sticks out, fingers meet what they aim at (DESK-10). */
import { rightsMessages } from '../../../features/privacy/desk/rights.messages.ts';
import { guideMessages } from '../../../desk/guide/guide.messages.ts';
import { GUIDE_PAGES } from '../../../desk/guide/guide-pages.ts';
import { labelKeys } from '../../../desk/guide/labels.ts';
import { personDialogsMessages } from '../../../features/leads/desk/lead/person/dialogs.messages.ts';
import { leadsMessages } from '../../../features/leads/desk/list/leads.messages.ts';
import { expectNoFaultsInView, expectNoOverhang } from '../page-checks.ts';
import { GUIDE_PICTURES, GUIDE_WALKS, GuideWalk } from './guide-walks.ts';
import { putLead } from './leads.ts';
import { DESKTOP, expect, goInDesk, goToScreen, LOCALES, openDesk, type Page, PHONE, test } from './staff-fixtures.ts';

/** The screens that need no other data than a registration; those of a request are in rights.spec.ts. */
const SCREENS = [
  'leads',
  'content',
  'publishing',
  'facts',
  'launch',
  'content/document?name=programs/uo-mba',
  'short-links',
  'figures',
  'import',
  'notices',
  'requests',
  'retention',
  'staff',
  'log',
  'account',
  'guide',
  'guide/call',
] as const;

/** Screens that have tables and columns where there is room. */
const isOfWide = (screen: string) =>
  ['', 'leads', 'content/document?name=programs/uo-mba', 'figures', 'a registration'].includes(screen);

/** Least height and width of what a finger is to meet, in px. */
const FINGER_PX = 44;

/** What can be pressed on the screen and is smaller than a finger needs; links in text and cards are as large as those. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed =
      'header button, main button, main [role="combobox"], main input, main a.MuiButton-root, main a.button';
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((one) => one.checkVisibility() && one.closest('[aria-hidden="true"], .MuiSwitch-root') === null)
      .map((one) => one.closest<HTMLElement>('label, .MuiInputBase-root, .MuiButtonBase-root') ?? one)
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (Math.round(box.height) < least || Math.round(box.width) < least))
      .map(({ one, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${one.textContent || one.className}`);
  }, FINGER_PX);
}

/** Fits, and can be pressed where there is no mouse. */
async function expectRoom(page: Page, screen: string): Promise<void> {
  await expectNoOverhang(page, screen);
  if (test.info().project.name === 'phone') expect(await tooSmall(page), screen).toEqual([]);
}

// A language in each layout and theme: Vietnamese, which takes the most room, on a phone; Chinese takes the least. What has
// no looks is the same in both, but for what only a wide screen has.
for (const [locale, theme, layout, rules] of [
  ['en', 'dark', DESKTOP, 'looks'],
  ['vi', 'light', PHONE, 'all'],
] as const) {
  test(
    `DESK-10 axe finds nothing and every screen has room in ${locale}, ${theme}`,
    layout,
    async ({ page, office, signedIn }) => {
      const { id } = await putLead(office, { country: 'CN' });
      await signedIn('manager', locale);
      await page.addInitScript((name) => localStorage.setItem('desk.theme', JSON.stringify(name)), theme);
      const shown = async (screen: string) => {
        await expectNoFaultsInView(page, { rules: isOfWide(screen) ? 'all' : rules });
        await expectRoom(page, `${screen} in ${locale}`);
      };
      await openDesk(page, '');
      await shown('');
      for (const screen of SCREENS) {
        await goInDesk(page, screen);
        await shown(screen);
      }
      await goInDesk(page, 'leads');
      const filters = leadsMessages['leads.filters'][locale];
      await page.getByRole('button', { name: filters, exact: true }).click();
      await expect(page.getByRole('group', { name: filters })).toBeVisible();
      if (test.info().project.name === 'desktop') await page.getByRole('checkbox').first().check();
      await expectNoFaultsInView(page);
      await goInDesk(page, `leads/${id}`);
      await shown('a registration');
      await page.getByRole('button', { name: rightsMessages['rights.menu'][locale], exact: true }).click();
      await page
        .getByRole('menuitem', { name: personDialogsMessages['person.erase.action'][locale], exact: true })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaultsInView(page);
    },
  );
}

/** Named in the guide, and there only once two editions have been published. */
const UNSEEN = ['publishing.restore'];

// In a window in which little is beside what matters; with `npm run guide:pictures` in each language.
test.describe('the guide', () => {
  test.use({ viewport: { width: 860, height: 720 } });
  if (GUIDE_PICTURES !== undefined) test.use({ deviceScaleFactor: 1.25 });
  // The whole run walks one page; all are walked where the desk or its guide has changed, and with the pictures.
  const isOfWalks = (id: string) =>
    GUIDE_PICTURES !== undefined || process.env['TEST_SPECS_WHOLE'] === '1' || id === 'call';
  const ids = GUIDE_PAGES.map(({ id }) => id).filter(isOfWalks);
  const walks =
    GUIDE_PICTURES === undefined
      ? // Several pages in one browser, which has the desk's script by then.
        [0, 1, 2].slice(0, ids.length).map((turn) => ['en', ids.filter((_, index) => index % 3 === turn)] as const)
      : LOCALES.flatMap((locale) => ids.map((id) => [locale, [id]] as const));
  for (const [locale, pages] of walks) {
    test(
      `DESK-10 the controls that the guide names are where it says, in ${locale}: ${pages.join(', ')}`,
      DESKTOP,
      async ({ page, office, signedIn }) => {
        await signedIn('manager', locale);
        for (const id of pages) {
          const walk = new GuideWalk(page, locale, await putLead(office));
          if (id === 'call') await walk.seeBadges(await putLead(office, { isTextFirst: true, isKnownValid: false }));
          await GUIDE_WALKS[id]?.(walk);
          const named = Object.entries(guideMessages).filter(([key]) => key.startsWith(`guide.${id}.`));
          const labels = named.flatMap(([, words]) => labelKeys(words[locale])).filter((key) => !UNSEEN.includes(key));
          expect(labels.length, id).toBeGreaterThan(0);
          expect(walk.unseen(labels), id).toEqual([]);
        }
      },
    );
  }
});

test(
  'DESK-9 the retention screen says what is erased by itself, and to whom data were passed on',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('manager', 'vi');
    await openDesk(page, 'retention');
    await expect(page.getByRole('heading', { name: 'Xóa tự động' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bản ghi cung cấp' })).toBeVisible();
  },
);

test('DESK-10 one long word and text twice as large fit on a phone', PHONE, async ({ page, office, signedIn }) => {
  // The longest name and tag that the form takes.
  const { id } = await putLead(office, {
    name: 'Trungthanh'.repeat(5),
    source: 'sourcetag-'.repeat(10),
    country: null,
  });
  await signedIn('manager', 'en');
  for (const screen of ['', 'leads', `leads/${id}`, 'figures', 'import', 'content/document?name=programs/uo-mba']) {
    await goToScreen(page, screen);
    await expectNoOverhang(page, screen);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoOverhang(page, `${screen} with large text`);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
});

test('DESK-10 MUI’s own words change with the desk’s language', PHONE, async ({ page, office, signedIn }) => {
  await putLead(office);
  await signedIn('manager', 'vi');
  await openDesk(page, 'leads');
  await expect(page.getByRole('button', { name: 'Tới trang tiếp theo' })).toBeVisible();
  await page.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page.getByRole('button', { name: '下一页' })).toBeVisible();
});
