/** Where help with the screen that is shown is found. */
import { createContext } from 'react';

/** The address of the guide's page about the screen, within the desk; undefined where there is none. */
export const HelpContext = createContext<string | undefined>(undefined);
