/** Keeps the answer to what the degree is for when the fit check is sent: other pages then speak of it too. */
import { readFit } from '../../contract/fit.ts';
import { keepPurpose } from './purpose.ts';

document.addEventListener('submit', ({ target }) => {
  const form = target instanceof HTMLFormElement ? new FormData(target) : undefined;
  const { p } = readFit(`p=${form?.get('p') ?? ''}`);
  if (p !== undefined) keepPurpose(p);
});
