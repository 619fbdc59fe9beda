/** Starts the staff's desk in the document that the server sends for every path under `/dashboard`. */
import { createRoot } from 'react-dom/client';
import { watchInputs } from './api/attendance.ts';
import { readXsrfToken } from './api/call.ts';
import { goToSignIn } from './api/sign-in-address.ts';
import { renameOldSettings } from './components/settings.ts';
import { Desk } from './shell/Desk.tsx';
import { firstLocale } from './words/locale.ts';
import { loadLanguage } from './words/translate.ts';

async function start(place: HTMLElement): Promise<void> {
  renameOldSettings(localStorage);
  const first = await loadLanguage(firstLocale());
  watchInputs();
  createRoot(place).render(<Desk first={first} />);
}

const place = document.getElementById('desk');
// Without the cookie there is no session: asking for one would only put an error on the console.
if (!readXsrfToken()) goToSignIn();
else if (place) await start(place);
