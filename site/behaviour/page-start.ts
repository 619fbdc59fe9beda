/**
 * Runs on every page before the islands: keeps the saved language and its cookie alike (LANG-1),
 * saves a choice made in the switcher (LANG-2), marks the page as scrolled (NAV-3), opens the
 * question that the address names (PAGE-1), marks an address that asks for something, shows what the keyboard reaches,
 * remembers the campaign of the address (EDIT-9), notes what islands say before the browser translates it, and holds the pictures of the next screen back until the visitor goes there.
 */
import { decodeOrKeep } from '../../contract/text/decode-or-keep.ts';
import { isLocale, LOCALE_KEY, type Locale, localeOfTag } from '../../contract/locales.ts';
import { readCookies } from '../../contract/read-cookies.ts';
import { localePath, splitLocale } from '../../contract/routes.ts';
import { keepTexts } from './islands/untranslate.ts';
import { keepVisitSource } from './browser-storage/visit-source.ts';

/** Beyond this many px of scroll the bar is opaque (NAV-3). */
const OPAQUE_AFTER_PX = 100;
const YEAR_S = 31_536_000;
const root = document.documentElement;

/** An older site of the same host may have set further cookies of the name. */
function isInCookie(locale: Locale): boolean {
  return readCookies().split('; ').includes(`${LOCALE_KEY}=${locale}`);
}

function storedLocale(): Locale | undefined {
  // Storage throws where the visitor's browser blocks it.
  try {
    return localeOfTag(localStorage.getItem(LOCALE_KEY) ?? '');
  } catch {
    return undefined;
  }
}

function saveLocale(locale: string): void {
  // The Cookie Store API is missing in the browsers we serve.
  const keep = [
    () => (document.cookie = `${LOCALE_KEY}=${locale}; path=/; max-age=${YEAR_S}; SameSite=Lax`),
    () => localStorage.setItem(LOCALE_KEY, locale),
  ];
  for (const way of keep)
    try {
      way();
    } catch {
      // Either is enough, and the link says the language too.
    }
}

const stored = storedLocale();
if (stored && !isInCookie(stored)) {
  saveLocale(stored);
  // The server chose without knowing the saved choice: ask it again, once, now that the cookie tells.
  const isOther = !root.lang.toLowerCase().startsWith(stored);
  if (root.dataset['plain'] === '' && isOther && isInCookie(stored)) location.reload();
}

// What the address asks for is shown by a script: nothing else is to be seen before.
root.toggleAttribute('data-asked', location.search !== '');

/** The same page in another language. The not-found page stands at any address: it keeps the one that was asked for. */
function addressIn(link: HTMLAnchorElement, locale: Locale): string {
  if (root.dataset['missing'] === '') return localePath(locale, splitLocale(location.pathname).path);
  return link.href.split(/[?#]/)[0] ?? link.href;
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-locale]') : null;
  const locale = link?.dataset['locale'];
  if (!link || !isLocale(locale) || event.metaKey || event.ctrlKey) return;
  saveLocale(locale);
  event.preventDefault();
  // An unprefixed page changes language at the same address; a prefixed one goes to the address of the other.
  // Where it cannot be kept, the server would choose the same again.
  if (root.dataset['plain'] === '' && isInCookie(locale)) location.reload();
  else location.assign(addressIn(link, locale) + location.search + location.hash);
});

/** Behind an open dialog the page is held at its place and counts as not scrolled: the mark stays as it was. */
function markScrolled(): void {
  if (root.dataset['locked'] === undefined) root.toggleAttribute('data-scrolled', window.scrollY > OPAQUE_AFTER_PX);
}
addEventListener('scroll', markScrolled, { passive: true });
markScrolled();

/** A question that the address names opens, and what a folded part has under the name: not every browser does that. */
function openNamedDetails(): void {
  const target = location.hash && document.getElementById(decodeOrKeep(location.hash.slice(1)));
  if (!target) return;
  const fold = target.closest('details') ?? target.querySelector<HTMLDetailsElement>(':scope > details');
  if (!fold || fold.open) return;
  fold.open = true;
  // The browser went to the place before it was there; a question was there, and a place that it restored is kept.
  if (fold !== target) target.scrollIntoView();
}
addEventListener('hashchange', openNamedDetails);
openNamedDetails();

/**
 * What the keyboard reaches is shown whole: browsers leave what looks out of a scroller by a pixel where it is. A field
 * that is to be mended is brought to the middle by its form, once it is marked.
 */
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.matches(':focus-visible:not([aria-invalid="true"])'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});

keepVisitSource();

for (const island of document.querySelectorAll('astro-island')) keepTexts(island);

/** So much of a `data-later` block has to be in view before its pictures are fetched. */
const LATER_MARGIN = '0px 0px -40px 0px';

// The browser's own lazy loading begins 1,250 px ahead, which on a phone is the whole next screen.
const whenNear = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute('data-later');
      whenNear.unobserve(target);
    }
  },
  { rootMargin: LATER_MARGIN },
);
for (const block of document.querySelectorAll('[data-later]')) whenNear.observe(block);
