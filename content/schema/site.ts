/** The company itself. */

import { z } from 'zod';
import { OWNER_QUESTIONS } from '../../features/content/contract/launch-api.ts';
import { LOCALES } from '../../contract/locales.ts';
import { fault } from '../reading/fault.ts';
import { colorsSchema } from './brand.ts';
import { documentName, picture, text, words } from './texts.ts';

const placeholder = z
  .boolean()
  .describe('Ticked while this is an example and not yours: the site marks it, and Before going live lists it');

/** Working hours on the dial, by the reader's clock: full hours of one day. */
const workingHours = z
  .strictObject({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) })
  .refine(({ from, to }) => from < to, { path: ['to'], error: fault('hours_order') });

/** The company's own facts, in one place. */
export const siteSchema = z.strictObject({
  isPlaceholder: placeholder,
  languages: z
    .array(z.enum(LOCALES))
    .min(1)
    .refine((languages) => new Set(languages).size === languages.length, { error: fault('languages_once') })
    .default([...LOCALES])
    .describe('Languages that the site is offered in; the others have no pages'),
  workingHours: z
    .strictObject({ zh: workingHours, en: workingHours, vi: workingHours })
    .default({ zh: { from: 9, to: 18 }, en: { from: 9, to: 18 }, vi: { from: 8, to: 17 } })
    .describe('Usual working hours of the readers of each language, which the dial shows beside class hours'),
  name: words('Brand name'),
  markLetters: z
    .string()
    .regex(/^[\p{L}\p{N}]{1,2}$/u, { error: fault('mark_letters') })
    .exactOptional()
    .describe('One or two letters as the mark beside the name; without them it is an arch with the rising sun'),
  markPicture: picture(
    'mark',
    'A square picture as the mark, in the place of letters and of the arch; what is wider is cut',
  ).exactOptional(),
  colors: colorsSchema.exactOptional(),
  tagline: words('Line under the brand name in the footer'),
  companyName: words('Registered company name'),
  address: words('Street address'),
  phone: text('Phone number as shown'),
  cooperationPhone: text('Phone number for business cooperation'),
  zalo: z.string().default('').describe('Number on Zalo, for readers of Vietnamese; empty shows nothing'),
  email: z.email(),
  contactPerson: words('Who answers, and calls whoever has registered'),
  callBackWorkingDays: z
    .int()
    .min(1)
    .max(5)
    .describe('Working days within which somebody who has registered is called; said beside the form'),
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
  verification: z
    .strictObject({
      baidu: z.string().describe('baidu-site-verification'),
      so360: z.string().describe('360-site-verification'),
      sogou: z.string().describe('sogou_site_verification'),
      bing: z.string().describe('msvalidate.01'),
      google: z.string().describe('google-site-verification'),
    })
    .describe('Codes by which search engines verify the owner; an empty one shows nothing'),
  rootFiles: z
    // What the site has of its own there is not to be replaced.
    .record(z.string().regex(/^(?!(?:robots\.txt|sitemap\.xml|index\.html)$)[\w.-]+\.(txt|html|xml)$/), z.string())
    .describe('Files that search engines and WeChat ask for at the root of the site: name and text'),
  settled: z
    .array(
      z.strictObject({
        question: z.enum(OWNER_QUESTIONS).describe('Which question of Before going live it is'),
        by: text('Who decided'),
        on: z.iso.date().describe('Day of the decision'),
      }),
    )
    .default([])
    .describe('Questions of Before going live that the owner has settled; an empty list leaves all of them open'),
  agreements: z
    .array(
      z.strictObject({
        school: documentName('schools', 'The school'),
        signedOn: z.iso.date().describe('Day of the signature'),
      }),
    )
    .default([])
    .describe('Signed agreements with schools; only a school in this list is called a partner'),
  hasProgramLinksInMenu: z.boolean().describe('Ticked: the programmes in the menu are links; else they are greyed'),
  hasMarketingConsent: z.boolean().describe('Shows an optional box under the form: news of the company'),
  universitiesAbroad: z
    .array(documentName('schools', 'The school'))
    .describe('Schools abroad that an optional box under the form names as receivers of a registration; empty: no box'),
});

/** The company's own facts, as the site reads them. */
export type SiteSettings = z.infer<typeof siteSchema>;
