/** Starts the staff's desk in the document that the server sends for every path under `/dashboard`. */
import { createRoot } from 'react-dom/client';
import { watchInputs } from './api/attendance.ts';
import { Desk } from './shell/Desk.tsx';
import { dropLanguage } from './shell/router.tsx';

dropLanguage();
watchInputs();
const place = document.getElementById('desk');
if (place) createRoot(place).render(<Desk />);
