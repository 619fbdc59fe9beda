/** A part of a form that is closed until it is wanted: what is closed is not rendered. */
import { Box, ButtonBase, Chip, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import caretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?raw';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { leadsTo, useCounts, useForm } from './form-context.tsx';

interface Props {
  path: FieldPath;
  title: string;
  /** What is in it, while it is closed. */
  summary?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Whether it is open from the beginning. */
  startsOpen?: boolean;
  children: () => ReactNode;
}

/** Opens by a press, and by itself where the field is that somebody wants to see. */
export function Fold({ path, title, summary = '', action, startsOpen = false, children }: Props) {
  const translate = useTranslate();
  const contentId = useId();
  const { target } = useForm();
  const { faults, gaps } = useCounts(path);
  const [isOpen, setOpen] = useState(startsOpen);
  const [seen, setSeen] = useState<FieldPath>();
  if (target !== seen) {
    setSeen(target);
    if (target && leadsTo(path, target)) setOpen(true);
  }
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', paddingRight: 1 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 48,
            justifyContent: 'flex-start',
            gap: 1,
            padding: '8px 12px',
            borderRadius: 2,
            textAlign: 'start',
          }}
        >
          <Icon
            drawing={caretDownIcon}
            style={{ transform: isOpen ? 'none' : 'rotate(-90deg)', color: 'var(--text-soft)' }}
          />
          <Typography component="span" sx={{ fontWeight: 600, minWidth: 0, maxWidth: '70%' }}>
            {title}
          </Typography>
          {!isOpen && (
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              noWrap
              sx={{ flex: '1 1 0', minWidth: 0 }}
            >
              {summary}
            </Typography>
          )}
          {faults + gaps > 0 && (
            <Chip
              component="span"
              size="small"
              color={faults > 0 ? 'error' : 'default'}
              label={
                faults > 0
                  ? translate('document.faults', { count: faults })
                  : translate('document.gaps', { count: gaps })
              }
              sx={{ marginLeft: 'auto', flexShrink: 0 }}
            />
          )}
        </ButtonBase>
        {action}
      </Box>
      <Box id={contentId} hidden={!isOpen} sx={{ padding: { xs: 1.5, sm: 2 }, paddingTop: { xs: 0.5, sm: 0.5 } }}>
        {isOpen && children()}
      </Box>
    </Box>
  );
}
