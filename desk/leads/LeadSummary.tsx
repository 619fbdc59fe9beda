/** What somebody wants, in one line. */
import type { LeadItem } from '../../features/leads/contract/leads.ts';
import { NOT_ANSWERED } from '../../contract/registration/registration.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import type { ANSWER_VALUES } from './answer-values.ts';
import { programName } from './program-label.ts';
import { useLeadWords } from './use-words.ts';

/** Programme, purpose, education, experience, language; the assignee where one is given. */
export function LeadSummary({ lead, assignee }: { lead: LeadItem; assignee?: string | undefined }) {
  const translate = useTranslate();
  const { word, locale } = useLeadWords();
  // What nobody has said is left out.
  const answer = (name: keyof typeof ANSWER_VALUES) => lead[name] !== NOT_ANSWERED && word(name, lead[name]);
  const parts = [
    lead.program && programName(lead.program, locale),
    answer('purpose'),
    answer('education'),
    answer('working_years'),
    word('locale', lead.locale),
    assignee && `${translate('lead.field.assignee')}: ${assignee}`,
  ];
  return (
    <p className="small soft">
      {/* A line ends with a dot, and never begins with one. */}
      {parts.filter(Boolean).join(' · ').replaceAll(' · ', '\u00a0· ')}
    </p>
  );
}
