/** Each school's colour as `--c`, for the document: style attributes are forbidden by the policy. */
import { content } from './site-content.ts';

/** A stylesheet with the colours of all schools. */
export function schoolColors(): string {
  return [...content.schools].map(([slug, { color }]) => `[data-school=${slug}]{--c:${color}}`).join('\n');
}
