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

/** The previews of one server process. */
export class PagePreview {
  readonly #bundle: string;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  /** @param bundle folder of the bundled site. */
  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** Renders a page of drafts. @throws PreviewError */
  render(order: PreviewOrder): Promise<PreviewAnswer> {
    const child = this.#begin();
    const id = ++this.#last;
    const { promise, resolve, reject } = Promise.withResolvers<PreviewAnswer>();
    this.#waiting.set(id, { resolve, reject });
    child.send({ id, ...order });
    return promise;
  }

  /** Ends the process. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#child?.kill();
  }

  #begin(): ChildProcess {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.stop(), REST_MS).unref();
    if (this.#child) return this.#child;
    const child = fork(PUBLISHING_PROCESSES.preview, [this.#bundle], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // What it prints is for the log of the server.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    child.on('message', ({ id, ...answer }: PreviewAnswer & { id: number }) => {
      this.#waiting.get(id)?.resolve(answer);
      this.#waiting.delete(id);
    });
    child.on('exit', () => {
      this.#child = undefined;
      for (const { reject } of this.#waiting.values()) reject(new PreviewError('The preview ended by itself.'));
      this.#waiting.clear();
    });
    this.#child = child;
    return child;
  }
}
