/** Pages as drafts would make them (EDIT-3): rendered by a process of its own, which starts when somebody looks. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { type PreviewAnswer, type PreviewOrder, PUBLISHING_PROCESSES } from '../../../publishing/protocol/processes.ts';

/** Visitors come first. */
const NICENESS = 5;

/** The process takes some 200 MB: it ends when nobody has looked for so long. */
const REST_MS = 10 * MS_PER_MINUTE;

/** Thrown when the process ends while a page is waited for; its output has the reason. */
class PreviewError extends Error {
  override readonly name = 'PreviewError';
  readonly code = 'PREVIEW_FAILED';
}

interface Waiting {
  resolve: (answer: PreviewAnswer) => void;
  reject: (error: Error) => void;
}

/** The process, with the pages that are waited for, by the number of their order. */
interface Renderer {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
}

/** The previews of one server process. */
export class PagePreview {
  readonly #bundle: string;
  #renderer: Renderer | undefined;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  /** @param bundle folder of the bundled site. */
  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** Renders a page of drafts. @throws PreviewError */
  render(order: PreviewOrder): Promise<PreviewAnswer> {
    const renderer = this.#begin();
    const id = ++this.#last;
    const { promise, resolve, reject } = Promise.withResolvers<PreviewAnswer>();
    renderer.waiting.set(id, { resolve, reject });
    renderer.child.send({ id, ...order }, (error) => error && this.#forget(renderer));
    return promise;
  }

  /** Ends the process. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#renderer?.child.kill();
    this.#renderer = undefined;
  }

  #begin(): Renderer {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.stop(), REST_MS).unref();
    if (this.#renderer) return this.#renderer;
    const child = fork(PUBLISHING_PROCESSES.preview, [this.#bundle], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // What it prints is for the log of the server.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    const renderer: Renderer = { child, waiting: new Map() };
    child.on('message', ({ id, ...answer }: PreviewAnswer & { id: number }) => {
      renderer.waiting.get(id)?.resolve(answer);
      renderer.waiting.delete(id);
    });
    // Without a listener an error of the process would end the server.
    child.on('error', () => this.#forget(renderer));
    child.on('exit', () => this.#forget(renderer));
    this.#renderer = renderer;
    return renderer;
  }

  /** A process that has ended is asked no more, and who waits for it hears so. */
  #forget(renderer: Renderer): void {
    if (this.#renderer === renderer) this.#renderer = undefined;
    for (const { reject } of renderer.waiting.values()) reject(new PreviewError('The preview ended by itself.'));
    renderer.waiting.clear();
  }
}
