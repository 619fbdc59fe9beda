/** What somebody wants, in one line. */
import type { LeadItem } from '../../contract/lead-api.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import { programName } from './program-label.ts';
import { useLeadWords } from './use-words.ts';

/** Programme, purpose, education, experience, language; the assignee where one is given. */
export function LeadSummary({ lead, assignee }: { lead: LeadItem; assignee?: string | undefined }) {
  const translate = useTranslate();
  const { word, locale } = useLeadWords();
  const parts = [
    lead.program && programName(lead.program, locale),
    word('purpose', lead.purpose),
    word('education', lead.education),
    word('working_years', lead.working_years),
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
