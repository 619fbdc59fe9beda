/** What the page after a registration names of the company and its programmes, for the server that writes it (RECEIPT-1). */
import type { APIRoute } from 'astro';
import { realSetting } from '../../content/sample-setting.ts';
import type { Locale } from '../../contract/locales.ts';
import type { CompanyFacts } from '../../contract/receipt.ts';
import { content, programAndSchool } from '../site-content.ts';

/** School and title in each language. */
function nameOf(slug: string): CompanyFacts['programs'][string] {
  const { program, school } = programAndSchool(slug);
  const name = (locale: Locale) => `${school.name[locale]} · ${program.title[locale]}`;
  return { zh: name('zh'), en: name('en'), vi: name('vi') };
}

export const GET: APIRoute = () => {
  const { name, contactPerson, phone, callBackWorkingDays, wechat } = content.site;
  const facts: CompanyFacts = {
    company: name,
    adviser: contactPerson,
    phone: realSetting(phone) ?? '',
    callBackWorkingDays,
    wechat: realSetting(wechat.account) ?? '',
    programs: Object.fromEntries([...content.programs.keys()].map((slug) => [slug, nameOf(slug)])),
  };
  return Response.json(facts);
};
