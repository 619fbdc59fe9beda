/** The desk's texts in one language; the build puts nothing but the texts here (`scripts/build/desk-bundle.ts`). */
import { deskTexts } from './desk-messages.ts';

export default deskTexts('zh');
