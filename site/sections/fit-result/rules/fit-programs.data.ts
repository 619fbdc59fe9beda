/** What the rules of the fit check look at, read from the content. */
import { studyPlan } from '../../../../content/checks/program-figures.ts';
import { isUnknown, onlyFrom } from '../../../../content/rules/program-status.ts';
import { type Program, WEEKDAYS } from '../../../../content/schema/programs.ts';
import { budgetOf, type FitAnswers } from '../../../../contract/fit/fit.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { CountryRecognition } from '../../../components/recognition/recognition-status.ts';
import { HOME_ZONES } from '../../../components/study-time/class-times.ts';
import type { Classes } from '../../../components/study-time/home-classes.ts';
import { content, programAndSchool } from '../../../site-content.ts';
import type { FitProgram, FitSetting, Recognition } from './fit-program.ts';

/** Keys of programmes by the field that the fit check asks for. */
export const FIELDS: Record<Exclude<FitAnswers['f'], 'any' | undefined>, readonly string[]> = {
  business: ['mba', 'organizational_leadership_master', 'business_analytics_master'],
  computing: ['computer_science_master', 'data_science_master', 'computer_info_tech_master', 'ai_master'],
  engineering: ['engineering_master'],
  psychology: ['psychology_master'],
  law: ['law_master', 'legal_studies_master'],
  dba: ['dba'],
};

function fieldOf(key: string): FitAnswers['f'] {
  // Object.entries forgets which keys it was given.
  const entries = Object.entries(FIELDS) as [FitAnswers['f'], readonly string[]][];
  return entries.find(([, keys]) => keys.includes(key))?.[0];
}

/** A time of day (`19:00`) in minutes after midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function classesOf({ facts }: Program, timeZone: string): Classes | undefined {
  const usually = facts.liveClasses?.usually;
  if (!usually) return undefined;
  const days = usually.days.map((day) => WEEKDAYS.indexOf(day));
  return { timeZone, days, from: minutesOf(usually.from), to: minutesOf(usually.to) };
}

function fitProgram(slug: string): FitProgram {
  const { program, school } = programAndSchool(slug);
  const { facts, admission } = program;
  const total = facts.price?.total;
  return {
    slug,
    field: fieldOf(program.key),
    isKnown: !isUnknown(program),
    isTitleConfirmed: program.isTitleSourced,
    isModeConfirmed: program.mode === 'online',
    onlyFrom: onlyFrom(program),
    entry: admission.find(({ entry }) => entry)?.entry,
    workYears: admission.find(({ workYears }) => workYears)?.workYears,
    ielts: admission.find(({ ielts }) => ielts)?.ielts,
    taughtIn: facts.language?.taughtIn,
    plan: studyPlan(program, school),
    pace: facts.pace?.kind,
    classes: classesOf(program, school.timeZone),
    price: total && { ...total, year: facts.price?.year },
  };
}

/** All programmes as the rules look at them. */
export function fitPrograms(): FitProgram[] {
  return [...content.programs.keys()].map(fitProgram);
}

function recognitionIn(wanted: CountryRecognition['country']): Recognition {
  const uses = content.recognition.find(({ country }) => country === wanted)?.uses ?? [];
  return Object.fromEntries(uses.map(({ id, status }) => [id, status]));
}

/** Where the readers of a language are, unless they say otherwise. */
const ZONE_OF_READERS: Record<Locale, string | undefined> = {
  zh: HOME_ZONES.beijing,
  en: undefined,
  vi: HOME_ZONES.hanoi,
};

/** What the rules need beside answers and programmes; `zone` is what the browser said of itself. */
export function fitSetting(answers: FitAnswers, locale: Locale, zone: string | undefined, today: Date): FitSetting {
  const zones = { china: HOME_ZONES.beijing, vietnam: HOME_ZONES.hanoi, other: zone };
  const country = budgetOf(answers)?.country;
  return {
    today,
    homeZone: country ? zones[country] : (ZONE_OF_READERS[locale] ?? zone),
    rates: content.exchange,
    recognition: { china: recognitionIn('china'), vietnam: recognitionIn('vietnam') },
  };
}
