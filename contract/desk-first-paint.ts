/**
 * What the desk's document does before it paints for the first time: it takes up the theme that was
 * chosen in this browser, so that nobody who works in the light is shown the dark (PAGE-8, DESK-10).
 */

/** The element that says which theme is on: `light` or `dark`; anything else is light. */
export const THEME_ATTRIBUTE = 'data-theme';

/** Where the browser's storage keeps the theme, as JSON. */
export const THEME_KEY = 'desk.theme';

/** The script, word for word as it stands in the document: the policy allows it by the hash of this text. */
export const FIRST_PAINT_SCRIPT = `try{document.documentElement.setAttribute('${THEME_ATTRIBUTE}',JSON.parse(localStorage.getItem('${THEME_KEY}')))}catch{}`;
