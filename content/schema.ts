/**
 * The shape of everything the site says. Each YAML file of this folder is checked against one of
 * these schemas; a mistake stops the build with the file, the field and the cure. Every field has
 * a description for the person who edits it.
 */
import { z } from 'zod';

const text = (description: string) => z.string().trim().min(1).describe(description);

/** Words in the three languages; none may be missing or empty (LANG-3). */
const words = (description: string) =>
  z.strictObject({ zh: text('Chinese'), en: text('English'), vi: text('Vietnamese') }).describe(description);

/** A list of words per language; the three lists have equal length. */
const wordList = (description: string) =>
  z
    .strictObject({ zh: z.array(z.string().min(1)), en: z.array(z.string().min(1)), vi: z.array(z.string().min(1)) })
    .refine((lists) => lists.zh.length === lists.en.length && lists.en.length === lists.vi.length, {
      error: 'the three languages need equally many entries',
    })
    .describe(description);

/** A thing's value with where it comes from (TRUST-1). Without a source it is not shown as a fact. */
export const factSchema = z.strictObject({
  value: text('The value as it is shown in every language: "1870", "MSCHE"'),
  publisher: text('Who says so: the page or list it was read on'),
  year: z.int().min(1900).optional().describe('Year of the list or statement, where it has one'),
  url: z.url().describe('Address of the source'),
  checkedOn: z.iso.date().describe('Day on which somebody last read the source, as 2026-11-21'),
});

/** A ranking: a sourced fact with the words that stand under it. */
export const rankingSchema = factSchema.extend({
  value: words('Rank as shown: "第 26 位" / "26th" / "Hạng 26"'),
  label: words('What was ranked, by whom, when: "QS Online MBA 2022"'),
});

