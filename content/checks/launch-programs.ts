/** What no source says yet of schools and programmes: a part of the launch check. */
import type { Locale } from '../../contract/locales.ts';
import { joinWords } from '../../contract/text/punctuation.ts';
import { launchFactMessages } from './launch.messages.ts';
import type { LaunchItem } from './launch-item.ts';
import type { Content } from '../reading/parse-content.ts';
import type { Program } from '../schema/programs.ts';

/** Whether something basic of a school has no source. */
export function schoolChecks({ schools }: Content): LaunchItem[] {
  return [...schools].map(([slug, { founded, accreditor }]) => ({
    place: `schools/${slug}`,
    path: [founded ? 'accreditor' : 'founded'],
    kind: 'school-basics',
    isDone: Boolean(founded && accreditor),
  }));
}

/** A check without its place. */
type Task = Omit<LaunchItem, 'place'>;

/** Prices and later ranks, whose source may give no year: a reader cannot tell how old they are. */
function dated({ facts, rankings }: Program): Task[] {
  const { price } = facts;
  return [
    ...(price ? [{ path: ['facts', 'price'], kind: 'price-undated', isDone: price.year !== undefined } as const] : []),
    ...rankings.flatMap(({ later }, index): Task[] =>
      later ? [{ path: ['rankings', index, 'later'], kind: 'ranking-undated', isDone: later.year !== undefined }] : [],
    ),
  ];
}

/** Facts that every programme is asked for, and has no source of. */
function missing({ facts, rankings }: Program): Task {
  const names = (['price', 'length', 'credits', 'ranking'] as const).filter((name) => {
    if (name === 'ranking') return rankings.length === 0;
    return !facts[name === 'credits' ? 'study' : name];
  });
  const namesIn = (locale: Locale) =>
    joinWords(
      names.map((name) => launchFactMessages[name][locale]),
      locale,
    );
  const path = names.every((name) => name === 'ranking') ? ['rankings'] : ['facts'];
  return {
    path,
    kind: 'program-missing',
    values: { facts: { zh: namesIn('zh'), en: namesIn('en'), vi: namesIn('vi') } },
    isDone: names.length === 0,
  };
}

function programTasks(program: Program): Task[] {
  const { isTitleSourced, mode } = program;
  return [
    { path: ['isTitleSourced'], kind: 'program-title', isDone: isTitleSourced },
    { path: ['mode'], kind: 'program-mode', isDone: mode !== 'unconfirmed' },
    missing(program),
    ...dated(program),
  ];
}

/** What no source may say yet of each programme. */
export function programChecks({ programs }: Content): LaunchItem[] {
  return [...programs].flatMap(([slug, program]) =>
    programTasks(program).map((task) => ({ place: `programs/${slug}`, ...task })),
  );
}
