/** The company in the words of schema.org. */
import type { EducationalOrganization } from 'schema-dts';
import { realSetting } from '../../content/rules/sample-setting.ts';
import type { SiteSettings } from '../../content/schema/site.ts';
import type { Locale } from '../../contract/locales.ts';
import { localePath } from '../../contract/routes.ts';
import { siteAddress } from '../site-address.ts';

/** What the foot of every page says of the company. */
export function organization(site: SiteSettings, locale: Locale): EducationalOrganization {
  const [address, telephone, email] = [site.address[locale], site.phone, site.email].map(realSetting);
  return {
    '@type': 'EducationalOrganization',
    '@id': siteAddress('/#company'),
    name: site.name[locale],
    legalName: site.companyName[locale],
    slogan: site.tagline[locale],
    url: siteAddress(localePath(locale, '/')),
    logo: siteAddress('/favicon.svg'),
    ...(address && { address }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    sameAs: [site.video.url, site.zhihu.url ?? ''].filter(realSetting),
  };
}
