/**
 * Whether a run tries rules on both databases and looks at each page in each language with all of axe's rules, as CI does
 * (`.ci/run`). Else one database and one language stand for the others, which takes two minutes less.
 */
export const IS_THOROUGH = process.env['TEST_THOROUGHLY'] === '1';
