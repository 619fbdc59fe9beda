/** Keeps the answer to what the degree is for when the fit check is sent: other pages then speak of it too. */
import { keepPurpose } from './purpose.ts';

document.addEventListener('submit', ({ target }) => {
  const purpose = target instanceof HTMLFormElement ? new FormData(target).get('p') : null;
  if (typeof purpose === 'string') keepPurpose(purpose);
});
