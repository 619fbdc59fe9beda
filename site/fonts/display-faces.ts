/**
 * The Chinese display face is cut once per kind of page: a page fetches one small file with all
 * the characters of its headings. Used by the build, which cuts, and by the layout, which chooses.
 */

/**
 * The kinds of page as far as their display face goes; `tools` are search, comparison and its sheet, shortlist, sign-in
 * and the page after a registration.
 */
export const DISPLAY_FACES = [
  'home',
  'program',
  'school',
  'doctorate',
  'masters',
  'company',
  'contact',
  'privacy',
  'films',
  'campaign',
  'tools',
] as const;

/** A kind of page, as far as its display face goes. */
export type DisplayFace = (typeof DISPLAY_FACES)[number];

/** The kind of the pages below a first part of the path; pages that are not named share the home page's face. */
const FACE_OF_PART: Readonly<Record<string, DisplayFace>> = {
  program: 'program',
  school: 'school',
  phd: 'doctorate',
  masters: 'masters',
  about: 'company',
  contact: 'contact',
  recognition: 'contact',
  privacy: 'privacy',
  video: 'films',
  lpv1: 'campaign',
  compare: 'tools',
  fit: 'tools',
  search: 'tools',
  sheet: 'tools',
  shortlist: 'tools',
  receipt: 'tools',
  login: 'tools',
};

/** The face of the page at a path without language. */
export function displayFaceOf(path: string): DisplayFace {
  return FACE_OF_PART[path.split('/')[1] ?? ''] ?? 'home';
}
