/** The company's facts that the page after a registration names, for the server that writes it (RECEIPT-1). */
import type { APIRoute } from 'astro';
import type { CompanyFacts } from '../../contract/receipt.ts';
import { content } from '../site-content.ts';

export const GET: APIRoute = () => {
  const { name, contactPerson, phone, callBackWorkingDays, wechat } = content.site;
  const facts: CompanyFacts = {
    company: name,
    adviser: contactPerson,
    phone,
    callBackWorkingDays,
    wechat: wechat.account,
  };
  return Response.json(facts);
};
