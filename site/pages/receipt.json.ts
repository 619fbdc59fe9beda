/** What the server needs to know of the company for the page after a registration (RECEIPT-1). */
import type { APIRoute } from 'astro';
import { realSetting } from '../../content/rules/sample-setting.ts';
import type { CompanyFacts } from '../../features/receipt/contract/receipt.ts';
import { content } from '../site-content.ts';

/** Answers the company's name, phone number and working days until a call, as `CompanyFacts`. */
export const GET: APIRoute = () => {
  const { name, phone, callBackWorkingDays } = content.site;
  const facts: CompanyFacts = { name, phone: realSetting(phone) ?? '', callBackWorkingDays };
  return Response.json(facts);
};
