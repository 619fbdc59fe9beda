/** Parts of the desk whose code comes when they are shown. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Thrown when code could not be loaded. Browsers ask for a module that failed no second time. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';

  constructor(cause: unknown) {
    super('The screen could not be loaded.', { cause });
  }
}

/** A component in a file of its own. Where that cannot be loaded, it throws {@link ScreenLoadError}. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new ScreenLoadError(cause);
    }),
  );
}
