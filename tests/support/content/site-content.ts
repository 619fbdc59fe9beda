/** The content of the repository, read once in each process, which takes longer than most tests. */
import { readContent } from '../../../content/reading/read-content-files.ts';

/** All content as visitors may see it today. */
export const CONTENT = readContent();
