import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const LACKING: [object, string[]][] = [
  [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
  [Map, ['groupBy']],
  [URL, ['canParse']],
];
const natives: [object, string, PropertyDescriptor | undefined][] = [];

beforeEach(async () => {
  vi.resetModules();
  for (const [of, names] of LACKING)
    for (const name of names) {
      natives.push([of, name, Object.getOwnPropertyDescriptor(of, name)]);
      Reflect.deleteProperty(of, name);
    }
});
afterEach(() => {
  for (const [of, name, native] of natives.splice(0)) if (native) Object.defineProperty(of, name, native);
});

it('DESK-10 a browser without the newer methods of arrays, maps and addresses gets them', async () => {
  await import('./stand-ins.ts');
  const list = [3, 1, 2];
  const results = [
    list.toReversed(),
    list.toSorted(),
    list.toSorted((a, b) => b - a),
    list.toSpliced(1, 1),
    list.toSpliced(1, 0, 7, 8),
    list.toSpliced(1),
    list.with(0, 9),
    [...Map.groupBy(list, (one) => one % 2)],
    URL.canParse('https://example.com/a'),
    URL.canParse('/a'),
    URL.canParse('/a', 'https://example.com'),
    Object.keys(list),
  ];
  expect(results).toEqual([
    [2, 1, 3],
    [1, 2, 3],
    [3, 2, 1],
    [3, 2],
    [3, 7, 8, 1, 2],
    [3],
    [9, 1, 2],
    [
      [1, [3, 1]],
      [0, [2]],
    ],
    true,
    false,
    true,
    ['0', '1', '2'],
  ]);
  expect(list).toEqual([3, 1, 2]);
});

it('DESK-10 a browser that has them keeps its own', async () => {
  for (const [of, name, native] of natives) if (native) Object.defineProperty(of, name, native);
  const own = Array.prototype.toSorted;
  await import('./stand-ins.ts');
  expect(Array.prototype.toSorted).toBe(own);
});
