// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { commandOf, type KeyPress } from './key-commands.ts';

const COMMANDS = [
  { key: 'r', name: 'reveal' },
  { key: '?', name: 'help' },
] as const;

function press(changes: Partial<KeyPress> = {}): KeyPress {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false };
  return { key: 'r', ...plain, defaultPrevented: false, target: document.body, ...changes };
}

function inside(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.querySelector('[data-here]') as Element;
}

describe('DESK-4 keys of the desk', () => {
  it('DESK-4 call their commands', () => {
    expect(commandOf(press(), COMMANDS)).toBe('reveal');
    expect(commandOf(press({ key: '?' }), COMMANDS)).toBe('help');
    expect(commandOf(press({ key: 'x' }), COMMANDS)).toBeUndefined();
    expect(commandOf(press({ target: inside('<button data-here>Go</button>') }), COMMANDS)).toBe('reveal');
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing', 'defaultPrevented'] as const)(
    'DESK-4 do nothing with %s',
    (name) => {
      expect(commandOf(press({ [name]: true }), COMMANDS)).toBeUndefined();
    },
  );

  it.each([
    '<input data-here>',
    '<input type="search" data-here>',
    '<textarea data-here></textarea>',
    '<select data-here></select>',
    '<div contenteditable="true"><b data-here>x</b></div>',
    '<div role="combobox" data-here></div>',
    '<div role="dialog"><button data-here>x</button></div>',
    '<ul role="listbox"><li data-here>x</li></ul>',
  ])('DESK-4 never act while somebody types in %s', (html) => {
    expect(commandOf(press({ target: inside(html) }), COMMANDS)).toBeUndefined();
  });
});
