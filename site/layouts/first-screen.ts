/**
 * Id of the element that fills a page's first screen; every page has it. Browsers that can (`rel="expect"`, Chrome 124) show
 * nothing before it is read to its end: half a header would move when its other half comes.
 */
export const FIRST_SCREEN = 'first-screen';
