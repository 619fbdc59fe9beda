/**
 * The Chinese display face is cut once per kind of page: a page fetches one small file with all
 * the characters of its headings. Used by the build, which cuts, and by the layout, which chooses.
 */

/** A kind of page as far as its display face goes: `program` and `school` are those of one of them, `pages` all others. */
export type DisplayFace = 'home' | 'program' | 'school' | 'doctorate' | 'pages';

/** Pages that share the face of the home page: their headings are in it anyway. */
const HOME_PATHS = ['/', '/404', '/appointment'];

/** The face of the page at a path without language. */
export function displayFaceOf(path: string): DisplayFace {
  if (HOME_PATHS.includes(path)) return 'home';
  if (path === '/phd') return 'doctorate';
  if (path.startsWith('/program/')) return 'program';
  return path.startsWith('/school/') ? 'school' : 'pages';
}

/** Words of the form, which stands on pages of every kind. */
const EVERYWHERE = /^appointmentMessages\./;

/** Whose headings stand on pages of a kind, by where the words come from: `banner.title`, `homeMessages.programs.title`. */
const WORDS_OF: Record<Exclude<DisplayFace, 'pages'>, RegExp> = {
  home: /^(banner|homeMessages|shellMessages|storiesMessages|filmMessages)\./,
  program: /^(programs|programMessages|factsMessages|plannerMessages)\./,
  school: /^(schools|schoolMessages|factsMessages|programMessages\.program\.stories)\./,
  doctorate: /^(phd|dbaMessages|programs\.dba|factsMessages|plannerMessages|filmMessages)\./,
};

/** What stands on pages of the kinds above alone. */
const OF_NO_OTHER_PAGE = /^(banner|homeMessages|programs|schools|programMessages|schoolMessages|phd|dbaMessages)\./;

/** Whether a heading with words from this place can stand on pages of a kind. */
export function isHeadingOf(face: DisplayFace, path: string): boolean {
  if (EVERYWHERE.test(path)) return true;
  return face === 'pages' ? !OF_NO_OTHER_PAGE.test(path) : WORDS_OF[face].test(path);
}
