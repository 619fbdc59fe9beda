/**
 * Whether a run is thorough, as CI's is (`.ci/run`): rules on both databases, each page in each language with all of axe's
 * rules, an edition and a package made anew. Else one database, one or two languages and some pages of a template stand
 * for the others.
 */
export const IS_THOROUGH = process.env['TEST_THOROUGHLY'] === '1';
