/** What a registration can answer, by field: for controls that offer all of it. */
import { EDUCATION, PURPOSE, WORKING_YEARS } from '../../contract/registration/registration.ts';

/** The values of each answer by their names. */
export const ANSWER_VALUES = { education: EDUCATION, working_years: WORKING_YEARS, purpose: PURPOSE } as const;
