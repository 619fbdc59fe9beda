/** The message that says whether a film has sound. */
export function soundWord(hasSound: boolean): 'film.sound' | 'film.silent' {
  return hasSound ? 'film.sound' : 'film.silent';
}
