/** The banner, the student stories and the films. */

import { z } from 'zod';
import { type FieldPath, isJsonObject } from '../../contract/content/field-edits.ts';
import { uploadedFilm } from '../../contract/content/film-files.ts';
import { LOCALES } from '../../contract/locales.ts';
import { fault } from '../reading/fault.ts';
import { isUnsourcedClaim } from '../checks/unsourced-claim.ts';
import { documentName, film, icon, picture, text, wordList, wordListOrNone, words } from './texts.ts';

/** What the site counts by itself: programmes open to the reader, schools, and the public pages that facts are taken from. */
const COUNTED = ['programs', 'schools', 'sources'] as const;

/** A figure of the banner: counted, read from a school's file with its source, or stated by the company itself. */
const bannerFactSchema = z
  .strictObject({
    value: z
      .union([
        words('Figure'),
        z.strictObject({ count: z.enum(COUNTED) }),
        z.strictObject({ founded: documentName('schools', 'The school whose year of foundation it is') }),
      ])
      .describe('The figure; or count: programs, schools or sources; or founded: the name of a school’s file'),
    unit: words('Unit after the figure').optional(),
    label: words('What it counts'),
  })
  .refine(({ value, label }) => !('en' in value) || !/\d/.test(value.en) || isUnsourcedClaim(label.en), {
    path: ['label'],
    error: fault('own_figure'),
  });

/** The four slides of the banner (HOME-1). */
export const bannerSchema = z
  .array(
    z.strictObject({
      id: z.enum(['masters', 'dba', 'visa', 'path']),
      picture: picture('banner', 'Picture of the slide: wide on a desktop, upright on a phone'),
      icon: icon('Icon of the feature item'),
      feature: words('Name of the feature item under the desktop banner'),
      featureNote: words('One line under it'),
      eyebrow: words('Short line above the titles'),
      title: words('First title'),
      titleAccent: words('Second title, underlined in colour'),
      details: wordListOrNone('Detail lines, at most two'),
      action: words('Words of the second button'),
      actionPath: z.string().regex(/^[/#]/).describe('Where the second button leads'),
      facts: z.array(bannerFactSchema).max(3).describe('Up to three figures under the buttons (desktop)'),
    }),
  )
  .length(4);

const storyFields = z.strictObject({
  isSample: z.boolean().describe('Ticked: sample content, shown with a mark until a release is stored'),
  release: z
    .strictObject({
      agreedBy: text('Who agreed: the person, or who signed for them').exactOptional(),
      signedOn: z.iso.date(),
      keptAt: text('Where the signed paper is kept: folder and number. The paper itself stays in your archive'),
      scope: text('What the person agreed to'),
      languages: z.array(z.enum(LOCALES)).min(1).describe('Languages in which the story may be shown'),
      endsOn: z.iso
        .date()
        .nullable()
        .describe('Last day on which it may be shown; empty: until the person takes it back'),
    })
    .nullable()
    .describe('The stored release of a real person; null for samples'),
  hiddenIn: z.array(z.enum(LOCALES)).default([]).describe('Languages in which the story is switched off'),
  order: z.int().min(1).max(5).describe('Place in the carousel'),
  school: z.strictObject({
    name: z.enum(['RIT', 'Otago', 'NAU']).describe('Short name; it chooses the gradient'),
    slug: documentName('schools', 'The school'),
    degree: words('Degree studied'),
    logo: text('Letters of the tile in place of a logo; without them there is none').exactOptional(),
  }),
  image: picture('portrait', 'Portrait, upright'),
  background: picture('scene', 'Picture behind the portrait on desktop'),
  imageAlt: words('What the picture shows'),
  title: words('Headline of the story'),
  name: words('Name or description of the person'),
  info: words('One line about the person'),
  mobileTitle: words('Shorter headline for phones').optional(),
  tags: wordList('Tag bubbles of the group'),
  mobileTags: wordList('Tags on phones, at most three'),
  detailInfo: wordList('Paragraphs of the detail view'),
  detailImages: z.array(picture('scene', 'Picture of the carousel')).describe('Pictures of the detail view'),
  schoolUrl: z.string().regex(/^\//).describe('School page without language'),
  type: z.enum(['video', 'url']).describe('What the detail view ends with'),
  detailSource: z.string().describe('type video: the film').meta({ refersTo: 'films' }),
  linkSource: z.string().describe('type url: the address without language'),
  mobileId: text('Id of the story on phones, for its anchor; made from its headline').meta({ madeFrom: 'title' }),
});

/** How a sample calls itself one in the words of a field: 硕士（示例）. */
const SAMPLE_MARK = /[（(](?:示例|sample|minh họa)[)）]/i;

/** Where words of a story still call it a sample. */
function sampleMarks(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value === 'string') return SAMPLE_MARK.test(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => sampleMarks(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => sampleMarks(inner, [...path, name]));
}

/** A student story (STORY-7). A real person's is shown with their release alone (EDIT-10). */
export const storySchema = storyFields.superRefine((story, context) => {
  const { isSample, release, type, linkSource } = story;
  if (type === 'url' && !linkSource.startsWith('/'))
    context.addIssue({
      code: 'custom',
      path: ['linkSource'],
      message: fault(linkSource === '' ? 'fill_in' : 'format_other'),
    });
  if (isSample !== (release === null))
    context.addIssue({ code: 'custom', path: ['release'], message: fault('release') });
  if (!isSample)
    for (const path of sampleMarks(story))
      context.addIssue({ code: 'custom', path, message: fault('real_called_sample') });
});

/** Lengths are written to a second, or to a tenth of one. */
const ROUNDED_SECONDS = 0.5;

/** One of the eight films. */
const filmFields = z.strictObject({
  place: z.enum(['why', 'service']).describe('Which section shows it'),
  order: z.int().min(1).max(4),
  file: film('The film: a loop, silent until a visitor turns its sound on; its pages show it 16 to 9'),
  poster: picture('poster', 'Still picture in its place until it plays'),
  icon: icon('Icon of the panel or card'),
  title: words('Title of the panel or card'),
  summary: words('One or two sentences beside the film'),
  points: wordList('Two or three short points'),
  description: words('What the poster shows, as its text alternative'),
  captions: z
    .array(z.strictObject({ from: z.number().min(0), to: z.number(), text: words('What is shown and said') }))
    .min(2)
    .describe('Caption track: what is shown, second by second'),
  seconds: z.number().positive().describe('Length of the loop'),
  publishedOn: z.iso.date().describe('Day on which the site first showed the film, as 2026-11-21'),
});

/** A film whose length is the one that is said, with captions one after the other until its end. */
export const filmSchema = filmFields.superRefine(({ file, seconds, captions }, context) => {
  const uploaded = uploadedFilm(file);
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (uploaded && Math.abs(uploaded.seconds - seconds) > ROUNDED_SECONDS)
    report(['seconds'], fault('film_seconds', { seconds: `${uploaded.seconds}` }));
  for (const [index, { from, to }] of captions.entries()) {
    if (from >= to || from < (captions[index - 1]?.to ?? 0))
      report(['captions', index, 'from'], fault('caption_order'));
    if (to > seconds + ROUNDED_SECONDS)
      report(['captions', index, 'to'], fault('caption_end', { seconds: `${seconds}` }));
  }
});

/** The slides of the banner, in their order. */
export type Banner = z.infer<typeof bannerSchema>;
/** A student story as the site reads it. */
export type Story = z.infer<typeof storySchema>;
/** A film with its words and captions, as the site reads it. */
export type Film = z.infer<typeof filmSchema>;
