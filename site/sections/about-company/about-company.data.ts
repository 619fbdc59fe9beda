import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { monthText } from '../../components/calendar-month.ts';
import { findPicture, placedPicture } from '../../components/picture/pictures.ts';
import { programName } from '../../components/program-card/program-card.data.ts';
import { aboutMessages } from '../../messages/about.messages.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';

/** Icons of the values, for the page's sprite. */
export const aboutIcons = () => content.about.values.map(({ icon }) => icon);

/** What stands for a sample in the team, in turn: hours of the sundial, and nobody who could be taken for somebody. */
const HOURS = ['morning', 'noon', 'dusk', 'night'];

function hourOf(index: number) {
  return findPicture(`banners/dial-${HOURS[index % HOURS.length]}-arch`);
}

/** Who is who, and how many agreements are signed. */
function chainOf(context: PageContext) {
  const { locale } = context;
  const { about, site } = content;
  const texts = pageTexts(aboutMessages, locale);
  return [
    ...about.chain.map(({ question, who, text, programs }) => ({
      question: question[locale],
      who: who[locale],
      text: text[locale],
      programs: programs.map((slug) => ({
        text: programName(slug, locale),
        href: href(context, programAndSchool(slug).program.path),
      })),
    })),
    {
      question: texts['about.agreements'],
      who: format(texts['about.agreements_who'], { n: site.agreements.length }, locale),
      text: texts['about.agreements_text'],
      programs: [],
    },
  ];
}

/** What the company page shows of the company itself. */
export function aboutCompany(context: PageContext) {
  const { locale } = context;
  const { about } = content;
  const texts = pageTexts(aboutMessages, locale);
  return {
    story: about.story[locale],
    chain: chainOf(context),
    values: about.values.map(({ icon, title, text }) => ({ icon, title: title[locale], text: text[locale] })),
    team: about.team.map(({ initials, photo, name, role, text, isSample }, index) => ({
      initials,
      // In place of the initials.
      photo: photo === undefined ? (isSample ? hourOf(index) : undefined) : placedPicture('person', photo),
      isSample,
      name: name[locale],
      role: role[locale],
      text: text[locale],
    })),
    milestones: about.milestones.map(({ date, title, text }) => ({
      date,
      month: monthText(new Date(date), locale),
      title: title[locale],
      text: text[locale],
    })),
    texts: {
      storyEyebrow: texts['about.story_eyebrow'],
      storyTitle: texts['about.story_title'],
      chainEyebrow: texts['about.chain_eyebrow'],
      chainTitle: texts['about.chain_title'],
      valuesEyebrow: texts['about.values_eyebrow'],
      valuesTitle: texts['about.values_title'],
      teamEyebrow: texts['about.team_eyebrow'],
      teamTitle: texts['about.team_title'],
      teamLead: about.team.some(({ isSample }) => isSample) ? texts['about.team_samples'] : undefined,
      milestonesEyebrow: texts['about.milestones_eyebrow'],
      milestonesTitle: texts['about.milestones_title'],
      sample: pageTexts(shellMessages, locale)['shell.sample'],
    },
  };
}

/** Everything the company's part of the page shows, in one language. */
export type AboutCompanyProps = ReturnType<typeof aboutCompany>;
