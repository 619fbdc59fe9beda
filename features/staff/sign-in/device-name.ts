/** Names a browser in a few words, for a person's own list of sessions. */

const BROWSERS: readonly [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

function nameIn(list: readonly [RegExp, string][], agent: string): string | undefined {
  return list.find(([shape]) => shape.test(agent))?.[1];
}

/** Browser and system of a `User-Agent`, such as `Chrome, Windows`; `?` when it tells nothing. */
export function deviceName(agent: string | undefined): string {
  const parts = [nameIn(BROWSERS, agent ?? ''), nameIn(SYSTEMS, agent ?? '')].filter((part) => part !== undefined);
  return parts.join(', ') || '?';
}
