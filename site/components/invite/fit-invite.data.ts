import { FIT_PATH } from '../../../contract/fit/fit.ts';
import { pageTexts } from '../../page-texts.ts';
import { fitMessages } from '../../messages/fit.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import type { InviteProps } from './Invite.tsx';

/** The invitation to the fit check in the language of a page. */
export function fitInviteProps(context: PageContext): InviteProps {
  const texts = pageTexts(fitMessages, context.locale);
  return {
    title: texts['fit.invite.title'],
    text: texts['fit.invite.text'],
    link: { text: texts['fit.invite.link'], href: href(context, FIT_PATH) },
  };
}
