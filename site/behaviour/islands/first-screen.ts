/**
 * Id of what stands at the end of a page's first screen; every page has it. Browsers that can (`rel="expect"`, Chrome 124)
 * show nothing before they have read so far: half a header or half a form would move when the other half comes. The id is
 * an element's at the end, because those browsers wait for the start of the element that they are told of.
 */
export const FIRST_SCREEN_END = 'first-screen-end';
