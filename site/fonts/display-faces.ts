/**
 * The Chinese display face is cut once per kind of page: a page fetches one small file with all
 * the characters of its headings. Used by the build, which cuts, and by the layout, which chooses.
 */

/** Words of the form, which stands on pages of every kind. */
const EVERYWHERE = /^appointmentMessages\./;

/** Whose headings stand on pages of a kind, by where the words come from: `banner.title`, `homeMessages.programs.title`. */
const WORDS_OF = {
  home: /^(banner|homeMessages|shellMessages|storiesMessages|filmMessages)\./,
  program: /^(programs|programMessages|factsMessages|plannerMessages)\./,
  school: /^(schools|schoolMessages|factsMessages|programMessages\.program\.stories)\./,
  doctorate: /^(phd\.title|phd\.tabs\.title|dbaMessages\.|programs\.dba\.|factsMessages\.)/,
  masters: /^(masters|mastersMessages)\./,
  company: /^(about|aboutMessages)\./,
  contact: /^(contact|contactMessages)\./,
  privacy: /^(privacy|privacyMessages)\./,
  films: /^(films|filmMessages|filmPageMessages)\./,
  campaign: /^(campaign|campaignMessages|stories|storiesMessages)\./,
  tools: /^(compareMessages|searchMessages|shortlistMessages|signInMessages)\./,
} as const;

/** A kind of page as far as its display face goes; `tools` are search, comparison, shortlist and sign-in. */
export type DisplayFace = keyof typeof WORDS_OF;

/** The kinds. */
export const DISPLAY_FACES = Object.keys(WORDS_OF) as DisplayFace[];

/** The kind of the pages below a first part of the path; pages that are not named share the home page's face. */
const FACE_OF_PART: Readonly<Record<string, DisplayFace>> = {
  program: 'program',
  school: 'school',
  phd: 'doctorate',
  masters: 'masters',
  about: 'company',
  contact: 'contact',
  privacy: 'privacy',
  video: 'films',
  lpv1: 'campaign',
  compare: 'tools',
  search: 'tools',
  shortlist: 'tools',
  login: 'tools',
};

/** The face of the page at a path without language. */
export function displayFaceOf(path: string): DisplayFace {
  return FACE_OF_PART[path.split('/')[1] ?? ''] ?? 'home';
}

/** Whether a heading with words from this place can stand on pages of a kind. */
export function isHeadingOf(face: DisplayFace, path: string): boolean {
  return EVERYWHERE.test(path) || WORDS_OF[face].test(path);
}
