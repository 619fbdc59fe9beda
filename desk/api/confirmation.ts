/** Lets `call` have the person show once more who is there, when the server asks for it (decision 084). */

/** Asks; true once the server has been shown, false when the person gives up. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** Says what asks from now on: the dialog of the desk's frame. @returns what takes it back. */
export function confirmBy(asking: Ask): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}

/** Has the person asked; false where nothing can ask. */
export function askForConfirmation(): Promise<boolean> {
  return ask ? ask() : Promise.resolve(false);
}
