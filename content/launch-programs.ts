/** What no source says yet of schools and programmes: a part of the launch check. */
import type { Content } from './parse-content.ts';
import type { Program } from './schema/programs.ts';

/** One thing left to do: the file, and what to do there. */
export interface LaunchItem {
  file: string;
  task: string;
}

/** Schools of which something basic has no source. */
export function schoolItems({ schools }: Content): LaunchItem[] {
  return [...schools]
    .filter(([, school]) => !school.founded || !school.accreditor)
    .map(([slug]) => ({
      file: `content/schools/${slug}.yaml`,
      task: 'Year of foundation or accreditor has no source yet.',
    }));
}

/** Prices and later ranks whose source gives no year: a reader cannot tell how old they are. */
function undated({ facts, rankings }: Program): string[] {
  return [
    ...(facts.price && facts.price.year === undefined ? ['price'] : []),
    ...rankings.filter(({ later }) => later && later.year === undefined).map(() => 'later ranking'),
  ];
}

function programTasks(program: Program): (string | false)[] {
  const { title, isTitleSourced, mode, facts, rankings } = program;
  const missing = [
    !facts.price && 'price',
    !facts.length && 'length',
    !facts.study && 'credits',
    rankings.length === 0 && 'ranking',
  ].filter((name) => name !== false);
  return [
    !isTitleSourced && `Confirm the title "${title.zh}" with the institution, then set isTitleSourced to true.`,
    mode === 'unconfirmed' && 'No source says how it is studied (mode is unconfirmed): ask the institution.',
    missing.length > 0 && `No source yet for: ${missing.join(', ')}.`,
    ...undated(program).map((name) => `The source of the ${name} gives no year: find out of which year it is.`),
  ];
}

/** What no source says of each programme yet. */
export function programItems({ programs }: Content): LaunchItem[] {
  return [...programs].flatMap(([slug, program]) =>
    programTasks(program)
      .filter((task) => task !== false)
      .map((task) => ({ file: `content/programs/${slug}.yaml`, task })),
  );
}
