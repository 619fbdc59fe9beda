/** Requests for the pages of a site, made by chance from a seed: most as browsers send them, some odd, some broken. */
import type { Resource } from '../../server/pages/files/resource.ts';
import type { Site } from '../../server/pages/site.ts';

/** What goes over one connection: each request is sent after the answer to the one before. */
export interface RequestSequence {
  /** As browsers send them: the connection stays open. */
  plain: string[];
  /** Whatever it may be: the sending side is closed after it. */
  last: string;
}

/** An address of the site. */
interface Address {
  path: string;
  /** Of the forms of its answers. */
  etags: string[];
  /** A film, of which only the headers are asked for: whole ones would take most of the time. */
  isFilm: boolean;
}

/** With these every address but a film is answered from the memory. */
export const COMMON_ENCODING = [
  'br',
  'gzip, deflate, br, zstd',
  'gzip',
  '*',
  'BR',
  'br;q=0, gzip',
  `br${', x'.repeat(200)}`,
];
/** Values of `Accept-Encoding` that are rare, or no values at all. */
export const ODD_ENCODING = ['zstd', 'identity', 'br;q=0', 'identity;q=0', '', 'gzip;q=x', ',,;', '*;q=0'];
/** Values of `Accept-Language`, some of them broken. */
export const ACCEPT_LANGUAGE = ['en', 'vi-VN,vi;q=0.9', 'zh-TW', 'fr', '*', ';;,=q', 'en;q=0, vi;q=0.1', ''];
/** Values of `Cookie`, with the language and without. */
export const COOKIE = [
  'userLanguage=vi',
  'a=1; userLanguage=en',
  'userLanguage=fr',
  'userLanguage="vi"',
  'xuserLanguage=vi',
  '',
];
const FORWARDED_PROTO = ['https', 'http', 'HTTPS', 'https, http', ''];
/** Header lines that change nothing of an answer. */
export const USUAL_FIELDS = [
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
  'Connection: keep-alive',
  'Cache-Control: no-cache',
  'If-Modified-Since: Sat, 21 Nov 2026 09:00:00 GMT',
  'Sec-Fetch-Mode: navigate',
  'X-Empty:',
  'X-Tabs:\t a\t b \t',
  'Content-Type: text/html',
  'Keep-Alive: timeout=1',
  '__proto__: x',
  "!#$%&'*+-.^_`|~: x",
];
/** Header lines that a server may refuse or end the connection for. */
export const ODD_FIELDS = [
  'Connection: close',
  'Connection: Keep-Alive',
  'Connection: x, close',
  'Connection: upgrade\r\nUpgrade: h2c',
  'Proxy-Connection: close',
  'Content-Length: 0',
  'Content-Length: 5',
  'Content-Length: 0\r\nContent-Length: 0',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Expect: 100-continue',
  'Expect: x',
  'TE: trailers',
  'Trailer: X-End',
  'Host: other',
  'Cookie: userLanguage=vi\r\nCookie: userLanguage=en',
  'Accept-Language: en\r\nAccept-Language: vi',
  'If-None-Match: "x"\r\nIf-None-Match: *',
  'Range: bytes=0-9',
  'Range: bytes=0-9\r\nIf-Range: "x"',
  'Range: bytes=-0',
  'Range: bytes=99999999999-',
  'Range: bytes=0-1, 5-6',
  'X-Latin: \xe9',
  'X-Space : y',
  'X-Nothing',
  ': x',
  'X-Folded: a\r\n b',
  'X-Return: a\rb',
  'X-Null: a\0b',
  `X-Long: ${'y'.repeat(17_000)}`,
  `X-Long: ${'y'.repeat(15_000)}`,
  Array.from({ length: 150 }, (_, index) => `X-${index}: y`).join('\r\n'),
];
/** Methods other than `GET` and `HEAD`, and none at all. */
export const ODD_METHODS = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PURGE', 'get', 'GETS', 'G ET', ''];
/** Versions other than `HTTP/1.1`. */
export const ODD_VERSIONS = ['HTTP/1.0', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', 'HTTP/1.1 ', ''];
/** Request targets that are no page of the site. */
export const ODD_TARGETS = [
  '*',
  'http://other/en/phd',
  'https://other',
  '/nothing',
  '/en/nothing/deeper',
  '/api/nothing',
  '/healthz',
  '/_plain/en/',
  '/dashboard/leads/1',
  '/en/dashboard?x=1',
  '/appointment/',
  '/%E0%A4%A',
  '/%00',
  '/en/\xe9',
  `/${'x'.repeat(3000)}`,
  `/${'x'.repeat(17_000)}`,
  'en/phd',
  '/en/../vi/',
];

/** Mulberry32: small, and even enough for choosing. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function addressOf(path: string, resources: readonly Resource[]): Address {
  const etags = resources.flatMap(({ forms }) => [...forms.values()].map(({ content }) => content.etag));
  return { path, etags, isFilm: resources.some(({ file }) => file.hasRanges) };
}

function addressesOf({ direct, negotiated }: Site): Address[] {
  return [
    ...[...direct].map(([path, resource]) => addressOf(path, [resource])),
    ...[...negotiated].map(([path, answers]) => addressOf(path, Object.values(answers))),
  ];
}

/** Makes the requests of one seed. */
class RequestMaker {
  readonly #random: () => number;
  readonly #addresses: readonly Address[];
  readonly #inMemory: readonly Address[];

  constructor(seed: number, site: Site) {
    this.#random = generator(seed);
    this.#addresses = addressesOf(site);
    this.#inMemory = this.#addresses.filter(({ isFilm }) => !isFilm);
  }

  sequence(): RequestSequence {
    const plain = Array.from({ length: this.#below(9) }, () => this.#plain());
    return { plain, last: this.#odd() };
  }

  #below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  #isChosen(share: number): boolean {
    return this.#random() < share;
  }

  #one<T>(choices: readonly T[]): T {
    return choices[this.#below(choices.length)] as T;
  }

  /** A field in one of the ways to write its name. */
  #field(name: string, value: string): string {
    return `${this.#one([name, name.toLowerCase(), name.toUpperCase()])}: ${value}`;
  }

  #tag({ etags }: Address): string {
    const tag = etags.length > 0 ? this.#one(etags) : '"x"';
    return this.#one([tag, `W/${tag}`, `"x", ${tag}`, `"a,b",${tag} `, tag.replaceAll('"', ''), '*', '"x"', '']);
  }

  #fields(address: Address): string[] {
    const fields = [this.#field('Host', 'localhost')];
    if (this.#isChosen(0.5)) fields.push(this.#field('Accept-Language', this.#one(ACCEPT_LANGUAGE)));
    if (this.#isChosen(0.3)) fields.push(this.#field('Cookie', this.#one(COOKIE)));
    if (this.#isChosen(0.3)) fields.push(this.#field('If-None-Match', this.#tag(address)));
    if (this.#isChosen(0.2)) fields.push(this.#field('X-Forwarded-Proto', this.#one(FORWARDED_PROTO)));
    while (this.#isChosen(0.4)) fields.push(this.#one(USUAL_FIELDS));
    return fields;
  }

  #request(target: string, address: Address, more: readonly string[]): string {
    const method = address.isFilm ? 'HEAD' : this.#one(['GET', 'HEAD']);
    const fields = [...this.#fields(address), ...more].sort(() => this.#random() - 0.5);
    return `${method} ${target} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`;
  }

  #plain(): string {
    const address = this.#one(this.#inMemory);
    const query = this.#isChosen(0.2) ? this.#one(['?', '?a=b', '?/?', '?utm_source=%zz']) : '';
    const encoding = this.#field('Accept-Encoding', this.#one(COMMON_ENCODING));
    return this.#request(address.path + query, address, [encoding]);
  }

  /** As others send it, but for one or two fields or its address. */
  #unusual(target?: string): string {
    const address = this.#one(this.#addresses);
    const encoding = this.#field('Accept-Encoding', this.#one(ODD_ENCODING));
    const more = this.#one([[], [encoding], [this.#one(ODD_FIELDS)], [encoding, this.#one(ODD_FIELDS)]]);
    return this.#request(target ?? address.path, address, more);
  }

  /** A path of the site, written another way. */
  #respelled(): string {
    const { path } = this.#one(this.#addresses);
    const at = this.#below(path.length);
    const encoded = `%${path.charCodeAt(at).toString(16).padStart(2, '0')}`;
    return this.#one([
      path.slice(0, at) + encoded + path.slice(at + 1),
      `${path}/`,
      `/${path}`,
      `/.${path}`,
      path.toUpperCase(),
      `${path}#part`,
      `${path};a=b`,
      `${path}%zz`,
      `${path} x`,
      `http://localhost${path}`,
    ]);
  }

  #odd(): string {
    const plain = this.#plain();
    const makers = [
      () => this.#unusual(),
      () => this.#unusual(),
      () => this.#unusual(this.#one(ODD_TARGETS)),
      () => this.#unusual(this.#respelled()),
      () => plain.replace(/^\w+/, this.#one(ODD_METHODS)),
      () => plain.replace('HTTP/1.1', this.#one(ODD_VERSIONS)),
      () => plain.replace(/host: localhost\r\n/i, this.#one(['', 'Host:\r\n', 'Host: a b\r\n'])),
      () => plain.replace(' ', this.#one(['  ', '\t', ''])),
      () => plain.replaceAll('\r\n', '\n'),
      () => plain.replace('\r\n', this.#one(['\n', '\r', '\r\n\r\n', '\r\n '])),
      () => `${this.#one(['\r\n', '\n', ' ', '\0'])}${plain}`,
      () => plain.slice(0, this.#below(plain.length)),
      () => plain + this.#one([plain, this.#plain(), 'x', '\r\n', 'GET']),
    ];
    return this.#one(makers)();
  }
}

/** So many sequences of requests; the same for the same seed and site. */
export function generateSequences(seed: number, site: Site, count: number): RequestSequence[] {
  const maker = new RequestMaker(seed, site);
  return Array.from({ length: count }, () => maker.sequence());
}