/** One of the 13 partner institutions. */
export const schoolSchema = z.strictObject({
  legalName: text('Exact legal name in English; also its English name on cards'),
  name: words('Usual name in each language'),
  place: words('City and state or country, as on the picture'),
  color: z
    .string()
    .regex(/^#[0-9A-F]{6}$/i)
    .describe('Colour of the card as #RRGGBB, dark enough for white text'),
  picture: text('Name of the place portrait in site/pictures/schools, without width and ending'),
  founded: factSchema.optional().describe('Year of foundation'),
  accreditor: factSchema.optional().describe('Institutional accreditor, by its abbreviation'),
  rankings: z.array(rankingSchema).default([]).describe('Rankings with their source; empty when there is none'),
});

/** A degree programme. */
export const programSchema = z.strictObject({
  key: text('Programme key of the specification, such as computer_science_master'),
  school: text('File name of the school in content/schools, without ending'),
  title: words('Title of the degree programme'),
  isTitleSourced: z.boolean().describe('false: the owner still has to confirm the title (launch-check lists it)'),
  object: text('Name of the subject object in site/pictures/objects, without width and ending'),
  path: z.string().regex(/^\//).describe('Address of its page without language: /program/sit-mscs'),
  rankings: z.array(rankingSchema).default([]).describe('Rankings of this programme with their source'),
});

/** The six categories of the home page in their order (HOME-4), and the five tabs of the menu. */
export const categoriesSchema = z
  .array(
    z.strictObject({
      id: z.enum(['cs', 'mba', 'psychology', 'analytics', 'law', 'phd']),
      name: words('Name of the category'),
      note: words('One line about it, under its name'),
      object: text('Subject object beside the name'),
      path: z.string().regex(/^\//).describe('Page that shows all of its programmes'),
      programs: z.array(text('Programme slug')).min(1).max(6).describe('What the six slots show, in order'),
    }),
  )
  .length(6);

/** The four slides of the banner (HOME-1). */
export const bannerSchema = z
  .array(
    z.strictObject({
      id: z.enum(['masters', 'dba', 'visa', 'path']),
      picture: text('Name of the picture in site/pictures/banners, without width and ending'),
      icon: text('Name of the icon of the feature item'),
      feature: words('Name of the feature item under the desktop banner'),
      featureNote: words('One line under it'),
      eyebrow: words('Short line above the titles'),
      title: words('First title'),
      titleAccent: words('Second title, underlined in colour'),
      details: wordList('Detail lines, at most two'),
      action: words('Words of the second button'),
      actionPath: z.string().regex(/^[/#]/).describe('Where the second button leads'),
      facts: z
        .array(
          z.strictObject({
            value: words('Figure'),
            unit: words('Unit after the figure').optional(),
            label: words('What it counts'),
          }),
        )
        .max(3)
        .describe('Up to three figures under the buttons (desktop)'),
    }),
  )
  .length(4);

/** A student story (STORY-7). */
export const storySchema = z.strictObject({
  isSample: z.boolean().describe('true: sample content, shown with a mark until a release is stored'),
  release: z
    .strictObject({ signedOn: z.iso.date(), scope: text('What the person agreed to') })
    .nullable()
    .describe('The stored release of a real person; null for samples'),
  hiddenIn: z
    .array(z.enum(['zh', 'en', 'vi']))
    .default([])
    .describe('Languages in which the story is switched off'),
  order: z.int().min(1).max(5).describe('Place in the carousel'),
  group: z.int().min(1).max(5).describe('Tag group, 1-5'),
  school: z.strictObject({
    name: z.enum(['RIT', 'Otago', 'NAU']).describe('Short name; it chooses the gradient'),
    slug: text('File name of the school in content/schools'),
    degree: words('Degree studied'),
    logo: text('Monogram tile in place of a logo'),
  }),
  image: text('Portrait in site/pictures/stories, without crop, width and ending'),
  background: text('Picture behind the portrait on desktop, same naming'),
  imageAlt: words('What the picture shows'),
  title: words('Headline of the story'),
  name: words('Name or description of the person'),
  info: words('One line about the person'),
  mobileTitle: words('Shorter headline for phones').optional(),
  tags: wordList('Tag bubbles of the group'),
  mobileTags: wordList('Tags on phones, at most three'),
  detailInfo: wordList('Paragraphs of the detail view'),
  detailImages: z.array(text('Picture of the carousel, same naming as image')).describe('Pictures of the detail view'),
  schoolUrl: z.string().regex(/^\//).describe('School page without language'),
  type: z.enum(['video', 'url']).describe('What the detail view ends with'),
  detailSource: z.string().describe('type video: the film id'),
  linkSource: z.string().describe('type url: the address without language'),
  mobileId: text('Id of the story on phones, for its anchor'),
});

/** One of the eight films. */
export const filmSchema = z.strictObject({
  place: z.enum(['why', 'service']).describe('Which section shows it'),
  order: z.int().min(1).max(4),
  file: text('Name of film and poster in site/films, without ending'),
  icon: text('Name of the icon'),
  title: words('Title of the panel or card'),
  summary: words('One or two sentences beside the film'),
  points: wordList('Two or three short points'),
  description: words('What the poster shows, as its text alternative'),
  captions: z
    .array(z.strictObject({ from: z.number().min(0), to: z.number().max(8), text: words('What is shown') }))
    .min(2)
    .describe('Caption track: what is shown, second by second'),
  seconds: z.number().describe('Length of the loop'),
});

const placeholder = z.boolean().describe('true: still a placeholder; launch-check lists it');

/** The company's own facts, in one place. */
export const siteSchema = z.strictObject({
  isPlaceholder: placeholder,
  name: words('Brand name'),
  tagline: words('Line under the brand name in the footer'),
  companyName: words('Registered company name'),
  address: words('Street address'),
  phone: text('Phone number as shown'),
  cooperationPhone: text('Phone number for business cooperation'),
  email: z.email(),
  contactPerson: words('Who answers'),
  establishedOn: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .describe('Month of foundation'),
  partnershipOn: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .describe('Month of the partnership'),
  icp: z.string().describe('ICP number; empty shows nothing'),
  policeRecord: z.string().describe('Public-security record number; empty shows nothing'),
  wechat: z.strictObject({
    account: text('Account to search for in WeChat'),
    replyWord: words('Word to reply with'),
    officialUrl: z.url().describe('Address in the QR code of the official account'),
    serviceUrl: z.url().describe('Address in the QR code of the customer-service chat'),
  }),
  video: z.strictObject({ name: words('Name of the account'), url: z.url() }),
  zhihu: z.strictObject({ name: words('Name of the account'), url: z.url().optional() }),
  hasProgramLinksInMenu: z.boolean().describe('true turns the greyed programme entries of the menu into links (NAV-2)'),
  hasMarketingConsent: z.boolean().describe('Shows the optional consent to marketing'),
  universitiesAbroad: z.array(z.string()).describe('Receivers named in the optional consent; empty hides it'),
});

export type Fact = z.infer<typeof factSchema>;
export type Ranking = z.infer<typeof rankingSchema>;
export type School = z.infer<typeof schoolSchema>;
export type Program = z.infer<typeof programSchema>;
export type Categories = z.infer<typeof categoriesSchema>;
export type Banner = z.infer<typeof bannerSchema>;
export type Story = z.infer<typeof storySchema>;
export type Film = z.infer<typeof filmSchema>;
export type Site = z.infer<typeof siteSchema>;
