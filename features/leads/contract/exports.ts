/** What the desk and the server say to each other about exports of registrations. */

/** Formats in which registrations are exported. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;

/** Most registrations of one Excel file: the whole file is made in memory. CSV has no bound. */
export const XLSX_MAX_ROWS = 10_000;
