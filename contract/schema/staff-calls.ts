/** The calls of the staff's API: what each takes as its body, and what it answers. */
import type { LeadCalls } from '../../features/leads/schema/calls.ts';
import type { NoticeCalls } from '../../features/notices/contract.ts';
import type { PrivacyCalls } from '../../features/privacy/schema.ts';
import type { FigureCalls } from '../../features/reports/schema.ts';
import type { ShortLinkCalls } from '../../features/short-links/schema.ts';
import type { AccountCalls } from '../../features/staff/schema.ts';
import type {
  ChangedContent,
  ContentDocument,
  ContentForm,
  ContentItem,
  DraftLink,
  FoundInContent,
  PastEdit,
} from '../../features/content/contract/content-api.ts';
import type {
  EditionItem,
  PublishingPlan,
  PublishingState,
  PublishingStatus,
  UnpublishedChanges,
} from '../../features/content/contract/edition-api.ts';
import type { FactList, LinkAnswer } from '../../features/content/contract/facts-api.ts';
import type { FilmChoices, FilmItem } from '../../features/content/contract/film-api.ts';
import type { LaunchList } from '../../features/content/contract/launch-api.ts';
import type { ListOf } from '../staff/paging.ts';
import type { PictureChoices } from '../../features/content/contract/picture-api.ts';
import type { UploadItem } from '../../features/content/contract/upload-api.ts';
import type {
  AddContentRequest,
  ChangeContentRequest,
  PlanPublishingRequest,
  PublishRequest,
  RestoreEditionRequest,
  SettleRequest,
  ShareDraftRequest,
  TryLinkRequest,
} from '../../features/content/schema.ts';

/**
 * By method and path, those of a feature in its schema. A route that answers JSON has a line here, or it does not compile
 * (`features/staff/staff-route.ts`); one that answers a file is here for the desk's sake, with `Response`.
 */
export interface StaffCalls extends AccountCalls, FigureCalls, LeadCalls, NoticeCalls, PrivacyCalls, ShortLinkCalls {
  'GET /api/desk/content': { answer: ListOf<ContentItem> };
  'GET /api/desk/content/changes': { answer: UnpublishedChanges };
  'GET /api/desk/content/document': { answer: ContentDocument };
  'POST /api/desk/content/document': { body: AddContentRequest; answer: ContentDocument };
  'PATCH /api/desk/content/document': { body: ChangeContentRequest; answer: ChangedContent };
  'DELETE /api/desk/content/document': { answer: object };
  'POST /api/desk/content/document/discard': { answer: object };
  'POST /api/desk/content/document/ready': { answer: object };
  'DELETE /api/desk/content/document/ready': { answer: object };
  'POST /api/desk/content/draft': { body: ShareDraftRequest; answer: DraftLink };
  'GET /api/desk/content/editions': { answer: ListOf<EditionItem> };
  'POST /api/desk/content/editions/:id/restore': { body: RestoreEditionRequest; answer: PublishingState };
  'GET /api/desk/content/facts': { answer: FactList };
  'POST /api/desk/content/facts/link': { body: TryLinkRequest; answer: LinkAnswer };
  'GET /api/desk/content/films': { answer: FilmChoices };
  'POST /api/desk/content/films': { body: Blob; answer: FilmItem };
  'DELETE /api/desk/content/films/uploads/:name': { answer: object };
  'GET /api/desk/content/form': { answer: ContentForm };
  'GET /api/desk/content/launch': { answer: LaunchList };
  'POST /api/desk/content/launch/settled': { body: SettleRequest; answer: object };
  'DELETE /api/desk/content/launch/settled': { answer: object };
  'GET /api/desk/content/pictures': { answer: PictureChoices };
  'POST /api/desk/content/pictures': { body: Blob; answer: UploadItem };
  'DELETE /api/desk/content/pictures/:folder/:file': { answer: object };
  'GET /api/desk/content/plan': { answer: PublishingPlan };
  'POST /api/desk/content/plan': { body: PlanPublishingRequest; answer: PublishingPlan };
  'DELETE /api/desk/content/plan': { answer: PublishingPlan };
  'GET /api/desk/content/publishing': { answer: PublishingStatus };
  'POST /api/desk/content/publishing': { body: PublishRequest; answer: PublishingState };
  'GET /api/desk/content/document/history': { answer: ListOf<PastEdit> };
  'GET /api/desk/content/search': { answer: ListOf<FoundInContent> };
}
