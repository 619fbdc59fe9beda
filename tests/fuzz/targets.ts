/** All that is tried with made-up input. */
import type { FuzzTarget } from './fuzz-target.ts';
import { captionsTarget } from './targets/captions.ts';
import { httpFrontTarget } from './targets/http-front.ts';
import { importFilesTarget } from './targets/import-files.ts';
import { languageTarget } from './targets/language.ts';
import { registrationTarget } from './targets/registration.ts';
import { restoreTarget } from './targets/restore.ts';
import { uploadsTarget } from './targets/uploads.ts';

/** In the order in which the command tries them. */
export const FUZZ_TARGETS: readonly FuzzTarget[] = [
  httpFrontTarget,
  languageTarget,
  captionsTarget,
  registrationTarget,
  importFilesTarget,
  restoreTarget,
  uploadsTarget,
];
