import { LOCALE_NAMES } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { localePath, SIGN_IN_PATH } from '../../../contract/routes.ts';
import { companyMark } from '../../components/brand/mark.ts';
import { findPicture } from '../../components/picture/pictures.ts';
import { signInMessages } from '../../messages/sign-in.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, offeredLocales } from '../../site-content.ts';

/** What stands around the sign-in. */
export function signInFrame(context: PageContext) {
  const { locale } = context;
  const texts = pageTexts(signInMessages, locale);
  return {
    brand: { name: content.site.name[locale], mark: companyMark(), href: href(context, '/') },
    languagesLabel: texts['sign_in.languages'],
    languages: offeredLocales().map((other) => ({
      locale: other,
      name: LOCALE_NAMES[other],
      href: localePath(other, SIGN_IN_PATH),
      isCurrent: other === locale,
    })),
    visitor: { text: texts['sign_in.visitor'], link: texts['sign_in.home'], href: href(context, '/') },
    // Decoration: a desk at first light.
    picture: findPicture('moments/dawn'),
  };
}

/** What stands around the form, in one language. */
export type SignInFrameProps = ReturnType<typeof signInFrame>;
