/** Lets `call` have the person show once more who is there, when the server asks for it (decision 084). */

/** Asks; true once the server has been shown, false when the person gives up. */
type ConfirmationDialogOpener = () => Promise<boolean>;

let ask: ConfirmationDialogOpener | undefined;
/** What is being asked now, for all calls that wait for it. */
let asked: Promise<boolean> | undefined;
/** The server's answer to what was typed, on its way. */
let answering: Promise<unknown> = Promise.resolve();

/** Says what asks from now on: the dialog of the desk's frame. @returns what takes it back. */
export function confirmBy(asking: ConfirmationDialogOpener): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}

/** Has the person asked, once for all calls that need it; false where nothing can ask. */
export function askForConfirmation(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** Notes that password and code are on their way: the session gets another token with the answer. */
export function whileConfirming<T>(answer: Promise<T>): Promise<T> {
  answering = answer.catch(() => {});
  return answer;
}

/** Resolves once no such answer is on its way: a call that was sent before it was made with the token of before. */
export function confirmationAnswered(): Promise<unknown> {
  return answering;
}
