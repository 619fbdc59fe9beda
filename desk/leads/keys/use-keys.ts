/** Listens for a screen's commands by single keys. */
import { useEffect, useRef } from 'react';
import { SETTING, useSetting } from '../../components/theme/settings.ts';
import { commandOf, type KeyCommand } from './key-commands.ts';

/** Whether the person wants commands by keys, and the way to change that; remembered in the browser. */
export function useKeysWanted(): [boolean, (isWanted: boolean) => void] {
  return useSetting(SETTING.keys, true);
}

/**
 * Calls `act` when a command's key is pressed anywhere on the screen, but in a field.
 *
 * @param commands a constant: the list is read once per screen.
 */
export function useKeys<Name extends string>(commands: readonly KeyCommand<Name>[], act: (name: Name) => void): void {
  const [isWanted] = useKeysWanted();
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = commandOf(event, commands);
      // The list of keys has to be found again by whoever switched them off.
      if (name === undefined || (!isWanted && name !== 'help')) return;
      event.preventDefault();
      latest.current(name);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [commands, isWanted]);
}
