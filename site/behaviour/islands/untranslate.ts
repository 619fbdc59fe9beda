/**
 * A browser's translation puts elements of its own in the place of texts; React takes over an island only as the server
 * rendered it.
 */

/** What translations put texts into; no page of ours has it. */
const TRANSLATED = 'font';

const UNTRANSLATE = 'untranslate';

/** Notes the texts of an island while they are the server's. */
export function keepTexts(island: Element): void {
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const kept: { text: Text; data: string; parent: Node | null; before: ChildNode | null }[] = [];
  while (walker.nextNode()) {
    // The walker shows text alone.
    const text = walker.currentNode as Text;
    kept.push({ text, data: text.data, parent: text.parentNode, before: text.previousSibling });
  }
  const putBack = (event: Event) => {
    const translated = event.target === island ? island.querySelectorAll(TRANSLATED) : [];
    if (translated.length === 0) return;
    event.preventDefault();
    for (const one of translated) one.replaceWith(...one.children);
    for (const { text, data, parent, before } of kept) {
      text.data = data;
      if (before) before.after(text);
      else parent?.insertBefore(text, parent.firstChild);
    }
  };
  island.addEventListener(UNTRANSLATE, putBack, { once: true });
}

/**
 * Gives an island the server's texts again, where they were translated; the browser will translate them once more.
 * Elements stay, with what was typed in them. Tells whether there was anything to do.
 */
export function untranslate(island: Element): boolean {
  return !island.dispatchEvent(new Event(UNTRANSLATE, { cancelable: true }));
}
