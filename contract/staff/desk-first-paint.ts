/**
 * What the desk's document does before it paints for the first time. It takes up the theme that was chosen in this
 * browser, so that nobody who works in the light is shown the dark (PAGE-8, DESK-10). And it asks who is signed in, and
 * whom to call where that is the screen, while the desk's script is still on its way.
 */
import { XSRF_COOKIE } from './xsrf.ts';

/** The call that says who is signed in. */
export const ME_API = '/api/staff/me';

/** The call that says whom to call now. */
export const DUE_API = '/api/desk/due';

/** Where the browser's storage keeps, as JSON, the language that somebody's list of whom to call has; their id follows. */
export const DUE_LANGUAGE_KEY = 'desk.due.language.';

/** The property of `window` that holds the calls already made: promises of a `Response`, by address. */
export const FIRST_CALLS = 'firstCalls';

/** The element that says which theme is on: `light` or `dark`; anything else is light. */
export const THEME_ATTRIBUTE = 'data-theme';

/** Where the browser's storage keeps the theme, as JSON. */
export const THEME_KEY = 'desk.theme';

const THEME = `try{document.documentElement.setAttribute('${THEME_ATTRIBUTE}',JSON.parse(localStorage.getItem('${THEME_KEY}')))}catch{}`;

// Nobody asks without a session, nor for a list that they may not read: the answer would be an error on the console.
const CALLS = `try{const calls=window.${FIRST_CALLS}={},ask=path=>calls[path]=fetch(path);
if(document.cookie.includes('${XSRF_COOKIE}='))ask('${ME_API}').then(answer=>answer.ok&&answer.clone().json()).then(me=>{
if(me&&!me.must_set_up_factor&&me.actions.includes('lead.read')&&/^(\\/(zh|en|vi))?\\/dashboard\\/?$/.test(location.pathname)){
const language=JSON.parse(localStorage.getItem('${DUE_LANGUAGE_KEY}'+me.id));return ask('${DUE_API}'+(language?'?locale='+language:''))}
}).catch(()=>{})}catch{}`;

/** The script, word for word as it stands in the document: the policy allows it by the hash of this text. */
export const FIRST_PAINT_SCRIPT = `${THEME}\n${CALLS}`;
