import { SelectField } from '../../components/select-field/SelectField.tsx';

interface PlaceProgram {
  slug: string;
  /** Title and school. */
  name: string;
}

interface PlaceFieldProps {
  label: string;
  value: string;
  /** Programmes that stand at a place already. */
  taken: readonly string[];
  shortlisted: readonly PlaceProgram[];
  /** All programmes, field by field. */
  groups: readonly { name: string; programs: readonly PlaceProgram[] }[];
  texts: Record<'none' | 'shortlist', string>;
  /** Places are filled from the first. */
  isEnabled: boolean;
  onChoose: (slug: string) => void;
}

/** The field of one place: the programmes of the shortlist first. */
export function PlaceField({ label, value, taken, shortlisted, groups, texts, isEnabled, onChoose }: PlaceFieldProps) {
  const option = ({ slug, name }: PlaceProgram) => (
    <option key={slug} value={slug} disabled={slug !== value && taken.includes(slug)}>
      {name}
    </option>
  );
  const others = groups.map(({ name, programs }) => ({
    name,
    programs: programs.filter(({ slug }) => !shortlisted.some((one) => one.slug === slug)),
  }));
  return (
    <SelectField label={label} value={value} isSet={value !== ''} isDisabled={!isEnabled} onChoose={onChoose}>
      <option value="">{texts.none}</option>
      {shortlisted.length > 0 && <optgroup label={texts.shortlist}>{shortlisted.map(option)}</optgroup>}
      {others.map(
        ({ name, programs }) =>
          programs.length > 0 && (
            <optgroup key={name} label={name}>
              {programs.map(option)}
            </optgroup>
          ),
      )}
    </SelectField>
  );
}
