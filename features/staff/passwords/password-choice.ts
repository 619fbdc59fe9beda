/** Which passwords may be chosen (decision 030; ASVS 6.2.1, 6.2.4, 6.2.11, 6.2.12). Asks nobody outside. */
import { CODE } from '../../../contract/codes.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../contract.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Fewer different characters are no password, however many there are. */
const DIFFERENT_CHARACTERS_MIN = 5;
/** Guesses that a password has to withstand, as a power of ten: zxcvbn's highest class begins here. */
const GUESSES_LOG10_MIN = 10;
/** The estimate takes longer with each character; what is hard to guess after so many is so with all. */
const ESTIMATED_CHARACTERS_MAX = 40;
/** What has to be left of a password without the words that everybody here knows. */
const OWN_CHARACTERS_MIN = 8;
/** The least of an e-mail address or a company's name that is looked for: shorter ones are in anything. */
const KNOWN_WORD_MIN_CHARACTERS = 3;

/** What a password must not be made of. */
export interface PasswordOwner {
  email: string;
  /** Names of the company and its site. */
  companyWords: readonly string[];
}

type Estimate = (password: string, words: string[]) => number;
let estimate: Promise<Estimate> | undefined;

/** Loaded when a password is chosen for the first time: it takes 20 MB and 50 ms. */
async function loadEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, words) => zxcvbn.check(password, words).guessesLog10;
}

function knownWords({ email, companyWords }: PasswordOwner): string[] {
  const words = [email.split('@')[0] ?? '', ...companyWords].flatMap((text) => [
    text,
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  const plain = words.map((word) => word.normalize('NFKC').toLowerCase());
  // A Chinese name is two characters long.
  return [...new Set(plain)].filter(
    (word) => word.length >= (/\p{Script=Han}/u.test(word) ? 2 : KNOWN_WORD_MIN_CHARACTERS),
  );
}

/** Whether little more than names is left of a password: `First Light 2026`. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const named = words.some((word) => password.includes(word));
  const own = [...words]
    .sort((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password);
  return named && own.replaceAll(/[^\p{L}\p{N}]/gu, '').length < OWN_CHARACTERS_MIN;
}

/** Whether a password is too short, too long, too simple or has the name of the e-mail address in it. */
function isWeakPassword(password: string, email: string): boolean {
  const characters = [...password.normalize('NFKC')];
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  return (
    characters.length < PASSWORD_MIN_CHARACTERS ||
    characters.length > PASSWORD_MAX_CHARACTERS ||
    new Set(characters).size < DIFFERENT_CHARACTERS_MIN ||
    (name.length >= KNOWN_WORD_MIN_CHARACTERS && password.toLowerCase().includes(name))
  );
}

/** Whether others have chosen a password before, or would guess it: words with a year, rows of keys, names of the company. */
async function isGuessable(password: string, owner: PasswordOwner): Promise<boolean> {
  const typed = password.normalize('NFKC');
  const words = knownWords(owner);
  if (isCommonPassword(typed) || isMadeOf(typed.toLowerCase(), words)) return true;
  estimate ??= loadEstimate();
  const guessesLog10 = (await estimate)([...typed].slice(0, ESTIMATED_CHARACTERS_MAX).join(''), words);
  return guessesLog10 < GUESSES_LOG10_MIN;
}

/** Passes when a password may be chosen. @throws ApiError weakPassword or commonPassword. */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  if (isWeakPassword(password, owner.email)) throw new ApiError(CODE.weakPassword, { field: 'password' });
  if (await isGuessable(password, owner)) throw new ApiError(CODE.commonPassword, { field: 'password' });
}
