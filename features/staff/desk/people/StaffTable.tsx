/** Everybody with an account: a table, on phones a card each. */
import {
  Box,
  Chip,
  IconButton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import pencilSimpleIcon from '@phosphor-icons/core/regular/pencil-simple.svg?raw';
import shieldCheckIcon from '@phosphor-icons/core/regular/shield-check.svg?raw';
import { ChoiceField } from '../../../../desk/components/ChoiceField.tsx';
import { ROLES, type Role } from '../../../../contract/staff/access.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { nameAndAddress } from '../../../../desk/leads/staff-names.ts';
import { useMe } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { useTimes } from '../../../../desk/words/use-times.ts';
import type { StaffItem } from '../../contract.ts';
import { type PersonAction, PersonActions, SafetyMenu } from './PersonActions.tsx';

interface Props {
  people: readonly StaffItem[];
  onRole: (person: StaffItem, role: Role) => void;
  onEnable: (person: StaffItem) => void;
  onAsk: (what: PersonAction, person: StaffItem) => void;
  onName: (person: StaffItem) => void;
}

type PersonProps = Omit<Props, 'people'> & { person: StaffItem };

function State({ person: { is_disabled, has_password, has_factor } }: { person: StaffItem }) {
  const translate = useTranslate();
  if (is_disabled) return <Chip size="small" variant="outlined" label={translate('staff.disabled')} />;
  if (!has_password) return <Chip size="small" color="warning" label={translate('staff.invited')} />;
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      <Chip size="small" color="success" label={translate('staff.active')} />
      {has_factor && (
        <Chip
          size="small"
          variant="outlined"
          icon={<Icon drawing={shieldCheckIcon} />}
          label={translate('staff.factor')}
        />
      )}
    </Stack>
  );
}

function Name({ person, onName }: Pick<PersonProps, 'person' | 'onName'>) {
  const translate = useTranslate();
  const isMe = useMe().id === person.id;
  const { name, email } = person;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name ?? email}
        {isMe && (
          <Typography component="span" variant="body2" color="textSecondary">
            {` (${translate('staff.you')})`}
          </Typography>
        )}
      </Typography>
      <IconButton
        size="small"
        aria-label={translate('staff.name_of', { person: nameAndAddress(person) })}
        onClick={() => onName(person)}
        sx={{ marginBlock: -0.5 }}
      >
        <Icon drawing={pencilSimpleIcon} isSmall />
      </IconButton>
      {name !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      )}
    </Box>
  );
}

function RoleSelect({ person, onRole }: Pick<PersonProps, 'person' | 'onRole'>) {
  const translate = useTranslate();
  return (
    <ChoiceField
      value={person.role}
      disabled={person.is_disabled}
      options={ROLES}
      textOf={(role) => translate(`role.${role}`)}
      onChoose={(role) => onRole(person, role)}
      slotProps={{
        // The label stands in the table's head: here it is said alone.
        select: {
          SelectDisplayProps: { 'aria-label': translate('staff.role_of', { person: nameAndAddress(person) }) },
        },
        htmlInput: { 'aria-label': translate('staff.role_of', { person: nameAndAddress(person) }) },
      }}
      sx={{ minWidth: 130 }}
    />
  );
}

function PersonCard(props: PersonProps) {
  const { person, onRole } = props;
  return (
    <Box
      component="li"
      sx={{ padding: 2, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
        {/* The state goes below an address that leaves it no room. */}
        <Stack
          direction="row"
          useFlexGap
          sx={{
            flexGrow: 1,
            minWidth: 0,
            justifyContent: 'space-between',
            flexWrap: 'wrap',
            columnGap: 1,
            rowGap: 0.5,
          }}
        >
          <Name person={person} onName={props.onName} />
          <Box sx={{ flexShrink: 0 }}>
            <State person={person} />
          </Box>
        </Stack>
        <SafetyMenu person={person} onAsk={props.onAsk} />
      </Stack>
      <Stack direction="row" spacing={1} sx={{ marginTop: 1.5, flexWrap: 'wrap', rowGap: 1, alignItems: 'center' }}>
        <RoleSelect person={person} onRole={onRole} />
        <PersonActions {...props} />
      </Stack>
    </Box>
  );
}

function PersonRow(props: PersonProps) {
  const { person, onRole } = props;
  const times = useTimes();
  return (
    <TableRow>
      <TableCell>
        <Name person={person} onName={props.onName} />
      </TableCell>
      <TableCell>
        <RoleSelect person={person} onRole={onRole} />
      </TableCell>
      <TableCell>
        <State person={person} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{times.day(person.created_at)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <PersonActions {...props} />
        <SafetyMenu person={person} onAsk={props.onAsk} />
      </TableCell>
    </TableRow>
  );
}

/** Each person with their role, their state and what can be done with the account. */
export function StaffTable({ people, ...rest }: Props) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (isNarrow) {
    return (
      <Box component="ul" aria-label={translate('staff.title')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {people.map((person) => (
          <PersonCard key={person.id} person={person} {...rest} />
        ))}
      </Box>
    );
  }
  return (
    <Table aria-label={translate('staff.title')}>
      <TableHead>
        <TableRow>
          {['person', 'role', 'state', 'added'].map((name) => (
            <TableCell key={name}>{translate(`staff.${name}`)}</TableCell>
          ))}
          {/* Buttons need no heading; an empty one would be read out. */}
          <TableCell component="td" />
        </TableRow>
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} {...rest} />
        ))}
      </TableBody>
    </Table>
  );
}
