/** The names of controls in the words of the guide, `{label:due.first}`: they are what the screens have. */

const LABEL = /\{label:([\w.-]+)\}/;

/** The keys that a text names, in their order. */
export function labelKeys(text: string): string[] {
  return text.split(LABEL).filter((_, index) => index % 2 === 1);
}

/** The parts of a text: words, and the keys of labels between them. */
export function partsOf(text: string): { words: string; label?: string }[] {
  const split = text.split(LABEL);
  return split.flatMap((words, index) => {
    if (index % 2 === 1) return [];
    const label = split[index + 1];
    return [{ words, ...(label !== undefined && { label }) }];
  });
}
