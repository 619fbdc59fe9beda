/** Base address of the API, without a slash at its end; empty is the page's own origin (`PUBLIC_API_BASE`). */
export const API_BASE: string = (import.meta.env.PUBLIC_API_BASE ?? '').replace(/\/+$/, '');
