/** Whether an error is one of the system's own, by its code as of `errno`: `ENOENT`, `EADDRINUSE`. */
export function isErrno(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
