/** Which programmes a visitor of a programme's page may want to compare: pure, tested. */
import { isConfirmed, isUnknown } from '../../../../content/rules/program-status.ts';
import type { Program } from '../../../../content/schema/programs.ts';

/** As many as one row of cards holds. */
export const RELATED_MAX = 3;

/** How much there is to compare: the confirmed programmes before all others, then by their facts. */
function answered(program: Program): number {
  return (isConfirmed(program) ? 100 : 0) + Object.keys(program.facts).length;
}

/**
 * Slugs of the programmes that are of the same key or of the same school, the two kinds by turns,
 * so that neither crowds out the other; those of which most is known come first. At most {@link RELATED_MAX}.
 */
export function relatedPrograms(slug: string, programs: ReadonlyMap<string, Program>): string[] {
  const own = programs.get(slug);
  if (!own) return [];
  const others = [...programs]
    .filter(([other, program]) => other !== slug && !isUnknown(program))
    .sort(([, a], [, b]) => answered(b) - answered(a));
  const pick = (matches: (program: Program) => boolean) =>
    others.filter(([, program]) => matches(program)).map(([other]) => other);
  const sameKey = pick(({ key }) => key === own.key);
  const sameSchool = pick(({ school }) => school === own.school);
  const byTurns = Array.from({ length: others.length }, (_, turn) => [sameKey[turn], sameSchool[turn]]).flat();
  return [...new Set(byTurns.filter((one) => one !== undefined))].slice(0, RELATED_MAX);
}
