/** Texts that people type and paste, as every call takes them. */
import { z } from 'zod';
import { withoutInvisible } from '../../contract/visible-text.ts';

/** A text without what cannot be seen, and without spaces around it. */
export function typedText() {
  return z.string().overwrite(withoutInvisible).trim();
}
