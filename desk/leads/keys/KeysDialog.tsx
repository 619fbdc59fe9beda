/** The list of a screen's keys (`?`). */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  styled,
  Switch,
  Typography,
} from '@mui/material';
import { useTranslate } from '../../words/WordsProvider.tsx';
import type { KeyCommand } from './key-commands.ts';
import { useKeysWanted } from './use-keys.ts';

const List = styled('dl')({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 16px', margin: '16px 0' });
const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 28,
  padding: '2px 6px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 6,
  background: theme.palette.background.default,
  fontFamily: 'inherit',
  textAlign: 'center',
}));

interface Props {
  isOpen: boolean;
  onClose: () => void;
  commands: readonly KeyCommand[];
}

/** Keys and what they do, with a switch for who does not want them (WCAG 2.1.4). */
export default function KeysDialog({ isOpen, onClose, commands }: Props) {
  const translate = useTranslate();
  const [isWanted, setWanted] = useKeysWanted();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="keys-title" maxWidth="xs" fullWidth>
      <DialogTitle id="keys-title">{translate('person.key.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{translate('person.key.text')}</Typography>
        <List>
          {commands.map(({ key, name }) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd style={{ margin: 0 }}>{translate(`person.key.${name}`)}</dd>
            </div>
          ))}
        </List>
        <FormControlLabel
          control={<Switch checked={isWanted} onChange={(_event, isOn) => setWanted(isOn)} />}
          label={translate('person.key.on')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('person.key.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
