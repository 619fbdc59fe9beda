/** What the desk sends about the content of the site (`features/content/contract/content-api.ts`). */
import { z } from 'zod';
import { EDITS_MAX } from './contract/content-api.ts';
import { DECIDED_BY_MAX_CHARACTERS, OWNER_QUESTIONS } from './contract/launch-api.ts';
import { typedText } from '../../contract/schema/parts.ts';

/** Longest address of a page. */
const PAGE_MAX_CHARACTERS = 200;
/** Longest name of a document, and of a field. */
const NAME_MAX_CHARACTERS = 80;
/** Most fields within one another; the deepest of the schemas has seven. */
const DEPTH_MAX = 20;

const NAME = z.string().max(NAME_MAX_CHARACTERS);
const PATH = z.array(z.union([NAME, z.int().min(0)])).max(DEPTH_MAX);
/** The type of all JSON values is of no use to whoever sends one. */
const JSON_VALUE: z.ZodType<unknown> = z.json();

/** `POST /api/desk/content/document`; answers the document. */
export const addContentSchema = z.strictObject({ name: NAME, body: JSON_VALUE });
/** The name of a new document, and its fields. */
export type AddContentRequest = z.input<typeof addContentSchema>;

/** `PATCH /api/desk/content/document?name=`: edits of single fields; answers the document. */
export const changeContentSchema = z.strictObject({
  edits: z
    .array(z.strictObject({ path: PATH, before: JSON_VALUE.exactOptional(), after: JSON_VALUE.exactOptional() }))
    .min(1)
    .max(EDITS_MAX),
});
/** The edits of a document, each with what the editor saw before it. */
export type ChangeContentRequest = z.input<typeof changeContentSchema>;

/** `POST /api/desk/content/draft`; answers a `DraftLink`. */
export const shareDraftSchema = z.strictObject({
  /** Address of the page on the site, as `/zh/program/uo-mba`. */
  page: z.string().max(PAGE_MAX_CHARACTERS),
});
/** The page whose draft is to be shown to somebody without an account. */
export type ShareDraftRequest = z.input<typeof shareDraftSchema>;

/** Most documents that are chosen: more than the site has. */
const CHOSEN_MAX = 2000;

/** `POST /api/desk/content/publishing`; answers a `PublishingState`. */
export const publishSchema = z.strictObject({
  /** Names of the documents whose edits are published; left out: all. */
  documents: z.array(NAME).min(1).max(CHOSEN_MAX).exactOptional(),
});
/** Which documents are to be published. */
export type PublishRequest = z.input<typeof publishSchema>;

/** `POST /api/desk/content/editions/{id}/restore`; answers a `PublishingState`. */
export const restoreEditionSchema = z.strictObject({
  /** Whether the drafts become what the edition says as well; left out: they stay. */
  drafts: z.boolean().exactOptional(),
});
/** What happens to the drafts when an earlier edition comes back. */
export type RestoreEditionRequest = z.input<typeof restoreEditionSchema>;

/** `POST /api/desk/content/plan`; answers the plan. */
export const planPublishingSchema = z.strictObject({ publish_at: z.iso.datetime() });
/** When everything that is ready is to be published, as an ISO 8601 text. */
export type PlanPublishingRequest = z.input<typeof planPublishingSchema>;

/** `POST /api/desk/content/facts/link`: tries the link of a field; answers a `LinkAnswer`. */
export const tryLinkSchema = z.strictObject({ document: NAME, path: PATH });
/** The document, and the path of the field whose link is tried. */
export type TryLinkRequest = z.input<typeof tryLinkSchema>;

/** A question of the site as a whole, or a promise by its id. */
export const launchQuestionSchema = z.union([
  z.enum(OWNER_QUESTIONS),
  z.templateLiteral(['promises/', z.string().regex(/^[a-z0-9-]{1,80}$/)]),
]);

/** `POST /api/desk/content/launch/settled`; `DELETE` with `?question=` takes it back. */
export const settleSchema = z.strictObject({
  question: launchQuestionSchema,
  by: typedText().min(1).max(DECIDED_BY_MAX_CHARACTERS),
  on: z.iso.date(),
});
/** Which question the owner has settled, who decided, and on which day. */
export type SettleRequest = z.input<typeof settleSchema>;
