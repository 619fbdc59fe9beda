/** What no source says yet of schools and programmes: a part of the launch check. */
import { joinWords, type Locale } from '../contract/locales.ts';
import { launchFactMessages } from './launch.messages.ts';
import type { LaunchItem } from './launch-item.ts';
import type { Content } from './parse-content.ts';
import type { Program } from './schema/programs.ts';

/** Schools of which something basic has no source. */
export function schoolItems({ schools }: Content): LaunchItem[] {
  return [...schools].flatMap(([slug, { founded, accreditor }]): LaunchItem[] =>
    founded && accreditor
      ? []
      : [{ place: `schools/${slug}`, path: [founded ? 'accreditor' : 'founded'], kind: 'school-basics' }],
  );
}

/** An item without its place. */
type Task = Omit<LaunchItem, 'place'>;

/** Prices and later ranks whose source gives no year: a reader cannot tell how old they are. */
function undated({ facts, rankings }: Program): Task[] {
  return [
    ...(facts.price && facts.price.year === undefined
      ? [{ path: ['facts', 'price'], kind: 'price-undated' } as const]
      : []),
    ...rankings.flatMap(({ later }, index): Task[] =>
      later && later.year === undefined ? [{ path: ['rankings', index, 'later'], kind: 'ranking-undated' }] : [],
    ),
  ];
}

/** Facts that every programme is asked for, and has no source of. */
function missing({ facts, rankings }: Program): Task[] {
  const names = (['price', 'length', 'credits', 'ranking'] as const).filter((name) => {
    if (name === 'ranking') return rankings.length === 0;
    return !facts[name === 'credits' ? 'study' : name];
  });
  const namesIn = (locale: Locale) =>
    joinWords(
      names.map((name) => launchFactMessages[name][locale]),
      locale,
    );
  if (names.length === 0) return [];
  const path = names.every((name) => name === 'ranking') ? ['rankings'] : ['facts'];
  return [
    { path, kind: 'program-missing', values: { facts: { zh: namesIn('zh'), en: namesIn('en'), vi: namesIn('vi') } } },
  ];
}

function programTasks(program: Program): Task[] {
  const { title, isTitleSourced, mode } = program;
  return [
    ...(isTitleSourced ? [] : [{ path: ['isTitleSourced'], kind: 'program-title', values: { title } } as const]),
    ...(mode === 'unconfirmed' ? [{ path: ['mode'], kind: 'program-mode' } as const] : []),
    ...missing(program),
    ...undated(program),
  ];
}

/** What no source says of each programme yet. */
export function programItems({ programs }: Content): LaunchItem[] {
  return [...programs].flatMap(([slug, program]) =>
    programTasks(program).map((task) => ({ place: `programs/${slug}`, ...task })),
  );
}
