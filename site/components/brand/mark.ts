/** What stands in the mark of the company. Runs at build time only: an island gets the result as a prop. */
import { content } from '../../site-content.ts';
import { placedPicture } from '../picture/pictures.ts';

/** Letters, or the address of a picture. */
export type Mark = { letters: string } | { picture: string };

/** The company's own mark; undefined where it has the one of the design. */
export function companyMark(): Mark | undefined {
  const { markPicture, markLetters: letters } = content.site;
  if (markPicture) return { picture: placedPicture('mark', markPicture).src };
  return letters ? { letters } : undefined;
}
