/** Why documents do not become an edition (EDIT-4). */
import { faultText } from '../../../content/reading/fault.ts';
import type { PublishingFault } from '../contract/edition-api.ts';

/** Thrown when documents cannot be built as they are. */
export class EditionRefusedError extends Error {
  override readonly name = 'EditionRefusedError';
  readonly code = 'EDITION_REFUSED';
  readonly faults: readonly PublishingFault[];

  constructor(faults: readonly PublishingFault[]) {
    super(`The content cannot be published: ${faults.map(({ message }) => faultText(message, 'en')).join('; ')}`);
    this.faults = faults;
  }
}
