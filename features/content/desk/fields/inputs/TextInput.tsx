/** An input for a text of any length: it grows with what is typed. */
import { FormHelperText, OutlinedInput, styled } from '@mui/material';

const GrowingInput = styled(OutlinedInput)({
  padding: 0,
  '& textarea': {
    padding: '9px 12px',
    lineHeight: 1.55,
    height: 'auto',
    minHeight: '1.55em',
    resize: 'vertical',
    fieldSizing: 'content',
    fontFamily: 'inherit',
  },
});

interface Props {
  id: string;
  value: string;
  /** Element that names the field, where it has no label of its own. */
  labelledBy?: string;
  lang?: string;
  /** What speaks against the text, in words. */
  marks: readonly string[];
  /** Fault or remark. */
  isError?: boolean;
  /** Rows shown by a browser that cannot let it grow. */
  rows?: number;
  onChange: (value: string) => void;
  /** The input is left. */
  onLeave?: (() => void) | undefined;
}

/** The input with its marks below. */
export function TextInput({ id, value, labelledBy, lang, marks, isError = false, rows = 1, onChange, onLeave }: Props) {
  const markId = `${id}-marks`;
  return (
    <>
      <GrowingInput
        fullWidth
        id={id}
        value={value}
        error={isError}
        inputComponent="textarea"
        inputProps={{
          rows,
          lang,
          'aria-labelledby': labelledBy,
          'aria-describedby': marks.length > 0 ? markId : undefined,
          'aria-invalid': isError || undefined,
        }}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      <div id={markId} aria-live="polite">
        {marks.map((mark) => (
          <FormHelperText
            key={mark}
            error={isError}
            sx={{ ...(!isError && { color: 'warning.main' }), overflowWrap: 'anywhere' }}
          >
            {mark}
          </FormHelperText>
        ))}
      </div>
    </>
  );
}
