/** How the table of a file is read: sheet, encoding, headings and columns, with names to check it by. */
import { Alert, Box, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { ChoiceField } from '../../../../desk/components/ChoiceField.tsx';
import { columnLetters } from '../../../../contract/text/column-letters.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import {
  hasPersonColumns,
  IMPORT_HEADING_ROWS,
  type ImportColumns,
  type ImportLayout,
} from '../../contract/imports.ts';
import type { ImportTable } from '../../schema/imports.ts';
import { COLUMN_ROLES, roleOf, withRole } from './columns.ts';

const GRID = { display: 'grid', gap: 2, paddingTop: 0.75, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

interface Props {
  layout: ImportLayout;
  /** As they are read: chosen, kept or recognised. */
  columns: ImportColumns;
  table: ImportTable;
  onChange: (table: ImportTable) => void;
}

/** Encodings with three names in each: whoever knows the people sees which one is right. */
function EncodingField({ layout, table, onChange }: Omit<Props, 'columns'>) {
  const translate = useTranslate();
  const { encodings, encoding } = layout;
  const chosen = table.encoding ?? encoding;
  const label = translate(encoding === undefined ? 'import.encoding_doubt' : 'import.encoding');
  return (
    <Box>
      {encoding === undefined ? (
        <Alert severity="warning">{label}</Alert>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      )}
      <RadioGroup aria-label={label} value={chosen ?? ''} sx={{ marginTop: 1 }}>
        {encodings.map((one) => (
          <FormControlLabel
            key={one.encoding}
            value={one.encoding}
            control={<Radio onChange={() => onChange({ ...table, encoding: one.encoding })} />}
            sx={{ alignItems: 'flex-start', marginRight: 0, paddingBlock: 0.5 }}
            slotProps={{ typography: { component: 'div', sx: { minWidth: 0, paddingTop: 1 } } }}
            label={
              <>
                <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  <bdi>{one.samples.join(' · ') || translate('import.no_samples')}</bdi>
                </Box>
                <Typography variant="body2" color="textSecondary">
                  {translate(`import.encoding.${one.encoding}`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
        {translate('import.encoding_hint')}
      </Typography>
    </Box>
  );
}

/** Which sheet, and which of its rows has the headings. */
function PlaceFields({ layout, table, onChange }: Omit<Props, 'columns'>) {
  const translate = useTranslate();
  const { encoding } = table;
  const { sheets, sheet, heading_row: row } = layout;
  const rows = Array.from({ length: Math.max(IMPORT_HEADING_ROWS, row) + 1 }, (_, at) => at);
  return (
    <Box sx={GRID}>
      {sheets.length > 1 && (
        <ChoiceField
          label={translate('import.sheet')}
          value={sheet}
          options={[...sheets.keys()]}
          textOf={(at) => sheets[at]}
          onChoose={(at) => onChange({ sheet: at })}
        />
      )}
      <ChoiceField
        label={translate('import.heading_row')}
        value={row}
        options={rows}
        textOf={(one) => translate(one === 0 ? 'import.heading_row_none' : 'import.heading_row_at', { row: one })}
        // Other headings say anew what the columns are.
        onChoose={(one) => onChange({ ...(encoding && { encoding }), sheet, heading_row: one })}
      />
    </Box>
  );
}

function ColumnFields({ layout, columns, table, onChange }: Props) {
  const translate = useTranslate();
  const { headings, heading_row } = layout;
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, padding: 0 }}>
        {translate('import.columns')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 2, maxWidth: '68ch' }}>
        {translate('import.columns_hint')}
      </Typography>
      <Box sx={GRID}>
        {headings.map((heading, column) => (
          <ChoiceField
            key={columnLetters(column)}
            label={heading || translate('import.column', { letter: columnLetters(column) })}
            value={roleOf(columns, column)}
            options={COLUMN_ROLES}
            textOf={(role) => translate(`import.${role}`, {}, translate(`lead.field.${role}`))}
            onChoose={(role) => onChange({ ...table, heading_row, columns: withRole(columns, column, role) })}
          />
        ))}
      </Box>
    </Box>
  );
}

/** All of it; what is in doubt is said above its fields. */
export function TableFields(props: Props) {
  const translate = useTranslate();
  const { layout, columns } = props;
  const isDoubtful = layout.encodings.length > 0 && layout.encoding === undefined;
  return (
    <Stack spacing={2.5}>
      {layout.encodings.length > 1 && <EncodingField {...props} />}
      {!isDoubtful && !hasPersonColumns(columns) && (
        <Alert severity="warning">{translate('import.columns_missing')}</Alert>
      )}
      <PlaceFields {...props} />
      <ColumnFields {...props} />
      {!isDoubtful && layout.samples.length > 0 && (
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {translate('import.samples', { names: layout.samples.join(' · ') })}
        </Typography>
      )}
    </Stack>
  );
}
