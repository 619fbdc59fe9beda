/** Commands by single keys, for who works the desk all day (DESK-4). */

/** A key and the name of what it does, a key of the messages below `keys.`. */
export interface KeyCommand<Name extends string = string> {
  /** As `KeyboardEvent.key` gives it. */
  key: string;
  name: Name;
}

/** What of a key press decides. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  isComposing: boolean;
  defaultPrevented: boolean;
  target: unknown;
}

/** Where letters are text, or belong to the widget: fields, choices, menus, and all of a dialog. */
const TYPING = [
  'input:not([type="checkbox"]):not([type="radio"]):not([type="button"])',
  'textarea',
  'select',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="dialog"]',
].join(',');

function isTyping(target: unknown): boolean {
  return typeof target === 'object' && target !== null && 'closest' in target && typeof target.closest === 'function'
    ? target.closest(TYPING) !== null
    : false;
}

/**
 * The command of a key press: none while somebody types, holds the key down, writes with an input
 * method, or means a command of the browser.
 */
export function commandOf<Name extends string>(
  press: KeyPress,
  commands: readonly KeyCommand<Name>[],
): Name | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (press.repeat || press.isComposing || press.defaultPrevented || isTyping(press.target)) return undefined;
  return commands.find(({ key }) => key === press.key)?.name;
}
