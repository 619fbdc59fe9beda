/** Parts of the desk whose code comes when they are shown. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Thrown when code could not be loaded. Browsers ask for a module that failed no second time. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';

  constructor(cause: unknown) {
    super('The screen could not be loaded.', { cause });
  }
}

async function loadInTheme<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> {
  const [{ default: Part }, { MuiTheme }] = await Promise.all([load(), import('./theme/MuiTheme.tsx')]);
  return {
    default: (props) => (
      <MuiTheme>
        <Part {...props} />
      </MuiTheme>
    ),
  };
}

/**
 * A component in a file of its own, which may use MUI: that comes with the first of them. Where it cannot be loaded,
 * `instead` is shown, or {@link ScreenLoadError} thrown.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    loadInTheme(load).catch((cause: unknown) => {
      if (instead) return { default: instead };
      throw new ScreenLoadError(cause);
    }),
  );
}
