/** The company in the words of schema.org. */
import type { EducationalOrganization } from 'schema-dts';
import { realSetting } from '../../content/rules/sample-setting.ts';
import type { SiteSettings } from '../../content/schema/site.ts';
import type { Locale } from '../../contract/locales.ts';
import { localePath } from '../../contract/routes.ts';
import { siteAddress } from '../site-address.ts';

/** What the foot of every page says of the company. */
export function organization(site: SiteSettings, locale: Locale): EducationalOrganization {
  const settings = [site.companyName[locale], site.address[locale], site.phone, site.email];
  const [legalName, address, telephone, email] = settings.map(realSetting);
  const sameAs = [site.video.url, site.zhihu.url ?? ''].filter(realSetting);
  return {
    '@type': 'EducationalOrganization',
    '@id': siteAddress('/#company'),
    name: site.name[locale],
    slogan: site.tagline[locale],
    url: siteAddress(localePath(locale, '/')),
    logo: siteAddress('/favicon.svg'),
    ...(legalName && { legalName }),
    ...(address && { address }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
