/** Finds out which program holds a port or a file, where Linux tells: of one's own programs, and as root of all. */
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** State of a socket that listens, as /proc/net/tcp writes it. */
const LISTENING = '0A';
const COMMAND_MAX_CHARACTERS = 120;

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The sockets that listen at a port, as links below /proc name them. */
function listeningSockets(port: number): Set<string> {
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readOrEmpty(file).split('\n'));
  const sockets = new Set<string>();
  for (const line of lines) {
    const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
    const isAtPort = Number.parseInt(local?.split(':')[1] ?? '', 16) === port;
    if (isAtPort && state === LISTENING) sockets.add(`socket:[${inode}]`);
  }
  return sockets;
}

function holds(pid: string, wanted: ReadonlySet<string>): boolean {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).some((file) => {
      try {
        return wanted.has(readlinkSync(`${folder}/${file}`));
      } catch {
        // Closed meanwhile.
        return false;
      }
    });
  } catch {
    // Another user's, or ended meanwhile.
    return false;
  }
}

/** The other program that has one of some files or sockets open, by its number and how it was started. */
function findHolder(wanted: ReadonlySet<string>): string | undefined {
  if (wanted.size === 0 || process.platform !== 'linux') return undefined;
  const pid = readdirSync('/proc').find(
    (name) => /^\d+$/.test(name) && name !== String(process.pid) && holds(name, wanted),
  );
  if (pid === undefined) return undefined;
  // Without flags, of which the server has more than a line.
  const command = readOrEmpty(`/proc/${pid}/cmdline`)
    .split('\0')
    .filter((part) => !part.startsWith('-'));
  return `process ${pid} (${command.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, COMMAND_MAX_CHARACTERS)})`;
}

/** The program that listens at a port, by its number and how it was started; undefined where that cannot be told. */
export function findPortHolder(port: number): string | undefined {
  return findHolder(listeningSockets(port));
}

/** Another program that has a file open, as {@link findPortHolder} tells it. */
export function findFileHolder(file: string): string | undefined {
  return findHolder(new Set([realpathSync(file)]));
}
