/**
 * Puts the text into the browser's copy event: nothing has to be selected, and no page laid out anew while the visitor
 * waits. Safari has that event only where something is selected.
 */
function copyThroughEvent(text: string): boolean {
  let isAnswered = false;
  const answer = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    isAnswered = event.clipboardData !== null;
  };
  document.addEventListener('copy', answer);
  try {
    return document.execCommand('copy') && isAnswered;
  } catch {
    // Blocked by the browser.
    return false;
  } finally {
    document.removeEventListener('copy', answer);
  }
}

/**
 * Copies through a hidden text area. It stands in the open dialog, if there is one: everything
 * outside a modal dialog is inert and cannot be selected.
 */
function copyThroughTextArea(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  // 16 px keeps iOS from zooming in; fixed at the corner keeps the page from scrolling, and strictly contained from
  // being laid out anew.
  Object.assign(area.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    inlineSize: '100px',
    blockSize: '40px',
    contain: 'strict',
    opacity: '0',
    fontSize: '16px',
  });
  (focused?.closest('dialog') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.setSelectionRange(0, text.length);
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // Blocked by the browser: the clipboard call is next.
  }
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/**
 * Copies a text and tells whether a step said that it did. Call it straight from a click: WeChat on
 * iPhones refuses the clipboard call more often than the text area, and Safari refuses both once
 * the gesture is over. That is why the clipboard comes last and nothing is awaited.
 */
export function copyText(text: string): Promise<boolean> {
  if (copyThroughEvent(text) || copyThroughTextArea(text)) return Promise.resolve(true);
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return Promise.resolve(false);
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
