/**
 * Texts as every schema of the content uses them. Each YAML file of `content/` is checked against
 * one schema of this folder; a mistake stops the build with the file, the field and the cure. Every
 * field has a description for the person who edits it.
 */
import { z } from 'zod';

/** A text that is the same in every language, or not a text for visitors at all. */
export const text = (description: string) => z.string().trim().min(1).describe(description);

/** Words in the three languages; none may be missing or empty (LANG-3). */
export const words = (description: string) =>
  z.strictObject({ zh: text('Chinese'), en: text('English'), vi: text('Vietnamese') }).describe(description);

/** A list of words per language; the three lists have equal length. */
export const wordList = (description: string) =>
  z
    .strictObject({ zh: z.array(z.string().min(1)), en: z.array(z.string().min(1)), vi: z.array(z.string().min(1)) })
    .refine((lists) => lists.zh.length === lists.en.length && lists.en.length === lists.vi.length, {
      error: 'the three languages need equally many entries',
    })
    .describe(description);
