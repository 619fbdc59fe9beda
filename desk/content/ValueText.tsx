/** What a field says, to be read: for what changed and for two versions of it. */
import Box from '@mui/material/Box';
import { useTranslate } from '../words/WordsProvider.tsx';

function linesOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  return Object.entries(value).flatMap(([name, inner]) => {
    const lines = linesOf(inner);
    return lines.length === 1 ? [`${name}: ${lines[0]}`] : lines;
  });
}

/** A text as it is; what has fields as lines. */
export function ValueText({ value }: { value: unknown }) {
  const translate = useTranslate();
  const lines = linesOf(value).filter((line) => line !== '');
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {lines.length === 0 ? <em>{translate('document.empty')}</em> : lines.join('\n')}
    </Box>
  );
}
