/** Whether a key press is a shortcut of the browser or the system: Alt and an arrow key go back, Ctrl and Home to the page's top. */
export function isShortcut({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}
